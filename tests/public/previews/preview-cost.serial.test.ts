import { expect, test } from 'vitest';
import { sections } from '#domain/content/sections.ts';
import { languages } from '#domain/languages.ts';
import { DAY_MS } from '#domain/paris-day.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { beginPreview } from '#tests/support/site/preview.ts';
import { type Site, startSite } from '#tests/support/site/site.ts';
import { timedRequest } from '#tests/support/timed-request.ts';

const MOST = 1.3;
const ROUNDS = 200;
/** Until everything that runs is compiled. */
const WARM_UP = 50;

/** Writes one text of nearly every section into a working copy. */
async function writeAll({ workingCopies }: Site['services']): Promise<number> {
  for (const language of languages)
    for (const id of sections) {
      const ref = { collection: 'section', language, id } as const;
      const { content, version } = await workingCopies.load(ref);
      const text = JSON.stringify(content).replace(/"(title|description)":"([^"<{]+)"/, '"$1":"$2 ?"');
      await workingCopies.save(ref, JSON.parse(text), { basedOn: version, by: 'marie' });
    }
  return (await workingCopies.list()).length;
}

/** What this process has worked so far: others on this machine do not count. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const median = (all: number[]) => all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0;

onBothEngines('the cost of a preview', (engine) => {
  test('[PUBLISH-10] the home page in a preview costs at most 1.3 times what it costs uncached, with all sections changed', async () => {
    // Every day the page cache begins anew: each of these requests is drawn.
    const clock = { day: new Date('2025-06-01T12:00:00Z').getTime() };
    const uncached = await startSite({ engine, now: () => new Date(clock.day) });
    const site = await startSite({ engine });
    expect(await writeAll(site.services)).toBeGreaterThan(50);
    const { cookie: session } = await site.signIn();
    const { cookie } = await beginPreview(site, session, { perspective: 'working' });

    async function costOf(url: string, headers: Record<string, string> = {}): Promise<number> {
      const begun = cpuMs();
      const { status } = await timedRequest(`${url}/`, { headers });
      const cost = cpuMs() - begun;
      expect(status).toBe(200);
      return cost;
    }
    const shown = await site.get('/', { headers: { cookie } });
    expect(await shown.text()).toContain('<preview-ribbon>');

    const plain: number[] = [];
    const previewed: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      clock.day += DAY_MS;
      const costs = [await costOf(uncached.url), await costOf(site.url, { cookie })] as const;
      if (round < WARM_UP) continue;
      plain.push(costs[0]);
      previewed.push(costs[1]);
    }
    const [before, after] = [median(plain), median(previewed)];
    expect(after / before, `${engine}: ${before} ms, in a preview ${after} ms`).toBeLessThanOrEqual(MOST);
  });
});
