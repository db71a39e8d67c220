import type { ServerResponse } from 'node:http';
import { type RdapAnswer, rdapMoods, redirectsTo } from './rdap-server.ts';
import { type WhoisAnswer, whoisMoods } from './whois-server.ts';

// What a registry might answer with malice, or by mistake. Each answer is about the requested name if it can be: an answer
// about another name is dropped unread.

const body =
  (text: string | Buffer): RdapAnswer =>
  (_, response) =>
    void response.writeHead(200, { 'content-type': 'application/rdap+json' }).end(text);

const script = '<script>alert(document.cookie)</script>';
const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);
const event = (eventAction: string, eventDate: unknown) => ({ eventAction, eventDate });
const registrarNamed = (name: unknown) => ({
  objectClassName: 'entity',
  roles: ['registrar'],
  vcardArray: ['vcard', [['fn', {}, 'text', name]]],
});
/** An entity within an entity within an entity; as text, since serialising it would take as long as reading it. */
const russianDoll = (depth: number) =>
  `${'{"objectClassName":"entity","roles":[],"entities":['.repeat(depth)}{"roles":["registrar"]}${']}'.repeat(depth)}`;

const domain =
  (more: object) =>
  (name: string): RdapAnswer => ({ objectClassName: 'domain', ldhName: name, ...more });
const dated = (date: unknown) =>
  domain({ events: ['registration', 'expiration', 'last changed'].map((what) => event(what, date)) });
const linkTo = (name: string) => ({ rel: 'related', type: 'application/rdap+json', href: `/domain/${name}` });

/** By what is wrong with it: an RDAP answer about this name. */
export const hostileRdap: Record<string, (name: string) => RdapAnswer> = {
  website: () => rdapMoods.isAWebsite,
  'five-megabytes': () => rdapMoods.isHuge,
  garbage: () => rdapMoods.isGarbage,
  empty: () => body(''),
  null: () => body('null'),
  list: () => body('[]'),
  words: () => body(`"${script}"`),
  'deep-list': () => body(nested('[', ']', 100_000)),
  'deep-object': () => body(`${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`),
  'deep-entities': (name) =>
    body(`{"objectClassName":"domain","ldhName":"${name}","entities":[${russianDoll(3000)}]}`),
  'wrong-types': domain({ events: {}, status: 7, entities: 'x', nameservers: null, secureDNS: [] }),
  'lists-of-nothing': domain({
    events: [null, 7, 'x', []],
    entities: [null, [], 0],
    status: [null, {}, 7],
  }),
  'objects-as-dates': dated({}),
  'year-99999': dated('99999-01-01T00:00:00Z'),
  'year-275761': dated('+275761-01-01T00:00:00Z'),
  'year-0': dated('0000-00-00T00:00:00Z'),
  'no-such-day': dated('2024-13-45T99:99:99Z'),
  'date-of-script': dated(script),
  'date-of-a-megabyte': dated('9'.repeat(900_000)),
  'number-as-date': dated(Number.MAX_VALUE),
  'script-as-registrar': domain({ entities: [registrarNamed(script)] }),
  'endless-registrar': domain({ entities: [registrarNamed('x'.repeat(900_000))] }),
  'hidden-characters': domain({ entities: [registrarNamed('Good\u0000\u001b[2J\u202eRegistrar\u2066')] }),
  'registrar-of-objects': domain({ entities: [registrarNamed({ toString: 'x' }), registrarNamed([[]])] }),
  'broken-card': domain({ entities: [{ roles: ['registrar'], vcardArray: [[[[]]], 'vcard', null] }] }),
  'ten-thousand-statuses': domain({ status: Array.from({ length: 10_000 }, (_, n) => `status ${n}`) }),
  'ten-thousand-servers': domain({
    nameservers: Array.from({ length: 10_000 }, (_, n) => ({ ldhName: `ns${n}.${script}.com` })),
  }),
  'other-name': () => ({
    objectClassName: 'domain',
    ldhName: 'example.net',
    events: [event('registration', '2001-01-01T00:00:00Z')],
  }),
  prototype: (name) =>
    body(`{"__proto__":{"isAdmin":true},"constructor":{},"objectClassName":"domain","ldhName":"${name}"}`),
  error: domain({ errorCode: 404, title: script }),
  'to-the-metadata': () => redirectsTo('http://169.254.169.254/latest/meta-data/'),
  'to-a-file': () => redirectsTo('file:///etc/passwd'),
  'in-circles': (name) => redirectsTo(`/domain/${name}`),
  'more-at-itself': (name) => domain({ links: [linkTo(name), linkTo(name)] })(name),
  busy: () => rdapMoods.isBusy,
  'in-trouble': () => rdapMoods.isInTrouble,
};

/** By what is wrong with it: a WHOIS answer about this name. */
export const hostileWhois: Record<string, (name: string) => WhoisAnswer> = {
  page: () => `<!doctype html><title>${script}</title>`,
  floods: () => whoisMoods.floods,
  binary: () => whoisMoods.isGarbage,
  nothing: () => '',
  'slammed-door': () => whoisMoods.slamsTheDoor,
  'far-future': (name) =>
    `Domain Name: ${name}\nCreation Date: 99999-01-01T00:00:00Z\nRegistry Expiry Date: 99999999999\n`,
  'script-everywhere': (name) =>
    `Domain Name: ${name}\nRegistrar: ${script}\nRegistrant Organization: ${script}\nName Server: ${script}\n`,
  'same-line': (name) => `Domain Name: ${name}\n${'Registrar: x\n'.repeat(15_000)}`,
  'one-line': (name) => `Domain Name: ${name}\nRegistrar: ${'x'.repeat(200_000)}`,
  'into-the-machine': () => 'refer: 169.254.169.254\n',
  'to-the-mail-server': () => 'refer: 127.0.0.1:25\n',
  'too-often': () => 'Query rate limit exceeded\n',
};

/** Ways to waste the caller's time and memory. */
export const costlyRdap: Record<string, RdapAnswer> = {
  'byte-by-byte': (_, response) => every(1000, response, () => response.write(' ')),
  endless: (_, response) => {
    const chunk = Buffer.alloc(64 * 1024, ' ');
    const more = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on('drain', more);
    more();
  },
  'many-headers': (_, response) => {
    for (let n = 0; n < 10_000; n += 1) response.setHeader(`x-${n}`, 'x');
    response.end('{}');
  },
  silent: rdapMoods.hangs,
};

const every = (ms: number, response: ServerResponse, work: () => void) => {
  const timer = setInterval(work, ms);
  response.on('close', () => clearInterval(timer));
};
