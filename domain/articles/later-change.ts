const DAY = /^\d{4}-\d{2}-\d{2}/;

/** The day of the last change, where it is a later one than that of the publication. */
export function laterChange({
  publishedAt,
  updatedAt,
}: Record<'publishedAt' | 'updatedAt', string>): string | undefined {
  const [published, changed] = [DAY.exec(publishedAt)?.[0], DAY.exec(updatedAt)?.[0]];
  return published && changed && changed > published ? changed : undefined;
}
