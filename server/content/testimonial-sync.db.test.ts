import { expect, test } from 'vitest';
import { onBothEngines } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';

const by = (basedOn: number) => ({ basedOn, by: 'marie@atelier-vitrine.example' });

onBothEngines('testimonial sync', (engine) => {
  test('[TESTIED-04] what is missing comes in, edits stay, and a second time adds nothing', async () => {
    const { content, syncTestimonials } = await openStores(engine);
    const items = async () => (await content.section('testimonials', 'fr')).items;
    const shipped = await items();
    await content.updateField('testimonials', 'fr', 'items', [], by(0));
    expect(await syncTestimonials('fr', by(1))).toEqual({ rev: 2, added: shipped.length });
    expect(await items()).toEqual(shipped);

    const edited = shipped.with(1, { ...shipped[1], text: 'Modifié' } as never).toSpliced(0, 1);
    await content.updateField('testimonials', 'fr', 'items', edited, by(2));
    expect(await syncTestimonials('fr', by(3))).toEqual({ rev: 4, added: 1 });
    expect(await items()).toEqual([...edited, shipped[0]]);
    expect(await syncTestimonials('fr', by(4))).toEqual({ rev: 4, added: 0 });
    await expect(syncTestimonials('fr', by(3))).rejects.toMatchObject({ name: 'RequestError', status: 409 });
    expect((await content.section('testimonials', 'en')).items).toHaveLength(shipped.length);
  });
});
