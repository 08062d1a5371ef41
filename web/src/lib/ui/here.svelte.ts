// Whether the reader looks at the page. Make one while a component is made.

export class Here {
  now = $state(!document.hidden);

  constructor() {
    $effect(() => {
      const look = (): void => {
        this.now = !document.hidden;
      };
      document.addEventListener("visibilitychange", look);
      return () => document.removeEventListener("visibilitychange", look);
    });
  }
}
