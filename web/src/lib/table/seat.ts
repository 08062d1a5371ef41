// Whose words a message is, for the server: nobody's where the reader has no seat.

export function mine(seat: number | null): { seat?: number } {
  return seat === null ? {} : { seat };
}
