import { describe, expect, it } from 'vitest';
import { feedLineReader } from './feed-lines.ts';

const read = (text: string) => text.split('\n').flatMap(feedLineReader());

describe('feedLineReader', () => {
  it('reads plain addresses and hosts', () => {
    expect(
      read(
        '\uFEFFhttps://evil.example/login\r\n\nbad.example\n  worse.example/path?x=1,2  \nhttp://a.example/b,c;d seen today',
      ),
    ).toEqual([
      'https://evil.example/login',
      'bad.example',
      'worse.example/path?x=1,2',
      'http://a.example/b,c;d',
    ]);
  });

  it('reads a hosts file', () => {
    expect(
      read(
        '# my list\n127.0.0.1 localhost\n0.0.0.0 evil.example # since May\n127.0.0.1\tbad.example worse.example\n::1 x.example',
      ),
    ).toEqual(['evil.example', 'bad.example', 'worse.example', 'x.example']);
  });

  it('reads CSV by its header', () => {
    expect(
      read(
        'phish_id,url,phish_detail_url,submission_time\n8,"https://evil.example/a,b?""c""",http://list.example/8,2026-11-01\n9,http://bad.example/,http://list.example/9,2026-11-02',
      ),
    ).toEqual(['https://evil.example/a,b?"c"', 'http://bad.example/']);
  });

  it('reads CSV by a header that is commented out', () => {
    expect(
      read(
        '# Terms: https://list.example/terms\n# id,dateadded,url,url_status\n"3","2026-11-01 08:00","http://203.0.113.7/x.sh","online"',
      ),
    ).toEqual(['http://203.0.113.7/x.sh']);
  });

  it('mistakes no sentence for a header, and no plain line for CSV', () => {
    expect(read('# each line: host, url\nhttps://evil.example/a,b')).toEqual(['https://evil.example/a,b']);
    expect(read('# id, url\nbad.example')).toEqual(['bad.example']);
  });

  it('reads CSV without a header', () => {
    expect(read('2026-11-01,"evil",https://evil.example/\nbad.example,2026-11-01\nworse.example;9')).toEqual([
      'https://evil.example/',
      'bad.example',
      'worse.example',
    ]);
    expect(read('first_seen\tdomain\n2026-11-01\tevil.example')).toEqual(['evil.example']);
  });

  it('reads JSON objects one to a line', () => {
    expect(
      read('{"url":"https://evil.example/","id":1}\n{"domain":"bad.example"}\n{"url":7}\n{broken}'),
    ).toEqual(['https://evil.example/', 'bad.example']);
  });

  it('reads filter lists, wildcards and defanged names', () => {
    expect(
      read(
        '! Title: x\n||evil.example^$all\n*.bad.example\n.worse.example\nhxxps://a[.]example/x\nb[.]example',
      ),
    ).toEqual(['evil.example', 'bad.example', 'worse.example', 'https://a.example/x', 'b.example']);
  });

  it.each([
    ['a web page', '<!DOCTYPE html>\n<a href="https://honest.example">\nhonest.example'],
    [
      'one large JSON object, which may list legitimate sites too',
      '{\n "whitelist": [\n"honest.example",\n]}',
    ],
    ['a JSON array', '["honest.example",\n"fine.example"]'],
    ['prose', 'This list was made by\nnobody in particular\nVersion: 7'],
    ['a line without end', `https://evil.example/${'x'.repeat(9000)}`],
    ['comments', '# evil.example\n// bad.example\n; worse.example\n! x.example'],
    ['nothing', '\n\n \n'],
  ])('finds nothing in %s', (_, text) => {
    expect(read(text)).toEqual([]);
  });

  it('survives any line', () => {
    let state = 7;
    const random = (below: number) => {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0;
      return (state >>> 8) % below;
    };
    const parts = [
      '"',
      '""',
      ',',
      ';',
      '\t',
      '#',
      '{',
      '}',
      'http://',
      'evil.example',
      '0.0.0.0 ',
      '||',
      '^',
      '[.]',
      ' ',
    ];
    const reader = feedLineReader();
    for (let n = 0; n < 5000; n += 1) {
      const line = Array.from({ length: random(12) }, () => parts[random(parts.length)]).join('');
      for (const name of reader(line)) expect(name, line).toMatch(/[.[]/);
    }
  });
});
