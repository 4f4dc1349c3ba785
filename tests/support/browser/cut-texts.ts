import type { Page } from 'playwright-core';

/**
 * The texts of a page that cannot be read whole: cut off at an edge of the window or of a box that hides what
 * does not fit. What moves by itself and what one can scroll are not cut.
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 2;
    const unread = '[aria-hidden="true"], .marquee-track, dialog:not([open]), script, style, svg, noscript';
    const texts: { words: string; element: Element; boxes: DOMRect[] }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (
        !element ||
        words === '' ||
        element.closest(unread) ||
        !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      if (boxes.length > 0) texts.push({ words, element, boxes });
    }
    const width = document.documentElement.clientWidth;
    const cut: string[] = [];
    for (const { words, element, boxes } of texts) {
      let [left, right] = [0, width];
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, display } = getComputedStyle(box);
        if (display === 'inline') continue;
        const { left: from, right: to } = box.getBoundingClientRect();
        // Written for those who hear the page: never seen, so never cut.
        if (to - from < 2) {
          [left, right] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
          break;
        }
        if (/auto|scroll/.test(overflowX)) {
          [left, right] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
          break;
        }
        if (/hidden|clip/.test(overflowX)) [left, right] = [Math.max(left, from), Math.min(right, to)];
      }
      // A box with a border is seen to be cut even where its text is not.
      const framed = Number.parseFloat(getComputedStyle(element).borderRightWidth) > 0;
      const seen = framed ? [...boxes, element.getBoundingClientRect()] : boxes;
      if (seen.some((box) => box.left < left - SLACK || box.right > right + SLACK)) cut.push(`cut: ${words}`);
    }
    return cut;
  });
}
