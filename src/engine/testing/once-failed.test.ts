import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { verdictSchema } from '../../contract/analysis.ts';
import { mailTools } from '../../server/adapters/mail-tools.ts';
import { parseUrl } from '../addresses/parse-url.ts';
import { judgeMail } from '../mail/judge.ts';
import { readMail } from '../mail/parse/read-mail.ts';
import { expectSound } from '../mail/parse/testing/invariants.ts';
import { judgeUrl } from '../url/judge.ts';

const folder = new URL('./once-failed/', import.meta.url);
const readTable = (name: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
const broke = readTable('index.json');
const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
const tools = mailTools();

/** Messages with nothing to see in them, or whose link cannot be shown without guessing. */
const withoutLink = new Set([
  'base64-of-one-character.eml',
  'folding-without-end.eml',
  'only-a-mark.eml',
  'rfc822-of-nothing.eml',
]);

describe('S43 what once failed', () => {
  it('is described for every file, and every description has its file', () => {
    expect(Object.keys(broke).sort()).toEqual(names.sort());
    for (const line of Object.values(broke)) expect(line).toMatch(/^[A-Z].{20,}\.$/);
  });

  it.each(names)('%s is read and judged', async (name) => {
    const bytes = readFileSync(new URL(name, folder));
    for (const input of [{ bytes }, { content: bytes.toString('latin1') }]) {
      const mail = await readMail(input, tools);
      expectSound(mail);
      verdictSchema.parse(judgeMail(mail, {}));
      const links = [mail, ...mail.attached].flatMap((one) => one.links.map(({ href }) => href));
      if (!withoutLink.has(name)) expect(links.join(' '), name).toContain('evil.example');
    }
  });

  it.each(Object.entries(readTable('addresses.json')))(
    'S44 %j leads to where a browser goes: %s',
    (address) => {
      expect(parseUrl(address)?.host).toBe('evil.example');
      verdictSchema.parse(judgeUrl(address));
    },
  );
});
