import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { AUTOSAVE_MS } from '#app/admin/editing/autosave.ts';
import { SAVED_SHOWN_MS } from '#app/admin/editing/saved-notice.tsx';
import { BANNER_SHOWN_MS } from '#app/admin/editors/entries/entry-banner.tsx';
import { PARTNER_SPEED_SECONDS, PARTNER_WIDTH_PX } from '#app/site/blocks/partner-strip.tsx';
import {
  SLIDE_SPACING_PX,
  SLIDE_WIDTH_UNITS,
  SMALL_SCREEN_PX,
} from '#app/site/blocks/scrolling-testimonials.tsx';
import { TESTIMONIAL_MS } from '#app/site/blocks/testimonials.tsx';
import { CAROUSEL_MS } from '#app/site/screens/agency/carousel.tsx';
import { RING_RADII_PX, TOOLTIP_EVERY_MS } from '#app/site/screens/belgium/use-chart-tip.ts';
import { CONTACT_SENT_MS } from '#app/site/screens/contact/contact-form.tsx';
import { COUNTDOWN_SECONDS } from '#app/site/screens/not-found/countdown.tsx';
import { APPLICATION_REST_MS } from '#app/site/screens/recruitment/application-form.tsx';
import { CHAT_SENT_MS } from '#app/site/shell/chat/chat-form.tsx';
import { MEGA_MENU_CLOSE_MS } from '#app/site/shell/mega-menu.tsx';
import { MEGA_MENU_FEATURES } from '#app/site/shell/mega-menu-panel.tsx';
import { HEADER_SOLID_AFTER_PX } from '#app/site/shell/use-solid-header.ts';
import { SLIDE_MS } from '#app/ui/carousel/use-rotation.ts';
import { COUNT_UP_MS } from '#app/ui/count-up.tsx';
import { FADE_IN_SHARE } from '#app/ui/fade-in.tsx';
import { SESSION_SECONDS } from '#domain/accounts/limits.ts';
import { DEFAULT_STATUS } from '#domain/articles/article.schema.ts';
import { ARTICLE_TAGS_SHOWN } from '#domain/articles/listed-article.ts';
import { DEFAULT_READ_MINUTES, WORDS_PER_MINUTE } from '#domain/articles/read-time.ts';
import { RELATED_ARTICLES } from '#domain/articles/related.ts';
import { CASE_STUDY_TAGS_SHOWN } from '#domain/case-studies/case-study-parts.ts';
import { DEFAULT_RATING, PARTNERS_SHOWN, RATING_MAX, RATING_MIN } from '#domain/content/limits.ts';
import { SEO_DESCRIPTION_MAX, SEO_TITLE_MAX } from '#domain/content/section-parts/fields.ts';

const projectDir = path.resolve(import.meta.dirname, '../..');
const sources = globSync('{app,domain,server}/**/*.{ts,tsx}', { cwd: projectDir })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(projectDir, file), 'utf8') }));

test('[CONST-01] the timings', () => {
  expectMeasures(
    { TESTIMONIAL_MS, CHAT_SENT_MS, CONTACT_SENT_MS, MEGA_MENU_CLOSE_MS, COUNT_UP_MS },
    {
      TESTIMONIAL_MS: 5000,
      CHAT_SENT_MS: 3000,
      CONTACT_SENT_MS: 5000,
      MEGA_MENU_CLOSE_MS: 150,
      COUNT_UP_MS: 2000,
    },
  );
  expectMeasures(
    { CAROUSEL_MS, SLIDE_MS, COUNTDOWN_SECONDS, TOOLTIP_EVERY_MS },
    { CAROUSEL_MS: 6000, SLIDE_MS: 500, COUNTDOWN_SECONDS: 10, TOOLTIP_EVERY_MS: 16 },
  );
});

test('[CONST-02] the sizes', () => {
  expectMeasures(
    { HEADER_SOLID_AFTER_PX, SMALL_SCREEN_PX, PARTNER_WIDTH_PX, PARTNER_SPEED_SECONDS, FADE_IN_SHARE },
    {
      HEADER_SOLID_AFTER_PX: 20,
      SMALL_SCREEN_PX: 640,
      PARTNER_WIDTH_PX: 220,
      PARTNER_SPEED_SECONDS: 25,
      FADE_IN_SHARE: 0.3,
    },
  );
  expectMeasures(
    { SLIDE_SPACING_PX, SLIDE_WIDTH_UNITS, RING_RADII_PX },
    {
      SLIDE_SPACING_PX: { small: 50, large: 180 },
      SLIDE_WIDTH_UNITS: 80,
      RING_RADII_PX: { small: { inner: 80, outer: 120 }, large: { inner: 140, outer: 180 } },
    },
  );
});

test('[CONST-03] the limits of content', () => {
  expectMeasures(
    { RELATED_ARTICLES, ARTICLE_TAGS_SHOWN, CASE_STUDY_TAGS_SHOWN, MEGA_MENU_FEATURES },
    { RELATED_ARTICLES: 3, ARTICLE_TAGS_SHOWN: 3, CASE_STUDY_TAGS_SHOWN: 4, MEGA_MENU_FEATURES: 3 },
  );
  expectMeasures(
    { WORDS_PER_MINUTE, DEFAULT_STATUS, DEFAULT_RATING, PARTNERS_SHOWN },
    { WORDS_PER_MINUTE: 200, DEFAULT_STATUS: 'published', DEFAULT_RATING: 5, PARTNERS_SHOWN: 18 },
  );
});

test('[LIMIT-01] the times of the back office and of the application form', () => {
  expectMeasures(
    { AUTOSAVE_MS, SAVED_SHOWN_MS, BANNER_SHOWN_MS, APPLICATION_REST_MS, SESSION_SECONDS },
    {
      AUTOSAVE_MS: 3000,
      SAVED_SHOWN_MS: 3000,
      BANNER_SHOWN_MS: { done: 3000, failed: 5000 },
      APPLICATION_REST_MS: 3000,
      SESSION_SECONDS: 24 * 60 * 60,
    },
  );
});

test('[LIMIT-02] lengths, and what a new entry starts with', () => {
  expectMeasures(
    { SEO_TITLE_MAX, SEO_DESCRIPTION_MAX, DEFAULT_READ_MINUTES, DEFAULT_RATING, RATING_MIN, RATING_MAX },
    {
      SEO_TITLE_MAX: 60,
      SEO_DESCRIPTION_MAX: 160,
      DEFAULT_READ_MINUTES: 5,
      DEFAULT_RATING: 5,
      RATING_MIN: 1,
      RATING_MAX: 5,
    },
  );
});

test('[CONST-02] the mobile breakpoint is the theme’s, and no other style sheet of the site writes it', () => {
  const styles = globSync('app/styles/*.css', { cwd: projectDir }).map((file) => ({
    file,
    text: readFileSync(path.join(projectDir, file), 'utf8'),
  }));
  const written = styles.flatMap(({ file, text }) =>
    [...text.matchAll(/.*\b(?:48rem|768px)\b.*/g)].map(([line]) => [path.basename(file), line.trim()]),
  );
  expect(written).toEqual([['tokens.css', '--breakpoint-md: 48rem;']]);
  const [, rem] = written[0]?.[1]?.match(/([\d.]+)rem/) ?? [];
  expect(Number(rem) * 16).toBe(768);
  for (const file of ['header.tsx', 'mobile-menu.tsx'])
    expect(readFileSync(path.join(projectDir, 'app/site/shell', file), 'utf8')).toMatch(
      /\b(?:max-)?md:hidden/,
    );
});

/** Each has its value, is written once, and rules something. */
function expectMeasures(measures: Record<string, unknown>, expected: Record<string, unknown>): void {
  expect(measures).toEqual(expected);
  for (const name of Object.keys(measures)) {
    expect([name, declarationsOf(name)]).toEqual([name, [expect.any(String)]]);
    expect(usesOf(name), `${name} rules nothing`).toBeGreaterThan(0);
  }
}

function declarationsOf(name: string): string[] {
  return sources.filter(({ text }) => new RegExp(`\\bconst ${name}\\b`).test(text)).map(({ file }) => file);
}

/** How often a name stands in the code, beside its declaration and its imports. */
function usesOf(name: string): number {
  const named = new RegExp(`\\b${name}\\b`, 'g');
  const uses = sources.flatMap(({ text }) => [...withoutImports(text).matchAll(named)]);
  return uses.length - declarationsOf(name).length;
}

const withoutImports = (text: string) => text.replace(/^import [^;]*;/gm, '');
