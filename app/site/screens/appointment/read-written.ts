/** The texts of a form that was posted to the page; none where it cannot be read. */
export async function readWritten(request: Request): Promise<Record<string, string>> {
  const form = await request.formData().catch(() => new FormData());
  const texts = [...form].filter((field): field is [string, string] => typeof field[1] === 'string');
  return Object.fromEntries(texts);
}
