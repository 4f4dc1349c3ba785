import { shortDateTime } from '../../dates.ts';
import { Card, Item } from './item.tsx';
import type { Today } from './load-today.ts';
import { useContentState } from './use-content-state.ts';
import { words } from './words.ts';

/** What is written and not published, what will be, and what there is to do in the words of the site. */
export function Work({ work }: { work: NonNullable<Today['work']> }) {
  const { unpublished, last, scheduled, next, failures } = work;
  return (
    <Card id="work-in-progress" title={words.work}>
      <ul className="today-items">
        {failures > 0 && (
          <Item path="publications" name={words.failures} isBad>
            {words.failuresCount(failures)}
          </Item>
        )}
        <Item
          path="publications"
          name={words.unpublished}
          detail={last && words.unpublishedLast(last.by, shortDateTime(last.at))}
        >
          {unpublished > 0 ? words.unpublishedCount(unpublished) : words.nothingUnpublished}
        </Item>
        <Item
          path="publications/scheduled"
          name={words.scheduled}
          detail={next && words.scheduledNext(next.name, shortDateTime(next.at))}
        >
          {scheduled > 0 ? words.scheduledCount(scheduled) : words.nothingScheduled}
        </Item>
        <ContentItems />
      </ul>
    </Card>
  );
}

function ContentItems() {
  const state = useContentState();
  const told = (count: number | undefined, some: (count: number) => string, none: string) => {
    if (count === undefined) return state === null ? words.notCounted : words.counting;
    return count > 0 ? some(count) : none;
  };
  const detail = state?.entries === false && words.pagesOnly;
  return (
    <>
      <Item path="translations" name={words.translations} detail={detail}>
        {told(state?.translations, words.translationsCount, words.nothingToTranslate)}
      </Item>
      <Item path="checks" name={words.checks} detail={detail}>
        {told(state?.faults, words.checksCount, words.nothingToMend)}
      </Item>
    </>
  );
}
