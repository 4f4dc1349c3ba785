import { Link } from 'react-router';
import type { SectionContent } from '#domain/content/sections.ts';
import { planRequestPath, withPlan } from '#domain/leads/forms/plan-request.ts';
import { useContent } from '../../content.tsx';

type MaintenanceContent = SectionContent<'maintenance'>;

interface MaintenancePlansProps {
  maintenance: Pick<MaintenanceContent, 'plansTitle' | 'plans' | 'popularLabel' | 'planButton'>;
  /** The managed text of a request for a plan. */
  request: string;
}

/** The maintenance plans, drawn as pages of a service booklet. */
export function MaintenancePlans({ maintenance, request }: MaintenancePlansProps) {
  const { language } = useContent();
  return (
    <section id="plans" className="page pt-[clamp(3.5rem,8vw,7rem)]">
      <h2 className="text-title">{maintenance.plansTitle}</h2>
      <ul className="booklet mt-10 grid lg:grid-cols-3">
        {maintenance.plans.map((plan) => (
          <li key={plan.name} className="booklet-page">
            {plan.popular && <p className="offer-stamp">{maintenance.popularLabel}</p>}
            <h3 className="text-[1.6em]">{plan.name}</h3>
            <p className="font-display text-[1.9em] leading-tight font-extrabold text-brass">{plan.price}</p>
            <p className="mt-1 text-ink-soft">{plan.description}</p>
            <ul className="ticks my-6">
              {plan.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <Link
              to={planRequestPath(plan, { request, language, type: 'maintenance' })}
              className={`button mt-auto ${plan.popular ? '' : 'button-quiet'}`}
            >
              {withPlan(maintenance.planButton, plan)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
