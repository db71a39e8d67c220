import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BadConfiguration, readConfig, variableNames } from './config.ts';

it('OPEN-02 OPEN-12 works with nothing set', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    dataDir: '.data',
    guestDailyLimit: 3,
    trustProxy: [],
    isProduction: false,
    lookups: { isOn: true },
    addresses: {
      hello: 'hello@hookwise.example',
      sales: 'sales@hookwise.example',
      support: 'support@hookwise.example',
      privacy: 'privacy@hookwise.example',
    },
  });
});

it('treats an empty variable as an unset one', () => {
  expect(readConfig({ PORT: ' ', SMTP_URL: '', OWNER_EMAIL: '' })).toMatchObject({
    port: 3000,
    smtpUrl: undefined,
  });
});

it('OPEN-01 OPEN-02 reads lists, numbers and addresses', () => {
  const config = readConfig({
    PORT: '8080',
    TRUST_PROXY: '10.0.0.0/8, ::1',
    OWNER_EMAIL: 'Owner@Example.com',
    DNS_SERVERS: '127.0.0.1:5353,[::1]:53',
    DNS_ADDRESS_BLOCKLISTS: 'bl.example.net',
    DNS_NAME_BLOCKLISTS: 'names.example.org',
    SUPPORT_EMAIL: 'help@example.com',
    LOOKUPS: 'off',
  });
  expect(config).toMatchObject({
    port: 8080,
    trustProxy: ['10.0.0.0/8', '::1'],
    ownerEmail: 'owner@example.com',
    lookups: {
      isOn: false,
      dnsServers: ['127.0.0.1:5353', '[::1]:53'],
      blocklistZones: [
        { zone: 'names.example.org', lists: 'names' },
        { zone: 'bl.example.net', lists: 'addresses' },
      ],
    },
    addresses: { support: 'help@example.com' },
  });
});

it.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['SELLER_NAME', 'x'.repeat(121)],
  ['SELLER_ADDRESS', 'x'.repeat(501)],
  ['SELLER_ADDRESS', Array.from({ length: 9 }, () => 'a line').join('\\n')],
  ['TAX_RATE', '18%'],
  ['TAX_RATE', '100.5'],
  ['TAX_RATE', '8.1234'],
  ['TAX_RATE', '-1'],
  ['TAX_ID', 'x'.repeat(41)],
  ['GUEST_DAILY_LIMIT', '-1'],
  ['GUEST_DAILY_LIMIT', 'many'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['SMTP_URL', 'mail.example.com'],
  ['TRUST_PROXY', 'all'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['EGRESS_ALLOW', '127.0.0.1/8/8'],
  ['OWNER_EMAIL', 'me'],
  ['DNS_SERVERS', 'dns.example'],
  ['DNS_SERVERS', '127.0.0.1:port'],
  ['DNS_NAME_BLOCKLISTS', 'https://bl.example.net'],
  ['RAZORPAY_CHECKOUT_URL', 'checkout.razorpay.com'],
  ['RAZORPAY_CHECKOUT_URL', 'http://checkout.razorpay.com/v1/checkout.js'],
  ['RAZORPAY_CHECKOUT_URL', 'http://localhost.example/v1/checkout.js'],
  ['REPORT_ADDRESS', 'report'],
  ['REPORT_SMTP_PORT', 'smtp'],
  ['REPORT_SMTP_PROXY', '10.0.0.0/8'],
  ['REPORT_STRANGERS', 'ignore'],
  ['REPORT_IMAP_URL', 'https://report:secret@mail.example/INBOX'],
  ['REPORT_IMAP_URL', 'imaps://mail.example/INBOX'],
  ['REPORT_IMAP_URL', 'imaps://report:100%@mail.example/INBOX'],
  ['REPORT_IMAP_URL', 'imaps://report:secret@mail.example/INBOX?vouch=mail.example'],
  ['PUBLIC_URL', 'hookwise.example'],
  ['LOOKUPS', 'sometimes'],
  ['LOG_LEVEL', 'loud'],
  ['NODE_ENV', 'prod'],
  ['SESSION_SECRET', 'short'],
  ['CONTENT_KEY', 'short'],
  ['CONTENT_KEY', `${'x'.repeat(32)},short`],
  ['CONTENT_KEY', ','],
])('names %s when it is %j', (variable, value) => {
  expect(() => readConfig({ [variable]: value })).toThrow(BadConfiguration);
  expect(() => readConfig({ [variable]: value })).toThrow(new RegExp(`^.*\\n  ${variable}[.\\d]*: .{5,}`));
});

it('reads who sells, and the tax in the price', () => {
  expect(readConfig({}).sellerTerms).toEqual({
    seller: { name: 'Hookwise', address: '', taxId: null },
    tax: null,
  });
  const given = {
    SELLER_NAME: 'Example Ltd',
    SELLER_ADDRESS: '1 Harbour Street | London \n\\nUnited Kingdom',
    TAX_NAME: 'GST',
    TAX_RATE: '8.1',
    TAX_ID: 'X 1',
  };
  expect(readConfig(given).sellerTerms).toEqual({
    seller: { name: 'Example Ltd', address: '1 Harbour Street\nLondon\nUnited Kingdom', taxId: 'X 1' },
    tax: { name: 'GST', percent: 8.1 },
  });
  for (const half of [{ TAX_NAME: 'GST' }, { TAX_RATE: '18' }])
    expect(() => readConfig(half)).toThrow('TAX_RATE: needs TAX_NAME');
});

it('needs an address for the report mailbox, and a key with a certificate', () => {
  expect(readConfig({}).reports).toMatchObject({ address: undefined, smtp: null, strangers: 'answer' });
  expect(
    readConfig({ REPORT_ADDRESS: 'Report@hookwise.example', REPORT_SMTP_PORT: '2525' }).reports,
  ).toMatchObject({
    address: 'report@hookwise.example',
    smtp: { port: 2525, host: '127.0.0.1', frontEnds: [], tls: null },
  });
  const imap = 'imap://report%40hookwise.example:p%40ss@mail.example/Reports/New?vouches=mail.example';
  expect(
    readConfig({ REPORT_ADDRESS: 'report@hookwise.example', REPORT_IMAP_URL: imap }).reports.imap,
  ).toEqual({
    ...{ host: 'mail.example', port: 143, isSecure: false, folder: 'Reports/New' },
    ...{ user: 'report@hookwise.example', password: 'p@ss', vouchingServer: 'mail.example' },
  });
  expect(() => readConfig({ REPORT_SMTP_PORT: '2525' })).toThrow('REPORT_ADDRESS: is needed');
  expect(() => readConfig({ REPORT_IMAP_URL: imap })).toThrow('REPORT_ADDRESS: is needed');
  for (const half of [{ REPORT_TLS_CERT: 'a.pem' }, { REPORT_TLS_KEY: 'b.pem' }])
    expect(() => readConfig(half)).toThrow('REPORT_TLS_KEY: needs REPORT_TLS_CERT');
});

it('takes a checkout from this machine without HTTPS, for a stand-in of the provider', () => {
  for (const origin of ['http://localhost:4010', 'http://127.0.0.1:4010', 'http://[::1]:4010']) {
    const url = `${origin}/v1/checkout.js`;
    expect(readConfig({ RAZORPAY_CHECKOUT_URL: url }).payments.checkoutUrl).toBe(url);
  }
});

it('refuses production without a secret', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('SESSION_SECRET: is required in production');
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('CONTENT_KEY: is required in production');
  expect(
    readConfig({ NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(32), CONTENT_KEY: 'y'.repeat(32) })
      .isProduction,
  ).toBe(true);
});

it('A12 is in development without mail, and as in production with it, unless it is told otherwise', () => {
  const SMTP_URL = 'smtp://mail.example.com:587';
  expect(readConfig({}).isProduction).toBe(false);
  // Nothing that worked with a generated secret stops working.
  expect(readConfig({ SMTP_URL }).isProduction).toBe(true);
  expect(readConfig({ SMTP_URL, NODE_ENV: 'development' }).isProduction).toBe(false);
  expect(readConfig({ SMTP_URL, NODE_ENV: 'test' }).isProduction).toBe(false);
});

describe('docs/configuration.md', () => {
  const page = readFileSync(new URL('../../docs/configuration.md', import.meta.url), 'utf8');
  const [served = '', development = ''] = page.split('## Development and tests');
  const namedIn = (text: string) =>
    [...text.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name = '']) => name),
    );

  it('names every variable that the server reads, each once, and no other', () => {
    expect(namedIn(served).sort()).toEqual([...variableNames].sort());
  });

  it('names every other variable that tests and tools read', () => {
    const ofTerminals = ['COLUMNS', 'FORCE_COLOR', 'NO_COLOR', 'TERM', 'XDG_CACHE_HOME', 'XDG_DATA_HOME'];
    const fromOutside = [
      ...ofTerminals,
      ...['CI', 'LISTEN_FDS', 'LISTEN_PID', 'NODE_COMPILE_CACHE', 'PATH', 'RECHECK_BACKEND', 'TMPDIR', 'TZ'],
    ];
    const texts = filesThatRead();
    const read = texts.flatMap((text) =>
      [...text.matchAll(/\benv(?:\.|\[')([A-Z][A-Z_]+)\b/g)].map(([, name = '']) => name),
    );
    const named = namedIn(development);
    const known = [...variableNames, ...fromOutside, ...named];
    expect(read.filter((name) => !known.includes(name))).toEqual([]);
    expect(named.filter((name) => !texts.some((text) => text.includes(`'${name}'`)))).toEqual([]);
  });
});

const filesThatRead = (): string[] =>
  ['src', 'scripts', 'e2e', 'bench', 'ml', '.'].flatMap((folder) => {
    const root = new URL(`../../${folder}/`, import.meta.url);
    return readdirSync(root, { recursive: folder !== '.', encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|mjs)$/.test(name))
      .map((name) => readFileSync(new URL(name, root), 'utf8'));
  });
