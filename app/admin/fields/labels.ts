import { PARTNERS_SHOWN } from '#domain/content/limits.ts';
import { labelTable } from './label-table.ts';

const names = new Map(Object.entries(labelTable));

/** `emailLabel` is named after `email`. */
const compounds: readonly (readonly [ending: RegExp, name: string])[] = [
  [/Label$/, 'Libellé'],
  [/Title$/, 'Titre'],
  [/Button$/, 'Bouton'],
  [/Placeholder$/, 'Exemple'],
];

const POSITION = /^\d+$/;

const help: Record<string, string> = {
  titleHighlight: 'Recopiez un mot du titre, à la lettre près\u00a0: il sera mis en valeur.',
  phoneHref: 'Le numéro que le téléphone compose\u00a0: tel:+33 suivi du numéro sans le premier zéro.',
  seoKeywords: 'Facultatif. Séparez les mots par des virgules.',
  order: 'Du plus petit au plus grand.',
  'menus.header.id': 'Un nom court, sans espace. Ne le changez pas pour un lien existant.',
  'common.announcement.enabled': 'Le bandeau se montre tout en haut de chaque page.',
  'announcement.evening.text':
    'De 19 h à 6 h chez le visiteur, tant que le site est en plein jour. {time}\u00a0: l’heure qu’il est. Vide\u00a0: l’annonce reste.',
  'contact.agenda':
    'Pour les deux langues, ce sont les horaires de la version française qui comptent, à l’heure de Paris.',
  'agenda.open': 'Sinon, les visiteurs peuvent seulement demander à être appelés.',
  'agenda.weekdays': 'Par exemple 9h-12h, 14h-18h. Rien\u00a0: fermé ce jour-là.',
  'closedDays.from': 'Année, mois, jour\u00a0: 2026-12-24.',
  'closedDays.to': 'Vide\u00a0: le premier jour seulement.',
  'agenda.noticeHours': 'Un rendez-vous plus proche n’est pas proposé.',
  'contact.answer.enabled': 'Chaque visiteur qui écrit reçoit cet e-mail.',
  'case-study.slug': 'La fin de l’adresse de sa page\u00a0: lettres sans accent, chiffres et tirets.',
  'case-study.published': 'Sinon, personne ne le voit, sauf ici.',
  'case-study.featured': 'Passe en premier là où les cas clients sont montrés.',
  'case-study.category':
    'Les filtres de la liste cherchent ici\u00a0: SaaS, WordPress, Ecommerce, Mobile, React.',
  'case-study.hero.website': 'L’adresse du site du client\u00a0; # s’il n’est pas ouvert à tous.',
  'case-study.nextProject.slug': 'La fin de l’adresse d’un autre cas client.',
  caseStudy: 'Un lien y mène. Sans choix, ou s’il est masqué, la page ne montre rien.',
  'case-study.calculator.type': 'Un lien y ouvre le calculateur avec ces choix.',
  'blog.subtitle': 'Se montre au-dessus des articles.',
  'agency.carousel.images.alt': 'Dit ce qu’on y voit à qui ne voit pas l’image.',
  'agency.gallery.images.alt': 'Dit ce qu’on y voit à qui ne voit pas la photo.',
  'blog.categories': 'Le nom que les visiteurs lisent pour quatre des catégories d’un article.',
  'blog.noResults': 'Quand une recherche ne trouve rien.',
  'blog.emptyTitle': 'Quand il n’y a pas d’article à montrer.',
  'blog.readTime': 'Suit le nombre de minutes, sur les cartes des articles.',
  'redirects.from': 'La fin de l’adresse, à partir de la barre oblique\u00a0: /ancienne-page.',
  'redirects.to': 'Une page de ce site, ou une adresse qui commence par https://.',
  'testimonials.items.featured': 'Passe avant les autres sur la page d’accueil.',
  'megaMenu.cta.button': 'Sert quand le texte du bouton est vide.',
  'partners.items.alt': 'Vide\u00a0: le nom.',
  'segments.blank': 'Un arc vide sépare les deux autres dans le dessin.',
  'partners.items': `Le bandeau montre les ${PARTNERS_SHOWN} premiers.`,
  'plans.price': 'Écrivez le prix comme il doit se lire, par exemple 20€/mois.',
  'offers.price': 'Écrivez le prix comme il doit se lire, par exemple À partir de 1 500 €.',
};

/** The French name of a field, from the section and the dotted path: `home.hero.title`. Never empty. */
export function labelOf(path: string, fallback: (key: string) => string = fromKey): string {
  const steps = path.split('.');
  const key = steps.at(-1) ?? path;
  if (POSITION.test(key)) return String(Number(key) + 1);
  return longestEnd(steps, (end) => names.get(end)) ?? compound(key) ?? fallback(key);
}

/** The names on the way to a field, from its group to itself: `Formules › 3 › Prix`. */
export function fieldNames(section: string, path: string): string {
  const steps = path.split('.');
  return steps.map((_, end) => labelOf([section, ...steps.slice(0, end + 1)].join('.'))).join(' › ');
}

export function helpOf(path: string): string | undefined {
  return longestEnd(path.split('.'), (end) => (Object.hasOwn(help, end) ? help[end] : undefined));
}

function longestEnd(steps: readonly string[], find: (end: string) => string | undefined): string | undefined {
  const named = steps.filter((step) => !POSITION.test(step));
  for (let from = 0; from < named.length; from += 1) {
    const found = find(named.slice(from).join('.'));
    if (found) return found;
  }
  return undefined;
}

function compound(key: string): string | undefined {
  for (const [ending, name] of compounds) {
    const stem = names.get(key.replace(ending, ''));
    if (ending.test(key) && stem) return `${name}\u00a0: ${lowerFirst(stem)}`;
  }
  return undefined;
}

/** A word written in capitals, such as CV, keeps them. */
function lowerFirst(text: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function fromKey(key: string): string {
  const words = key
    .replace(/[-_]+/g, ' ')
    .replace(/(?<=[a-z0-9])[A-Z]/g, ' $&')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
