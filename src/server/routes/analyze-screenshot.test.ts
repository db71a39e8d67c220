// Long because one call's cases stand together.

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { analysisSchema } from '../../contract/analysis.ts';
import { screenshotLineSchema } from '../../contract/analyze-screenshot.ts';
import { maxScreenshotBytes } from '../../contract/screenshot-input.ts';
import { stagesMediaType } from '../../contract/stages-media-type.ts';
import type { PictureHash } from '../../engine/index.ts';
import { pictureHash } from '../../vision/layout/picture-hash.ts';
import { openPicture } from '../../vision/open-picture.ts';
import { gifOfFrames, hugePng } from '../../vision/testing/hostile-pictures.ts';
import { phoneHeic } from '../../vision/testing/phone-heic.ts';
import { pictureReader } from '../adapters/picture-reader.ts';
import { analysisResults, checkReservations, guestUsage, phishingPictures, users } from '../store/schema.ts';
import { keptAnalyses } from '../testing/content-keys.ts';
import { openTestDatabase } from '../testing/engines.ts';
import { boundary, formBody } from '../testing/form-body.ts';
import { pictureForm, pictureOrdering } from '../testing/pictures.ts';
import { obedient, sharedJudges } from '../testing/shared-judges.ts';
import { obedientReader, sharedPictureReader } from '../testing/shared-picture-reader.ts';
import type { TestApp } from '../testing/start-test-app.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const url = '/api/analyze/screenshot';

type Form = ReturnType<typeof formBody>;
const upload = (app: TestApp, { payload, headers }: Form, more: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url,
    payload,
    headers: { origin: 'http://localhost:80', ...headers, ...more },
  });
const accept = stagesMediaType;
const linesOf = (body: string) =>
  body
    .trimEnd()
    .split('\n')
    .map((line) => screenshotLineSchema.parse(JSON.parse(line)));

const realReader = sharedPictureReader();
const realJudges = sharedJudges();
/** Reads what the test orders, and judges everything else harmless: for tests of the upload. */
const tame = {
  pictureReader: sharedPictureReader({ script: obedientReader }),
  judges: sharedJudges({ script: obedient }),
};

/** A reader of its own, for tests that break it. */
const breakable = (options: Partial<Parameters<typeof pictureReader>[0]> = {}) => {
  const faults: object[] = [];
  const reader = pictureReader({
    onFault: (fault) => faults.push(fault),
    script: obedientReader,
    ...options,
  });
  onTestFinished(reader.close);
  return { reader, faults };
};

const screen = () =>
  sharp({ create: { width: 640, height: 400, channels: 3, background: '#f4f4f4' } })
    .composite([
      {
        input: { create: { width: 300, height: 60, channels: 3, background: '#2255cc' } },
        left: 170,
        top: 200,
      },
    ])
    .png()
    .toBuffer();

describe('a picture', () => {
  it('GEN-03 API-10 DATA-09 OPEN-26 is read and judged for a guest, and kept by its name alone', async () => {
    const database = await openTestDatabase();
    const app = await startTestApp({ database, pictureReader: realReader, judges: realJudges });
    const content = await screen();
    const answer = await upload(app, pictureForm(content, 'C:\\Users\\ana\\My page.png'));
    expect(answer.statusCode).toBe(200);
    const analysis = analysisSchema.parse(answer.json());
    expect(analysis).toMatchObject({ analysisType: 'screenshot', userId: null, inputData: 'My page.png' });
    expect(analysis.explanation?.picture).toMatchObject({ width: 640, height: 400 });
    const [row] = await keptAnalyses(database.db);
    expect(row).toMatchObject({ id: analysis.id, inputData: 'My page.png', analysisType: 'screenshot' });
    expect(await database.db.select().from(guestUsage)).toMatchObject([{ usageCount: 1 }]);
    expect(await database.db.select().from(checkReservations)).toEqual([]);
  });

  it('OPEN-43 of any kind is taken, whatever it is called', async () => {
    const app = await startTestApp({ ...tame, env: { GUEST_DAILY_LIMIT: '20' } });
    const picture = sharp(await screen());
    const files = [
      await picture.clone().jpeg().toBuffer(),
      await picture.clone().gif().toBuffer(),
      await picture.clone().webp().toBuffer(),
      await picture.clone().tiff().toBuffer(),
      await picture.clone().avif().toBuffer(),
      phoneHeic(),
    ];
    for (const [n, content] of files.entries()) {
      for (const name of ['photo', 'picture.exe', 'Grüße 你好.heic']) {
        const answer = await upload(app, pictureForm(content, name));
        expect([answer.statusCode, answer.json().inputData], `${n}`).toEqual([200, name]);
      }
    }
  });

  it('OPEN-15 is judged for a user, and counted with other checks', async () => {
    const app = await startTestApp(tame);
    const { cookie } = await app.signIn('ana@example.com');
    await upload(app, pictureForm(pictureOrdering('')), { cookie });
    expect((await app.inject({ url: '/api/dashboard', headers: { cookie } })).json()).toMatchObject({
      usage: { used: 1 },
      recentAnalyses: [{ analysisType: 'screenshot', inputData: 'page.png' }],
    });
  });

  it('CONST-07 OPEN-21 may have exactly 10 MB, and not one byte more', async () => {
    const app = await startTestApp(tame);
    const padPicture = (bytes: number) => {
      const picture = pictureOrdering('');
      return Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
    };
    expect((await upload(app, pictureForm(padPicture(maxScreenshotBytes)))).statusCode).toBe(200);
    for (const bytes of [maxScreenshotBytes + 1, 2 * maxScreenshotBytes]) {
      const refused = await upload(app, pictureForm(padPicture(bytes)));
      expect([refused.statusCode, refused.json()]).toEqual([
        413,
        { error: 'too_large', message: 'Please select an image smaller than 10MB' },
      ]);
    }
  });
});

const wrongType = 'Please select an image file (PNG, JPG, GIF)';
const missing = 'Please select an image to analyze';
const tooManyPixels =
  'This picture has too many pixels to be read. Please crop it to what matters, or take a screenshot of it.';
const damaged = 'This picture is damaged or incomplete. Please save it again, or take a new screenshot.';

describe('a file that is not a picture', () => {
  const refusals: [string, Form, number, string][] = [
    ['text that is called a picture', pictureForm('Dear customer', 'page.png'), 415, wrongType],
    ['SVG', pictureForm('<svg xmlns="http://www.w3.org/2000/svg"/>', 'logo.svg'), 415, wrongType],
    ['PDF', pictureForm('%PDF-1.7', 'letter.pdf'), 415, wrongType],
    ['a web page', pictureForm('<html>', 'page.jpg'), 415, wrongType],
    ['nothing in it', pictureForm('', 'page.png'), 400, 'This file is empty. Please choose another one.'],
    ['no file', formBody(), 400, missing],
    ['a file that was not chosen', pictureForm('', ''), 400, missing],
    ['another field', formBody({ field: 'file', name: 'a.png', content: 'x' }), 400, missing],
    ['a picture of 60,000 × 60,000', pictureForm(hugePng(60_000, 60_000)), 413, tooManyPixels],
    [
      'a format without a decoder',
      pictureForm(Buffer.from('\xff\x0a\x01\x02', 'latin1'), 'photo.jxl'),
      422,
      'This kind of picture cannot be read here. Please save it as PNG or JPG, or take a screenshot of it.',
    ],
  ];
  it('VALID-17 VALID-19 OPEN-21 is refused at once with the reason, and counts nothing', async () => {
    const database = await openTestDatabase();
    // No process can be started: none of these may need one.
    const { reader } = breakable({ script: new URL('./no-such-reader.ts', import.meta.url) });
    const app = await startTestApp({ database, judges: tame.judges, pictureReader: reader });
    for (const [what, form, status, message] of refusals) {
      for (const headers of [{}, { accept }]) {
        const answer = await upload(app, form, headers);
        expect([answer.statusCode, answer.json().message], what).toEqual([status, message]);
      }
    }
    expect(await database.db.select().from(guestUsage)).toEqual([]);
    expect(await database.db.select().from(checkReservations)).toEqual([]);
  });

  it('or cannot be decoded is refused, and counts nothing', async () => {
    const database = await openTestDatabase();
    const app = await startTestApp({ database, judges: tame.judges, pictureReader: realReader });
    const png = await screen();
    const broken: [string, Uint8Array, number, string][] = [
      ['a beginning', png.subarray(0, 60), 422, damaged],
      ['ten thousand frames', gifOfFrames(10_000), 413, tooManyPixels],
      ['a header and noise', Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(50, 7)]), 422, damaged],
    ];
    for (const [what, content, status, message] of broken) {
      const answer = await upload(app, pictureForm(content));
      expect([answer.statusCode, answer.json().message], what).toEqual([status, message]);
    }
    expect(await database.db.select().from(guestUsage)).toEqual([]);
  });

  it('is asked for as a form where something else was sent', async () => {
    const app = await startTestApp(tame);
    const answer = await app.postJson(url, { screenshot: 'x' });
    expect([answer.statusCode, answer.json().error]).toEqual([415, 'wrong_type']);
  });
});

describe('a picture that breaks its reader', () => {
  it.each([
    ['ends the process', 'leave'],
    ['never comes to an end', 'loop without end'],
    ['is more than our code can take', 'fail'],
  ])('R09 because it %s is refused, costs no check, and the next is served', async (_, order) => {
    const { reader, faults } = breakable({ limitMs: 1500, withinMs: 120_000 });
    const app = await startTestApp({
      judges: tame.judges,
      pictureReader: reader,
      env: { GUEST_DAILY_LIMIT: '1' },
    });
    const refused = await upload(app, pictureForm(pictureOrdering(order)));
    expect([refused.statusCode, refused.json()]).toEqual([
      422,
      {
        error: 'unreadable',
        message:
          'This picture could not be read: it is damaged, or built to break picture readers. Please take a new ' +
          'screenshot of it, or check its text or link instead.',
      },
    ]);
    expect((await upload(app, pictureForm(pictureOrdering('')))).statusCode).toBe(200);
    expect((await upload(app, pictureForm(pictureOrdering('')))).statusCode).toBe(429);
    // A process that we end ourselves is no fault.
    expect(faults).toHaveLength(order === 'loop without end' ? 0 : 1);
  });

  it('is answered with when to come back where no reader is available', async () => {
    const { reader } = breakable({ script: new URL('./no-such-reader.ts', import.meta.url) });
    const app = await startTestApp({ judges: tame.judges, pictureReader: reader });
    for (const headers of [{}, { accept }]) {
      const answer = await upload(app, pictureForm(pictureOrdering('')), headers);
      expect([answer.statusCode, answer.json().error]).toEqual([503, 'unavailable']);
      expect(answer.headers['retry-after']).toBe('5');
    }
  });

  it('breaks the judge instead, and is refused as well', async () => {
    const app = await startTestApp({ ...tame, env: { GUEST_DAILY_LIMIT: '1' } });
    const line = { text: 'fail', box: { left: 0, top: 0, width: 1, height: 1 }, confidence: 1 };
    const refused = await upload(app, pictureForm(pictureOrdering({ lines: [line] })));
    expect(refused.statusCode).toBe(422);
    expect((await upload(app, pictureForm(pictureOrdering('')))).statusCode).toBe(200);
  });
});

describe('asked for line by line', () => {
  it('the answer reports each stage, and ends with the analysis', async () => {
    const app = await startTestApp({ pictureReader: realReader, judges: realJudges });
    const answer = await upload(app, pictureForm(await screen()), { accept: `${accept}, application/json` });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe(stagesMediaType);
    const lines = linesOf(answer.body);
    expect(lines.slice(0, -1)).toEqual(
      ['opening', 'reading', 'looking', 'judging'].map((stage) => ({ stage })),
    );
    expect(lines.at(-1)).toMatchObject({ analysis: { analysisType: 'screenshot', inputData: 'page.png' } });
  });

  it('what fails on the way is the last line, and costs no check', async () => {
    const database = await openTestDatabase();
    const app = await startTestApp({ ...tame, database });
    const answer = await upload(app, pictureForm(pictureOrdering('find it damaged')), { accept });
    expect(answer.statusCode).toBe(200);
    expect(linesOf(answer.body).at(-1)).toEqual({
      status: 422,
      failure: { error: 'unreadable', message: damaged },
    });
    expect(await database.db.select().from(guestUsage)).toEqual([]);
    expect(await database.db.select().from(checkReservations)).toEqual([]);
  });

  it('a refusal before any work has its own status', async () => {
    const app = await startTestApp({ ...tame, env: { GUEST_DAILY_LIMIT: '0' } });
    const answer = await upload(app, pictureForm(pictureOrdering('')), { accept });
    expect([answer.statusCode, answer.json()]).toMatchObject([429, { requiresAuth: true }]);
    expect(answer.headers['retry-after']).toBeDefined();
  });

  it('others get one answer', async () => {
    const app = await startTestApp({ ...tame, env: { GUEST_DAILY_LIMIT: '9' } });
    for (const other of ['*/*', 'application/json', 'text/html, application/*;q=0.9']) {
      const answer = await upload(app, pictureForm(pictureOrdering('')), { accept: other });
      expect([answer.statusCode, answer.json().analysisType], other).toEqual([200, 'screenshot']);
    }
  });

  it('each line comes when it is known; a visitor who leaves gets the check back', async () => {
    const database = await openTestDatabase();
    const { reader } = breakable();
    const app = await startTestApp({ judges: tame.judges, database, pictureReader: reader });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { payload } = pictureForm(pictureOrdering('rest for ever'));
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(
      `POST ${url} HTTP/1.1\r\nhost: x\r\naccept: ${accept}\r\ncontent-length: ${payload.length}\r\n` +
        `content-type: multipart/form-data; boundary=${boundary}\r\n\r\n`,
    );
    socket.write(payload);
    let received = '';
    while (!received.includes('looking')) received += String((await once(socket, 'data'))[0]);
    expect(received).toContain('HTTP/1.1 200');
    expect(received).toContain('{"stage":"opening"}\n');
    expect(await database.db.select().from(checkReservations)).toHaveLength(1);
    socket.destroy();
    await expect
      .poll(async () => database.db.select().from(checkReservations), { timeout: 10_000 })
      .toEqual([]);
    expect(await database.db.select().from(analysisResults)).toEqual([]);
    expect(await database.db.select().from(guestUsage)).toEqual([]);
  });
});

describe('a picture that was judged phishing', () => {
  const lureWith = (hash: PictureHash) => ({
    width: 800,
    height: 600,
    hash,
    lines: [
      'Your PayPal account has been limited',
      'Confirm your password within 24 hours or your account will be closed',
      'http://paypa1-secure-login.example.top/confirm',
      'Password',
      'Log In',
    ].map((text, n) => ({
      text,
      box: { left: 40, top: 40 + n * 60, width: 600, height: 20 },
      confidence: 0.95,
    })),
  });
  const hashOfScreen = async () => pictureHash(await openPicture(await screen()));
  const seenBefore = (answer: Awaited<ReturnType<typeof upload>>) =>
    analysisSchema
      .parse(answer.json())
      .explanation?.checks.find(({ name }) => name === 'Pictures seen before')?.detail;

  it('A04 is known again once three people had it judged, and nothing else of it is kept', async () => {
    const database = await openTestDatabase();
    const app = await startTestApp({
      database,
      pictureReader: tame.pictureReader,
      judges: realJudges,
      env: { TRUST_PROXY: '127.0.0.1' },
    });
    const hash = await hashOfScreen();
    const form = pictureForm(pictureOrdering(lureWith(hash)));
    const uploadAs = async (n: number, picture: typeof form, cookie?: string) =>
      upload(app, picture, { 'x-forwarded-for': `198.51.${n}.7`, ...(cookie && { cookie }) });
    // Guests teach it nothing, however many they are.
    for (const n of [1, 2, 3]) {
      const guest = await uploadAs(n, form);
      expect(guest.json()).toMatchObject({ riskLevel: 'phishing' });
      expect(seenBefore(guest)).toContain('none');
    }
    for (const n of [1, 2, 3]) {
      const { cookie } = await app.signIn(`person${n}@example.com`);
      await database.db.update(users).set({ createdAt: new Date('2026-10-01T12:00:00Z') });
      expect(seenBefore(await uploadAs(n, form, cookie))).toContain('none');
    }
    // Compressed once more: a bit or two differ.
    const look = `${hash.look.slice(0, 15)}${hash.look.endsWith('6') ? '5' : '6'}`;
    const again = pictureForm(pictureOrdering(lureWith({ ...hash, look })));
    expect(seenBefore(await uploadAs(4, again))).not.toContain('none');
    const rows = await database.db.select().from(phishingPictures);
    expect(rows).toMatchObject([{ timesSeen: 3, layout: hash.layout }]);
    expect(JSON.stringify(rows)).not.toMatch(/paypa1|page\.png/);
  });

  it('is not remembered when it is blank, or harmless', async () => {
    const database = await openTestDatabase();
    const app = await startTestApp({ database, pictureReader: tame.pictureReader, judges: realJudges });
    const hash = await hashOfScreen();
    const blank = lureWith({ ...hash, look: '0'.repeat(16) });
    expect((await upload(app, pictureForm(pictureOrdering(blank)))).json().riskLevel).toBe('phishing');
    const harmless = { ...lureWith(hash), lines: [] };
    expect((await upload(app, pictureForm(pictureOrdering(harmless)))).json().riskLevel).toBe('safe');
    expect(await database.db.select().from(phishingPictures)).toEqual([]);
  });
});
