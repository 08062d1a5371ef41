// Written by `make client-types` from the structures that the server sends: not to be edited.

export interface FourView {
  columns: string[];
}
