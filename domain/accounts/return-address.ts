const ROOM = /^(?:\/en)?\/admin(?:\/[A-Za-z0-9_-]+)*(?:\?[A-Za-z0-9_=&%.+-]*)?$/;
/** Doors, not rooms. */
const DOOR = /\/(?:logout|setup|invitation)(?:$|\?)/;

/** Where a login leads: the room of the back office that was asked for, and never anywhere else. */
export function returnAddress(asked: string | null, home: string): string {
  return asked && ROOM.test(asked) && !DOOR.test(asked) ? asked : home;
}
