export const words = {
  title: 'Mon compte',
  signedIn: 'Adresse e-mail',
  changeTitle: 'Changer de mot de passe',
  changeText: 'Vos autres sessions, sur d’autres appareils, seront fermées.',
  current: 'Mot de passe actuel',
  next: 'Nouveau mot de passe',
  submit: 'Changer le mot de passe',
  changed: 'Le mot de passe est changé. Vos autres sessions sont fermées.',
  wrong: 'Le mot de passe actuel n’est pas le bon.',
  tooShort: 'Le nouveau mot de passe doit avoir au moins 12 caractères.',
} as const;
