import type { Services } from '#server/services.ts';

/** The lead that is open beside the list. */
export type OpenLead = NonNullable<Awaited<ReturnType<Services['inbox']['read']>>>;

/** What the form of an answer begins with. */
export type ReplyStart = NonNullable<Awaited<ReturnType<Services['replies']['begin']>>>;

/** What the form of a new estimate begins with. */
export type RevisionStart = NonNullable<Awaited<ReturnType<Services['revisedQuotes']['begin']>>>;
