import { brands, permutationsOf } from '../../src/engine/index.ts';

/** Words, hosts and shapes from which links are put together: tricks, tenants, wrappers, unknown hosts, files. */
const words =
  'login verify secure account update billing wallet support help docs blog shop news photo invoice'.split(
    ' ',
  );
const endings = 'com net org top xyz ru de co.uk io shop click zip info app online duckdns.org'.split(' ');
const tenants =
  'github.io pages.dev vercel.app weebly.com webflow.io blogspot.com web.app r2.dev wixsite.com s3.amazonaws.com'.split(
    ' ',
  );
const open = [
  'docs.google.com/forms/d/e/1Fx/viewform',
  'drive.google.com/file/d/1/view',
  't.me/somebody',
  'discord.gg/abcd',
  'bit.ly/3abc',
  'linktr.ee/somebody',
  'web.archive.org/web/2024/https://example.org/',
  'u1.ct.sendgrid.net/ls/click?upn=1',
  'medium.com/@somebody/story',
  'www.youtube.com/@somebody',
];
const files = 'invoice.pdf.exe setup.exe photo.jpg report.pdf page.html login.php archive.zip run.vbs'.split(
  ' ',
);
const hosts =
  '192.168.1.1 localhost 0x7f000001 198.51.100.23 3325256727 [::1] intranet printer.local abc.onion'.split(
    ' ',
  );
const disguises = ['pay\u200bpal', 'p\u0430ypal', 'xn--mnchen-3ya', '%70aypal', 'm\u00fcller'];

/** As many links as asked for; the same for the same seed. */
export function* generatedLinks(seed: number, count: number): Generator<string> {
  let state = seed >>> 0 || 1;
  const below = (limit: number) => {
    // xorshift: small, and the same on every machine.
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % limit;
  };
  const oneOf = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const brand = () => oneOf(brands);
  const unknown = () => `${oneOf(words)}${oneOf(['-', ''])}${oneOf(words)}${below(100)}.${oneOf(endings)}`;
  const path = () =>
    oneOf([
      () => '/',
      () => `/${oneOf(words)}`,
      () => `/${oneOf(words)}/${oneOf(files)}`,
      () => `/${brand().genuine}/${oneOf(words)}.php`,
      () => `/${oneOf(words)}?email=ana@example.com&id=${below(1e6)}`,
    ])();
  const site = (): string =>
    oneOf([
      () => brand().genuine,
      () => `${oneOf(words)}.${brand().genuine}`,
      () => `${brand().words[0]}-${oneOf(words)}.${oneOf(endings)}`,
      () => `${brand().genuine}.${unknown()}`,
      () => `${brand().genuine.replaceAll('.', '-')}.${oneOf(endings)}`,
      () => `${brand().words[0]}.${oneOf(endings)}`,
      () => oneOf(permutationsOf(brand().genuine, 20))?.domain ?? unknown(),
      () => `${oneOf(words)}-${below(100)}.${oneOf(tenants)}`,
      () => `${brand().words[0]}-${oneOf(words)}.${oneOf(tenants)}`,
      () => `${oneOf(disguises)}.${oneOf(endings)}`,
      () => oneOf(hosts),
      unknown,
      unknown,
    ])();
  const plain = (): string =>
    oneOf([
      () => `https://${site()}${path()}`,
      () => `http://${site()}${path()}`,
      () => `${site()}${path()}`,
      () => `https://${site()}:${oneOf(['8080', '8443', '2083'])}${path()}`,
      () => `https://${brand().genuine}${oneOf(['', ':login', '%2Flogin'])}@${site()}${path()}`,
      () => `https://${oneOf(open)}`,
      () =>
        oneOf([
          'data:text/html,x',
          'javascript:alert(1)',
          'file:///c:/x',
          'mailto:a@b.example',
          'tel:+1555',
          'ftp://a.example/x',
        ]),
    ])();
  const wrapped = (link: string): string =>
    oneOf([
      () => `https://www.google.com/url?q=${encodeURIComponent(link)}`,
      () => `https://l.facebook.com/l.php?u=${encodeURIComponent(link)}`,
      () => `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(link)}&data=05`,
      () => `https://${unknown()}/out?url=${encodeURIComponent(link)}`,
      () => `https://${brand().genuine}/redirect?to=${encodeURIComponent(link)}`,
    ])();
  for (let made = 0; made < count; made += 1) {
    let link = plain();
    for (let depth = below(5); depth > 3; depth -= 1) link = wrapped(link);
    yield below(4) === 0 ? wrapped(link) : link;
  }
}
