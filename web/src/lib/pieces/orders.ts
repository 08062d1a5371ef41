// The orders of Fantasy Commander: a shape before a colour.
export const ORDERS = {
  red: "M0 -7.500L7 5.500H-7Z",
  blue: "M0 -7.500L7 0L0 7.500L-7 0Z",
  green: "M-6.5 0A6.5 6.5 0 1 1 6.5 0A6.5 6.5 0 1 1 -6.5 0Z",
  yellow: "M-6 -6H6V6H-6Z",
  purple: "M0 -8L2 -2.500L7.8 -2.300L3.2 1.200L4.9 6.800L0 3.600L-4.9 6.800L-3.2 1.200L-7.8 -2.300L-2 -2.500Z",
} as const;
export type OrderColour = keyof typeof ORDERS;
