/** What leads from the set-up link to a site that works, in this order. */
const steps = ['account', 'page', 'address', 'mail'] as const;
export type FirstRunStep = (typeof steps)[number];

interface FirstRunFacts {
  hasPublished: boolean;
  /** What visitors read as the agency's address, in each language. */
  agencyEmails: readonly string[];
  /** Whether a mail has left for the world, and was not only captured. */
  hasMailLeft: boolean;
}

/** The first steps of a new owner; none once all are done. */
export function firstRun(facts: FirstRunFacts): { step: FirstRunStep; isDone: boolean }[] {
  const isDone: Record<FirstRunStep, boolean> = {
    // Without one nobody is here to read this.
    account: true,
    page: facts.hasPublished,
    address: facts.agencyEmails.every(isOwn),
    mail: facts.hasMailLeft,
  };
  const list = steps.map((step) => ({ step, isDone: isDone[step] }));
  return list.every((one) => one.isDone) ? [] : list;
}

/** Names that RFC 2606 keeps for examples: nobody reads mail there, and the site ships with one. */
const EXAMPLE = /@(.+\.)?(example|invalid|test|localhost|example\.(com|net|org))$/i;

const isOwn = (email: string) => email.trim() !== '' && !EXAMPLE.test(email.trim());
