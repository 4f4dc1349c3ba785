import { z } from 'zod';
import { group, link, longText, seoFields, text } from '../fields.ts';

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
  }),
  searchPlaceholder: text('Rechercher un article'),
  noResults: text('Aucun article trouvé'),
  readMore: text("Lire l'article"),
  readTime: text('min de lecture'),
  cta: group({
    title: text(),
    description: longText(),
    buttonText: text('Nous écrire'),
    buttonLink: link('/contact'),
  }),
  emptyTitle: text('Aucun article trouvé'),
  /** `{search}` is replaced by what the visitor typed. */
  emptySearch: longText(
    'Aucun article trouvé pour "{search}". Essayez avec d\'autres mots-clés ou changez de catégorie.',
  ),
  emptyAll: longText(
    'Aucun article publié pour le moment. Revenez bientôt pour découvrir nos derniers contenus !',
  ),
  reset: text('Voir tous les articles'),
  loading: text('Chargement du blog...'),
  loadingArticles: text('Chargement des articles...'),
  article: group({
    back: text('Retour au blog'),
    tocTitle: text('Sommaire'),
    show: text('Afficher'),
    hide: text('Masquer'),
    share: text('Partager'),
    related: text('À lire aussi'),
    help: group({ title: text(), description: longText(), button: text('Nous écrire') }),
    loading: text("Chargement de l'article..."),
    /** `{minutes}` is replaced by the reading time. */
    minutes: text('{minutes} min de lecture'),
  }),
});
