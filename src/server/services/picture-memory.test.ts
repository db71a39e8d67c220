import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Verdict } from '../../contract/analysis.ts';
import { loadPicture, type PictureHash } from '../../engine/index.ts';
import { pictureHash } from '../../vision/layout/picture-hash.ts';
import { openPicture } from '../../vision/open-picture.ts';
import { phishingPictureStore } from '../store/phishing-pictures.ts';
import { engines } from '../testing/engines.ts';
import { pictureMemory } from './picture-memory.ts';

const { judgePicture } = await loadPicture();

const block = (width: number, height: number, background: string) => ({
  create: { width, height, channels: 3, background } as const,
});
/** A sign-in page: a card on a ground, with a heading, two fields and a button. */
const signIn = () =>
  sharp(block(1280, 800, '#eef1f5')).composite([
    { input: block(420, 520, '#ffffff'), left: 430, top: 140 },
    { input: block(200, 40, '#1a3c8c'), left: 540, top: 180 },
    { input: block(340, 44, '#d7dce3'), left: 470, top: 300 },
    { input: block(340, 44, '#d7dce3'), left: 470, top: 370 },
    { input: block(340, 48, '#1a66ff'), left: 470, top: 460 },
  ]);
/** A chat: bubbles on both sides, and nothing else of the same. */
const chat = () =>
  sharp(block(1280, 800, '#ffffff')).composite([
    { input: block(1280, 70, '#0b5c4f'), left: 0, top: 0 },
    { input: block(500, 120, '#d9fdd3'), left: 740, top: 120 },
    { input: block(560, 90, '#e8e8e8'), left: 40, top: 280 },
    { input: block(420, 200, '#d9fdd3'), left: 820, top: 420 },
  ]);
const hashOf = async (bytes: Uint8Array) => pictureHash(await openPicture(bytes));

const base = judgePicture({
  width: 1,
  height: 1,
  lines: [],
  codes: [],
  logos: [],
  shapes: [],
  layouts: [],
  hash: { look: '0'.repeat(16), layout: '' },
  photographic: 0,
  unread: [],
});
const verdictOf = (riskScore: number, scoreWithout: Record<string, number> = {}): Verdict => ({
  ...base,
  riskScore,
  riskLevel: riskScore > 70 ? 'phishing' : 'suspicious',
  explanation: { ...base.explanation, scoreWithout },
});
const phishing = verdictOf(90);

describe.each(engines)('the memory of pictures on the $name engine', ({ open }) => {
  const openMemory = async () => {
    const { db, close } = await open();
    onTestFinished(close);
    let now = new Date('2026-11-15T12:00:00Z');
    const memory = pictureMemory({ pictures: phishingPictureStore(db), clock: () => now });
    return {
      recall: memory.recall,
      remember: (hash: PictureHash, verdict = phishing) =>
        db.transaction((transaction) => memory.remember(transaction, hash, verdict)),
      turnTo: (day: string) => {
        now = new Date(`${day}T12:00:00Z`);
      },
    };
  };

  it.each([
    ['the same on both sides', signIn],
    ['uneven', chat],
  ])(
    'knows a page that is %s again when it was scaled and compressed, and says since when',
    async (_, draw) => {
      const { recall, remember, turnTo } = await openMemory();
      await remember(await hashOf(await draw().png().toBuffer()));
      turnTo('2026-12-01');
      const smaller = await hashOf(
        await sharp(await draw().png().toBuffer())
          .resize({ width: 960 })
          .jpeg({ quality: 60 })
          .toBuffer(),
      );
      expect(await recall(smaller)).toEqual({ times: 1, since: '2026-11-15' });
      await remember(smaller);
      expect(await recall(smaller)).toEqual({ times: 2, since: '2026-11-15' });
    },
  );

  it('does not mistake another page for it', async () => {
    const { recall, remember } = await openMemory();
    await remember(await hashOf(await signIn().png().toBuffer()));
    expect(await recall(await hashOf(await chat().png().toBuffer()))).toBeNull();
  });

  it('asks for the same arrangement where the coarse look alone is the same', async () => {
    const { recall, remember } = await openMemory();
    const [page, other] = [
      await hashOf(await signIn().png().toBuffer()),
      await hashOf(await chat().png().toBuffer()),
    ];
    await remember(page);
    expect(await recall({ look: page.look, layout: other.layout })).toBeNull();
  });

  it('keeps nothing of what is blank, or was not judged phishing', async () => {
    const { recall, remember } = await openMemory();
    const page = await hashOf(await signIn().png().toBuffer());
    const blank = await hashOf(
      await sharp(block(640, 400, '#ffffff'))
        .png()
        .toBuffer(),
    );
    await remember(blank);
    await remember(page, verdictOf(60));
    expect([await recall(blank), await recall(page)]).toEqual([null, null]);
  });

  it('does not learn from its own findings', async () => {
    const { recall, remember } = await openMemory();
    const page = await hashOf(await signIn().png().toBuffer());
    await remember(page, verdictOf(90, { 'picture-seen-before': 55 }));
    expect(await recall(page)).toBeNull();
    await remember(page, verdictOf(90, { 'picture-seen-before': 75 }));
    expect(await recall(page)).toMatchObject({ times: 1 });
  });
});
