/** The words of the back office, which speaks French whatever language is edited. */
export const words = {
  title: 'Administration',
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
  setupTitle: 'Créer le premier administrateur',
  setupText:
    'Choisissez une adresse e-mail et un mot de passe d’au moins 12 caractères. Ce lien ne sert qu’une fois.',
  setupSubmit: 'Créer le compte',
  setupInvalid: 'Adresse e-mail non valable ou mot de passe de moins de 12 caractères.',
  setupGone: 'Ce lien a déjà servi ou n’est plus valable.',
} as const;
