import type { Article } from '#domain/articles/article.schema.ts';
import { type ArticleForm, articleFromForm } from '#domain/articles/article-form.ts';
import type { CaseStudy, CaseStudyForm } from '#domain/case-studies/case-study.schema.ts';
import { fromForm } from '#domain/case-studies/case-study-form.ts';
import type { ArticleViewProps } from '../site/screens/article/view.tsx';
import { type Marks, markNodes, markTexts } from './marks.ts';
import type { WrittenEntry } from './messages.ts';
import { framedPageWords as words } from './words.ts';

/** The article that a form stands for. Its texts carry no marks: tags and categories are compared with others. */
export function writtenArticle({ form, language }: WrittenEntry): Article {
  const article = articleFromForm(form as ArticleForm);
  const title = article.title || words.untitled;
  return { imageAlt: '', updatedAt: '', ...article, title, language };
}

/** What the page of a written article shows, with the names of its fields. */
export function markArticle<Page extends Pick<ArticleViewProps, 'article' | 'body' | 'page'>>(
  page: Page,
  { markOf }: Marks,
): Page {
  const mark = (name: keyof ArticleForm) => markOf(`article.${name}`);
  const { article, body, page: leadsTo } = page;
  return {
    ...page,
    article: {
      ...article,
      title: article.title + mark('title'),
      subtitle: article.subtitle && article.subtitle + mark('subtitle'),
      author: article.author && article.author + mark('author'),
      // Before the mark that the name of the category itself may have.
      categoryName: mark('category') + article.categoryName,
      tags: article.tags.map((tag) => tag + mark('tags')),
    },
    body: { ...body, nodes: markNodes(body.nodes, mark('content')) },
    page: leadsTo && { ...leadsTo, name: mark('page') + leadsTo.name },
  };
}

/** The case study that a form stands for, its texts with the names of their fields. */
export function writtenStudy({ form, shape }: WrittenEntry, marks: Marks): CaseStudy {
  const plain = form as CaseStudyForm;
  const marked = markTexts(shape, form, 'case-study', marks) as CaseStudyForm;
  const { hero } = marked;
  // The page shows the title of the hero where it differs from that of the study.
  const isSame = plain.hero.title === plain.title;
  return fromForm(isSame ? { ...marked, hero: { ...hero, title: marked.title } } : marked);
}
