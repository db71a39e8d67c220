import { describe, expect, it } from 'vitest';
import { codeTryStore } from '../store/code-tries.ts';
import { openBrowser } from '../testing/browser.ts';
import { engines, openTestDatabase } from '../testing/engines.ts';
import type { TestApp } from '../testing/start-test-app.ts';
import { codeIn, startTestApp } from '../testing/start-test-app.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const ana = 'ana@example.com';
const behindProxy = { env: { TRUST_PROXY: '127.0.0.1' } };

/** The digits of the newest mail, however long and however grouped. */
const digitsIn = (app: TestApp) =>
  (/code is ([\d ]+)/.exec(app.mails.at(-1)?.text ?? '')?.[1] ?? '').replaceAll(' ', '');
const wrong = (code: string) => code.replace(/^\d/, (digit) => (digit === '0' ? '1' : '0'));

/** Guesses at new codes for hours, as fast as it is let; returns what came of it. */
const guessFor = async (app: TestApp, hours: number) => {
  const end = app.now().getTime() + hours * hour;
  const lengths = new Set<number>();
  let tries = 0;
  for (let round = 0; app.now().getTime() < end; round += 1) {
    const attacker = openBrowser(app, `198.51.100.${round % 250}`);
    const asked = await attacker.askForCode(ana);
    if (asked.statusCode === 429) app.turnClock(Number(asked.headers['retry-after']) * second);
    if (asked.statusCode !== 200) continue;
    const code = digitsIn(app);
    lengths.add(code.length);
    for (;;) {
      const answer = await attacker.enterCode(ana, wrong(code));
      if (answer.json().message === 'Invalid verification code') tries += code.length === 6 ? 1 : 0;
      else if (answer.statusCode === 429) app.turnClock(Number(answer.headers['retry-after']) * second);
      else break;
    }
  }
  return { tries, lengths: [...lengths] };
};

describe('A07 guessing the codes of an account', () => {
  it('A07 gets slower: further tries of a code wait, twice as long each time', async () => {
    const app = await startTestApp(behindProxy);
    const waits = [];
    for (let n = 0; n < 3; n += 1) {
      const attacker = openBrowser(app, `198.51.100.${n}`);
      await attacker.askForCode(ana);
      const code = wrong(codeIn(app.mails));
      for (let guess = 0; guess < 5; guess += 1) {
        const answer = await attacker.enterCode(ana, code);
        if (answer.statusCode !== 429) continue;
        expect(answer.json().message).toMatch(/^There were too many wrong codes\. Please try again in \d+ /);
        const wait = Number(answer.headers['retry-after']);
        waits.push(wait);
        app.turnClock(wait * second);
        expect((await attacker.enterCode(ana, code)).statusCode).toBe(401);
      }
      app.turnClock(minute);
    }
    expect(waits).toEqual([2, 4, 8, 16, 64, 128, 256, 512]);
  });

  it('A07 ends after a hundred wrong tries in a row: codes are longer then, and the person is told', async () => {
    const database = await openTestDatabase();
    const app = await startTestApp({ database, ...behindProxy });
    await openBrowser(app).signIn(ana);
    const { tries, lengths } = await guessFor(app, 30);
    expect(tries).toBe(100);
    expect(lengths).toEqual([6, 12]);
    const notices = app.mails.filter(
      ({ subject }) => subject === 'Wrong sign-in codes for your Hookwise account',
    );
    expect(notices.map(({ to }) => to)).toEqual([ana]);
    expect(app.mails.at(-1)?.text).toMatch(
      /entered for your address \d{3} times in a row\. That is why this code is longer/,
    );

    app.turnClock(hour);
    const owner = openBrowser(app);
    const asked = await owner.askForCode(ana);
    expect(asked.json().codeLength).toBe(12);
    const grouped = /code is ([\d ]+)/.exec(app.mails.at(-1)?.text ?? '')?.[1] ?? '';
    expect(grouped).toMatch(/^\d{4} \d{4} \d{4}$/);
    expect((await owner.enterCode(ana, grouped)).statusCode).toBe(200);
    app.turnClock(minute);
    expect((await openBrowser(app).askForCode(ana)).json().codeLength).toBe(6);
  });

  it('A07 slows nobody down who enters the right code, nor browsers that were signed in before', async () => {
    const app = await startTestApp(behindProxy);
    const home = openBrowser(app);
    await home.signIn(ana);
    await guessFor(app, 1);
    expect(await openBrowser(app).signIn(ana)).toEqual([200, 200]);
    await home.askForCode(ana);
    expect((await home.enterCode(ana, wrong(codeIn(app.mails)))).statusCode).toBe(401);
    expect((await home.enterCode(ana, codeIn(app.mails))).statusCode).toBe(200);
  });

  it('A07 mentions wrong codes in the mail with the next one', async () => {
    const app = await startTestApp(behindProxy);
    const attacker = openBrowser(app);
    await attacker.askForCode(ana);
    expect(app.mails.at(-1)?.text).not.toContain('Wrong codes');
    const code = wrong(codeIn(app.mails));
    for (let n = 0; n < 5; n += 1) await attacker.enterCode(ana, code);
    app.turnClock(minute);
    await openBrowser(app, '198.51.100.8').askForCode(ana);
    expect(app.mails.at(-1)?.text).toContain(
      'Wrong codes have been entered for your address 5 times in a row.',
    );
  });
});

describe.each(engines)('A07 counting tries on the $name engine', ({ open }) => {
  it('A07 misses none of twenty at once, and forgets them by kind of browser', async () => {
    const { db, close } = await open();
    const tries = codeTryStore(db);
    const now = new Date('2026-11-15T12:00:00Z');
    const counted = await Promise.all(Array.from({ length: 20 }, () => tries.add(ana, 'new browser', now)));
    expect(counted.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
    await tries.add(ana, 'known browser', now);
    await tries.forget(ana, 'known browser');
    expect([await tries.count(ana, 'new browser'), await tries.count(ana, 'known browser')]).toEqual([20, 0]);
    await tries.removeUntriedSince(new Date(now.getTime() + 1));
    expect(await tries.count(ana, 'new browser')).toBe(0);
    await close();
  });
});
