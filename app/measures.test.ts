import { expect, test } from 'vitest';
import { AUTOSAVE_MS } from './admin/editing/autosave.ts';
import { PARTNER_SPEED_SECONDS, PARTNER_WIDTH_PX } from './site/blocks/partner-strip.tsx';
import {
  SLIDE_SPACING_PX,
  SLIDE_WIDTH_UNITS,
  SMALL_SCREEN_PX,
} from './site/blocks/scrolling-testimonials.tsx';
import { TESTIMONIAL_MS } from './site/blocks/testimonials.tsx';
import { CAROUSEL_MS } from './site/screens/agency/carousel.tsx';
import { CONTACT_SENT_MS } from './site/screens/contact/letter.tsx';
import { COUNTDOWN_SECONDS } from './site/screens/not-found/countdown.tsx';
import { APPLICATION_REST_MS } from './site/screens/recruitment/application-form.tsx';
import { CHAT_SENT_MS } from './site/shell/chat/chat-form.tsx';
import { MEGA_MENU_CLOSE_MS } from './site/shell/mega-menu.tsx';
import { MEGA_MENU_FEATURES } from './site/shell/mega-menu-panel.tsx';
import { HEADER_SOLID_AFTER_PX } from './site/shell/use-solid-header.ts';
import { COUNT_UP_MS } from './ui/count-up.tsx';

test('the times and sizes of the street are those of the requirements', () => {
  expect({ TESTIMONIAL_MS, MEGA_MENU_CLOSE_MS, COUNT_UP_MS, CAROUSEL_MS, COUNTDOWN_SECONDS }).toEqual({
    TESTIMONIAL_MS: 5000,
    MEGA_MENU_CLOSE_MS: 150,
    COUNT_UP_MS: 2000,
    CAROUSEL_MS: 6000,
    COUNTDOWN_SECONDS: 10,
  });
  expect({ CHAT_SENT_MS, CONTACT_SENT_MS, APPLICATION_REST_MS }).toEqual({
    CHAT_SENT_MS: 3000,
    CONTACT_SENT_MS: 5000,
    APPLICATION_REST_MS: 3000,
  });
  expect(AUTOSAVE_MS).toBe(3000);
  expect({ HEADER_SOLID_AFTER_PX, SMALL_SCREEN_PX, PARTNER_WIDTH_PX, PARTNER_SPEED_SECONDS }).toEqual({
    HEADER_SOLID_AFTER_PX: 20,
    SMALL_SCREEN_PX: 640,
    PARTNER_WIDTH_PX: 220,
    PARTNER_SPEED_SECONDS: 25,
  });
  expect({ SLIDE_SPACING_PX, SLIDE_WIDTH_UNITS, MEGA_MENU_FEATURES }).toEqual({
    SLIDE_SPACING_PX: { small: 50, large: 180 },
    SLIDE_WIDTH_UNITS: 80,
    MEGA_MENU_FEATURES: 3,
  });
});
