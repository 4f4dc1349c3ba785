/** The words of the back office, which speaks French whatever language is edited. */
export const words = {
  title: 'Administration',
  noSuchScreen: 'Cette rubrique n’existe pas.',
  brand: 'L’arrière-boutique',
  skip: 'Aller au contenu',
  navigation: 'Rubriques',
  menu: 'Rubriques',
  contentLanguage: 'Langue du contenu',
  languageNames: { fr: 'Français', en: 'Anglais' },
  toLight: 'Passer au thème clair',
  toDark: 'Passer au thème sombre',
  reserved: 'Accès réservé aux administrateurs',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  logIn: 'Se connecter',
  logOut: 'Se déconnecter',
  loginRefused: 'Email ou mot de passe incorrect',
  tooManyTries: 'Trop de tentatives.',
  setupTitle: 'Créer le premier administrateur',
  setupText:
    'Choisissez une adresse e-mail et un mot de passe d’au moins 12 caractères. Ce lien ne sert qu’une fois.',
  setupSubmit: 'Créer le compte',
  setupInvalid: 'Adresse e-mail non valable ou mot de passe de moins de 12 caractères.',
  linkGone: 'Ce lien a déjà servi ou n’est plus valable.',
  passwordRule: 'Au moins 12 caractères. Une phrase est plus sûre qu’un mot.',
  opening: 'Un instant…',
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
