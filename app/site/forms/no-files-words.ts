import type { Language } from '#domain/languages.ts';

/** Told where no file can come in at the moment. Apart from the words of the pages: only the server says it. */
export const noFilesWords = {
  fr: {
    'disk-reserve':
      'Nous ne pouvons pas recevoir de fichier pour le moment. Écrivez-nous par la page Contact : votre message, lui, arrivera.',
    'files-today':
      'Trop de fichiers sont arrivés de votre réseau aujourd’hui. Réessayez demain, ou écrivez-nous par la page Contact.',
  },
  en: {
    'disk-reserve':
      'We can’t take any file at the moment. Write to us on the contact page: your message will arrive.',
    'files-today':
      'Too many files have come from your network today. Try again tomorrow, or write to us on the contact page.',
  },
} satisfies Record<Language, Record<string, string>>;
