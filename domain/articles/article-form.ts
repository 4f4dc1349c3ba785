import { isSameImage } from '../images/focal-point.ts';
import type { Article } from './article.schema.ts';
import { DEFAULT_READ_MINUTES } from './read-time.ts';
import { slugOf } from './slug.ts';

/** An article as its editor shows it: every field as it is typed. */
export interface ArticleForm {
  id: string;
  title: string;
  subtitle: string;
  slug: string;
  description: string;
  /** HTML. */
  content: string;
  author: string;
  date: string;
  readTime: string;
  category: string;
  /** Parted by commas. */
  tags: string;
  image: string;
  /** The id of the same article in the other language; empty for none. */
  translation: string;
  /** The address of the page that the article leads to; empty for none. */
  page: string;
  published: boolean;
  featured: boolean;
  seoTitle: string;
  seoDescription: string;
  seoKeywords: string;
  /** What the form does not show, of the article that it was made from. */
  kept?: Pick<Article, 'image' | 'imageAlt' | 'publishedAt'>;
}

/** What is sent of an article; the server knows the rest. */
type SentPart = Omit<Article, 'imageAlt' | 'language' | 'updatedAt'> & Partial<Pick<Article, 'imageAlt'>>;

const DEFAULT_IMAGE = '/images/blog/default-article.jpg';

export function blankForm({ author, today }: { author: string; today: string }): ArticleForm {
  return {
    id: '',
    title: '',
    subtitle: '',
    slug: '',
    description: '',
    content: '',
    category: '',
    tags: '',
    author,
    date: today,
    readTime: String(DEFAULT_READ_MINUTES),
    image: DEFAULT_IMAGE,
    translation: '',
    page: '',
    published: false,
    featured: false,
    seoTitle: '',
    seoDescription: '',
    seoKeywords: '',
  };
}

/** A title names its article: it makes the slug, and of an article that is new (`now` given) the id too. */
export function withTitle(form: ArticleForm, title: string, now?: number): ArticleForm {
  const slug = slugOf(title);
  const id = now === undefined ? form.id : [slug, now].filter((part) => part !== '').join('-');
  return { ...form, title, slug, id };
}

export const requiredFields = ['title', 'description', 'content'] as const;

export function isComplete(form: ArticleForm): boolean {
  return requiredFields.every((field) => !isBlankHtml(form[field]));
}

/** Whether a reader would see nothing. */
export function isBlankHtml(html: string): boolean {
  return !/<img\b/i.test(html) && /^(?:\s|&nbsp;|<[^>]*>)*$/i.test(html);
}

/** The whole number a text begins with; 0 where there is none. */
export function readWholeMinutes(text: string): number {
  return Math.max(Number.parseInt(text, 10) || 0, 0);
}

export function readTags(text: string): string[] {
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}

/** The article that a form describes. Words about an image go with the image. */
export function articleFromForm(form: ArticleForm): SentPart {
  const tags = readTags(form.tags);
  const { kept } = form;
  return {
    ...(kept && isSameImage(kept.image, form.image) && { imageAlt: kept.imageAlt }),
    id: form.id,
    title: form.title,
    subtitle: form.subtitle,
    slug: form.slug,
    excerpt: form.description,
    content: form.content,
    author: form.author,
    publishedAt: dateFromForm(form),
    readTime: readWholeMinutes(form.readTime),
    category: form.category,
    tags,
    image: form.image,
    translation: form.translation,
    page: form.page,
    status: form.published ? 'published' : 'draft',
    featured: form.featured,
    ...filledSeo(form, seoFallbacks(form.title, form.description, tags)),
  };
}

export function formFromArticle(article: Article): ArticleForm {
  const fallbacks = seoFallbacks(article.title, article.excerpt, article.tags);
  const written = (field: SeoField) => (article[field] === fallbacks[field] ? '' : article[field]);
  return {
    id: article.id,
    title: article.title,
    subtitle: article.subtitle,
    slug: article.slug,
    description: article.excerpt,
    content: article.content,
    author: article.author,
    date: article.publishedAt.slice(0, DATE_LENGTH),
    readTime: String(article.readTime),
    category: article.category,
    tags: article.tags.join(', '),
    image: article.image,
    // Absent in working copies that are older than these fields.
    translation: article.translation ?? '',
    page: article.page ?? '',
    published: article.status === 'published',
    featured: article.featured,
    seoTitle: written('seoTitle'),
    seoDescription: written('seoDescription'),
    seoKeywords: written('seoKeywords'),
    kept: {
      publishedAt: article.publishedAt,
      image: article.image,
      imageAlt: article.imageAlt,
    },
  };
}

type SeoField = 'seoTitle' | 'seoDescription' | 'seoKeywords';

/** What search engines read where nothing was written for them. */
export function seoFallbacks(title: string, description: string, tags: string[]): Record<SeoField, string> {
  return { seoTitle: title, seoDescription: description, seoKeywords: tags.join(', ') };
}

function filledSeo(form: ArticleForm, fallbacks: Record<SeoField, string>): Record<SeoField, string> {
  const filled = (field: SeoField) => (form[field].trim() === '' ? fallbacks[field] : form[field]);
  return {
    seoTitle: filled('seoTitle'),
    seoDescription: filled('seoDescription'),
    seoKeywords: filled('seoKeywords'),
  };
}

const DATE_LENGTH = 'YYYY-MM-DD'.length;

/** A day that was not changed keeps the time of day it had. */
function dateFromForm({ date, kept }: ArticleForm): string {
  return kept?.publishedAt.slice(0, DATE_LENGTH) === date ? kept.publishedAt : date;
}
