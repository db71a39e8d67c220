import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Verdict } from '../../contract/analysis.ts';
import { loadPicture } from '../../engine/index.ts';
import { pictureHash } from '../../vision/layout/picture-hash.ts';
import { openPicture } from '../../vision/open-picture.ts';
import { phishingPictureStore } from '../store/phishing-pictures.ts';
import { phishingPictures } from '../store/schema.ts';
import type { UserRow } from '../store/users.ts';
import { engines } from '../testing/engines.ts';
import { pictureMemory } from './picture-memory.ts';
import type { Caller } from './visitor.ts';

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

const line = (text: string, n = 0) => ({
  text,
  box: { left: 40, top: 40 + n * 60, width: 600, height: 20 },
  confidence: 0.95,
});
const words = [
  'https://paypa1-secure.example/signin',
  'Log in to your account to restore full access before Friday',
  'Email or mobile number',
  'Password',
  'Having trouble logging in? Contact us, or read about our new terms of use',
];
/** A picture, and what is to be read in it. */
const pageOf = async (bytes: Uint8Array, texts: readonly string[] = words) => ({
  hash: await hashOf(bytes),
  lines: texts.map(line),
  codes: [],
});

/** So many people, each in a network of their own, of whom none is new. */
const person = (n: number, more: Partial<Caller> = {}): Caller => ({
  user: { id: `user-${n}`, createdAt: new Date('2026-11-01T12:00:00Z') } as UserRow,
  address: `198.51.${n}.7`,
  ...more,
});
const newcomer = person(3, {
  user: { id: 'user-3', createdAt: new Date('2026-11-10T12:00:00Z') } as UserRow,
});
const three = [person(1), person(2), person(3)];

describe.each(engines)('the memory of pictures on the $name engine', ({ open }) => {
  const openMemory = async () => {
    const { db, close } = await open();
    onTestFinished(close);
    let now = new Date('2026-11-15T12:00:00Z');
    const memory = pictureMemory({
      pictures: phishingPictureStore(db),
      key: new Uint8Array(32),
      clock: () => now,
    });
    return {
      db,
      recall: memory.recall,
      remember: async (seen: Parameters<typeof memory.recall>[0], callers = three, verdict = phishing) => {
        for (const caller of callers)
          await db.transaction((transaction) => memory.remember(transaction, seen, { verdict, ...caller }));
      },
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
      await remember(await pageOf(await draw().png().toBuffer()));
      turnTo('2026-12-01');
      const smaller = await pageOf(
        await sharp(await draw().png().toBuffer())
          .resize({ width: 960 })
          .jpeg({ quality: 60 })
          .toBuffer(),
      );
      expect(await recall(smaller)).toEqual({ times: 3, since: '2026-11-15' });
      await remember(smaller, [person(4)]);
      expect(await recall(smaller)).toEqual({ times: 4, since: '2026-11-15' });
    },
  );

  it('does not mistake another page for it', async () => {
    const { recall, remember } = await openMemory();
    await remember(await pageOf(await signIn().png().toBuffer()));
    expect(await recall(await pageOf(await chat().png().toBuffer()))).toBeNull();
  });

  it('asks for the same arrangement where the coarse look alone is the same', async () => {
    const { recall, remember } = await openMemory();
    const [page, other] = [
      await pageOf(await signIn().png().toBuffer()),
      await pageOf(await chat().png().toBuffer()),
    ];
    await remember(page);
    expect(await recall({ ...page, hash: { look: page.hash.look, layout: other.hash.layout } })).toBeNull();
  });

  it('keeps nothing of what is blank, or was not judged phishing', async () => {
    const { recall, remember } = await openMemory();
    const page = await pageOf(await signIn().png().toBuffer());
    const blank = await pageOf(
      await sharp(block(640, 400, '#ffffff'))
        .png()
        .toBuffer(),
    );
    await remember(blank);
    await remember(page, three, verdictOf(60));
    expect([await recall(blank), await recall(page)]).toEqual([null, null]);
  });

  it('A04 does not learn from its own findings', async () => {
    const { recall, remember } = await openMemory();
    const page = await pageOf(await signIn().png().toBuffer());
    await remember(page, three, verdictOf(90, { 'picture-seen-before': 55 }));
    expect(await recall(page)).toBeNull();
    await remember(page, three, verdictOf(90, { 'picture-seen-before': 75 }));
    expect(await recall(page)).toMatchObject({ times: 3 });
  });

  it.each([
    ['guests', [1, 2, 3, 4].map((n) => person(n, { user: null }))],
    ['two people', [person(1), person(2), person(1), person(2)]],
    ['three people of two networks', [person(1), person(2), person(3, { address: '198.51.1.9' })]],
    ['three people, one of whom came this week', [person(1), person(2), newcomer]],
  ])('A04 is not taught by %s', async (_, callers) => {
    const { recall, remember } = await openMemory();
    const page = await pageOf(await signIn().png().toBuffer());
    await remember(page, callers);
    expect(await recall(page)).toBeNull();
  });

  it.each([
    ['another host', words.with(0, 'https://www.paypal.example/signin')],
    ['no host', words.slice(1)],
    ['another text', words.with(1, 'Welcome back to your account, good to see you again')],
    ['a line less', words.slice(0, -1)],
    ['no text', []],
  ])('A04 never speaks of a picture of the same look that shows %s', async (_, texts) => {
    const { recall, remember } = await openMemory();
    const bytes = await signIn().png().toBuffer();
    await remember(await pageOf(bytes));
    expect(await recall(await pageOf(bytes))).not.toBeNull();
    expect(await recall(await pageOf(bytes, texts))).toBeNull();
  });

  it('knows a picture again although a letter of it was read differently', async () => {
    const { recall, remember } = await openMemory();
    const bytes = await signIn().png().toBuffer();
    await remember(await pageOf(bytes));
    expect(await recall(await pageOf(bytes, words.with(3, 'Passw0rd')))).not.toBeNull();
  });

  it('A04 keeps no word, host, account or network of what it was taught', async () => {
    const { db, remember } = await openMemory();
    await remember(await pageOf(await signIn().png().toBuffer()));
    const kept = JSON.stringify(await db.select().from(phishingPictures));
    expect(kept).not.toMatch(/paypa1|password|user-1|198\.51/i);
  });
});
