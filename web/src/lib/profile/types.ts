// A person's page as the server tells it.
import type { Profile } from "$lib/generated/protocol";

export type {
  Change,
  FriendInfo as Friend,
  Friends,
  LevelStanding,
  Past,
  Point,
  Profile,
  Standing as GameStanding,
  Tally,
} from "$lib/generated/protocol";
export type Shows = NonNullable<Profile["shows"]>;
