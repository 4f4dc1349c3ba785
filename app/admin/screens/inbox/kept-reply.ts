const keyOf = (lead: string) => `reply/${lead}`;

/** What was typed as an answer to a lead in this tab, and not sent. */
export function keptReply(lead: string): string {
  return sessionStorage.getItem(keyOf(lead)) ?? '';
}

export function keepReply(lead: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(lead));
    else sessionStorage.setItem(keyOf(lead), text);
  } catch {
    // A full storage keeps nothing: the form goes on without.
  }
}
