// How figures are written, the same in all three languages.

/** A whole number with a true minus before what is below zero: a hyphen is too short beside figures. */
export function figure(value: number): string {
  return String(value).replace("-", "−");
}
