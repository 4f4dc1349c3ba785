import { createFieldOutline } from './field-outline.ts';
import { FIELDS, fieldsOf } from './name-fields.ts';
import { blockOf, clickedPlace, type TextPlace, textOf } from './text-place.ts';

interface Choices {
  open(field: string, at?: TextPlace): void;
  follow(link: HTMLAnchorElement): void;
}

/**
 * Hovered or focused, a text or a picture shows its field; a click or Enter on it opens that field. With Ctrl a
 * link is followed; beside them a click does what it does on the site.
 */
export function openFields(document: Document, { open, follow }: Choices) {
  const outline = createFieldOutline(document);
  let pointed: Element | undefined;
  const named = ({ target }: Event) => (target as Element).closest?.(`[${FIELDS}]`) ?? undefined;
  /** What the pointer is on: of a link that is stretched over its card only the link itself, else what it covers. */
  const textAt = (event: MouseEvent) => {
    const own = named(event);
    const link = own?.closest('a');
    if (own && (!link || isAt(link, event))) return own;
    const below = document.elementsFromPoint(event.clientX, event.clientY);
    return below.find((element) => element !== own && element.matches(`[${FIELDS}]`));
  };
  const textIn = (event: Event) =>
    named(event) ?? (event.target as Element).querySelector?.(`[${FIELDS}]`) ?? undefined;

  function choose(event: MouseEvent | KeyboardEvent, text: Element | undefined): void {
    const followsLink = event.ctrlKey || event.metaKey;
    const link = followsLink && (event.target as Element).closest('a');
    const [field] = fieldsOf(text);
    if (followsLink ? !link : !field) return;
    event.preventDefault();
    event.stopPropagation();
    if (link) follow(link);
    else if (field) open(field, event instanceof MouseEvent ? clickedPlace(event) : undefined);
  }

  document.addEventListener('pointermove', (event) => outline.show(textAt(event) ?? pointed));
  document.addEventListener('pointerleave', () => outline.show(pointed));
  document.addEventListener('focusin', (event) => outline.show(textIn(event)));
  document.addEventListener('focusout', () => outline.show(pointed));
  // Before React hears of it.
  addEventListener(
    'click',
    (event) => {
      if (!isPressedByForm(event)) choose(event, textAt(event));
    },
    { capture: true },
  );
  addEventListener(
    'keydown',
    (event) => {
      const isControl = (event.target as Element).closest?.('input, select, textarea, button, summary');
      if (event.key === 'Enter' && !isControl) choose(event, textIn(event));
    },
    { capture: true },
  );

  function show(place: Element | undefined, field: string): boolean {
    pointed = place;
    outline.show(pointed, field);
    const box = pointed?.getBoundingClientRect();
    if (box && (box.top < 0 || box.bottom > innerHeight)) pointed?.scrollIntoView({ block: 'center' });
    return pointed !== undefined;
  }

  return {
    /**
     * Brings the place of a field into view; tells whether the page shows it. Of a long text that is the block
     * that says `text`: where none does yet, the page stays as it is.
     */
    point(field: string, text?: string): boolean {
      const named = `~="${CSS.escape(field)}"`;
      if (text === undefined) return show(placeOf(document, named), field);
      const places = placesOf(document, named);
      const place = places.find((one) => textOf(blockOf(one)) === text);
      return place ? show(place, field) : places.length > 0;
    },
    /** The same for a field that no place has the name of, such as a price: what belongs to it stands beside. */
    pointBeside(field: string): boolean {
      const group = field.slice(0, field.lastIndexOf('.') + 1);
      const isPart = group.split('.').length > 3;
      return isPart && show(placeOf(document, `*="${CSS.escape(group)}"`), field);
    },
  };
}

/** Enter in a field of a form presses the button that sends it: nobody chose the text of that. */
function isPressedByForm({ detail, target }: MouseEvent): boolean {
  return detail === 0 && target instanceof HTMLButtonElement && target !== document.activeElement;
}

function isAt(element: Element, { clientX, clientY }: MouseEvent): boolean {
  return [...element.getClientRects()].some(
    ({ left, right, top, bottom }) =>
      clientX >= left - 1 && clientX <= right + 1 && clientY >= top - 1 && clientY <= bottom + 1,
  );
}

/** The first place that can be seen of those whose fields are so named, else the first. */
function placeOf(document: Document, named: string): Element | undefined {
  const places = placesOf(document, named);
  return places.find((place) => place.getBoundingClientRect().width > 0) ?? places[0];
}

const placesOf = (document: Document, named: string) => [...document.querySelectorAll(`[${FIELDS}${named}]`)];
