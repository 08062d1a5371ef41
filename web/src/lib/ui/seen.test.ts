import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { onceSeen } from "./seen";

describe("what may wait until the page has shown what is new", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame", "cancelAnimationFrame"] }));
  afterEach(() => void vi.useRealTimers());

  test("comes after the frame, and once", () => {
    const what = vi.fn();
    onceSeen(what);
    expect(what).not.toHaveBeenCalled();
    vi.advanceTimersToNextFrame();
    expect(what).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(what).toHaveBeenCalledOnce();
  });
  test("does not wait for ever for a frame that does not come", () => {
    const what = vi.fn();
    vi.spyOn(window, "requestAnimationFrame").mockReturnValue(1);
    onceSeen(what);
    vi.runAllTimers();
    expect(what).toHaveBeenCalledOnce();
  });
  test("comes at once where nobody looks", () => {
    const what = vi.fn();
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    onceSeen(what);
    expect(what).toHaveBeenCalledOnce();
  });
  test.each([
    ["before the frame", () => {}],
    ["after it", () => vi.advanceTimersToNextFrame()],
  ])("can be forgotten %s", (_, meanwhile) => {
    const what = vi.fn();
    const forget = onceSeen(what);
    meanwhile();
    forget();
    vi.runAllTimers();
    expect(what).not.toHaveBeenCalled();
  });
});
