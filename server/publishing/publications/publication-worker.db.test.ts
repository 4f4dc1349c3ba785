import { expect, test } from 'vitest';
import { chosenCopies, sectionRef, write } from '#tests/support/data/working-copies.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';

const home = sectionRef('home');

onBothEngines('the publication worker', (engine) => {
  test('[PUBLISH-07] publishes at the start what fell due before, says so, and then each at its moment', async () => {
    let ahead = 0;
    const now = () => new Date(Date.now() + ahead);
    const stores = await openStores(engine, { now });
    const schedule = async (title: string, inMs: number) => {
      await write(stores, home, { 'hero.title': title });
      const at = new Date(now().getTime() + inMs);
      await stores.publications.schedule(await chosenCopies(stores), { by: 'marie', at });
      return at;
    };
    const title = async () => (await stores.content.section('home', 'fr')).hero.title;
    await schedule('Manqué', 60_000);
    ahead = 120_000;
    stores.backgroundJobs.start();
    await expect.poll(title).toBe('Manqué');
    await expect
      .poll(() => stores.logged.map(({ msg }) => msg))
      .toContain('published what fell due while the server was down');

    // Sooner than the worker would look by itself: scheduling wakes it.
    const at = await schedule('Bientôt', 1500);
    expect(await title()).toBe('Manqué');
    await expect.poll(title, { timeout: 10_000 }).toBe('Bientôt');
    expect(now() >= at).toBe(true);
    await expect.poll(() => stores.logged.map(({ msg }) => msg)).toContain('published what was scheduled');
    await stores.backgroundJobs.stop();
  });
});
