import { z } from 'zod';
import { group, label, longText, requiredText, seoFields, text } from './fields.ts';

const mailText = (builtIn: string) => requiredText(z.string().meta({ input: 'long-text' }), builtIn);

/** The page where visitors book a meeting, the page of a meeting that is booked, and the mails about it. */
export const appointmentPage = group({
  ...seoFields,
  link: label('Prendre rendez-vous'),
  title: label('Prenons rendez-vous'),
  subtitle: longText(),
  chooseTitle: label('Choisissez un moment'),
  length: label('{minutes} minutes, à l’heure de Paris.'),
  previousWeek: label('Semaine d’avant'),
  nextWeek: label('Semaine d’après'),
  noTimes: label(
    'Aucun créneau n’est libre en ligne pour le moment. Laissez-nous votre numéro, nous trouverons ensemble.',
  ),
  call: group({
    title: label('Aucun moment ne convient ? Appelez-moi'),
    text: longText(),
    sent: label('C’est noté, nous vous appelons.'),
  }),
  places: group({
    label: label('Où nous retrouver ?'),
    phone: label('Par téléphone'),
    shop: label('À l’agence'),
  }),
  form: group({
    title: label('Et vous êtes ?'),
    nameLabel: label('Nom complet *'),
    emailLabel: label('E-mail *'),
    phoneLabel: label('Téléphone'),
    phoneHelp: text(),
    messageLabel: label('De quoi voulez-vous parler ?'),
    submit: label('Prendre ce rendez-vous'),
    error: label(
      'Votre demande n’a pas pu être envoyée. Rien de ce que vous avez écrit n’est perdu : réessayez.',
    ),
    taken: label('Ce moment n’est plus libre. Ce que vous avez écrit est resté ; voici les plus proches :'),
    consent: longText(),
    privacyLink: label('Notre politique de confidentialité'),
  }),
  booked: group({
    title: label('Votre rendez-vous'),
    sent: label('C’est réservé. Un e-mail vous le confirme, avec de quoi l’ajouter à votre agenda.'),
    place: text(),
    calendar: label('Ajouter à mon agenda'),
    moveTitle: label('Un autre moment ?'),
    moveButton: label('Déplacer le rendez-vous'),
    moved: label('C’est déplacé. Un e-mail vous le confirme.'),
    cancelTitle: label('Un empêchement ?'),
    cancelSure: label('Oui, je veux annuler ce rendez-vous.'),
    cancelButton: label('Annuler le rendez-vous'),
    cancelledTitle: label('Ce rendez-vous est annulé'),
    cancelledText: longText(),
    pastTitle: label('Ce rendez-vous est passé'),
    pastText: longText(),
    missingTitle: label('Ce rendez-vous est introuvable'),
    missingText: longText(),
    again: label('Prendre un autre rendez-vous'),
  }),
  mails: group({
    booked: group({
      subject: label('Votre rendez-vous du {date}'),
      text: mailText(
        'Bonjour,\n\nC’est noté : le {date} à {time}, heure de Paris.\n{place}.\n\nPour le déplacer ou l’annuler :\n{link}\n\nÀ bientôt,\nAtelier Vitrine',
      ),
    }),
    moved: group({
      subject: label('Votre rendez-vous est déplacé au {date}'),
      text: mailText(
        'Bonjour,\n\nVotre rendez-vous a lieu à un autre moment : le {date} à {time}, heure de Paris.\n{place}.\n\nPour le déplacer encore ou l’annuler :\n{link}\n\nÀ bientôt,\nAtelier Vitrine',
      ),
    }),
    cancelled: group({
      subject: label('Votre rendez-vous du {date} est annulé'),
      text: mailText(
        'Bonjour,\n\nVotre rendez-vous du {date} à {time} est annulé.\n\nPour en prendre un autre :\n{link}\n\nÀ bientôt,\nAtelier Vitrine',
      ),
    }),
  }),
});
