import pino from 'pino';
import { expect, test } from 'vitest';
import { onBothEngines } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';
import { createCountBuffer } from './count-buffer.ts';

onBothEngines('counts', (engine) => {
  test('are summed until they are written, wait when they cannot be, and are bounded', async () => {
    const { database } = await openStores(engine);
    const written: string[] = [];
    let broken = true;
    const buffer = createCountBuffer<string>({
      database,
      log: pino({ enabled: false }),
      name: 'words',
      keyOf: (word) => word,
      async store(_, counted) {
        if (broken) throw new Error('no room');
        written.push(...counted.map(({ item, count }) => `${item} ${count}`));
      },
    });
    buffer.count('a');
    buffer.count('b', 2);
    await buffer.flush();
    expect(written).toEqual([]);
    buffer.count('a');
    broken = false;
    await buffer.stop();
    await buffer.flush();
    expect(written).toEqual(['a 2', 'b 2']);

    for (let number = 0; number < 6000; number += 1) buffer.count(`invented ${number}`);
    await buffer.flush();
    expect(written).toHaveLength(5002);
  });

  test('whoever stops waits for a write under way', async () => {
    const { database } = await openStores(engine);
    const { promise, resolve } = Promise.withResolvers<void>();
    let written = 0;
    const buffer = createCountBuffer<string>({
      database,
      log: pino({ enabled: false }),
      name: 'words',
      keyOf: (word) => word,
      async store(_, counted) {
        await promise;
        written += counted.length;
      },
    });
    buffer.count('a');
    void buffer.flush();
    const stopping = buffer.stop();
    resolve();
    await stopping;
    expect(written).toBe(1);
  });
});
