import type { PageWeight } from '../../tests/support/browser/page-weight.ts';
import type { ContenderName } from './contenders.ts';
import type { Interaction } from './interaction.ts';
import type { LighthouseFigures } from './lighthouse.ts';

/** What was measured on one page. What a missing tool would have told is left out. */
export interface PageFigures {
  lighthouse?: LighthouseFigures;
  interaction?: Interaction;
  /** On a telephone, as far as the first view. */
  first?: PageWeight;
  /** On a large screen, scrolled to the end. */
  whole?: PageWeight & { ecoIndex: number };
  /** Answers per second to what browsers send, and to clients that take no compression. */
  perSecond?: { browser: number; plain: number };
}

export interface SiteFigures {
  buildMs: number;
  editMs?: number;
  navigationMs?: number;
  pages: Record<string, PageFigures>;
}

export type Figures = Partial<Record<ContenderName, SiteFigures>>;
