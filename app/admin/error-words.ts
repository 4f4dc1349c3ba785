import { CROP_MIN_SIDE } from '#domain/images/crop.ts';
import type { ErrorReason, RequestError } from '#domain/request-error.ts';
import { shortDateTime } from './dates.ts';
import { words as adminWords } from './words.ts';

const words: Record<ErrorReason, string> = {
  'account-exists': 'Cette adresse a déjà un compte.',
  'account-unknown': 'Ce compte n’existe pas.',
  'answered-meanwhile':
    'Rien n’est parti\u00a0: quelqu’un a répondu entre-temps. Relisez le fil\u00a0; pour envoyer quand même, cliquez encore une fois.',
  'appointment-changed':
    'Ce rendez-vous a été changé entre-temps, peut-être par le visiteur\u00a0: relisez-le, puis recommencez.',
  'appointment-over': 'Ce rendez-vous est passé ou annulé\u00a0: il ne change plus.',
  'appointment-unknown': 'Ce rendez-vous n’existe plus.',
  'bin-outdated':
    'Ce contenu a été écrit pour une version plus ancienne du site et ne peut pas revenir d’un clic.',
  'crop-outside': 'La partie à garder doit se trouver dans l’image.',
  'crop-too-small': `La partie à garder est trop petite\u00a0: ${CROP_MIN_SIDE}\u00a0pixels au moins de chaque côté.`,
  'estimate-lines':
    'Rien n’est parti\u00a0: chaque ligne a un libellé et un prix en euros entiers, de 0 à 10\u00a0000\u00a0000. Il en faut une au moins, quarante au plus.',
  'image-elsewhere': 'Seule une image de ce site peut être recadrée.',
  'image-exists': 'Cette image est déjà dans la médiathèque.',
  'image-in-use': 'Cette image est encore utilisée.',
  'image-missing': 'Il manque l’image.',
  'image-too-large': 'Cette image pèse plus de 20 Mo.',
  'image-unknown': 'Cette image n’existe plus.',
  'image-unreadable': 'Ce fichier n’est pas une image que nous savons lire (JPEG, PNG, WebP, AVIF, GIF).',
  'last-owner': 'Il faut qu’il reste un propriétaire qui puisse entrer\u00a0: nommez-en d’abord un autre.',
  'mail-being-sent': 'Un e-mail part à cet instant. Réessayez dans quelques secondes.',
  'message-suspect':
    'Ce message est parmi les indésirables\u00a0: dites d’abord qu’il n’en est pas un, puis répondez.',
  'message-unknown': 'Ce message n’existe plus.',
  'name-taken': 'Cette adresse est déjà prise.',
  'not-in-bin': 'Cet élément n’est plus dans la corbeille.',
  'not-allowed': 'Votre rôle ne permet pas cette action\u00a0: demandez-la à un propriétaire.',
  'nothing-chosen': 'Rien n’est choisi.',
  'own-account': 'Vous ne pouvez pas désactiver votre propre compte.',
  'own-role': 'Vous ne pouvez pas changer votre propre rôle\u00a0: demandez-le à un autre propriétaire.',
  'password-common':
    'Ce mot de passe fait partie des premiers que l’on essaie. Une phrase de quatre ou cinq mots à vous tiendra mieux.',
  'password-own':
    'Ce mot de passe reprend votre adresse, le nom de l’agence ou celui du site\u00a0: qui les connaît l’essaie d’abord. Choisissez une phrase qui ne parle pas de vous.',
  'password-repeated':
    'Ce mot de passe répète ou suit des touches du clavier\u00a0: il se devine vite, même long. Une phrase de quatre ou cinq mots tiendra mieux.',
  'placeholder-left':
    'Rien n’est parti\u00a0: il reste un mot entre accolades, comme {name}. Remplacez-le ou retirez-le.',
  'preview-link-unknown': 'Ce lien n’existe plus.',
  'preview-path-unknown':
    'Un lien partagé mène à une page du site public\u00a0: cette adresse n’en est pas une.',
  'publication-blocked': 'Rien n’a changé sur le site\u00a0: il y a d’abord quelque chose à corriger.',
  'publication-changed':
    'Quelqu’un a modifié ou publié ces contenus entre-temps\u00a0: relisez la liste, puis recommencez.',
  'publication-conflict':
    'Un contenu a été publié ailleurs entre-temps\u00a0: ouvrez-le pour choisir, champ par champ, le texte à garder.',
  'publication-deleted':
    'Un contenu de cette publication a été supprimé entre-temps\u00a0: rétablissez-le, ou abandonnez son brouillon.',
  'publication-past': 'Cette date est déjà passée.',
  'publication-skipped': 'Cette heure n’existe pas ce jour-là : les horloges passent de 2 h à 3 h.',
  'publication-too-far': 'Cette date est trop lointaine\u00a0: dix ans au plus.',
  'publication-unconfirmed':
    'Rien n’a changé sur le site\u00a0: des prix changent beaucoup. Confirmez-les d’abord.',
  'publication-undone': 'Cette publication est déjà annulée\u00a0: rien n’a changé.',
  'publication-unknown': 'Cette publication n’existe pas, ou n’attend plus.',
  'reminder-day': 'Choisissez aujourd’hui ou un jour à venir, dans les dix ans.',
  'reply-sent':
    'Une première version de cette réponse est déjà partie\u00a0: relisez le fil, puis n’envoyez que ce qui manque.',
  scheduled: 'Ce contenu attend dans une publication programmée\u00a0: retirez-le d’abord pour le modifier.',
  'second-factor-active': 'La double vérification est déjà active.',
  'slot-past': 'Ce moment est déjà passé.',
  'slot-skipped':
    'Cette heure n’existe pas ce jour-là\u00a0: on passe à l’heure d’été. Choisissez-en une autre.',
  'slot-taken': 'Ce moment est déjà pris, au moins en partie, par un autre rendez-vous.',
  'slot-unreadable': 'Choisissez un jour et une heure, par pas de cinq minutes.',
  'disk-reserve': 'Le disque du serveur est presque plein\u00a0: rien n’a été ajouté.',
  'files-today': 'Trop de fichiers sont arrivés aujourd’hui. Réessayez demain.',
  'store-unreachable':
    'Le stockage des fichiers ne répond pas pour le moment. Réessayez dans quelques minutes.',
  'template-unknown': 'Ce modèle n’existe plus.',
  'text-empty': 'Il manque le texte.',
  'text-long': 'Ce texte est trop long.',
  'too-many-tests':
    'Rien n’est parti\u00a0: cinq essais en dix minutes suffisent. Attendez quelques minutes.',
  'too-many-tries': 'Trop de tentatives.',
  'translation-changed':
    'Ce texte vient de changer\u00a0: rien n’a été confirmé. Relisez-le ci-dessous, puis confirmez.',
  'translation-unknown': 'Ce texte n’existe plus.',
};

/** What a screen tells of an error. */
export function errorWords({ message, details: { reason, answered, retryAfter } }: RequestError): string {
  if (answered)
    return `Rien n’est parti\u00a0: ${answered.by} a répondu entre-temps (${shortDateTime(answered.at)}). Relisez le fil\u00a0; pour envoyer quand même, cliquez encore une fois.`;
  if (retryAfter) return adminWords.tryAgainIn(retryAfter);
  return reason ? words[reason] : message;
}

/** The words for a reason that was stored; undefined when the text is not a known reason. */
export function reasonWords(reason: string): string | undefined {
  return Object.hasOwn(words, reason) ? words[reason as ErrorReason] : undefined;
}
