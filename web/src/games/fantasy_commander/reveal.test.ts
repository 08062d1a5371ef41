import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";
import Order from "$lib/pieces/Order.svelte";

afterEach(cleanup);

const turning = (container: HTMLElement) => container.querySelector(".up");

it("flips a token that is turned up, once and to its end", async () => {
  const { container, rerender } = render(Order, { colour: null, seat: 1 });
  expect(container.querySelector(".sign")).toBeNull();
  await rerender({ colour: "green", seat: 1, turned: true });
  expect(turning(container)?.getAttribute("style")).toContain("--nth: 2");
  // What happens next does not cut it short.
  await rerender({ colour: "green", seat: 1, turned: false });
  expect(turning(container)).not.toBeNull();
  await fireEvent.animationEnd(turning(container) as Element);
  expect(turning(container)).toBeNull();
  expect(container.querySelector(".sign")).not.toBeNull();
});

it("lays a token that was never hidden without a flip", () => {
  const { container } = render(Order, { colour: "red", seat: 0 });
  expect(turning(container)).toBeNull();
});
