import { z } from 'zod';
import { categoryList } from '../../articles/categories.schema.ts';
import { group, label, link, longText, seoFields, text } from '../section-parts/fields.ts';

export const blogSchema = z.object({
  ...seoFields,
  title: text('Blog'),
  subtitle: text(),
  description: longText(),
  hero: group({ title: text('Blog'), subtitle: text(), description: longText() }),
  categories: group({
    all: text('Tous'),
    technology: text('Technologie'),
    design: text('Design'),
    marketing: text('Marketing'),
    development: text('Développement'),
    items: categoryList,
  }),
  searchPlaceholder: text('Rechercher un article'),
  noResults: label('Aucun article trouvé'),
  readMore: text("Lire l'article"),
  readTime: text('min de lecture'),
  cta: group({
    title: text(),
    description: longText(),
    buttonText: text('Nous écrire'),
    buttonLink: link('/contact'),
  }),
  emptyTitle: label('Aucun article trouvé'),
  /** `{search}` is replaced by what the visitor typed. */
  emptySearch: label(
    'Aucun article trouvé pour "{search}". Essayez avec d\'autres mots-clés ou changez de catégorie.',
  ).meta({ input: 'long-text' }),
  emptyAll: label(
    'Aucun article publié pour le moment. Revenez bientôt pour découvrir nos derniers contenus !',
  ).meta({ input: 'long-text' }),
  reset: label('Voir tous les articles'),
  feed: label('Suivre le blog dans un lecteur de flux (RSS)'),
  loading: label('Chargement du blog...'),
  loadingArticles: label('Chargement des articles...'),
  article: group({
    back: text('Retour au blog'),
    tocTitle: text('Sommaire'),
    /** Before the toggle, where the chapters stand beside the text whether it is open or not. */
    tocDetails: text('Le détail'),
    show: label('Afficher'),
    hide: label('Masquer'),
    share: text('Partager'),
    copyLink: label('Copier le lien'),
    linkCopied: label('Lien copié'),
    related: text('À lire aussi'),
    /** `{page}` is replaced by the name of the page that the article leads to. */
    page: label('Passer à la pratique – {page}'),
    help: group({ title: text(), description: longText(), button: text('Nous écrire') }),
    loading: label("Chargement de l'article..."),
    /** `{minutes}` is replaced by the reading time. */
    minutes: text('{minutes} min de lecture'),
    /** `{date}` is replaced by the day of the last change. */
    updated: text('mis à jour le {date}'),
  }),
});
