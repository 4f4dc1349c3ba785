import type { ReceiptLine } from '#domain/calculator/receipt-lines.ts';

interface ReceiptProps {
  title: string;
  shop: string;
  lines: ReceiptLine[];
  note: string;
}

/** The slip of paper from the till, one line for each thing the price is made of. */
export function Receipt({ title, shop, lines, note }: ReceiptProps) {
  return (
    <section className="slip">
      <p className="text-center text-[0.8rem] tracking-[0.16em] uppercase">{shop}</p>
      <h2 className="mt-1 mb-4 text-center text-[1.35em]">{title}</h2>
      <ReceiptLines lines={lines} />
      <p className="mt-4 text-[0.85rem] leading-snug">{note}</p>
    </section>
  );
}

export function ReceiptLines({ lines }: { lines: ReceiptLine[] }) {
  return (
    <dl>
      {lines.map(({ id, label, value, detail }) => (
        <div key={id} data-line={id} className="receipt-line">
          <dt>{label}</dt>
          <dd>{value}</dd>
          {detail && <dd className="receipt-detail">{detail}</dd>}
        </div>
      ))}
    </dl>
  );
}
