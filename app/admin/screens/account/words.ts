import { IDLE_HOURS } from '#domain/accounts/limits.ts';

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
  factorTitle: 'Double vérification',
  factorOff:
    'Un code de votre téléphone est demandé en plus du mot de passe : qui devine ou vole le mot de passe n’entre pas.',
  factorRequired:
    'Ce site demande la double vérification à tous les administrateurs. Activez-la pour entrer.',
  factorOn: 'Active : un code est demandé à chaque connexion.',
  begin: 'Activer la double vérification',
  scan: 'Scannez ce code avec une application de codes (Aegis, 2FAS, Google Authenticator, le trousseau de votre téléphone…), ou saisissez-y la clé.',
  qr: 'Code QR à scanner avec votre application',
  secret: 'Clé, affichée cette seule fois',
  code: 'Code affiché par l’application',
  anyCode: 'Code de l’application, ou code de secours',
  confirm: 'Activer',
  confirmed: 'La double vérification est active.',
  wrongCode: 'Ce code n’est pas le bon, ou il a déjà servi.',
  codesTitle: 'Vos codes de secours',
  codesText:
    'Chacun remplace une fois le code de l’application, si vous perdez votre téléphone. Imprimez-les ou notez-les maintenant : ils ne seront plus jamais affichés.',
  codesLeft: (left: number) =>
    left > 1
      ? `Il vous reste ${left} codes de secours.`
      : left === 1
        ? 'Il vous reste un seul code de secours.'
        : 'Il ne vous reste aucun code de secours.',
  manage: 'Renouveler les codes ou désactiver',
  renew: 'Créer de nouveaux codes de secours',
  renewed: 'Voici vos nouveaux codes de secours. Les anciens ne servent plus.',
  turnOff: 'Désactiver',
  sessionsTitle: 'Vos sessions',
  sessionsText: `Les navigateurs où votre compte est ouvert. Une session se ferme toute seule après ${IDLE_HOURS}\u00a0heures sans visite, et au bout de 24\u00a0heures dans tous les cas.`,
  thisSession: 'celle-ci',
  unknownBrowser: 'Navigateur inconnu',
  sessionTimes: (since: string, used: string) => `ouverte le ${since}, utilisée le ${used}`,
  sessionSince: (browser: string, since: string) => `${browser}, ouverte le ${since}`,
  endSession: 'Fermer',
  endOthers: 'Fermer toutes les autres',
  sessionEnded: 'Cette session est fermée.',
  sessionGone: 'Cette session n’était déjà plus ouverte.',
  othersEnded: (count: number) =>
    count === 0
      ? 'Il n’y avait pas d’autre session ouverte.'
      : count === 1
        ? 'L’autre session est fermée.'
        : `Les ${count} autres sessions sont fermées.`,
  turnedOff: 'La double vérification est désactivée.',
} as const;
