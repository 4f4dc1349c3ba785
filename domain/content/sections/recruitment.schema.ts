import { z } from 'zod';
import { jobPositions } from '../../leads/forms/job-positions.ts';
import { group, label, list, longText, oneOf, seoFields, text } from '../section-parts/fields.ts';

export const recruitmentSchema = z.object({
  ...seoFields,
  hero: group({ title: text('Recrutement'), subtitle: text(), description: longText() }),
  benefitsTitle: text('Pourquoi nous rejoindre'),
  benefits: list(
    z.object({ icon: oneOf(['Code', 'Users', 'Globe']), title: text(), description: longText() }),
    [
      { icon: 'Code', title: 'Technologies modernes', description: '' },
      { icon: 'Users', title: 'Équipe bienveillante', description: '' },
      { icon: 'Globe', title: 'Projets variés', description: '' },
    ],
  ),
  form: group({
    title: text('Votre candidature'),
    description: longText(),
    firstNameLabel: text('Prénom *'),
    lastNameLabel: text('Nom *'),
    emailLabel: text('E-mail *'),
    phoneLabel: text('Téléphone'),
    positionLabel: text('Poste *'),
    positionPlaceholder: text('Choisissez un poste'),
    positions: list(
      z.object({ value: oneOf(jobPositions), label: text() }),
      jobPositions.map((position) => ({ value: position, label: position })),
    ),
    messageLabel: text('Vos motivations *'),
    githubUrlLabel: text('Adresse GitHub'),
    portfolioUrlLabel: text('Adresse du portfolio'),
    cvLabel: text('CV *'),
    coverLetterLabel: text('Lettre de motivation'),
    fileHint: text('PDF, DOC ou DOCX, 10 Mo au plus.'),
    submit: text('Envoyer ma candidature'),
    sending: text('Envoi en cours...'),
    success: label('Candidature envoyée avec succès ! Nous vous recontacterons rapidement.'),
    error: label('Une erreur est survenue. Veuillez réessayer ou nous contacter directement.'),
    /** Stands beside the error, whose words are fixed (ERR-11). */
    errorHelp: text(),
    consent: longText(),
  }),
});
