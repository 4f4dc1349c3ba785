/** The texts of a form, as a database takes them; an empty form for a body that is none. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const form = await request.formData().catch(() => new FormData());
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.replaceAll('\0', '')]] : [],
    ),
  );
}
