/** What a visitor chooses between. The ids stand in addresses, forms and stored requests. */
export const projectTypeIds = ['website', 'ecommerce', 'app', 'custom'] as const;
export const complexities = ['simple', 'medium', 'complex'] as const;
export const designs = ['template', 'custom', 'premium'] as const;
export const monthlyServices = ['maintenance', 'seo', 'hosting'] as const;

export type ProjectTypeId = (typeof projectTypeIds)[number];
export type Complexity = (typeof complexities)[number];
export type Design = (typeof designs)[number];
type MonthlyService = (typeof monthlyServices)[number];

export const PAGES_MIN = 1;
export const PAGES_MAX = 20;
export const PAGES_INCLUDED = 5;
export const TIMELINE_MIN = 1;
export const TIMELINE_MAX = 52;

export interface Selection extends Record<MonthlyService, boolean> {
  type: ProjectTypeId;
  complexity: Complexity;
  /** Names of options, as visitors read them. */
  features: readonly string[];
  design: Design;
  pages: number;
  /** In weeks. Carried into the quote, never priced. */
  timeline: number;
}

/** What the wizard starts with. */
export const startSelection: Selection = {
  type: 'website',
  complexity: 'medium',
  features: [],
  design: 'custom',
  pages: 5,
  timeline: 4,
  maintenance: false,
  seo: false,
  hosting: false,
};
