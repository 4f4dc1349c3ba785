import { expect } from 'vitest';
import { z } from 'zod';
import { list, text } from '#domain/content/section-parts/fields.ts';
import { describeSchema } from '#domain/editing/describe.ts';
import { test } from '#tests/support/browser/browser.ts';
import { createLook } from '#tests/support/texts/look.ts';
import {
  lookAtAppointments,
  lookAtCalculator,
  lookAtEstimates,
  lookAtForms,
  lookAtMails,
  lookAtPages,
} from '#tests/support/texts/look-at-answers.ts';
import { lookAtStates } from '#tests/support/texts/look-at-states.ts';
import { startMarkedSite } from '#tests/support/texts/marked-site.ts';
import { createMarks, marked } from '#tests/support/texts/marked-texts.ts';

/** The console says so when a test lets a form fail, or asks for a page that is not there. */
const expectedComplaint = /status of (404|503)/;

test('[EDIT-20] [EDIT-25] every text that can be edited is seen somewhere, and no other is', async ({
  visit,
}) => {
  let now = new Date('2026-05-01T12:00:00Z');
  const { site, marks } = await startMarkedSite({ now: () => now, environment: { TRUST_PROXY: '1' } });
  const look = createLook(marks);
  await lookAtStates(site, look, (path, { width = 1280, clock = false }) =>
    visit(path, { url: site.url, viewport: { width, height: 900 }, clock, expectedComplaint }),
  );
  await lookAtPages(site, look);
  await lookAtCalculator(site, look);
  await lookAtForms(site, look);
  await lookAtAppointments(site, look, () => {
    now = new Date('2026-06-01T12:00:00Z');
  });
  await lookAtEstimates(site, look, () => {
    now = new Date('2026-07-15T12:00:00Z');
  });
  await lookAtMails(site, look);
  expect({ seenNowhere: look.unseen(), fromNoField: look.foreign() }).toEqual({
    seenNowhere: [],
    fromNoField: [],
  });
});

test('[EDIT-20] [EDIT-25] a field that nothing shows is named, and so is a sentence that no field holds', () => {
  const marks = createMarks();
  const shape = describeSchema(
    z.object({ title: text(), items: list(z.object({ id: text(), name: text() })) }),
  );
  const content = marked(marks, 'fr page', shape, { title: 'Titre', items: [] }) as { title: string };
  const look = createLook(marks);
  look.page('a page', `<h1>${content.title}</h1><p>Bonjour à tous</p><button aria-label="Fermer">1</button>`);
  expect([look.unseen(), look.foreign()]).toEqual([['fr page.items.*.name'], ['Bonjour  tous (a page)']]);
});
