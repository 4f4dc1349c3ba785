import { MAILED_LINK_MINUTES } from '#domain/accounts/limits.ts';

/** The words of the back office, which speaks French whatever language is edited. */
export const words = {
  title: 'Administration',
  noSuchScreen: 'Cette rubrique n’existe pas.',
  notAllowed: 'Cette page n’est pas ouverte à votre rôle',
  notAllowedNext: 'Si vous en avez besoin, demandez-le à un propriétaire du site.',
  brand: 'L’arrière-boutique',
  /** Names the part of the screen beside the menu: the page in a frame has a main part of its own. */
  work: 'Espace de travail',
  skip: 'Aller au contenu',
  navigation: 'Rubriques',
  menu: 'Rubriques',
  unread: (count: number) => (count > 1 ? 'non lus' : 'non lu'),
  suspects: (count: number) => (count > 1 ? 'suspects' : 'suspect'),
  toPublish: (_count: number) => 'à publier',
  waiting: (_count: number) => 'en attente',
  contentLanguage: 'Langue du contenu',
  languageNames: { fr: 'Français', en: 'Anglais' },
  toLight: 'Passer au thème clair',
  toDark: 'Passer au thème sombre',
  reserved: 'Accès réservé aux administrateurs',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  logIn: 'Se connecter',
  logOut: 'Se déconnecter',
  signedOut: 'Votre session est terminée\u00a0: rien n’a été fait.',
  logInAgain: 'Se reconnecter',
  noResponse:
    'Le serveur n’a pas répondu\u00a0: on ne sait pas si c’est fait. Rechargez la page pour le voir, puis recommencez s’il le faut.',
  offline: 'Pas de réseau. La suite viendra dès qu’il sera revenu.',
  loginRefused: 'Email ou mot de passe incorrect',
  oneTimeCode: 'Code de vérification',
  oneTimeCodeHelp: 'Les six chiffres de votre application, ou un code de secours.',
  code: {
    needed: 'Saisissez le code affiché par votre application.',
    recovery:
      'Votre mot de passe a été remplacé par un lien\u00a0: saisissez une fois un de vos codes de secours. Ensuite, ceux de l’application serviront de nouveau.',
    wrong: 'Ce code n’est pas le bon, ou il a déjà servi.',
  },
  tooManyTries: 'Trop de tentatives.',
  setupTitle: 'Créer le premier administrateur',
  setupText:
    'Choisissez une adresse e-mail et un mot de passe d’au moins 12 caractères. Ce lien ne sert qu’une fois.',
  setupSubmit: 'Créer le compte',
  setupInvalid: 'Adresse e-mail non valable ou mot de passe de moins de 12 caractères.',
  cancel: 'Annuler',
  linkGone: 'Ce lien a déjà servi ou n’est plus valable.',
  passwordRule: 'Au moins 12 caractères. Une phrase est plus sûre qu’un mot.',
  opening: 'Un instant…',
  forgotten: 'Mot de passe oublié ?',
  forgottenTitle: 'Mot de passe oublié',
  forgottenText: `Donnez l’adresse e-mail de votre compte\u00a0: nous y envoyons un lien pour choisir un nouveau mot de passe. Il sert une fois, pendant ${MAILED_LINK_MINUTES} minutes.`,
  forgottenSubmit: 'Recevoir le lien',
  forgottenInvalid: 'Cette adresse e-mail n’est pas valable.',
  forgottenSent:
    'Si cette adresse est celle d’un compte actif, un e-mail vient de partir. Regardez aussi parmi les indésirables.',
  forgottenNoMail: 'Ce site n’envoie pas encore d’e-mail.',
  forgottenOtherwise:
    'Sans e-mail, un propriétaire du site peut vous faire un lien dans «\u00a0Administrateurs\u00a0», et qui tient le serveur avec la commande «\u00a0npm\u00a0run\u00a0admin\u00a0».',
  backToLogin: 'Retour à la connexion',
  keepsFactor:
    'Votre double vérification reste active\u00a0: à la prochaine connexion, il vous faudra un de vos codes de secours. Si vous n’en avez plus, demandez plutôt un lien à un propriétaire.',
  invitationTitle: 'Choisir votre mot de passe',
  invitationSubmit: 'Entrer',
  invitationInvalid: 'Il faut au moins 12 caractères.',
  pages: 'Pages',
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  pageOf: (page: number, pages: number) => `Page ${page} sur ${pages}`,
  tryAgainIn: (seconds: number) => {
    const minutes = Math.ceil(seconds / 60);
    return `Trop de tentatives. Réessayez dans ${minutes} minute${minutes > 1 ? 's' : ''}.`;
  },
} as const;
