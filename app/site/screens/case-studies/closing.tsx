import { Link } from 'react-router';
import type { SectionContent } from '#domain/content/sections.ts';
import { pathTo } from '#domain/pages.ts';
import { Arrow } from '../../../ui/arrow.tsx';
import { useContent } from '../../content.tsx';

/** The call to contact, drawn as a shop to let at the end of the street of case studies. */
export function CaseStudiesClosing({ closing }: { closing: SectionContent<'studycases'>['closing'] }) {
  const { language } = useContent();
  return (
    <section id="call" className="house house-last">
      <div className="page">
        <div className="shop-front grid place-items-center px-5 pt-36 pb-14 sm:pt-44 lg:grid-cols-[1fr_auto_1fr]">
          <div className="hung-sign max-w-[42rem] px-5 py-9 text-center sm:px-12 lg:col-start-2">
            <h2 className="text-title">{closing.title}</h2>
            <p className="mt-3 text-lead">{closing.description}</p>
            <p className="mt-7 flex flex-wrap justify-center gap-3.5">
              <Link to={pathTo('contact', language)} className="button max-sm:px-4">
                {closing.contactButton} <Arrow />
              </Link>
              <Link to={pathTo('expertises', language)} className="button button-quiet">
                {closing.expertisesButton}
              </Link>
            </p>
          </div>
          <Ladder />
        </div>
      </div>
    </section>
  );
}

/** The drawing of a ladder, beside the call. */
function Ladder() {
  return (
    <svg viewBox="0 0 200 280" className="-mb-14 h-72 self-end max-lg:hidden" aria-hidden="true">
      <path
        d="M62 6 22 280M98 6l40 274M58 46h44M52 92h58M46 138h72M40 184h84M32 232h100"
        className="stroke-[#9a6a3c]"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path d="M144 226h48l-6 54h-36z" className="fill-frame" />
      <path
        d="M144 226h48v10c-8 0-6 18-12 18s-4-14-10-14-4 8-9 8-3-12-8-12-5 4-9 2z"
        className="fill-awning"
      />
      <path d="M146 226c0-30 44-30 44 0" className="stroke-control" strokeWidth="3" fill="none" />
      <path d="m176 222 14-66" className="stroke-[#c9962e]" strokeWidth="7" strokeLinecap="round" />
    </svg>
  );
}
