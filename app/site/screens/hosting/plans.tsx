import { Link } from 'react-router';
import type { SectionContent } from '#domain/content/sections.ts';
import { planRequestPath } from '#domain/leads/plan-request.ts';
import { useContent } from '../../shell/content.tsx';

export function HostingPlans({ hosting }: { hosting: SectionContent<'hosting'> }) {
  const { language } = useContent();
  return (
    <section className="page mt-20">
      <h2 className="text-title">{hosting.plansTitle}</h2>
      <ul className="mt-8 grid gap-6 lg:grid-cols-3">
        {hosting.plans.map((plan) => (
          <li
            key={plan.name}
            className="flex flex-col rounded-t-[5rem] border-4 border-frame bg-window px-8 pt-14 pb-8"
          >
            <p className="min-h-7 font-semibold text-awning">{plan.popular && hosting.popularLabel}</p>
            <h3 className="text-[1.6em]">{plan.name}</h3>
            <p className="mt-1 text-[1.5em] font-bold text-brass">{plan.price}</p>
            <p className="mt-2 text-ink-soft">{plan.description}</p>
            <ul className="mt-5 mb-8 list-disc space-y-1 pl-5">
              {plan.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <Link
              to={planRequestPath(plan, language)}
              className="mt-auto rounded-xl bg-awning px-6 py-3 text-center font-semibold text-on-awning"
            >
              {hosting.planButton}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
