const SCREEN = /^(?:\/en)?\/admin(?:\/[A-Za-z0-9_-]+)*(?:\?[A-Za-z0-9_=&%.+-]*)?$/;
/** Nobody is sent back there after a login. */
const AUTH_SCREEN = /\/(?:logout|setup|invitation|forgotten)(?:$|\?)/;

/** Where a login leads: the screen of the back office that was asked for, and never anywhere else. */
export function returnAddress(asked: string | null, home: string): string {
  return asked && SCREEN.test(asked) && !AUTH_SCREEN.test(asked) ? asked : home;
}
