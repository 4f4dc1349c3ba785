import type { Level, Silence } from '#domain/mail/records/answers.ts';
import type { DkimCode } from '#domain/mail/records/dkim.ts';
import type { DmarcCode } from '#domain/mail/records/dmarc.ts';
import type { SpfCode } from '#domain/mail/records/spf.ts';

export const words = {
  title: 'Envoi des e-mails',
  lead: 'Vérifiez que les e-mails du site partent, et qu’ils arrivent.',
  facts: 'Réglages de l’envoi',
  sender: 'Expéditeur',
  way: 'Envoi par',
  noServer:
    'Aucun serveur d’envoi n’est réglé\u00a0: ce que le site écrit est enregistré et gardé, mais rien ne part. Demandez à qui héberge le site de régler SMTP_URL (voir docs/operations.md).',

  capturedTitle: (count: number) =>
    count > 1 ? `${count} e-mails ne sont jamais partis` : 'Un e-mail n’est jamais parti',
  capturedLead:
    'Aucun serveur d’envoi n’était réglé à ce moment-là\u00a0: le site a tout gardé. Il y en a un maintenant. Regardez à qui chaque e-mail va et de quand il est, puis décidez.',
  sendCaptured: (count: number) => (count > 1 ? `Envoyer ces ${count} e-mails` : 'Envoyer cet e-mail'),
  keepCaptured: 'Ne rien envoyer',
  capturedSent: (count: number) =>
    count > 1 ? `${count} e-mails partent maintenant.` : `${count} e-mail part maintenant.`,
  capturedKept: 'Rien n’est envoyé. Tout reste dans la messagerie, sous « E-mails ».',

  testTitle: 'Envoyer un essai',
  testText: (to: string) =>
    `Un e-mail d’essai part à votre adresse, ${to}, par le même chemin que tous les autres.`,
  test: 'Envoyer l’essai',
  tested: 'L’essai est enregistré. La suite s’affiche ci-dessous.',
  stages: 'Étapes du dernier essai',
  stored: 'Enregistré',
  storedText: (to: string) => `Pour ${to}, dans la file d’envoi.`,
  underWay: 'En route',
  underWayText: 'Le site le remet au serveur d’envoi. Cette page suit toute seule.',
  tried: (number: number) => `Tentative ${number}`,
  accepted: 'Accepté',
  acceptedText:
    'Le serveur d’envoi l’a pris en charge. Regardez maintenant dans votre boîte, et parmi les indésirables\u00a0: s’il y est, voyez le domaine ci-dessous.',
  captured: 'Capturé',
  capturedText: 'Il n’est pas parti\u00a0: aucun serveur d’envoi n’est réglé.',
  refused: 'Refusé',
  serverSaid: 'Le serveur a répondu\u00a0:',
  nextTry: (when: string) => `Nouvelle tentative le ${when}.`,
  gaveUp: 'Abandonné',
  gaveUpText: 'Toutes les tentatives sont épuisées. Réglez la cause, puis envoyez un nouvel essai.',

  domainTitle: 'Le domaine de l’expéditeur',
  domainText:
    'Trois enregistrements du DNS prouvent aux autres serveurs que vos e-mails sont bien de vous. Sans eux, ils finissent parmi les indésirables.',
  selector: 'Sélecteur DKIM',
  selectorHelp:
    'Le DNS ne donne pas la liste des sélecteurs\u00a0: votre fournisseur d’envoi connaît le vôtre. On le lit aussi dans un e-mail reçu de ce domaine, en affichant son original\u00a0: après « s= », dans la ligne DKIM-Signature. Laissez vide si vous ne le savez pas.',
  selectorKnown: (selector: string) => `Le site signe lui-même, avec le sélecteur « ${selector} ».`,
  selectorWrong: 'Un sélecteur n’a que des lettres, des chiffres, des tirets et des points.',
  check: 'Vérifier le domaine',
  noDomain: 'L’adresse de l’expéditeur n’a pas de domaine que l’on puisse chercher.',
  checked: (domain: string) => `Ce que le DNS dit de ${domain}`,
  levels: {
    good: 'En ordre',
    advice: 'À améliorer',
    bad: 'À corriger',
    unknown: 'Pas vérifié',
  } satisfies Record<Level, string>,
  lookedUp: 'Cherché sous',
  found: 'Trouvé',
  recordName: 'Nom',
  recordValue: 'Valeur (type TXT)',
  add: 'Enregistrement à ajouter',
  replace: 'Enregistrement à mettre à la place',
  forHost: 'Message pour l’hébergeur du domaine',
  forHostHelp:
    'À copier et à envoyer à qui gère le DNS du domaine. Certains hébergeurs demandent le nom sans le domaine à la fin.',
  hostMessage: (domain: string, records: readonly { is: 'add' | 'replace'; name: string; value: string }[]) =>
    [
      `Bonjour,\n\nPour que les e-mails de ${domain} arrivent, merci de modifier le DNS ainsi\u00a0:`,
      ...records.map(
        ({ is, name, value }) =>
          `${is === 'add' ? 'Ajouter un enregistrement TXT' : 'Remplacer l’enregistrement TXT'}\nNom\u00a0: ${name}\nValeur\u00a0: ${value}`,
      ),
      'Merci\u00a0!',
    ].join('\n\n'),
} as const;

const silences: Record<Silence, string> = {
  'no-resolver':
    'Impossible de chercher\u00a0: cette machine n’a pas de résolveur DNS qui réponde. Cela ne dit rien de votre domaine.',
  'no-answer':
    'Le résolveur DNS n’a pas répondu à temps, ou a échoué. Réessayez plus tard\u00a0: cela ne dit rien de votre domaine.',
};

const spf: Record<SpfCode, (part: string) => string> = {
  good: () => 'Le domaine dit quels serveurs peuvent envoyer en son nom.',
  missing: () =>
    'Le domaine ne dit pas quels serveurs peuvent envoyer en son nom. Ajoutez cet enregistrement\u00a0; si votre hébergeur de messagerie en indique un autre, le sien est le bon.',
  several: () =>
    'Il y en a plusieurs\u00a0: les serveurs n’en croient alors aucun. Gardez-en un seul, qui réunit tout.',
  unreadable: (part) =>
    `Il est mal écrit\u00a0: « ${part} » n’a pas de sens, et tout l’enregistrement est ignoré.`,
  'too-long': () =>
    'Il est trop long (plus de 450 caractères)\u00a0: certains serveurs ne le lisent pas en entier. Demandez à l’hébergeur de l’abréger.',
  'too-many-lookups': (part) =>
    `Il renvoie à ${part} autres adresses\u00a0: au-delà de 10, les serveurs l’ignorent. Retirez les services dont vous ne vous servez plus.`,
  'allows-all': () => 'Il permet à n’importe qui d’envoyer en votre nom («\u00a0+all\u00a0»).',
  'open-end': () => 'Il ne dit rien des autres serveurs\u00a0: terminez-le par «\u00a0~all\u00a0».',
  'lacks-server': (part) =>
    `Il ne semble pas nommer le fournisseur par lequel le site envoie («\u00a0${part}\u00a0»). À vérifier avec lui.`,
};

const dkim: Record<DkimCode, (part: string) => string> = {
  good: () => 'La clé est publiée\u00a0: les signatures peuvent être vérifiées.',
  'no-selector': () =>
    'Sans le sélecteur on ne peut pas chercher la clé\u00a0: le DNS n’en donne pas la liste. Saisissez-le ci-dessus.',
  missing: () =>
    'Aucune clé sous ce nom\u00a0: les signatures ne peuvent pas être vérifiées. Si le site ne signe pas lui-même, demandez l’enregistrement exact à votre fournisseur d’envoi.',
  several: () => 'Il y a plusieurs clés sous le même sélecteur\u00a0: il n’en faut qu’une.',
  unreadable: () => 'La clé est illisible\u00a0: souvent elle a été coupée en la copiant.',
  revoked: () =>
    'La clé a été retirée («\u00a0p=\u00a0» est vide)\u00a0: ce qui est signé avec elle est refusé.',
  'other-key': () =>
    'La clé publiée n’est pas celle avec laquelle le site signe\u00a0: les signatures échouent.',
  'foreign-domain': (part) =>
    `Le site signe pour ${part}, qui n’est pas le domaine de l’expéditeur\u00a0: la signature ne prouve rien pour lui. DKIM_DOMAIN et l’expéditeur doivent s’accorder.`,
  testing: () =>
    'La clé est marquée «\u00a0en essai\u00a0» (t=y)\u00a0: retirez cette marque quand tout va bien.',
};

const dmarc: Record<DmarcCode, (part: string) => string> = {
  good: () => 'Le domaine dit quoi faire de ce qui est envoyé en son nom sans preuve.',
  missing: () =>
    'Le domaine ne dit pas quoi faire de ce qui est envoyé en son nom sans preuve\u00a0; Gmail et d’autres le demandent. Commencez par observer (p=none).',
  several: () => 'Il y en a plusieurs\u00a0: ils sont alors tous ignorés. Gardez-en un seul.',
  unreadable: () =>
    'Il est mal écrit et donc ignoré\u00a0: il commence par v=DMARC1 et dit p=none, p=quarantine ou p=reject.',
  'watches-only': () =>
    'Il ne fait qu’observer (p=none)\u00a0: cela suffit pour que vos e-mails arrivent. Quand SPF et DKIM sont en ordre, p=quarantine protège aussi votre nom.',
};

const sentences: Record<string, Record<string, (part: string) => string>> = { spf, dkim, dmarc };

/** What is to be said of a record, in one or two sentences. */
export function verdictWords(
  kind: 'spf' | 'dkim' | 'dmarc',
  { code, part = '' }: { code: string; part?: string },
): string {
  return silences[code as Silence] ?? sentences[kind]?.[code]?.(part) ?? '';
}
