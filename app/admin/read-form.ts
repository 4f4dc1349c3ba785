/** The fields of a form; none when the body is not a form. */
export function receiveForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => new FormData());
}

/** The texts of a form, the last of each name, as a database takes them. */
export function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.replaceAll('\0', '')]] : [],
    ),
  );
}

export async function readForm(request: Request): Promise<Record<string, string>> {
  return textsOf(await receiveForm(request));
}
