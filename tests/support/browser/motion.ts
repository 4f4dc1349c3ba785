import type { Locator, Page } from 'playwright-core';

/** Which slide of a carousel stands in its frame, with its transition at the end. */
export function shownSlide(carousel: Locator): Promise<number> {
  return carousel.evaluate((root) => {
    const slides = [...root.querySelectorAll('.slides > *')];
    const strip = slides[0]?.parentElement;
    for (const transition of strip?.getAnimations() ?? []) transition.finish();
    const frame = strip?.parentElement?.getBoundingClientRect().left ?? 0;
    return slides.findIndex((slide) => Math.abs(slide.getBoundingClientRect().left - frame) < 1);
  });
}

/** How far a row slides by itself in a quarter of a second of the page's own time; to the left is negative. */
export function distanceMoved(row: Locator): Promise<number> {
  return row.evaluate(async (element) => {
    const left = () => element.getBoundingClientRect().left;
    const time = () => Number(document.timeline.currentTime);
    const before = left();
    const begun = time();
    while (time() - begun < 250) await new Promise(requestAnimationFrame);
    return left() - before;
  });
}

interface RowAt {
  /** From the left of the window: the first item, and the first item of the copy behind it. */
  first: number;
  copy: number;
}

/** A sliding row at moments of its loop, and how long the loop is. The row then goes on from its start. */
export function rowAt(
  row: Locator,
  ...moments: number[]
): Promise<{ duration: number; endless: boolean; at: RowAt[] }> {
  return row.evaluate((track, times) => {
    const [animation] = track.getAnimations();
    const timing = animation?.effect?.getComputedTiming();
    if (!animation || !timing) throw new Error('The row does not move.');
    const left = (list: number) =>
      track.querySelectorAll('ul')[list]?.children[0]?.getBoundingClientRect().left ?? Number.NaN;
    animation.pause();
    const at = times.map((time) => {
      animation.currentTime = time;
      return { first: left(0), copy: left(1) };
    });
    animation.currentTime = 0;
    animation.play();
    return { duration: Number(timing.duration), endless: timing.iterations === Number.POSITIVE_INFINITY, at };
  }, moments);
}

/** A finger goes across an element, by so many pixels. */
export async function swipe(page: Page, place: Locator, across: number): Promise<void> {
  await place.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const from = { x: x + width / 2 - across / 2, y: y + height / 2 };
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', at: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: from.x + at, y: from.y }] });
  await touch('touchStart', 0);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', across * part);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
}
