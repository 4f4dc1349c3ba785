import type { Language } from '#domain/languages.ts';
import type { FormProblem } from '#domain/leads/forms/form-problems.ts';

/** What every form says. Not among the words that every page carries. */
const fr = {
  trap: 'Laissez ce champ vide',
  mend: 'À corriger :',
  chooseFile: 'Choisir un fichier',
  noFile: 'Aucun fichier',
  problems: {
    required: 'Il manque une réponse.',
    invalid: 'Cette réponse ne convient pas.',
    unknown: 'Cette réponse ne convient pas.',
    'too-long': 'Trop long : 200 caractères, 20\u202f000 pour un message.',
    'too-large': 'Ce fichier dépasse 10 Mo.',
    'wrong-type': 'Ce fichier n’est ni un PDF, ni un DOC, ni un DOCX.',
    'has-macros': 'Ce document contient un programme (macro, script). Enregistrez-le en PDF simple.',
    locked: 'Ce document est protégé par un mot de passe. Enregistrez-le sans.',
    damaged: 'Ce fichier est abîmé. Enregistrez-le à nouveau.',
  } satisfies Record<FormProblem, string>,
};

const en: typeof fr = {
  trap: 'Leave this field empty',
  mend: 'Please check:',
  chooseFile: 'Choose a file',
  noFile: 'No file yet',
  problems: {
    required: 'Please fill this in.',
    invalid: 'Please check this answer.',
    unknown: 'Please check this answer.',
    'too-long': 'Too long: 200 characters, 20,000 for a message.',
    'too-large': 'This file is larger than 10 MB.',
    'wrong-type': 'This file is not a PDF, DOC or DOCX.',
    'has-macros': 'This document contains a program (macro, script). Please save it as a plain PDF.',
    locked: 'This document is protected by a password. Please save it without.',
    damaged: 'This file is damaged. Please save it again.',
  },
};

export const formWords: Record<Language, typeof fr> = { fr, en };
