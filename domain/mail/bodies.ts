import { escapeHtml } from '../escape-html.ts';
import type { Mail } from './mail.ts';

type Written = Pick<Mail, 'rows' | 'text' | 'subject' | 'quoted'>;

export function textBody({ rows, text, quoted }: Written): string {
  const head = rows.map(([label, value]) => `${label} : ${value}`).join('\n');
  return `${[head, text, quoted && quotedText(quoted)].filter(Boolean).join('\n\n')}\n`;
}

/** Each line behind a mark, as mail programs know it. */
export function quotedText({ head, text }: NonNullable<Mail['quoted']>): string {
  const lines = text.split('\n').map((line) => (line ? `> ${line}` : '>'));
  return [head, ...lines].join('\n');
}

/**
 * The same as HTML, in plain markup that every mail program shows. All of it is text to us: nothing is let through,
 * and a link leads to the very address that is read.
 */
export function htmlBody({ rows, text, subject, quoted }: Written): string {
  const cells = rows
    .map(
      ([label, value]) =>
        `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${linkedHtml(value)}</td></tr>`,
    )
    .join('\n');
  const table = cells && `<table cellpadding="4">\n${cells}\n</table>\n`;
  const quote = quoted
    ? `\n${paragraphsOf(quoted.head)}\n<blockquote>\n${paragraphsOf(quoted.text)}\n</blockquote>`
    : '';
  return `<!doctype html>\n<html>\n<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>\n<body>\n${table}${paragraphsOf(text)}${quote}\n</body>\n</html>\n`;
}

function paragraphsOf(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${linkedHtml(paragraph).replaceAll('\n', '<br>\n')}</p>`)
    .join('\n');
}

/** A full stop, a comma or a bracket behind it belongs to the sentence. */
const ADDRESS = /(https?:\/\/[^\s<>"»]*[^\s<>"».,;:!?)\]’'])/;

function linkedHtml(text: string): string {
  return text
    .split(ADDRESS)
    .map(escapeHtml)
    .map((part, place) => (place % 2 === 0 ? part : `<a href="${part}">${part}</a>`))
    .join('');
}
