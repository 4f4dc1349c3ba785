import { z } from 'zod';
import { agendaSchema } from '../../appointments/agenda.schema.ts';
import { appointmentPage } from '../section-parts/appointment-page.ts';
import { flag, group, label, longText, requiredText, seoFields, text } from '../section-parts/fields.ts';

export const contactSchema = z.object({
  ...seoFields,
  hero: group({ title: text('Contact'), subtitle: longText() }),
  promise: text('Une réponse sous 24 heures ouvrées'),
  info: group({
    title: text('Nos coordonnées'),
    addressLabel: text('Adresse'),
    emailLabel: text('E-mail'),
    phoneLabel: text('Téléphone'),
    hoursLabel: text('Horaires'),
    hours: text('Lun-Ven 9h-18h'),
  }),
  form: group({
    title: text('Votre projet'),
    nameLabel: text('Nom complet *'),
    emailLabel: text('E-mail *'),
    companyLabel: text('Entreprise'),
    projectTypeLabel: text('Type de projet *'),
    projectTypePlaceholder: text('Choisissez un type de projet'),
    projectTypes: group({
      'site-vitrine': text('Site vitrine'),
      'e-commerce': text('E-commerce'),
      'application-web': text('Application web'),
      wordpress: text('WordPress'),
      hebergement: text('Hébergement'),
      maintenance: text('Maintenance'),
      autre: text('Autre'),
    }),
    messageLabel: text('Votre message *'),
    submit: text('Envoyer'),
    sending: text('Envoi en cours...'),
    success: label('Message envoyé avec succès !'),
    error: label("Erreur lors de l'envoi. Veuillez réessayer."),
    /** `{plan}` and `{price}` are replaced by what the visitor chose on the hosting page. */
    prefill: longText(
      'Bonjour, la formule {plan} à {price} m’intéresse. Puis-je avoir plus d’informations et un devis personnalisé ?',
    ),
    consent: longText(),
    privacyLink: text('Politique de confidentialité'),
  }),
  chat: group({
    button: label('Une question ?'),
    title: label('Nous écrire'),
    welcome: group({ title: label('Bonjour !'), text: longText(), action: label('Écrire un message') }),
    form: group({
      nameLabel: label('Nom complet *'),
      emailLabel: label('E-mail *'),
      phoneLabel: label('Téléphone (optionnel)'),
      messageLabel: label('Message *'),
    }),
    submit: label('Envoyer'),
    sending: label('Envoi en cours...'),
    back: label('Retour'),
    close: label('Fermer'),
    success: group({ title: label('Message envoyé'), text: longText() }),
    error: label("Erreur lors de l'envoi. Veuillez réessayer."),
    /** Stands beside the error, whose words are fixed (CHAT-07). */
    errorHelp: text(),
    consent: longText(),
  }),
  /** The mail that tells visitors we have their message. Off until an administrator switches it on. */
  answer: group({
    enabled: flag(),
    subject: label('Nous avons bien reçu votre message'),
    text: requiredText(
      z.string().meta({ input: 'long-text' }),
      'Bonjour,\n\nNous avons bien reçu votre message et vous répondons sous 24 heures ouvrées.\n\nÀ bientôt,\nAtelier Vitrine',
    ),
  }),
  appointment: appointmentPage,
  agenda: agendaSchema,
});
