import { richTags, tagAliases } from './tree.ts';

/**
 * What the page will leave out of an HTML text, for whoever writes it: elements and attributes outside
 * the allow-list, each named once. Only a note to the writer; the cleaning itself reads the whole tree.
 */
export function refusedParts(html: string): string[] {
  const refused = new Set<string>();
  for (const [, tag = '', rest = ''] of html.matchAll(/<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi)) {
    const written = tag.toLowerCase();
    const name = tagAliases[written] ?? written;
    if (!isRichTag(name)) refused.add(`<${name}>`);
    else for (const attribute of attributesIn(rest)) if (!isKept(name, attribute)) refused.add(attribute);
  }
  return [...refused];
}

function isRichTag(name: string): name is keyof typeof richTags {
  return Object.hasOwn(richTags, name);
}

function isKept(tag: keyof typeof richTags, attribute: string): boolean {
  const kept: readonly string[] = richTags[tag];
  return kept.includes(attribute);
}

function attributesIn(rest: string): string[] {
  const named = rest.matchAll(/([a-z][\w:-]*)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"']+))?/gi);
  return [...named].map(([, name = '']) => name.toLowerCase());
}
