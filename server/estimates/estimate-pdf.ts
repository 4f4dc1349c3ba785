import path from 'node:path';
import type { EstimateLine } from '#domain/calculator/estimate-lines.ts';
import type { EstimateSheet } from '#domain/calculator/estimate-sheet.ts';
import type { Language } from '#domain/languages.ts';
import { projectDir } from '../project-dir.ts';
import { printable } from './printable.ts';

export interface PdfParts {
  sheet: EstimateSheet;
  language: Language;
  shop: string;
  /** The agency's address, and where this estimate stands on the web: one line each. */
  imprint: string[];
  madeAt: Date;
}

/** The Latin subsets of @fontsource/instrument-sans and @fontsource/bricolage-grotesque, unpacked. */
const fontFile = (name: string) => path.join(projectDir, `server/fonts/${name}-5.3.0.ttf`);
const fonts = {
  text: fontFile('instrument-sans-400'),
  strong: fontFile('instrument-sans-600'),
  display: fontFile('bricolage-grotesque-700'),
};
const colours = { ink: '#1d1b26', soft: '#5a5566', awning: '#c8401f', cream: '#fff6ea', line: '#b9ad97' };
const MARGIN = 56;
const SCALLOPS = 17;

type Pdf = PDFKit.PDFDocument;

/** The document as PDF, with real text, its fonts inside and its parts named for screen readers. */
export async function estimatePdf({ sheet, language, shop, imprint, madeAt }: PdfParts): Promise<Buffer> {
  // Loaded by the first who asks for a document: it would slow every start.
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    font: fonts.text,
    lang: language,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: printable(`${sheet.title} · ${shop}`), Author: printable(shop), CreationDate: madeAt },
  });
  const written = bytesOf(pdf);
  decoration(pdf, () => awning(pdf));
  const document = pdf.struct('Document');
  pdf.addStructure(document);
  const part = (type: 'H1' | 'H2' | 'P', draw: () => void) => {
    document.add(pdf.struct(type, {}, draw));
  };
  const write = (words: string, options?: PDFKit.Mixins.TextOptions) => pdf.text(printable(words), options);

  pdf.y = 92;
  part('P', () => pdf.font(fonts.strong, 11).fillColor(colours.awning).text(printable(shop)));
  part('H1', () => {
    pdf.font(fonts.display, 32).fillColor(colours.ink);
    write(sheet.title);
  });
  part('P', () => {
    pdf.font(fonts.text, 11).fillColor(colours.soft);
    write([sheet.dated, sheet.validUntil, sheet.revised].filter(Boolean).join('\n'));
  });
  for (const [title, lines] of [
    [sheet.selectionTitle, sheet.selection],
    [sheet.priceTitle, sheet.price],
  ] as const) {
    if (lines.length === 0) continue;
    pdf.moveDown(1.4);
    part('H2', () => {
      pdf.font(fonts.display, 16).fillColor(colours.ink);
      write(title);
    });
    pdf.moveDown(0.3);
    for (const line of lines) part('P', () => drawLine(pdf, line));
  }
  pdf.moveDown(1.2);
  part('P', () => {
    pdf.font(fonts.strong, 10).fillColor(colours.ink);
    write(sheet.note);
  });
  pdf.moveDown(1);
  part('P', () => {
    pdf.font(fonts.text, 9).fillColor(colours.soft);
    write([shop, ...imprint].join('\n'));
  });
  document.end();
  pdf.end();
  return written;
}

/** Label on the left, figure on the right, detail below, a thin rule under all. */
function drawLine(pdf: Pdf, { id, label, value, detail }: EstimateLine): void {
  const width = pdf.page.width - 2 * MARGIN;
  const isTotal = id === 'total' || id === 'gross';
  const size = isTotal ? 13 : 11;
  const top = pdf.y + 4;
  pdf.fillColor(colours.ink).font(isTotal ? fonts.strong : fonts.text, size);
  pdf.text(printable(label), MARGIN, top, { width: width * 0.4 });
  const below = pdf.y;
  pdf.font(fonts.strong, size);
  pdf.text(printable(value), MARGIN + width * 0.4, top, { width: width * 0.6, align: 'right' });
  pdf.y = Math.max(below, pdf.y);
  if (detail) {
    pdf.font(fonts.text, 9).fillColor(colours.soft);
    pdf.text(printable(detail), MARGIN, pdf.y, { width });
  }
  const rule = pdf.y + 3;
  decoration(pdf, () =>
    pdf
      .moveTo(MARGIN, rule)
      .lineTo(MARGIN + width, rule)
      .lineWidth(0.5)
      .dash(2, {})
      .stroke(colours.line)
      .undash(),
  );
  pdf.x = MARGIN;
  pdf.y = rule;
}

/** The scalloped edge at the top of the sheet. */
function awning(pdf: Pdf): void {
  const width = pdf.page.width / SCALLOPS;
  for (let place = 0; place < SCALLOPS; place += 1) {
    const left = place * width;
    pdf
      .path(`M${left} 0h${width}v38a${width / 2} ${width / 2} 0 0 1 -${width} 0z`)
      .fill(place % 2 === 0 ? colours.awning : colours.cream);
  }
}

/** Not read out: it says nothing. */
function decoration(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}

function bytesOf(pdf: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}
