// Handing a thing to the reader as a file.

export function download(name: string, thing: unknown): void {
  const address = URL.createObjectURL(new Blob([`${JSON.stringify(thing, null, 2)}\n`], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${fileName(name)}.json`;
  link.click();
  URL.revokeObjectURL(address);
}

/** A name that every file system takes. */
export function fileName(name: string): string {
  return (
    name
      .trim()
      .replace(/[^\p{L}\p{N}._-]+/gu, "-")
      .replace(/^[-.]+|-+$/gu, "") || "warhall"
  );
}
