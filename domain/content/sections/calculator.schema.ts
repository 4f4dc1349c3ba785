import { z } from 'zod';
import { projectTypeIds } from '../../calculator/choices.ts';
import type { FieldProblem } from '../field-problem.ts';
import {
  amount,
  comparedText,
  flag,
  group,
  label,
  link,
  list,
  longText,
  oneOf,
  seoFields,
  text,
} from '../section-parts/fields.ts';
import { serviceIcons } from '../section-parts/service-icons.ts';

const projectTypeSchema = z.object({
  id: oneOf(projectTypeIds),
  /** Whether visitors can choose it. Common to both languages, like its options and its prices. */
  offered: flag(true),
  title: text(),
  description: longText(),
  icon: oneOf(serviceIcons),
  /** The ids of the options that the third step offers, in its order. This list alone decides. */
  features: list(comparedText()),
  basePrices: group({ simple: amount(), medium: amount(), complex: amount() }),
});

/** An option of the third step. */
const featureSchema = z.object({
  /** Stands in addresses, and joins the two languages: a name may change, this does not. */
  id: label('option').meta({ input: 'compared' }),
  name: text(),
  /** What the other language calls it: shown while the name is blank. Only the server writes it. */
  otherName: comparedText(),
  /** The name in plain words, on a second line. Each language has its own. */
  description: text(),
  price: amount(),
  /** The types that somebody ticked it for. One that offers it without is told in the editor (CALCED-05). */
  applicableTypes: list(z.enum(projectTypeIds)),
});

const problem = (code: FieldProblem['code'], path: (string | number)[]) =>
  ({ code: 'custom', params: { problem: code }, path }) as const;

function refuseRepeatedIds(rows: readonly { id: string }[], context: z.RefinementCtx): void {
  const ids = rows.map(({ id }) => id);
  ids.forEach((id, index) => {
    if (ids.indexOf(id) < index) context.addIssue(problem('repeated', [index, 'id']));
  });
}

function refuseNoneOffered(types: readonly { offered: boolean }[], context: z.RefinementCtx): void {
  if (!types.some(({ offered }) => offered)) context.addIssue(problem('none-offered', [0, 'offered']));
}

const builtInProjectTypes: z.output<typeof projectTypeSchema>[] = [
  {
    id: 'website',
    offered: true,
    title: 'Site vitrine',
    description: 'Montrer votre métier, vos horaires et vos réalisations. Donner envie de venir.',
    icon: 'Globe',
    features: ['blog', 'booking', 'members', 'multilingual', 'analytics'],
    basePrices: { simple: 1500, medium: 3000, complex: 5000 },
  },
  {
    id: 'ecommerce',
    offered: true,
    title: 'Boutique en ligne',
    description: 'Vendre jour et nuit, avec un stock et des livraisons qui suivent.',
    icon: 'ShoppingCart',
    features: ['inventory', 'marketplace', 'members', 'multilingual', 'analytics', 'crm'],
    basePrices: { simple: 3000, medium: 6000, complex: 12000 },
  },
  {
    id: 'app',
    offered: true,
    title: 'Application web ou mobile',
    description: 'Un outil pour vos clients ou votre équipe, dans le navigateur ou dans la poche.',
    icon: 'Smartphone',
    features: ['push', 'chat', 'api', 'analytics', 'payment'],
    basePrices: { simple: 8000, medium: 15000, complex: 25000 },
  },
  {
    id: 'custom',
    offered: true,
    title: 'Projet sur mesure',
    description: 'Votre idée n’entre dans aucune case. Nous fabriquons la case.',
    icon: 'Settings',
    features: ['api', 'chat', 'push', 'crm', 'analytics', 'multilingual'],
    basePrices: { simple: 5000, medium: 10000, complex: 20000 },
  },
];

/** As the contract names and prices them (CALCRULE-04, CALCRULE-05). */
const builtInFeatures = (
  [
    { id: 'blog', name: 'Blog intégré', price: 500, applicableTypes: ['website', 'ecommerce'] },
    { id: 'booking', name: 'Système de réservation', price: 1500, applicableTypes: ['website'] },
    { id: 'payment', name: 'Paiement en ligne', price: 1200, applicableTypes: ['website', 'app'] },
    { id: 'members', name: 'Espace membre', price: 2000, applicableTypes: ['website', 'ecommerce', 'app'] },
    {
      id: 'multilingual',
      name: 'Multilingue',
      price: 800,
      applicableTypes: ['website', 'ecommerce', 'custom'],
    },
    { id: 'api', name: 'API custom', price: 2500, applicableTypes: ['app', 'custom'] },
    { id: 'chat', name: 'Chat en temps réel', price: 1800, applicableTypes: ['app', 'custom'] },
    { id: 'push', name: 'Notifications push', price: 1000, applicableTypes: ['app'] },
    {
      id: 'analytics',
      name: 'Analytics avancés',
      price: 600,
      applicableTypes: ['website', 'ecommerce', 'app', 'custom'],
    },
    { id: 'crm', name: 'Système CRM', price: 3000, applicableTypes: ['ecommerce', 'custom'] },
    { id: 'inventory', name: 'Inventaire automatisé', price: 1500, applicableTypes: ['ecommerce'] },
    { id: 'marketplace', name: 'Marketplace multi-vendeurs', price: 5000, applicableTypes: ['ecommerce'] },
  ] satisfies Omit<z.output<typeof featureSchema>, 'otherName' | 'description'>[]
).map((feature) => ({ ...feature, otherName: '', description: '' }));

const choice = (title: string, description: string) =>
  group({ title: text(title), description: longText(description) });

export const calculatorSchema = z.object({
  ...seoFields,
  pageText: group({
    title: text('Combien coûtera votre site ?'),
    subtitle: text(),
    description: longText(),
    ctaText: text('Nous écrire'),
    ctaLink: link('/contact'),
  }),
  projectTypes: z
    .array(projectTypeSchema)
    .superRefine(refuseRepeatedIds)
    .superRefine(refuseNoneOffered)
    .default(builtInProjectTypes),
  features: z.array(featureSchema).superRefine(refuseRepeatedIds).default(builtInFeatures),
  designPrices: group({ template: amount(0), custom: amount(1500), premium: amount(3000) }),
  monthlyServices: group({ maintenance: amount(99), seo: amount(199), hosting: amount(49) }),
  /** Words in braces are replaced by what their name says. */
  labels: group({
    steps: group({
      type: choice(
        'Que voulez-vous ouvrir ?',
        'Choisissez le type de projet. Le prix affiché est le premier prix.',
      ),
      complexity: choice(
        'Simple ou ambitieux ?',
        'Prenez ce qui ressemble le plus à votre idée d’aujourd’hui.',
      ),
      features: choice('Quelques options ?', 'Cochez ce qu’il vous faut. Rien n’est obligatoire.'),
      design: choice(
        'Quel habit, et combien de pages ?',
        'Cinq pages sont comprises. Au-delà, le prix suit leur nombre.',
      ),
      services: choice('Et après la mise en ligne ?', 'Des services au mois. Rien n’est obligatoire.'),
    }),
    progress: text('Étape {step} sur 5'),
    previous: text('Précédent'),
    next: text('Suivant'),
    quote: text('Obtenir le devis'),
    refresh: text('Mettre le prix à jour'),
    share: longText('L’adresse de cette page garde vos choix. Envoyez-la à qui vous voulez.'),
    from: text('À partir de {price}'),
    included: text('Inclus'),
    perMonth: text('{price}/mois'),
    complexity: group({
      simple: choice('Simple', 'L’essentiel, bien fait. Peu de contenus, peu de cas particuliers.'),
      medium: choice('Intermédiaire', 'Plusieurs rubriques, quelques réglages pour votre métier.'),
      complex: choice('Complexe', 'Beaucoup de contenus, des règles à vous, des liens avec vos outils.'),
    }),
    design: group({
      template: choice('Modèle', 'Un modèle éprouvé, à vos couleurs et avec vos photos.'),
      custom: choice('Sur mesure', 'Un dessin fait pour vous, de la page d’accueil au bouton.'),
      premium: choice('Premium', 'Le sur-mesure, avec illustrations, animations et deux pistes au choix.'),
    }),
    pageCount: text('Nombre de pages'),
    pages: text('{pages} pages'),
    page: text('1 page'),
    maxPages: text('20+ pages'),
    timeline: text('Délai souhaité'),
    weeks: text('{weeks} semaines'),
    week: text('1 semaine'),
    services: group({
      maintenance: choice('Maintenance & Support', 'Mises à jour, sauvegardes, et quelqu’un au bout du fil.'),
      seo: choice(
        'SEO & Marketing',
        'Des textes et des réglages pour que l’on vous trouve, et un bilan chaque mois.',
      ),
      hosting: choice('Hébergement Premium', 'Un serveur rapide en France, surveillé jour et nuit.'),
    }),
    estimate: group({
      title: text('Votre estimation'),
      base: text('Base'),
      features: text('Options'),
      design: text('Design'),
      surcharge: text('Pages supplémentaires'),
      surchargeNote: text('pour information'),
      pages: text('Pages'),
      factor: text('× {factor} ({pages})'),
      total: text('Total HT'),
      vat: text('TVA 20 %'),
      gross: text('Total TTC'),
      monthly: text('Par mois, HT'),
      monthlyGross: text('soit {price} TTC'),
      open: text('Voir le ticket'),
      note: longText(
        'Estimation indicative : ce n’est pas un devis au sens de la loi. Seul le devis signé engage.',
      ),
    }),
    method: choice(
      'Comment ce prix se calcule',
      'Base, options et design s’additionnent. Jusqu’à cinq pages, c’est le total. Au-delà, la somme est multipliée par le nombre de pages divisé par cinq. Les services au mois se comptent à part.',
    ),
    /** `{choice}` is the name of a choice, `{pages}` a number of pages. */
    levers: group({
      title: text('Ce qui change le plus ce prix'),
      complexity: text('Complexité : {choice}'),
      design: text('Design : {choice}'),
      pages: text('{pages} au lieu de {current}'),
      add: text('Avec : {choice}'),
      remove: text('Sans : {choice}'),
    }),
    quoteForm: group({
      title: text('Recevoir le devis'),
      description: longText(
        'Votre sélection est jointe à la demande. Le devis est gratuit et arrive sous 48 h.',
      ),
      selection: text('Votre sélection'),
      type: text('Projet'),
      complexity: text('Complexité'),
      services: text('Services au mois'),
      none: text('Rien de plus'),
      nameLabel: text('Nom complet *'),
      emailLabel: text('E-mail *'),
      companyLabel: text('Entreprise'),
      phoneLabel: text('Téléphone'),
      messageLabel: text('Une précision ?'),
      submit: text('Envoyer la demande'),
      sending: text('Envoi en cours...'),
      success: text('Demande envoyée. Votre devis arrive sous 48 h.'),
      error: text('La demande n’est pas partie. Votre sélection est gardée : réessayez ou appelez-nous.'),
      back: text('Revenir au calcul'),
      copyLabel: longText('Envoyez-moi une copie de l’estimation par e-mail.'),
      errorsTitle: text('Il manque quelque chose'),
      nameMissing: text('Écrivez votre nom.'),
      emailMissing: text('Écrivez votre adresse e-mail.'),
      emailInvalid: text('Cette adresse e-mail est incomplète. Exemple : marie@boulangerie.example'),
      unreadable: text('Ce champ ne peut pas être lu. Écrivez-le sur une seule ligne.'),
      tooOften: text('Plusieurs demandes sont parties en une minute. Patientez un instant, puis renvoyez.'),
      tampered: longText('Cette sélection n’est pas possible. Reprenez le calcul, puis renvoyez la demande.'),
      consent: longText(),
      copySubject: text('Votre estimation'),
      /** `{link}` and `{date}` are replaced. */
      copyText: longText(
        'Bonjour,\n\nVoici l’adresse de votre estimation : {link}\n\nElle est valable jusqu’au {date}. Le devis arrive sous 48 h.\n\nÀ bientôt,\nAtelier Vitrine',
      ),
    }),
    /** The estimate under its own address, and as PDF. */
    document: group({
      title: text('Estimation'),
      dated: text('Établie le {date}'),
      validUntil: text('Valable jusqu’au {date}'),
      /** Of an estimate that the agency sends in the place of another: `{number}` and `{date}` are replaced. */
      revised: text('Version {number}, à la place de l’estimation du {date}'),
      selection: text('Ce que vous avez choisi'),
      price: text('Ce que cela coûte'),
      keep: longText('Gardez cette adresse : elle montre l’estimation telle qu’elle est aujourd’hui.'),
      download: text('Télécharger en PDF'),
      print: text('Imprimer'),
      again: text('Changer ces choix'),
      expiredTitle: text('Cette estimation n’est plus valable'),
      expiredText: longText(
        'Elle a plus de trente jours. Vos choix sont gardés : voyez leur prix d’aujourd’hui.',
      ),
      expiredButton: text('Recalculer'),
      missingTitle: text('Aucune estimation à cette adresse'),
      missingText: longText(
        'L’adresse est peut-être incomplète. Cinq questions suffisent pour en refaire une.',
      ),
      missingButton: text('Ouvrir le calculateur'),
    }),
  }),
});
