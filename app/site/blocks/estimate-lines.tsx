import type { EstimateLine } from '#domain/calculator/estimate-lines.ts';

interface EstimateSlipProps {
  title: string;
  shop: string;
  lines: EstimateLine[];
  note: string;
}

/** The estimate, one line for each thing the price is made of. Drawn as a till receipt. */
export function EstimateSlip({ title, shop, lines, note }: EstimateSlipProps) {
  return (
    <section className="slip">
      <p className="text-center text-[0.8rem] tracking-[0.16em] uppercase">{shop}</p>
      <h2 className="mt-1 mb-4 text-center text-[1.35em]">{title}</h2>
      <EstimateLines lines={lines} />
      <p className="mt-4 text-[0.85rem] leading-snug">{note}</p>
    </section>
  );
}

export function EstimateLines({ lines }: { lines: EstimateLine[] }) {
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
