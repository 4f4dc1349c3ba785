/** `Créer un Site : Guide & Conseils 2025` → `creer-un-site-guide-conseils-2025`. */
export function slugOf(title: string): string {
  return withoutAccents(title.toLowerCase())
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}

export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/g, 'oe').replace(/æ/g, 'ae');
}
