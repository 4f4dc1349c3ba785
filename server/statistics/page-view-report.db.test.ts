import { expect, test } from 'vitest';
import { onBothEngines } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';

onBothEngines('the report of page views', (engine) => {
  test('views are summed per day, and the most seen pages and sources come first', async () => {
    const { views, viewReport } = await openStores(engine);
    const seen = (day: string, path: string, referrer = '', count = 1) => {
      for (let one = 0; one < count; one += 1) views.count({ day, path, language: 'fr', referrer });
    };
    seen('2025-05-31', '/', '', 9);
    seen('2025-06-01', '/', 'google.com', 3);
    seen('2025-06-01', '/tarifs', '', 2);
    seen('2025-06-02', '/tarifs', 'example.org', 4);
    await views.flush();
    const june = ['2025-06-01', '2025-06-30'] as const;
    expect(await viewReport.perDay(...june)).toEqual([
      { day: '2025-06-01', value: 5 },
      { day: '2025-06-02', value: 4 },
    ]);
    expect(await viewReport.total(...june)).toBe(9);
    expect(await viewReport.total('2024-01-01', '2024-12-31')).toBe(0);
    expect(await viewReport.most('path', ...june)).toEqual([
      { name: '/tarifs', value: 6 },
      { name: '/', value: 3 },
    ]);
    expect(await viewReport.most('referrer', ...june)).toEqual([
      { name: 'example.org', value: 4 },
      { name: 'google.com', value: 3 },
    ]);
  });
});
