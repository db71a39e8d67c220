import { expect, it } from 'vitest';
import { BadConfiguration, readConfig } from './config.ts';

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

it('takes an empty variable as an unset one', () => {
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
  ['LOOKUPS', 'sometimes'],
  ['LOG_LEVEL', 'loud'],
  ['NODE_ENV', 'prod'],
  ['SESSION_SECRET', 'short'],
])('names %s when it is %j', (variable, value) => {
  expect(() => readConfig({ [variable]: value })).toThrow(BadConfiguration);
  expect(() => readConfig({ [variable]: value })).toThrow(new RegExp(`^.*\\n  ${variable}[.\\d]*: .{5,}`));
});

it('refuses production without a secret', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('SESSION_SECRET: is required in production');
  expect(readConfig({ NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(32) }).isProduction).toBe(true);
});
