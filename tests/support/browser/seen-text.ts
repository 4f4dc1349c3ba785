import { inlineTags, type RichNode } from '#domain/rich-text/tree.ts';

interface Run {
  text: string;
  /** What the words stand in, whichever is inside which: a link in italics is an italic link. */
  marks: string;
}

type Seen = Run | { block: string; inside: Seen[] };

/** Rich text as a reader sees it: blocks, and in them runs of words with all that is said about them. */
export function seenText(nodes: readonly RichNode[], marks: readonly string[] = []): Seen[] {
  const seen = nodes.flatMap((node): Seen[] => {
    if (typeof node === 'string') return [{ text: node, marks: [...marks].sort().join() }];
    const { tag, attributes = {}, children = [] } = node;
    const name = [tag, ...Object.entries(attributes).flat()].join(' ');
    const isMark = inlineTags.has(tag) && children.length > 0;
    return isMark ? seenText(children, [...marks, name]) : [{ block: name, inside: seenText(children) }];
  });
  return seen.reduce<Seen[]>((runs, next) => {
    const last = runs.at(-1);
    if (last && 'text' in last && 'text' in next && last.marks === next.marks) last.text += next.text;
    else runs.push(next);
    return runs;
  }, []);
}
