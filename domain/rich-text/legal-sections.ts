import { withTableHeads } from './table-heads.ts';
import type { RichNode } from './tree.ts';

interface ManagedSection {
  title: string;
  content: string;
  items: string[];
  methods: string[];
}

/** One section of a legal text, ready to be drawn. */
export interface LegalSection {
  id: string;
  title: string;
  body: RichNode[];
  items: RichNode[][];
  methods: RichNode[][];
}

/** The sections of a legal text in their stored order, read and cleaned; the key of each is its anchor. */
export function readLegalSections(
  sections: Record<string, ManagedSection>,
  read: (source: string) => Promise<RichNode[]>,
): Promise<LegalSection[]> {
  const lines = (texts: string[]) => Promise.all(texts.map(async (text) => inline(await read(text))));
  return Promise.all(
    Object.entries(sections).map(async ([id, { title, content, items, methods }]) => ({
      id,
      title,
      body: withTableHeads(await read(content), title),
      items: await lines(items),
      methods: await lines(methods),
    })),
  );
}

/** One line of a list needs no paragraph around it. */
function inline(nodes: RichNode[]): RichNode[] {
  return nodes.flatMap((node) =>
    typeof node !== 'string' && node.tag === 'p' ? (node.children ?? []) : [node],
  );
}
