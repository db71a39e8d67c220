// Long because one call's cases stand together.
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { utils, write } from 'cfb';
import { describe, expect, it } from 'vitest';
import { analysisSchema } from '../../contract/analysis.ts';
import { maxEmailBytes } from '../../contract/email-input.ts';
import { repeatableRandom } from '../../testing/repeatable-random.ts';
import { analysisResults, checkReservations, guestUsage } from '../store/schema.ts';
import { keptAnalyses } from '../testing/content-keys.ts';
import { openTestDatabase } from '../testing/engines.ts';
import { boundary, formBody } from '../testing/form-body.ts';
import { obedient, sharedJudges } from '../testing/shared-judges.ts';
import type { TestApp } from '../testing/start-test-app.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const url = '/api/analyze/email-file';
const eml = [
  'From: Parcel Service <info@sender.example>',
  'To: ana@here.example',
  'Subject: Your parcel waits',
  'MIME-Version: 1.0',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Confirm your address at http://parcel-fee.example/pay – today.',
].join('\r\n');

type Form = ReturnType<typeof formBody>;
const upload = (app: TestApp, { payload, headers }: Form, more: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url,
    payload,
    headers: { origin: 'http://localhost:80', ...headers, ...more },
  });

const real = sharedJudges();
/** Judges everything harmless unless the message gives it an order, for tests of the upload. */
const tame = sharedJudges({ script: obedient });

describe('an email file', () => {
  it('GEN-03 API-11 DATA-09 OPEN-26 is judged for a guest, and its text is kept with what explains the verdict', async () => {
    const database = await openTestDatabase();
    const app = await startTestApp({ database, judges: real });
    const answer = await upload(app, formBody({ name: 'parcel.EML', content: eml }));
    expect(answer.statusCode).toBe(200);
    const analysis = analysisSchema.parse(answer.json());
    expect(analysis).toMatchObject({ analysisType: 'email-file', userId: null, inputData: eml });
    expect(analysis.explanation?.message?.text).toContain('Your parcel waits');
    const [row] = await keptAnalyses(database.db);
    expect(row).toMatchObject({ id: analysis.id, inputData: eml, analysisType: 'email-file' });
    expect(JSON.stringify(row?.explanation)).toBe(JSON.stringify(analysis.explanation));
  });

  it('OPEN-15 is judged for a user, and counted with other checks', async () => {
    const app = await startTestApp({ judges: tame });
    const { cookie } = await app.signIn('ana@example.com');
    await app.postJson('/api/analyze/url', { url: 'example.com' }, { cookie });
    app.turnClock(1000);
    await upload(app, formBody({ name: 'a.txt', content: 'Hello' }), { cookie });
    expect((await app.inject({ url: '/api/dashboard', headers: { cookie } })).json()).toMatchObject({
      usage: { used: 2 },
      recentAnalyses: [{ inputData: 'Hello' }, { inputData: 'example.com' }],
    });
  });

  const encodings: [string, Buffer, string][] = [
    ['UTF-8', Buffer.from('Grüße'), 'Grüße'],
    ['UTF-16 as Windows saves it', Buffer.from('\ufeffGrüße an alle', 'utf16le'), 'Grüße an alle'],
    ['Windows-1252', Buffer.from('Grüße', 'latin1'), 'Grüße'],
    ['no text at all', Buffer.from([0x61, 0x00, 0x62, 0x63, 0x64]), 'a\ufffdbcd'],
  ];
  it('is kept as text, however it was saved', async () => {
    const app = await startTestApp({ judges: tame, env: { GUEST_DAILY_LIMIT: '9' } });
    for (const [what, content, inputData] of encodings) {
      const answer = await upload(app, formBody({ name: 'a.txt', content }));
      expect([answer.statusCode, answer.json().inputData], what).toEqual([200, inputData]);
    }
  });

  it('of Outlook’s own kind is kept as it is shown', async () => {
    const app = await startTestApp({ judges: real });
    const file = utils.cfb_new();
    const unicode = (text: string) => Buffer.from(text, 'utf16le');
    utils.cfb_add(file, '/__properties_version1.0', Buffer.alloc(32));
    utils.cfb_add(file, '/__substg1.0_0037001F', unicode('Your parcel waits'));
    utils.cfb_add(file, '/__substg1.0_1000001F', unicode('Confirm your address today.'));
    const content = write(file, { type: 'buffer' }) as Buffer;
    const answer = await upload(app, formBody({ name: 'parcel.msg', content }));
    expect(answer.statusCode).toBe(200);
    const { inputData, explanation } = analysisSchema.parse(answer.json());
    expect(inputData).toMatch(/Your parcel waits[\s\S]*Confirm your address today/);
    expect(inputData).toBe(explanation?.message?.text);
  });

  it('CONST-07 OPEN-21 may have exactly 2 MB, and not one byte more', async () => {
    const app = await startTestApp({ judges: tame });
    const full = await upload(app, formBody({ name: 'a.eml', content: Buffer.alloc(maxEmailBytes, 'x') }));
    expect([full.statusCode, full.json().inputData?.length]).toEqual([200, maxEmailBytes]);
    for (const bytes of [maxEmailBytes + 1, 2 * maxEmailBytes]) {
      const refused = await upload(app, formBody({ name: 'a.eml', content: Buffer.alloc(bytes, 'x') }));
      expect([refused.statusCode, refused.json()]).toEqual([
        413,
        { error: 'too_large', message: 'File size must not exceed 2MB' },
      ]);
    }
  });

  const refusals: [string, Form, number, string][] = [
    [
      'a wrong ending',
      formBody({ name: 'a.pdf', content: eml }),
      415,
      'Only .eml and .txt files are allowed',
    ],
    [
      'a wrong ending behind a right one',
      formBody({ name: 'a.eml.exe', content: eml }),
      415,
      'Only .eml and .txt files are allowed',
    ],
    ['no ending', formBody({ name: 'eml', content: eml }), 415, 'Only .eml and .txt files are allowed'],
    [
      'nothing in it',
      formBody({ name: 'a.eml', content: '' }),
      400,
      'This file is empty. Please choose another one.',
    ],
    ['no file', formBody(), 400, 'Please choose an .eml or .txt file to upload'],
    [
      'a file that was not chosen',
      formBody({ name: '', content: '' }),
      400,
      'Please choose an .eml or .txt file to upload',
    ],
    [
      'text where the file belongs',
      formBody({ content: eml }),
      400,
      'Please choose an .eml or .txt file to upload',
    ],
    [
      'the file in another field',
      formBody({ field: 'file', name: 'a.eml', content: eml }),
      400,
      'Please choose an .eml or .txt file to upload',
    ],
    [
      'two files',
      formBody({ name: 'a.eml', content: eml }, { name: 'b.eml', content: eml }),
      400,
      'Please upload one file at a time',
    ],
    [
      'more fields than any of our forms',
      formBody(...Array.from({ length: 50 }, (_, n) => ({ field: `f${n}` })), {
        name: 'a.eml',
        content: eml,
      }),
      400,
      'This upload could not be read, or ended too early. Please try again.',
    ],
    [
      'a field that would poison a prototype',
      formBody({ field: '__proto__', content: 'x' }, { name: 'a.eml', content: eml }),
      400,
      'This upload could not be read, or ended too early. Please try again.',
    ],
  ];
  it('VALID-14 VALID-16 OPEN-21 is refused with the reason, and counts nothing', async () => {
    const database = await openTestDatabase();
    const app = await startTestApp({ database, judges: tame });
    for (const [what, form, status, message] of refusals) {
      const answer = await upload(app, form);
      expect([answer.statusCode, answer.json().message], what).toEqual([status, message]);
    }
    expect(await database.db.select().from(guestUsage)).toEqual([]);
    expect(await database.db.select().from(checkReservations)).toEqual([]);
  });

  const noForms: [string, string | undefined, string | undefined][] = [
    ['JSON', 'application/json', '{"emailFile":"x"}'],
    ['an ordinary form', 'application/x-www-form-urlencoded', 'emailFile=x'],
    ['nothing', undefined, undefined],
  ];
  it('is asked for as a form where something else was sent', async () => {
    const app = await startTestApp();
    for (const [what, type, payload] of noForms) {
      const answer = await app.inject({
        method: 'POST',
        url,
        ...(payload && { payload }),
        headers: type ? { 'content-type': type } : {},
      });
      expect([answer.statusCode, answer.json()], what).toEqual([
        415,
        {
          error: 'wrong_type',
          message: 'Please send the file as a form (content-type: multipart/form-data)',
        },
      ]);
    }
  });

  it('from which nothing can be read is refused with what to do next', async () => {
    const app = await startTestApp({ judges: tame, env: { GUEST_DAILY_LIMIT: '1' } });
    const refused = await upload(app, formBody({ name: 'a.eml', content: 'be unreadable' }));
    expect([refused.statusCode, refused.json()]).toEqual([
      422,
      {
        error: 'unreadable',
        message:
          'No message could be found in this file. Please save the email again as .eml, or paste its text instead.',
      },
    ]);
    expect((await upload(app, formBody({ name: 'a.eml', content: eml }))).statusCode).toBe(200);
    expect((await upload(app, formBody({ name: 'a.eml', content: eml }))).statusCode).toBe(429);
  });

  it('that another site made the browser send is refused', async () => {
    const app = await startTestApp({ judges: tame });
    const { cookie } = await app.signIn('ana@example.com');
    const form = formBody({ name: 'a.eml', content: eml });
    for (const headers of [{ cookie, origin: 'https://evil.example' }, { origin: 'null' }]) {
      const answer = await upload(app, form, headers);
      expect([answer.statusCode, answer.json().error]).toEqual([403, 'cross_site']);
    }
    const relayed = await app.inject({ method: 'POST', url, ...form, headers: { ...form.headers, cookie } });
    expect(relayed.statusCode).toBe(403);
  });
});

describe('a form that is broken', () => {
  const { payload, headers } = formBody({ name: 'a.eml', content: eml });

  const broken: [string, Form][] = [
    ['has no boundary', { payload, headers: { 'content-type': 'multipart/form-data' } }],
    [
      'has another boundary',
      { payload, headers: { 'content-type': 'multipart/form-data; boundary=another' } },
    ],
    ['ends within the file', { payload: payload.subarray(0, -60), headers }],
    ['ends within a header', { payload: payload.subarray(0, 40), headers }],
    ['is empty', { payload: Buffer.alloc(0), headers }],
    ['is no form at all', { payload: Buffer.from('hello'), headers }],
    [
      'has an endless header',
      { payload: Buffer.from(`--${boundary}\r\nx: ${'y'.repeat(100_000)}`), headers },
    ],
  ];
  it('is refused', async () => {
    const app = await startTestApp({ judges: tame });
    for (const [what, form] of broken) {
      const answer = await upload(app, form);
      expect([answer.statusCode, answer.json().error], what).toEqual([400, 'invalid_input']);
    }
  });

  it('in any way is never answered as an internal error', async () => {
    const app = await startTestApp({ judges: tame, env: { GUEST_DAILY_LIMIT: '100000' } });
    const random = repeatableRandom(7);
    const below = (end: number) => Math.floor(random() * end);
    for (let round = 0; round < 400; round += 1) {
      const damaged = Buffer.from(payload);
      for (let hit = below(6); hit >= 0; hit -= 1) damaged[below(damaged.length)] = below(256);
      const cut = below(4) === 0 ? damaged.subarray(0, below(damaged.length)) : damaged;
      const { statusCode } = await upload(app, { payload: cut, headers });
      expect([200, 400, 413, 415], `round ${round}`).toContain(statusCode);
    }
  });
});

describe('over a real connection', () => {
  const listen = async () => {
    const database = await openTestDatabase();
    const app = await startTestApp({ database, judges: tame });
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    return { app, database, address };
  };
  const send = (address: string, bytes: number, name = 'a.eml') => {
    const form = new FormData();
    form.append('emailFile', new File([Buffer.alloc(bytes, 'x')], name));
    return fetch(address + url, { method: 'POST', body: form });
  };

  it('a file arrives whole, and one that is refused gets its answer', async () => {
    const { address } = await listen();
    expect((await send(address, maxEmailBytes)).status).toBe(200);
    expect((await send(address, maxEmailBytes + 1)).status).toBe(413);
    expect((await send(address, 8 * maxEmailBytes)).status).toBe(413);
    expect((await send(address, maxEmailBytes, 'a.exe')).status).toBe(415);
  });

  it('a visitor who leaves while sending leaves nothing behind', async () => {
    const { app, database, address } = await listen();
    const { port } = app.server.address() as AddressInfo;
    const closed = new Promise((resolve) =>
      app.server.once('connection', (socket) => socket.once('close', resolve)),
    );
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST ${url} HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=${boundary}\r\n` +
        `content-length: 100000\r\n\r\n--${boundary}\r\ncontent-disposition: form-data; name="emailFile"; ` +
        'filename="a.eml"\r\n\r\nFrom: a@b.example\r\n',
      () => socket.destroy(),
    );
    await closed;
    expect((await send(address, 10)).status).toBe(200);
    expect(await database.db.select().from(analysisResults)).toHaveLength(1);
    expect(await database.db.select().from(checkReservations)).toEqual([]);
  });
});
