import { Link } from 'react-router';
import type { SectionContent } from '#domain/content/sections.ts';
import { planRequestPath, withPlan } from '#domain/leads/forms/plan-request.ts';
import { useContent } from '../../content.tsx';

type HostingContent = SectionContent<'hosting'>;

interface HostingPlansProps {
  hosting: Pick<HostingContent, 'plansTitle' | 'plans' | 'popularLabel' | 'planButton'>;
  /** The managed text of a request for a plan. */
  request: string;
}

/** The hosting plans; drawn as a key cabinet, where each plan is a key with its tag. */
export function HostingPlans({ hosting, request }: HostingPlansProps) {
  const { language } = useContent();
  return (
    <section id="plans" className="page band">
      <h2 className="text-title">{hosting.plansTitle}</h2>
      <ul className="key-cabinet mt-9 grid gap-x-7 gap-y-10 px-5 pt-6 pb-8 sm:px-8 lg:grid-cols-3">
        {hosting.plans.map((plan, index) => (
          <li key={plan.name} className="flex flex-col">
            <HangingKey teeth={index + 1} />
            <div className="key-tag">
              {plan.popular && <p className="offer-stamp">{hosting.popularLabel}</p>}
              <h3 className="text-[1.5em]">{plan.name}</h3>
              <p className="mt-1 font-display text-[2em] leading-tight font-extrabold text-[#8a5f00]">
                {plan.price}
              </p>
              <p className="mt-1">{plan.description}</p>
              <ul className="ticks mt-5 mb-7">
                {plan.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
              <Link to={planRequestPath(plan, { request, language })} className="button mt-auto">
                {withPlan(hosting.planButton, plan)}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The drawing of the key of a plan: a larger plan has a key with more teeth. */
function HangingKey({ teeth }: { teeth: number }) {
  const bit = Array.from({ length: teeth }, (_, index) => `M100 ${138 - index * 15}h24`).join('');
  return (
    <svg viewBox="0 0 200 170" className="-mb-5 h-40 self-center" aria-hidden="true">
      <path d="M100 0v14a9 9 0 1 0 9 9" fill="none" stroke="#e6c67e" strokeWidth="6" strokeLinecap="round" />
      <path d="M92 52C60 90 76 130 100 170" fill="none" stroke="#fff6ea" strokeWidth="3" />
      <g fill="none" stroke="#c9962e" strokeWidth="11">
        <circle cx="100" cy="50" r="24" />
        <path d={`M100 74v70${bit}`} />
      </g>
      <path d="M84 42a20 20 0 0 1 14-12" fill="none" stroke="#ffe6a8" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
