import type { Check, Finding, FindingCode, State } from '#domain/doctor/findings.ts';
import { shortDateTime } from '../../dates.ts';

const number = new Intl.NumberFormat('fr-FR');
const many = (count: unknown, one: string, several: string) =>
  `${number.format(Number(count))} ${Number(count) > 1 ? several : one}`;

export const words = {
  title: 'Diagnostic',
  lead: 'Ce qui ne va pas, ou n’ira plus un jour, et quoi faire.',
  count: (bad: number, doubtful: number) => {
    if (bad === 0 && doubtful === 0) return 'Tout va bien.';
    const parts = [
      bad > 0 && many(bad, 'point à corriger', 'points à corriger'),
      doubtful > 0 && many(doubtful, 'point à regarder', 'points à regarder'),
    ];
    return `${parts.filter(Boolean).join(', ')}.`;
  },
  again: 'Regarder à nouveau',
  checks: {
    configuration: 'Réglages',
    address: 'Adresse publique',
    proxy: 'Serveur de devant',
    tls: 'Certificat et en-têtes',
    database: 'Base de données',
    disk: 'Disque',
    clock: 'Horloge',
    mail: 'E-mails',
    backup: 'Sauvegarde',
    version: 'Version',
  } satisfies Record<Check, string>,
  states: { good: 'Bien', doubtful: 'À regarder', bad: 'À corriger' } satisfies Record<State, string>,
} as const;

/** What is so, and what to do where that is not well. */
interface Told {
  is: string;
  remedy?: string;
}

type Facts = Finding['facts'];

const told: Record<FindingCode, (facts: Facts) => Told> = {
  'configuration-read': () => ({ is: 'Tous les réglages ont été lus et sont valables.' }),
  'first-password-set': () => ({
    is: 'ADMIN_PASSWORD est encore écrit dans les réglages du serveur.',
    remedy: 'Il ne sert qu’au tout premier démarrage\u00a0: retirez ADMIN_EMAIL et ADMIN_PASSWORD.',
  }),

  'address-public': ({ siteUrl }) => ({ is: `Les visiteurs viennent par ${siteUrl}.` }),
  'address-local': ({ siteUrl }) => ({
    is: `L’adresse du site est ${siteUrl}\u00a0: elle ne vaut que sur cette machine.`,
    remedy: 'Avant l’ouverture, écrivez l’adresse publique dans SITE_URL, avec https://.',
  }),
  'address-open': ({ siteUrl }) => ({
    is: `L’adresse du site, ${siteUrl}, n’est pas chiffrée\u00a0: mots de passe et messages se lisent en chemin.`,
    remedy: 'Mettez nginx ou Caddy devant avec un certificat, puis https:// dans SITE_URL.',
  }),

  'proxy-counted': ({ trustedProxies }) => ({
    is: `${many(trustedProxies, 'serveur placé devant est connu', 'serveurs placés devant sont connus')}\u00a0: les limites comptent chaque visiteur.`,
  }),
  'proxy-none': () => ({ is: 'Aucun serveur n’est attendu devant le site.' }),
  'proxy-not-counted': () => ({
    is: 'Un serveur chiffre devant le site, et TRUST_PROXY est à 0\u00a0: les limites prennent tous les visiteurs pour un seul.',
    remedy: 'Écrivez TRUST_PROXY=1, ou le nombre de vos serveurs placés devant.',
  }),
  'proxy-believed': () => ({
    is: 'TRUST_PROXY croit un serveur placé devant, mais l’adresse du site n’en suppose aucun\u00a0: chacun pourrait se faire passer pour un autre visiteur.',
    remedy: 'Sans serveur devant, écrivez TRUST_PROXY=0.',
  }),

  'tls-good': ({ days }) => ({
    is: `L’adresse publique répond en https, son certificat vaut encore ${many(days, 'jour', 'jours')}.`,
  }),
  'tls-not-needed': () => ({ is: 'Rien à vérifier tant que l’adresse du site n’est pas en https.' }),
  'tls-unreached': ({ reason }) => ({
    is: `Cette machine n’atteint pas l’adresse publique (${reason}).`,
    remedy:
      'Si le site s’ouvre ailleurs, tout va bien. Sinon, voyez le DNS, le pare-feu et le serveur de devant.',
  }),
  'tls-refused': ({ reason }) => ({
    is: `Le certificat de l’adresse publique n’est pas valable (${reason})\u00a0: les navigateurs avertissent les visiteurs.`,
    remedy: 'Renouvelez-le (certbot renew) et rechargez le serveur de devant.',
  }),
  'tls-status': ({ status }) => ({
    is: `L’adresse publique répond par l’erreur ${status}.`,
    remedy: 'Le serveur de devant trouve-t-il le site\u00a0? Comparez son réglage au port du site.',
  }),
  'tls-no-hsts': () => ({
    is: 'L’en-tête Strict-Transport-Security n’arrive pas jusqu’aux visiteurs.',
    remedy: 'Le site l’envoie\u00a0: le serveur de devant l’enlève, ou un autre site répond à cette adresse.',
  }),
  'tls-ends-soon': ({ days }) => ({
    is:
      Number(days) < 0
        ? 'Le certificat est échu.'
        : `Le certificat ne vaut plus que ${many(days, 'jour', 'jours')}.`,
    remedy: 'Il aurait dû se renouveler seul\u00a0: lancez certbot renew et lisez ce qu’il répond.',
  }),

  'database-good': ({ engine }) => ({
    is: `${engine === 'postgres' ? 'PostgreSQL' : 'SQLite'} répond, et le dossier des données s’écrit.`,
  }),
  'database-silent': ({ reason }) => ({
    is: `La base de données ne répond pas (${reason}).`,
    remedy:
      'Voyez si elle tourne et si DATABASE_URL est juste. Les pages gardées en mémoire restent visibles.',
  }),
  'folder-closed': ({ reason, folder }) => ({
    is: `On ne peut pas écrire dans ${folder} (${reason}).`,
    remedy: 'Faites de la place sur le disque, et voyez à qui ce dossier appartient.',
  }),

  'disk-good': ({ gigabytes }) => ({ is: `Il reste au moins ${number.format(Number(gigabytes))} Go.` }),
  'disk-low': ({ gigabytes }) => ({
    is: `Il ne reste que ${number.format(Number(gigabytes))} Go\u00a0: plein, le disque refuse messages et modifications.`,
    remedy: 'Agrandissez le disque, ou gardez moins de sauvegardes (BACKUP_DAYS, BACKUP_WEEKS).',
  }),
  'disk-unknown': () => ({
    is: 'Le système ne dit pas combien de place il reste.',
    remedy: 'Surveillez-la par un autre moyen.',
  }),

  'clock-good': () => ({ is: 'L’heure du serveur est crue.' }),
  'clock-jumped': () => ({
    is: 'L’heure du serveur a avancé de plus de sept jours. Rien n’est effacé avant demain.',
    remedy: 'Vérifiez-la (timedatectl). Si elle est juste, il n’y a rien à faire.',
  }),
  'clock-apart': ({ seconds }) => ({
    is: `L’heure du serveur et celle de la base diffèrent de ${many(seconds, 'seconde', 'secondes')}.`,
    remedy: 'Mettez les deux machines à l’heure par NTP (timedatectl set-ntp true).',
  }),

  'mail-good': () => ({ is: 'Aucun e-mail n’est en échec.' }),
  'mail-captured': () => ({
    is: 'Aucun e-mail ne part\u00a0: ils sont gardés dans le dossier des données.',
    remedy: 'Réglez SMTP_URL, puis essayez depuis «\u00a0Envoi des e-mails\u00a0».',
  }),
  'mail-failed': ({ count }) => ({
    is: `${many(count, 'e-mail n’est pas parti et n’est plus réessayé', 'e-mails ne sont pas partis et ne sont plus réessayés')}.`,
    remedy: 'Lisez-en la raison dans la boîte de réception, «\u00a0E-mails\u00a0», et renvoyez-les.',
  }),
  'mail-stuck': ({ count, reason }) => ({
    is: `${many(count, 'e-mail attend', 'e-mails attendent')} un nouvel essai. Le serveur d’envoi a répondu\u00a0: ${reason}`,
    remedy: 'Envoyez-vous un essai depuis «\u00a0Envoi des e-mails\u00a0»\u00a0: chaque étape y est montrée.',
  }),
  'mail-left': ({ count }) => ({
    is: `${many(count, 'e-mail gardé ici n’est jamais parti', 'e-mails gardés ici ne sont jamais partis')}.`,
    remedy: 'Choisissez ce qu’ils deviennent dans «\u00a0Envoi des e-mails\u00a0».',
  }),

  'backup-good': ({ at }) => ({ is: `La dernière date du ${shortDateTime(String(at))}.` }),
  'backup-failed': ({ reason }) => ({
    is: `Celle de la nuit a échoué. Le serveur a répondu\u00a0: ${reason}`,
    remedy: 'Le site réessaie toutes les heures. Voyez la place sur le disque et les droits du dossier.',
  }),
  'backup-old': ({ at }) => ({
    is: `La dernière date du ${shortDateTime(String(at))}, il y a plus de deux jours.`,
    remedy: 'Faites-en une maintenant (npm run backup) et cherchez pourquoi la nuit n’en fait plus.',
  }),
  'backup-none': () => ({
    is: 'Aucune sauvegarde n’est connue, et le site n’en fait pas (BACKUP_DAYS=0).',
    remedy: 'Retirez BACKUP_DAYS, ou lancez npm run backup chaque nuit.',
  }),
  'backup-tonight': () => ({
    is: 'Aucune sauvegarde n’est encore faite.',
    remedy: 'Le site en fait une chaque nuit vers trois heures. Pour ne pas attendre\u00a0: npm run backup.',
  }),
  'backup-one-place': () => ({
    is: 'Les sauvegardes sont sur le même disque que les données\u00a0: elles se perdraient avec lui.',
    remedy:
      'Nommez un second endroit dans BACKUP_COPY\u00a0: le dossier d’un autre disque, ou «\u00a0bucket\u00a0».',
  }),
  'backup-open': () => ({
    is: 'Les sauvegardes partent ailleurs sans être chiffrées\u00a0: elles contiennent ce que les visiteurs ont écrit.',
    remedy: 'Écrivez dans BACKUP_KEY ce que donne openssl rand -hex 32, et gardez-le aussi ailleurs.',
  }),

  version: ({ version, node }) => ({ is: `Vitrine ${version}, Node ${node}.` }),
  'check-failed': ({ reason }) => ({
    is: `Ce point n’a pas pu être regardé (${reason}).`,
    remedy: 'Regardez à nouveau dans une minute, puis le journal du serveur.',
  }),
};

export const findingWords = ({ code, facts }: Finding): Told => told[code](facts);
