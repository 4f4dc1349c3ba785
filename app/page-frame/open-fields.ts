import { createFieldOutline } from './field-outline.ts';
import { FIELDS, fieldsOf } from './name-fields.ts';

interface Choices {
  open(field: string): void;
  follow(link: HTMLAnchorElement): void;
}

/**
 * Hovered or focused, a text or a picture shows its field; a click or Enter on it opens that field. With Ctrl a
 * link is followed; beside them a click does what it does on the site.
 */
export function openFields(document: Document, { open, follow }: Choices) {
  const outline = createFieldOutline(document);
  let pointed: Element | undefined;
  const textAt = ({ target }: Event) => (target as Element).closest?.(`[${FIELDS}]`) ?? undefined;
  const textIn = (event: Event) =>
    textAt(event) ?? (event.target as Element).querySelector?.(`[${FIELDS}]`) ?? undefined;

  function choose(event: MouseEvent | KeyboardEvent, text: Element | undefined): void {
    const isLed = event.ctrlKey || event.metaKey;
    const link = isLed && (event.target as Element).closest('a');
    const [field] = fieldsOf(text);
    if (isLed ? !link : !field) return;
    event.preventDefault();
    event.stopPropagation();
    if (link) follow(link);
    else if (field) open(field);
  }

  document.addEventListener('pointerover', (event) => outline.show(textAt(event) ?? pointed));
  document.addEventListener('pointerleave', () => outline.show(pointed));
  document.addEventListener('focusin', (event) => outline.show(textIn(event)));
  document.addEventListener('focusout', () => outline.show(pointed));
  // Before React hears of it.
  addEventListener('click', (event) => choose(event, textAt(event)), { capture: true });
  addEventListener(
    'keydown',
    (event) => {
      const isControl = (event.target as Element).closest?.('input, select, textarea, button, summary');
      if (event.key === 'Enter' && !isControl) choose(event, textIn(event));
    },
    { capture: true },
  );

  return {
    /** Brings the place of a field into view; tells whether the page shows it. */
    point(field: string): boolean {
      pointed = textOf(document, field);
      outline.show(pointed, field);
      const box = pointed?.getBoundingClientRect();
      if (box && (box.top < 0 || box.bottom > innerHeight)) pointed?.scrollIntoView({ block: 'center' });
      return pointed !== undefined;
    },
  };
}

/** The first text of a field that can be seen, else the first. */
function textOf(document: Document, field: string): Element | undefined {
  const texts = [...document.querySelectorAll(`[${FIELDS}~="${CSS.escape(field)}"]`)];
  return texts.find((text) => text.getBoundingClientRect().width > 0) ?? texts[0];
}
