import { Link, useLocation } from 'react-router';
import type { EstimateSheet } from '#domain/calculator/estimate-sheet.ts';
import type { SectionContent } from '#domain/content/sections.ts';
import { useScriptOnly } from '../../../ui/use-script-only.ts';
import { EstimateLines } from '../../blocks/estimate-lines.tsx';
import { useContent } from '../../content.tsx';

interface EstimateSheetViewProps {
  sheet: EstimateSheet;
  words: SectionContent<'calculator'>['labels']['document'];
  /** What to say to somebody who has just sent the request. */
  sent?: string;
  again: string;
}

/** The estimate as its own page. It is printed as it is shown. */
export function EstimateSheetView({ sheet, words, sent, again }: EstimateSheetViewProps) {
  const { common } = useContent();
  const { address, name, phone, email } = common.agency;
  return (
    <section className="page py-8 lg:py-14">
      {sent && (
        <p role="status" className="plaque mx-auto mb-8 max-w-[46rem] text-lead font-semibold print:hidden">
          {sent}
        </p>
      )}
      <article className="estimate-sheet">
        <div className="awning awning-small" aria-hidden="true" />
        <div className="p-6 sm:p-12">
          <p className="font-semibold text-[#b83a1b]">{name}</p>
          <h1 className="mt-1 text-title">{sheet.title}</h1>
          <p className="mt-2 text-[#5a5566]">
            {sheet.dated}
            <br />
            {sheet.validUntil}
            {sheet.revised && (
              <>
                <br />
                {sheet.revised}
              </>
            )}
          </p>
          {sheet.selection.length > 0 && (
            <>
              <h2 className="mt-8 mb-2 text-[1.3em]">{sheet.selectionTitle}</h2>
              <EstimateLines lines={sheet.selection} />
            </>
          )}
          <h2 className="mt-8 mb-2 text-[1.3em]">{sheet.priceTitle}</h2>
          <EstimateLines lines={sheet.price} />
          <p className="mt-6 font-semibold">{sheet.note}</p>
          <p className="mt-4 text-[0.9rem] text-[#5a5566]">
            {name}, {address.street}, {address.postalCode} {address.city} · {phone} · {email}
          </p>
        </div>
      </article>
      <SheetButtons words={words} again={again} />
    </section>
  );
}

function SheetButtons({ words, again }: Pick<EstimateSheetViewProps, 'words' | 'again'>) {
  const { pathname } = useLocation();
  const scriptOnly = useScriptOnly();
  return (
    <div className="mx-auto mt-8 max-w-[46rem] print:hidden">
      <p className="flex flex-wrap gap-3">
        <a href={`${pathname}.pdf`} download className="button">
          {words.download}
        </a>
        <button type="button" className={`button button-quiet ${scriptOnly}`} onClick={() => window.print()}>
          {words.print}
        </button>
        <Link to={again} className="button button-quiet">
          {words.again}
        </Link>
      </p>
      <p className="mt-4 text-[0.9rem] text-ink-soft">{words.keep}</p>
    </div>
  );
}
