import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { legitimatePictures } from '../../../engine/testing/legitimate-pictures.ts';
import { phishingPictures } from '../../../engine/testing/phishing-pictures.ts';
import { readingOf } from '../../../engine/testing/picture-case.ts';
import { formBody } from '../form-body.ts';
import { pictureForm, pictureOrdering } from '../pictures.ts';

/** One call of the API, with a name that stays the same. */
export type Submission = { name: string; path: string } & (
  | { json: object }
  | { form: ReturnType<typeof formBody> }
);

const gate = new URL('../../../engine/testing/gate/', import.meta.url);

/** So many of a list, evenly spread over it. */
const spread = <T>(items: readonly T[], count: number): T[] =>
  items.filter(
    (_, n) => Math.floor((n * count) / items.length) !== Math.floor(((n - 1) * count) / items.length),
  );

const links = (): Submission[] => {
  const written = JSON.parse(readFileSync(new URL('urls.json', gate), 'utf8')) as { url: string }[];
  return spread(written, 85).map(({ url }) => ({ name: `link ${url}`, path: 'url', json: { url } }));
};

const mails = (): Submission[] =>
  ['legitimate', 'phishing'].flatMap((kind) => {
    const folder = new URL(`mails/${kind}/`, gate);
    return spread(readdirSync(folder).sort(), 30).map((file) => {
      const content = readFileSync(new URL(file, folder), 'utf8');
      const name = `mail ${kind}/${file}`;
      return file.endsWith('.txt')
        ? { name, path: 'email', json: { content } }
        : { name, path: 'email-file', form: formBody({ name: file, content }) };
    });
  });

/** What was seen in them is given, so that no font of the machine decides. Each looks unlike those judged before it. */
const pictures = (): Submission[] =>
  [...spread(legitimatePictures, 10), ...spread(phishingPictures, 10)].map(([what, draft]) => {
    const look = createHash('sha256').update(JSON.stringify(draft)).digest('hex').slice(0, 16);
    const reading = readingOf({ ...draft, hash: { look, layout: '' } });
    return { name: `picture ${what}`, path: 'screenshot', form: pictureForm(pictureOrdering(reading)) };
  });

const domains = (): Submission[] =>
  [
    ...['example.com', 'gartenbau-mueller.de', 'amazon.de', 'bbc.co.uk', '192.0.2.1', '2001:db8::1'],
    ...['paypa1.com', 'netfflix.com', 'xn--pypal-4ve.com', 'login-microsoft.top', 'https://g00gle.com/a'],
    ...['secure-account-verify.xyz', 'blog.example.org', 'sparkasse-kundencenter.top'],
  ].map((domain) => ({ name: `domain ${domain}`, path: 'domain', json: { domain } }));

const devices = (): Submission[] =>
  [
    { vendor: 'Cisco', product: 'ASA', version: '9.16(4)57' },
    { vendor: 'Cisco', product: 'IOS', category: 'networking', severityFilter: 'kev' },
    { vendor: 'Cisco', product: 'NX-OS', category: 'networking', version: '10.2(3)' },
    { vendor: 'Cisco Meraki', category: 'networking' },
    { vendor: 'Palo Alto Networks', product: 'PAN-OS', version: '10.2.4-h2' },
    { vendor: 'Fortinet', product: 'FortiGate', version: '7.0.1' },
    { vendor: 'Fortinet', product: 'All Products', severityFilter: 'critical', page: 2, pageSize: 20 },
    { vendor: 'Juniper Networks', product: 'Junos OS', version: '21.4R3-S5' },
    { vendor: 'Check Point' },
    { vendor: 'Sophos', product: 'UTM', severityFilter: 'high' },
    { vendor: 'SonicWall', product: 'TZ Series', version: '7.0.1-5035' },
    { vendor: 'Aruba', product: 'ArubaOS', category: 'networking', version: '8.10.0.6' },
    { vendor: 'Ubiquiti', category: 'networking' },
    { vendor: 'MikroTik', product: 'RouterOS', category: 'networking', version: '6.49.7' },
  ].map((search) => ({
    name: `device ${Object.values(search).join(' ')}`,
    path: 'vulnerability',
    json: { pageSize: 10, ...search },
  }));

const mistakes = (): Submission[] => [
  { name: 'mistake no link', path: 'url', json: {} },
  { name: 'mistake a link of one word', path: 'url', json: { url: 'no address at all' } },
  { name: 'mistake an empty message', path: 'email', json: { content: '  ' } },
  { name: 'mistake no domain', path: 'domain', json: { domain: '' } },
  { name: 'mistake an unknown vendor', path: 'vulnerability', json: { vendor: 'Nobody' } },
  {
    name: 'mistake a version without its product',
    path: 'vulnerability',
    json: { vendor: 'Cisco', version: '9' },
  },
  { name: 'mistake a text as a picture', path: 'screenshot', form: pictureForm('hello') },
];

/** Two hundred submissions of our own, of every kind. */
export const keptSubmissions = (): Submission[] => [
  ...links(),
  ...mails(),
  ...pictures(),
  ...domains(),
  ...devices(),
  ...mistakes(),
];
