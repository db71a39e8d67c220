import { describe, expect, it, onTestFinished } from 'vitest';
import { repeatableRandom } from '../../testing/repeatable-random.ts';
import { engines } from '../testing/engines.ts';
import { phishingPictureStore } from './phishing-pictures.ts';
import { phishingPictures } from './schema.ts';

const noon = new Date('2026-11-15T12:00:00Z');
const later = (days: number) => new Date(noon.getTime() + days * 24 * 60 * 60 * 1000);
const look = '9d3a61f04b87c2e5';

const teacher = { account: 'a1', network: 'n1' };
const other = { account: 'a2', network: 'n2' };

/** The same look with some of its 64 bits turned over. */
const flipBits = (bits: number[], from = look) => {
  const mask = bits.reduce((sum, bit) => sum | (1n << BigInt(bit)), 0n);
  return (BigInt(`0x${from}`) ^ mask).toString(16).padStart(16, '0');
};

describe.each(engines)('pictures judged phishing, on the $name engine', ({ open }) => {
  const openStore = async () => {
    const { db, close } = await open();
    onTestFinished(close);
    const store = phishingPictureStore(db);
    const add = (hash: string, at = noon) =>
      db.transaction((transaction) =>
        store.add(transaction, { look: hash, layout: hash, words: '', hosts: '' }, teacher, at),
      );
    const alike = async (hash: string) => (await store.alike(hash)).map(({ layout }) => layout);
    return { db, store, add, alike };
  };

  it('are found again up to six bits away, wherever these lie', async () => {
    const { add, alike } = await openStore();
    await add(look);
    const random = repeatableRandom(5);
    const bitsOf = (count: number) => {
      const bits = new Set<number>();
      while (bits.size < count) bits.add(Math.floor(random() * 64));
      return [...bits];
    };
    for (let round = 0; round < 12; round += 1) {
      const [near, far] = [flipBits(bitsOf(round % 7)), flipBits(bitsOf(7))];
      expect(await alike(near), near).toEqual([look]);
      expect(await alike(far), far).toEqual([]);
    }
    // Spread as evenly as can be, and all in one quarter.
    expect(await alike(flipBits([0, 8, 16, 24, 32, 48]))).toEqual([look]);
    expect(await alike(flipBits([0, 1, 2, 3, 4, 5]))).toEqual([look]);
  });

  it('come the closest first, and never without a limit', async () => {
    const { add, alike } = await openStore();
    await add(flipBits([1, 2, 3]));
    await add(flipBits([4]));
    expect(await alike(look)).toEqual([flipBits([4]), flipBits([1, 2, 3])]);
    for (let bit = 10; bit < 40; bit += 1) await add(flipBits([bit]));
    expect(await alike(look)).toHaveLength(20);
  });

  it('are counted again, and forgotten when they were not seen for long', async () => {
    const { db, store, add } = await openStore();
    await add(look);
    await add(flipBits([1, 2, 3, 4, 5, 6, 7, 8, 9]), later(10));
    const [known] = await store.alike(look);
    await db.transaction((transaction) => store.countAgain(transaction, known?.id ?? '', other, later(20)));
    expect(await store.alike(look)).toMatchObject([
      { timesSeen: 2, firstSeen: noon, teachers: [teacher, other] },
    ]);
    await store.removeUnseenSince(later(15));
    expect(await db.select().from(phishingPictures)).toMatchObject([{ layout: look, lastSeen: later(20) }]);
  });
});
