import { describe, expect, test, vi } from "vitest";
import { CallError, Rest } from "./rest";

function answering(status: number, body: unknown) {
  return vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status }));
}

describe("asking the server", () => {
  test("who asks is named by the token, and only what is written has a type", async () => {
    const fetcher = answering(200, []);
    await new Rest(() => "secret", fetcher).tables({ status: "open" });
    const [path, request] = fetcher.mock.calls[0] ?? [];
    expect(path).toBe("/api/tables?status=open");
    expect(request?.headers).toEqual({ Authorization: "Bearer secret" });
  });
  test("a stranger sends no token", async () => {
    const fetcher = answering(201, {});
    await new Rest(() => null, fetcher).guest();
    expect(fetcher.mock.calls[0]?.[1]?.headers).toEqual({ "Content-Type": "application/json" });
  });
  test("names in paths cannot leave their place", async () => {
    const fetcher = answering(200, {});
    await new Rest(() => null, fetcher).table("../me");
    expect(fetcher.mock.calls[0]?.[0]).toBe("/api/tables/..%2Fme");
  });
  test("an error keeps its code and its refusal", async () => {
    const fault = { code: "refused", message: "no", refusal: { message: "refuse-column-full", rule: "CF-2.3" } };
    const asked = new Rest(() => null, answering(409, fault)).start("t");
    await expect(asked).rejects.toBeInstanceOf(CallError);
    await expect(asked).rejects.toMatchObject({ status: 409, fault });
  });
  test("an answer that is no answer of ours is a fault", async () => {
    const fetcher = vi.fn<typeof fetch>(async () => new Response("<html>", { status: 502 }));
    await expect(new Rest(() => null, fetcher).games()).rejects.toMatchObject({ fault: { code: "fault" } });
  });
  test("no answer at all is said to be so", async () => {
    const fetcher = vi.fn<typeof fetch>(() => Promise.reject(new TypeError("failed")));
    await expect(new Rest(() => null, fetcher).games()).rejects.toMatchObject({ fault: { code: "offline" } });
  });
});
