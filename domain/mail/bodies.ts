import { escapeHtml } from '../escape-html.ts';
import type { Mail } from './mail.ts';

type Written = Pick<Mail, 'rows' | 'text' | 'subject'>;

export function textBody({ rows, text }: Written): string {
  const head = rows.map(([label, value]) => `${label} : ${value}`).join('\n');
  return head ? `${head}\n\n${text}\n` : `${text}\n`;
}

/** The same as HTML, in plain markup that every mail program shows. All of it is text to us: nothing is let through. */
export function htmlBody({ rows, text, subject }: Written): string {
  const cells = rows
    .map(
      ([label, value]) =>
        `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
    )
    .join('\n');
  const table = cells && `<table cellpadding="4">\n${cells}\n</table>\n`;
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>\n')}</p>`)
    .join('\n');
  return `<!doctype html>\n<html>\n<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>\n<body>\n${table}${paragraphs}\n</body>\n</html>\n`;
}
