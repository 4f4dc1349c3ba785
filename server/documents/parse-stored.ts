/** Null for text that is not JSON: no schema accepts that. */
export function parseStored(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
