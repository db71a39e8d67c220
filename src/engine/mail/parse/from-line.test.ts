import { describe, expect, it } from 'vitest';
import { fromLine } from './from-line.ts';

const read = (line: string) => {
  const found = fromLine(line);
  return found && { name: found.mailbox.name, address: found.mailbox.address, isBroken: found.isBroken };
};

describe('fromLine', () => {
  it.each([
    ['Ana Silva <ana@example.org>', 'Ana Silva', 'ana@example.org'],
    ['"Silva, Ana" <ana@example.org>', 'Silva, Ana', 'ana@example.org'],
    ['ana@example.org', '', 'ana@example.org'],
    ['<ana@example.org>', '', 'ana@example.org'],
    ['ANA <Ana@Example.ORG>', 'ANA', 'ana@example.org'],
    ['=?utf-8?B?UGF5UGFs?= <a@x.example>', 'PayPal', 'a@x.example'],
    ['=?iso-8859-1?Q?M=FCller?= <a@x.example>', 'Müller', 'a@x.example'],
    ['"service@paypal.com" <x9@mail-77.example>', 'service@paypal.com', 'x9@mail-77.example'],
    ['ana@example.org (Ana Silva)', 'Ana Silva', 'ana@example.org'],
  ])('reads %s', (line, name, address) => {
    expect(read(line)).toEqual({ name, address, isBroken: false });
  });

  it.each([
    ['a name before a comma', 'Amazon, <a@x.example>', 'a@x.example', 'Amazon'],
    ['two senders', 'Ana <ana@example.org>, PayPal <x@evil.example>', 'x@evil.example', 'PayPal'],
    ['an address nobody can answer, before one', '<service@paypal>, <x@evil.example>', 'x@evil.example', ''],
    ['an address without an ending', 'PayPal <service@paypal>', 'service@paypal', 'PayPal'],
    ['a name alone', 'PayPal', '', 'PayPal'],
  ])('calls %s broken, and keeps what people are shown', (_, line, address, name) => {
    const found = read(line);
    expect(found).toMatchObject({ address, isBroken: true });
    expect(found?.name).toContain(name);
  });

  it.each(['', '   '])('finds nobody in %j', (line) => {
    expect(fromLine(line)).toBeNull();
  });

  it('survives a line that is made to keep it busy', () => {
    for (const line of [
      '<'.repeat(50_000),
      'a@b.example,'.repeat(20_000),
      `${'"'.repeat(9999)}<a@b.example>`,
    ])
      expect(() => fromLine(line)).not.toThrow();
  });
});
