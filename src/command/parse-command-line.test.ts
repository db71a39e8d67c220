import { describe, expect, it } from 'vitest';
import { commands } from './commands.ts';
import { run } from './testing/run.ts';

describe('wrong usage ends with 64, in one line that names what was probably meant', () => {
  it.each([
    [['chekc', 'a.eml'], 'Did you mean check?'],
    [['lookalike', 'a.example'], 'Did you mean lookalikes?'],
    [['vulns'], 'Did you mean'],
    [['mail.eml'], 'Did you mean hookwise check mail.eml?'],
    [['--hlep'], 'Did you mean --help?'],
    [['-v'], 'Did you mean --version?'],
    [['-hw'], 'Did you mean --help?'],
    [['check', '-j', 'a.eml'], 'Did you mean --json?'],
    [['lookalikes', 'a.example', '--limit', '1.5'], 'a whole number from 1 to 5000'],
    [['--json', 'check', 'a.eml'], 'stands behind a command'],
    [['check', '--jsn', 'a.eml'], 'Did you mean --json?'],
    [['check', '--sariff', 'a.eml'], 'Did you mean --sarif?'],
    [['check', '-x', 'a.eml'], 'Did you mean --'],
    [['check', '--fail-on', 'phising', 'a.eml'], 'Did you mean phishing?'],
    [['check', '--fail-on'], 'needs a value'],
    [['check', '--json=yes', 'a.eml'], 'takes no value'],
    [['check', '--json', '--sarif', 'a.eml'], 'exclude each other'],
    [['check', '--wait', 'long', '-'], 'a number from 0 to 3600'],
    [['check', '-', '-'], 'only once'],
    [['check'], 'needs <file|url|domain|->'],
    [['check', '--online', '--server', 'http://127.0.0.1', '--key', 'k', 'a.example'], 'exclude each other'],
    [['check', '--server', 'http://127.0.0.1:1', 'a.example'], 'needs --key'],
    [['check', '--server', 'gopher://a', '--key', 'k', 'a.example'], 'needs an address'],
    [['explain', 'a.eml', 'b.eml'], 'one too many'],
    [['completion', 'bsh'], 'Did you mean bash?'],
    [['help', 'chek'], 'Did you mean check?'],
    [['vulnerabilities', 'Fortinet FortOS'], 'Did you mean "Fortinet FortiOS"?'],
    [['vulnerabilities', 'Fortinet', '--version', '7'], '--version needs a product'],
    [[], 'hookwise --help'],
    [['chekc\u001b[2J'], 'Unknown command'],
  ])('%j', async (args, words) => {
    const { code, out, err } = await run(args);
    expect(err).toContain(words);
    expect({ code, out, lines: err.split('\n').length }).toEqual({ code: 64, out: '', lines: 2 });
    expect(err).not.toContain('\u001b');
  });
});

describe('help', () => {
  it.each([[], ...commands.map(({ name }) => [name])])(
    '%s fits a screen of 24 lines and 80 columns',
    async (...name) => {
      const { code, out } = await run([...name, '--help']);
      expect(code).toBe(0);
      const lines = out.trimEnd().split('\n');
      expect(lines.length).toBeLessThanOrEqual(24);
      expect(lines.filter((line) => line.length > 80)).toEqual([]);
      expect((await run(['help', ...name])).out).toBe(out);
    },
  );

  it('names every command', async () => {
    const { out } = await run(['--help']);
    for (const { name } of commands) expect(out).toContain(`  ${name}`);
  });
});
