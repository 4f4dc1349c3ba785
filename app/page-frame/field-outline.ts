import { labelOf } from '../admin/fields/labels.ts';
import { FIELDS, fieldsOf } from './name-fields.ts';
import { framedPageWords as words } from './words.ts';

const STYLES = `
  [${FIELDS}] { cursor: pointer; }
  [data-evening="asked"] .announcement > p { visibility: hidden; }
  [data-evening="asked"] .announcement > p + p { visibility: visible; }
  .field-outline { position: fixed; z-index: 2147483647; pointer-events: none; border: 2px solid #1f6f66; border-radius: 4px;
    box-shadow: 0 0 0 1px #fff; }
  .field-outline[hidden] { display: none; }
  .field-outline > span { position: absolute; bottom: 100%; left: -2px; padding: 2px 8px; border-radius: 4px 4px 0 0;
    background: #1f6f66; color: #fff; font: 600 12px/1.5 system-ui, sans-serif; white-space: nowrap; }
  .field-outline[data-below] > span { bottom: auto; top: 100%; border-radius: 0 0 4px 4px; }
`;

/** A frame around a text or a picture, with the name of its field. */
export function createFieldOutline(document: Document) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  document.adoptedStyleSheets.push(sheet);
  const frame = document.createElement('div');
  const name = document.createElement('span');
  frame.className = 'field-outline';
  frame.setAttribute('aria-hidden', 'true');
  frame.hidden = true;
  frame.append(name);
  document.body.append(frame);
  let shown: Element | undefined;

  function place(): void {
    const box = shown?.isConnected ? shown.getBoundingClientRect() : undefined;
    frame.hidden = !box || box.width === 0;
    if (!box || frame.hidden) return;
    const style = { left: box.left - 4, top: box.top - 4, width: box.width + 8, height: box.height + 8 };
    for (const [side, value] of Object.entries(style)) frame.style.setProperty(side, `${value}px`);
    frame.toggleAttribute('data-below', box.top < 32);
  }
  addEventListener('scroll', place, { capture: true, passive: true });
  const moved = new ResizeObserver(place);
  moved.observe(document.body);

  return {
    show(element: Element | undefined, field = fieldsOf(element)[0]): void {
      if (shown) moved.unobserve(shown);
      shown = element;
      if (shown) moved.observe(shown);
      if (element && field) {
        const follow = element.closest('a') ? ` · ${words.follow}` : '';
        name.textContent = labelOf(field) + follow;
      }
      place();
    },
  };
}
