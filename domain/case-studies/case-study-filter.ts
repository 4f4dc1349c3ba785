/** The filters of the case study list, in the order of their buttons. */
export const caseStudyFilters = ['all', 'saas', 'wordpress', 'ecommerce', 'mobile', 'react'] as const;

export type CaseStudyFilter = (typeof caseStudyFilters)[number];

/** The filter an address names; a name that is none of them, or no name, means all. */
export function readFilter(name: string | null): CaseStudyFilter {
  return caseStudyFilters.find((filter) => filter === name) ?? 'all';
}

export function matchesFilter(category: string, filter: CaseStudyFilter): boolean {
  return filter === 'all' || category.toLowerCase().includes(filter);
}
