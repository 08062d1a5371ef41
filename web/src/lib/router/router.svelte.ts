// Where the reader is. Links are plain anchors; clicks on those of this house are taken without loading the page anew.
import { href, parse, type Route } from "./routes";

class Router {
  route = $state.raw<Route>(parse(location.pathname, location.search));

  go(route: Route, replace = false): void {
    this.#open(href(route), replace);
  }

  #open(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.#read();
    window.scrollTo(0, 0);
  }

  #read(): void {
    this.route = parse(location.pathname, location.search);
  }

  /** Listens to the browser; returns how to stop. */
  listen(): () => void {
    const back = (): void => this.#read();
    const click = (event: MouseEvent): void => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
      if (link.pathname.startsWith("/api/") || link.hash) return;
      event.preventDefault();
      this.#open(link.pathname + link.search);
    };
    addEventListener("popstate", back);
    document.addEventListener("click", click);
    return () => {
      removeEventListener("popstate", back);
      document.removeEventListener("click", click);
    };
  }
}

export const router = new Router();
