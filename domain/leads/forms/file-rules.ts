/** The file fields of an application, the first of them required. */
export const applicationFiles = ['cv', 'coverLetter'] as const;

export const FILE_MAX_BYTES = 10 * 1024 * 1024;

const types = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
export type DocumentType = keyof typeof types;

/** For the `accept` attribute of file fields. */
export const ACCEPTED_FILES = Object.keys(types)
  .map((extension) => `.${extension}`)
  .join(',');

/** What the name promises, in any letter case; the bytes must keep it (server/uploads/check-document.ts). */
export function documentTypeOf(fileName: string): DocumentType | undefined {
  const extension = /\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(types, extension) ? (extension as DocumentType) : undefined;
}

export function mediaTypeOf(type: DocumentType): string {
  return types[type];
}

const NAME_MAX = 120;

/** The name shown to administrators: no folders, no control characters, never longer than a line. */
export function tidyFileName(fileName: string): string {
  const base = fileName.split(/[/\\]/).at(-1) ?? '';
  const clean = base
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}"<>:|?*]/gu, '')
    .trim();
  return clean.length <= NAME_MAX ? clean : `${clean.slice(0, NAME_MAX - 10)}…${clean.slice(-9)}`;
}
