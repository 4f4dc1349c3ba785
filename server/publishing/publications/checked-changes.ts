import type { DocumentRef } from '#domain/documents.ts';
import { type PublicationFinding, weightOf } from '#domain/publishing/publication-findings.ts';
import { RequestError } from '#domain/request-error.ts';
import type { ContentService } from '#server/content/content-service.ts';
import { VersionConflict } from '#server/documents/document-errors.ts';
import type { PublishedChange } from '#server/documents/document-store.ts';
import type { DocumentKinds } from '../document-kinds.ts';
import type { EntryTranslations } from '../working-copies/entry-translations.ts';
import { otherCalculator } from '../working-copies/other-calculator.ts';
import type { WorkingCopies } from '../working-copies/working-copies.ts';
import type { ContestedContent, NewContent, PublicationCheck } from './publication-check.ts';
import { blockedBy } from './publication-errors.ts';
import type { PublicationMoment } from './publication-reads.ts';

/** A working copy to publish, in the version that somebody has seen. */
export interface ChosenCopy {
  ref: DocumentRef;
  version: string;
}

export interface PublicationOptions {
  by: string;
  name?: string;
  /** Whether somebody has said yes to what asks for it: prices that change a lot. */
  confirmed?: boolean;
}

/** A content to publish over a published version. */
interface BasedContent extends ContestedContent {
  rev: number;
}

interface CheckOptions {
  confirmed: boolean;
  /** When it is to go live; left out: now. */
  moment?: PublicationMoment;
}

interface Parts {
  kinds: DocumentKinds;
  copies: WorkingCopies;
  content: Pick<ContentService, 'followingPrices'>;
  check: PublicationCheck;
  translations: Pick<EntryTranslations, 'settle'>;
}

/** What would go live, checked before anything is stored. */
export function createCheckedChanges({ kinds, copies, content: prices, check, translations }: Parts) {
  /** The prices of the calculator are common to both languages: published in one, they are published in the other. */
  async function priceFollowers(changes: readonly NewContent[]): Promise<PublishedChange[]> {
    const calculators = changes.filter(({ ref }) => otherCalculator(ref));
    const [leading] = calculators;
    const ref = leading && otherCalculator(leading.ref);
    if (!ref || calculators.length > 1) return [];
    const { rev: basedOn, content: theirs } = await copies.published(ref);
    const next = await prices.followingPrices(leading.ref.language, leading.content, theirs);
    if (!next) return [];
    return [{ ref, ...(await kinds[ref.collection].prepare(ref, next.content)), basedOn }];
  }

  /** The working copies that were chosen, if they are still those that somebody has seen. */
  async function chosenContents(chosen: readonly ChosenCopy[]) {
    if (chosen.length === 0)
      throw new RequestError(422, 'There is nothing to publish.', { reason: 'nothing-chosen' });
    const loaded = await Promise.all(
      chosen.map(async ({ ref, version }) => {
        const document = await copies.load(ref);
        if (document.version !== version) throw new VersionConflict(document.rev);
        if (!document.draft)
          throw new RequestError(409, 'There is nothing to publish.', { reason: 'nothing-chosen' });
        return { ref, ...document };
      }),
    );
    return loaded;
  }

  /** All that these contents change, and what follows from it; or a refusal with what stands in the way. */
  async function ofContents(contents: readonly BasedContent[], { confirmed, moment }: CheckOptions) {
    const settled = await translations.settle(contents);
    const { prepared, findings } = await check(settled.contents, moment);
    refuseFindings(findings, confirmed);
    const revs = new Map(contents.map(({ ref, rev }) => [ref, rev]));
    const own = prepared.map((change): PublishedChange => ({ ...change, basedOn: revs.get(change.ref) }));
    return { own, followers: [...(await priceFollowers(contents)), ...settled.followers] };
  }

  return {
    ofContents,

    /** The same of working copies. */
    async ofCopies(chosen: readonly ChosenCopy[], options: CheckOptions) {
      return ofContents(await chosenContents(chosen), options);
    },
  };
}

export type CheckedChanges = ReturnType<typeof createCheckedChanges>;

/** Refused with what blocks; with what asks for a yes too, unless somebody has given it. */
function refuseFindings(findings: readonly PublicationFinding[], confirmed: boolean): void {
  const blocking = findings.filter((one) => weightOf(one) === 'blocks');
  if (blocking.length > 0) throw blockedBy(blocking);
  const asking = findings.filter((one) => weightOf(one) === 'asks');
  if (asking.length > 0 && !confirmed)
    throw new RequestError(409, 'Prices change a lot: somebody must confirm them.', {
      reason: 'publication-unconfirmed',
      findings: asking,
    });
}
