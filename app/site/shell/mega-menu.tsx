import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { SectionContent } from '#domain/content/sections.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useLazyComponent } from '../../ui/use-lazy-component.ts';

/** How long the menu stays after the pointer has left it. */
export const MEGA_MENU_CLOSE_MS = 150;

interface MegaMenuProps {
  label: string;
  /** Where the trigger leads as long as it is a plain link. */
  href: string;
  menu: SectionContent<'services'>['megaMenu'];
}

/**
 * The menu of all services, below their name in the header. Fetched with its first opening and drawn only
 * while it is open; where it cannot be fetched, its name leads to the page of all services.
 */
export function MegaMenu({ label, href, menu }: MegaMenuProps) {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const trigger = useRef<HTMLButtonElement>(null);
  const menuArea = useRef<HTMLDivElement>(null);
  const hovered = useRef(false);
  const navigate = useNavigate();
  const { Component: Panel, fetch } = useLazyComponent(
    async () => (await import('./mega-menu-panel.tsx')).MegaMenuPanel,
  );

  const enter = () => {
    clearTimeout(closing.current);
    setOpen(true);
    return Panel !== undefined || fetch();
  };
  const press = async () => {
    if (!(await enter())) navigate(href);
  };
  const leave = () => {
    closing.current = setTimeout(() => setOpen(false), MEGA_MENU_CLOSE_MS);
  };
  const hover = ({ pointerType }: PointerEvent, inside: boolean) => {
    if (pointerType !== 'mouse') return;
    hovered.current = inside;
    if (inside) enter();
    else leave();
  };
  const close = () => {
    clearTimeout(closing.current);
    setOpen(false);
  };

  // A finger that taps elsewhere leaves nothing and blurs nothing.
  useEffect(() => {
    if (!open) return;
    const closeOutside = ({ target }: Event) => {
      if (!menuArea.current?.contains(target as Node)) setOpen(false);
    };
    addEventListener('pointerup', closeOutside);
    return () => removeEventListener('pointerup', closeOutside);
  }, [open]);

  const look =
    'flex items-center gap-2 border-b-2 border-transparent py-2 after:-mt-1 after:size-2 after:rotate-45 after:border-r-2 after:border-b-2 noscript:after:hidden hover:border-awning';
  if (!hydrated) {
    return (
      <Link to={href} className={look}>
        {label}
      </Link>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer opens it, the button inside serves the keyboard
    <div
      ref={menuArea}
      onPointerEnter={(event) => hover(event, true)}
      onPointerLeave={(event) => hover(event, false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        close();
        trigger.current?.focus();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <button
        ref={trigger}
        type="button"
        aria-expanded={open}
        aria-controls="mega-menu"
        className={look}
        onClick={({ detail, nativeEvent }) => {
          // A mouse opened it by hovering; a keyboard or a finger did not, though a mouse may rest where it opened.
          const isHover = hovered.current && detail > 0 && pointerOf(nativeEvent) !== 'touch';
          return open && !isHover ? close() : press();
        }}
      >
        {label}
      </button>
      {open && Panel && <Panel menu={menu} onFollow={close} />}
    </div>
  );
}

/** Most browsers tell it of a click, too. */
const pointerOf = (event: Event) => (event as globalThis.PointerEvent).pointerType;
