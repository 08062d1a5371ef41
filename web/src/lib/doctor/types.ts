// What the card doctor of the server says.
export type {
  Choices,
  Diff as PackDiff,
  DriveShown as Drive,
  Edit,
  Examined,
  Face,
  Figures,
  Listed,
  Rate,
  Sheet as DoctorSheet,
  Span,
} from "$lib/generated/protocol";
