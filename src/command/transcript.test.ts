import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { run } from './testing/run.ts';

// What docs/command-line.md shows of each command is what it prints. RECORD=1 writes it anew.

const document = new URL('../../docs/command-line.md', import.meta.url);
const block = /(?<=```console\n)[\s\S]*?(?=```)/;

/** How old the lists are by now, where that breaks a line, and how fast this machine is. */
const masked = (transcript: string) =>
  transcript
    .replace(/\d{4}-\d\d-\d\d/g, 'DAY')
    .replace(/\d+ days? old/g, 'AGE')
    .replace(/checked in [\d.,]+ s(?:, [\d,]+ a second)?/g, 'checked')
    .replace(/\s+/g, ' ');

/** As a shell takes words apart: at spaces, but for those in quotation marks. */
const wordsOf = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

const typed = async (line: string): Promise<string> => {
  const { code, out, err } = await run(wordsOf(line).slice(1));
  const end = code === 0 ? '' : `(exit code ${code})\n`;
  return `$ ${line}\n${err.replace(/^(?=.)/, 'hookwise: ')}${out}${end}`;
};

it('prints what docs/command-line.md shows', async () => {
  const words = readFileSync(document, 'utf8');
  const [shown = ''] = block.exec(words) ?? [];
  const lines = shown.split('\n').flatMap((line) => (line.startsWith('$ ') ? [line.slice(2)] : []));
  expect(lines.length).toBeGreaterThan(5);
  let transcript = '';
  for (const line of lines) transcript += `${transcript && '\n'}${await typed(line)}`;
  if (process.env['RECORD'])
    writeFileSync(
      document,
      words.replace(block, () => transcript),
    );
  else expect(masked(transcript)).toBe(masked(shown));
});
