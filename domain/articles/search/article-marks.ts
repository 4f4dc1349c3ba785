import { inlineTags, type RichNode } from '../../rich-text/tree.ts';
import { ARTICLE_TAGS_SHOWN, type ListedArticle } from '../listed-article.ts';
import { hasMarks, type MarkedText, markedPassage, markedText } from './marked-text.ts';

/** What a card shows of an article, with what a search found in it marked. */
export interface ArticleMarks {
  title: MarkedText;
  subtitle: MarkedText;
  excerpt: MarkedText;
  /** As many as a card shows; one that was found stands in place of the last, where nothing else would say why. */
  tags: MarkedText[];
  /** A part of the article's text, where nothing else on the card says why it was found. */
  passage?: MarkedText;
}

export async function articleMarks(
  { title, subtitle = '', excerpt, tags }: ListedArticle,
  sought: readonly string[],
  readText: () => Promise<readonly RichNode[]>,
): Promise<ArticleMarks> {
  const shown = [title, subtitle, excerpt, ...tags.slice(0, ARTICLE_TAGS_SHOWN)];
  const [markedTitle = [], markedSubtitle = [], markedExcerpt = [], ...markedTags] = shown.map((text) =>
    markedText(text, sought),
  );
  const marks = { title: markedTitle, subtitle: markedSubtitle, excerpt: markedExcerpt, tags: markedTags };
  if ([markedTitle, markedSubtitle, markedExcerpt, ...markedTags].some(hasMarks)) return marks;
  const unshown = tags.slice(ARTICLE_TAGS_SHOWN).map((tag) => markedText(tag, sought));
  const found = unshown.find(hasMarks);
  if (found) return { ...marks, tags: markedTags.with(-1, found) };
  const passage = markedPassage(
    textOf(await readText())
      .replace(/\s+/g, ' ')
      .trim(),
    sought,
  );
  return { ...marks, ...(passage && { passage }) };
}

/** The words of rich text, with a space where a block begins or ends. */
function textOf(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const text = textOf(node.children ?? []);
      return inlineTags.has(node.tag) && node.tag !== 'br' ? text : ` ${text} `;
    })
    .join('');
}
