import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addressEdits } from './hide-address.ts';
import { ownerAddress } from './owner-address.ts';
import { rewriteText } from './rewrite-text.ts';

const hide = (text: string, email = 'ana.bell@example.com') =>
  rewriteText(text, addressEdits(text, ownerAddress(email))).text;

const base64 = (text: string) => Buffer.from(text).toString('base64');
const base64url = (text: string) => Buffer.from(text).toString('base64url');
const hex = (text: string) => Buffer.from(text).toString('hex');
const hash = (algorithm: string, text: string) => createHash(algorithm).update(text).digest('hex');
const percented = (text: string) =>
  [...text].map((sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`).join('');
const address = 'ana.bell@example.com';
const hidden = '[address hidden]';

describe('the address of the owner is hidden', () => {
  it.each([
    ['alone', address, hidden],
    ['in another case', 'Ana.Bell@EXAMPLE.com', hidden],
    ['in a sentence', `Write to ${address}, please.`, `Write to ${hidden}, please.`],
    ['in every place', `${address} and ${address}`, `${hidden} and ${hidden}`],
    ['in brackets', `<${address}>`, `<${hidden}>`],
    ['after mailto', `mailto:${address}?subject=x`, `mailto:${hidden}?subject=x`],
    ['in a To line', `To: ${address}`, `To: ${hidden}`],
    ['with its name', `To: Ana Bell <${address}>`, `To: ${hidden}`],
    ['with its quoted name', `To: "Bell, Ana" <${address}>`, `To: ${hidden}`],
    [
      'among others',
      `To: Bob <bob@example.com>, Ana <${address}>, Eve <eve@example.com>`,
      `To: Bob <bob@example.com>, ${hidden}, Eve <eve@example.com>`,
    ],
    ['in Delivered-To', `Delivered-To: ${address}\r\nX: y`, `Delivered-To: ${hidden}\r\nX: y`],
    ['in X-Original-To', `X-Original-To: <${address}>`, `X-Original-To: ${hidden}`],
    ['in Received', `by mx.example for <${address}>; Tue`, `by mx.example for <${hidden}>; Tue`],
    ['in a quoted text', `> > To: Ana Bell <${address}>\n> Hello`, `> > To: ${hidden}\n> Hello`],
    ['in a quoted text of another language', `> An: Ana <${address}>`, `> An: ${hidden}`],
    ['as the attribution of a quotation', `Ana Bell <${address}> wrote:`, `Ana Bell <${hidden}> wrote:`],
    ['defanged', 'ana.bell[@]example[.]com', hidden],
    ['defanged in half', 'ana.bell@example[.]com', hidden],
    ['defanged with parentheses', 'ana(.)bell(at)example(dot)com', hidden],
    ['defanged with spaces', 'ana.bell [at] example [dot] com', hidden],
    ['spoken', 'Mail ana.bell at example dot com now', `Mail ${hidden} now`],
    ['full width', 'ａｎａ．ｂｅｌｌ＠ｅｘａｍｐｌｅ．ｃｏｍ', hidden],
    ['with what cannot be seen', 'ana.\u200bbell@exam\u00adple.com', hidden],
    ['with a tag', 'ana.bell+shop@example.com', hidden],
    ['before a file ending', `/${address}.html`, `/${hidden}.html`],
    ['in a link', `https://evil.example/?e=${address}&x=1`, `https://evil.example/?e=${hidden}&x=1`],
    ['in a fragment', `hxxps://evil[.]example/a#${address}`, `hxxps://evil[.]example/a#${hidden}`],
    [
      'percent-encoded',
      'https://evil.example/?e=ana.bell%40example.com',
      `https://evil.example/?e=${hidden}`,
    ],
    ['percent-encoded throughout', `?e=${percented(address)}&x`, `?e=${hidden}&x`],
    ['encoded twice', '?u=ana.bell%2540example%252Ecom&x', `?u=${hidden}&x`],
    ['encoded three times', '?u=%253Cana.bell%252540example.com%253E', `?u=%253C${hidden}%253E`],
    ['after an encoded sign', '?to=%3Cana.bell%40example.com%3E', `?to=%3C${hidden}%3E`],
    ['after an encoded equals sign', 'q=email%3Dana.bell%40example.com', `q=email%3D${hidden}`],
    ['as entities', 'ana.bell&#64;example&#x2e;com', hidden],
    ['as named entities', 'ana.bell&commat;example&period;com', hidden],
    ['in a script', String.raw`"\u0061na.bell\u0040example.com"`, `"${hidden}"`],
    ['quoted-printable', 'e=3Dana.bell=40example.com', `e=3D${hidden}`],
    ['over a soft line break', 'ana.bell@exa=\r\nmple.com', hidden],
    [
      'in a bounce address',
      'list-bounces+ana.bell=example.com@lists.example',
      `list-bounces+${hidden}@lists.example`,
    ],
    [
      'rewritten by a forwarder',
      'SRS0=HH=TT=example.com=ana.bell@fwd.example',
      `SRS0=HH=TT=${hidden}@fwd.example`,
    ],
    [
      'as a guest of a tenant',
      'ana.bell_example.com#EXT#@t.onmicrosoft.com',
      `${hidden}#EXT#@t.onmicrosoft.com`,
    ],
    [
      'in an unsubscribe link',
      'https://list.example/u/ana.bell=example.com/now',
      `https://list.example/u/${hidden}/now`,
    ],
    ['by MD5', `https://img.example/${hash('md5', address)}.png`, `https://img.example/${hidden}.png`],
    ['by SHA-1', `?h=${hash('sha1', address)}`, `?h=${hidden}`],
    ['by SHA-256', `?h=${hash('sha256', address).toUpperCase()}&x`, `?h=${hidden}&x`],
    ['cut after the at sign', 'hxxps://evil[.]example/?e=ana.bell@…', `hxxps://evil[.]example/?e=${hidden}`],
    ['cut in the domain', 'hxxps://evil[.]example/?e=ana.bell@exam…', `hxxps://evil[.]example/?e=${hidden}`],
    ['cut in the domain, encoded', '?e=ana.bell%40exam…', `?e=${hidden}`],
    ['cut in the name', 'hxxps://evil[.]example/?e=Ana.Be…', `hxxps://evil[.]example/?e=${hidden}`],
    ['cut in the tag', '?e=ana.bell+sh…', `?e=${hidden}`],
    ['cut in the name, after an encoded sign', '?q=e%3Dana.bel…', `?q=e%3D${hidden}`],
    ['cut in the encoded at sign', '?e=ana.bell%4…', `?e=${hidden}`],
  ])('%s', (_, text, expected) => {
    expect(hide(text)).toBe(expected);
  });

  it.each([
    ['base64', base64(address)],
    ['base64 for links', base64url(`{"email":"${address}","name":"Ünal?>"}`)],
    ['in a larger text, one sign on', base64(`x${address}`)],
    ['in a larger text, two signs on', base64(`xy${address} and more`)],
    ['percent-encoded within', base64('e=ana.bell%40example.com')],
    ['base64 in base64', base64(base64(`<${address}>`))],
    ['hexadecimal', hex(`e=${address}`)],
    ['hexadecimal capitals', hex(address).toUpperCase()],
    ['the payload of a token', base64url(JSON.stringify({ sub: address, iat: 1 }))],
  ])('encoded: %s', (_, encoded) => {
    expect(hide(`https://evil.example/?t=${encoded}&x=1`)).toMatch(
      /^https:\/\/evil\.example\/\?t=?\[address hidden\]=*&x=1$/,
    );
    // A slash is a sign of base64: what is encoded need not begin where the run does.
    expect(hide(`https://evil.example/go/${encoded}/end`)).toMatch(
      /^https:\/\/evil\.example\/go\/\[address hidden\]=*\/end$/,
    );
    expect(hide(`t%3D${encoded}`)).toContain(hidden);
  });

  it('in base64 that is written over several lines', () => {
    const lines = base64(`Dear Ana Bell, ${'this is a long letter. '.repeat(6)} It went to ${address}.`)
      .match(/.{1,76}/g)
      ?.join('\r\n');
    const shown = hide(`Content-Transfer-Encoding: base64\r\n\r\n${lines}\r\n`);
    expect(shown).toContain(hidden);
    const left = shown.replace(hidden, '').replaceAll(/\s/g, '');
    expect(Buffer.from(left, 'base64').toString('latin1')).not.toContain('example');
  });

  it('in base64 that was cut', () => {
    const cut = base64(`e=${address}`).slice(0, 20);
    expect(hide(`hxxps://evil[.]example/?t=${cut}…`)).toBe(`hxxps://evil[.]example/?t=${hidden}…`);
  });

  it('for a mailbox at Google, with any dots, tag and of its two domains', () => {
    for (const text of [
      'ana.bell@gmail.com',
      'anabell@gmail.com',
      'a.n.abell@googlemail.com',
      'AnaBell+x@gmail.com',
    ])
      expect(hide(text, 'Ana.Bell@gmail.com')).toBe(hidden);
  });

  it('for an address that has a tag, and without it', () => {
    expect(hide('to ana@example.com', 'ana+hookwise@example.com')).toBe(`to ${hidden}`);
    expect(hide('to ana+other@example.com', 'ana+hookwise@example.com')).toBe(`to ${hidden}`);
  });

  it('for a domain in another alphabet, in both spellings', () => {
    for (const text of ['ana@xn--bcher-kva.example', 'ana@bücher.example'])
      expect(hide(text, 'ana@xn--bcher-kva.example')).toBe(hidden);
  });

  it('where its letters read like an encoding', () => {
    expect(hide('?e=adam@example.com', 'adam@example.com')).toBe(`?e=${hidden}`);
    expect(hide('100%adam@example.com', 'adam@example.com')).toBe(`100%${hidden}`);
    expect(hide('c++.x-y@example.com', 'c++.x-y@example.com')).not.toContain('@example.com');
    expect(hide("o'neil!$&*@example.com", "o'neil!$&*@example.com")).toBe(hidden);
  });
});

describe('everything else stays', () => {
  it.each([
    ['another person of the domain', 'joana.bell@example.com, bell@example.com'],
    ['the same name elsewhere', 'ana.bell@example.org, ana.bell@example.community'],
    ['the name, and the domain', 'Ana Bell of example.com, ana.bell'],
    ['a sender', 'From: Bank <security@bank-alerts.example>'],
    ['base64 of something else', `https://evil.example/?t=${base64('bob@example.com')}`],
    ['a digest of another address', hash('md5', 'bob@example.com')],
    ['another address that was cut', 'ana.bell@exception…'],
    ['a word that was cut', 'hxxps://evil[.]example/?e=anabaptist… and /an…, or ana.be… in a sentence'],
    ['prose', 'Meet me at noon. A dot. Then internationalisation and straightforwardness.'],
    ['nothing', ''],
  ])('%s', (_, text) => {
    expect(hide(text)).toBe(text);
  });

  it('in a text made to keep us busy', () => {
    const long = [
      'ana.bell+'.repeat(6000),
      '%25'.repeat(20_000),
      'A'.repeat(60_000),
      'QUFB\n'.repeat(12_000),
      ' '.repeat(60_000),
      '<'.repeat(60_000),
      `To: ${'"'.repeat(60_000)}`,
      'a.'.repeat(30_000),
      '&#64;='.repeat(10_000),
    ];
    for (const text of long) expect(hide(text)).toBe(text);
  });
});

it('tells where what was marked is afterwards', () => {
  const text = `To: ${address}\nOpen evil.example now`;
  const { text: shown, move } = rewriteText(text, addressEdits(text, ownerAddress(address)));
  const place = (quote: string) => ({ start: text.indexOf(quote), end: text.indexOf(quote) + quote.length });
  const after = (quote: string) => {
    const { start, end } = move(place(quote));
    return shown.slice(start, end);
  };
  expect(after('evil.example')).toBe('evil.example');
  expect(after('To: ')).toBe('To: ');
  expect(after('bell@exam')).toBe(hidden);
  expect(after(`${address}\nOpen`)).toBe(`${hidden}\nOpen`);
});
