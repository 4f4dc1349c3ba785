/** What a visitor can send us. Each kind has its own form, its own schema and its own mail subject. */
export const leadKinds = ['contact', 'chat', 'application', 'quote', 'appointment'] as const;
export type LeadKind = (typeof leadKinds)[number];
