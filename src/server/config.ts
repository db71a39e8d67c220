// Long because it is one list: every variable there is, in one place.

import { Resolver } from 'node:dns';
import { isIP } from 'node:net';
import { z } from 'zod';
import { providerCheckout } from '../contract/checkout-hosts.ts';
import { emailAddressSchema } from '../contract/email-address.ts';
import { productName } from '../contract/site.ts';
import { siteAddressesSchema } from '../contract/site-facts.ts';
import { type CtLog, readCtLog } from '../lookups/certificates/ct-log-key.ts';
import { readImapFolder } from './reports/imap-folder.ts';

/** A setting has an unusable value. The message names the variable and what it should look like. */
export class BadConfiguration extends Error {
  override name = 'BadConfiguration';
}

export type Config = z.output<typeof environment>;

/** Reads the environment once. Every variable has a default that works on one machine with nothing but Node. */
export const readConfig = (env: Record<string, string | undefined>): Config => {
  // An empty variable is an unset one: that is how shells and container files switch a setting off.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ''));
  const parsed = environment.safeParse(given);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new BadConfiguration(`Hookwise cannot start with this configuration:\n${problems.join('\n')}`);
};

const isCidr = (text: string) => {
  const [address, prefix, ...rest] = text.split('/');
  const version = isIP(address ?? '');
  if (version === 0 || rest.length > 0) return false;
  return (
    prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128))
  );
};

const commaList = <Item>(item: z.ZodType<Item, string>) =>
  z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .pipe(z.array(item));

const shortSecret = 'use at least 32 characters, for example from: openssl rand -hex 32';
/** Where several may stand, a comma in a key makes two short ones of it. */
const shortKey = `${shortSecret}; a comma separates keys`;

const cidrs = commaList(
  z.string().refine(isCidr, { error: 'use addresses or CIDRs, comma separated, e.g. 10.0.0.0/8,::1' }),
);
const isDnsServer = (text: string) => {
  try {
    new Resolver().setServers([text]);
    return true;
  } catch {
    return false;
  }
};
const dnsServer = z.string().refine(isDnsServer, {
  error:
    'use addresses, comma separated, with a port where it is not 53, e.g. 192.0.2.53,[2001:db8::53]:5353',
});
const blocklistZone = z.string().regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i, {
  error: 'use zones, comma separated, e.g. bl.example.net,list.example.org',
});
const ctLog = z.string().transform((text, context): CtLog => {
  const log = readCtLog(text);
  if (log) return log;
  context.addIssue({
    code: 'custom',
    message:
      'use the address for monitors and the public key of each log, comma separated, e.g. https://log.example/2026h2@MFkwEwYH…',
  });
  return z.NEVER;
});
const address = z.string().pipe(emailAddressSchema);
const webAddress = z.url({ protocol: /^https?$/, error: 'use an http or https URL' });

/** A folder of a mailbox. What is wrong is said without the value, which has a password in it. */
const imapFolder = z.string().transform((text, context) => {
  const folder = readImapFolder(text);
  if (folder) return folder;
  context.addIssue({
    code: 'custom',
    message:
      'use a URL such as imaps://user:password@mail.example/INBOX, with % and @ in a password written as %25 and %40',
  });
  return z.NEVER;
});

/** As one line of the environment: lines are separated by “ | ”, or by \\n, of which some files of settings take the backslash away. */
const maxLines = 8;
const lines = (maxLength: number) =>
  z
    .string()
    .transform((text) =>
      text
        .split(/\\n|\r?\n| \| /)
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .join('\n'),
    )
    .pipe(
      z
        .string()
        .max(maxLength, `use at most ${maxLength} characters`)
        .refine((text) => text.split('\n').length <= maxLines, { error: `use at most ${maxLines} lines` }),
    );
const words = (maxLength: number) => z.string().trim().max(maxLength, `use at most ${maxLength} characters`);
const percent = 'use a percentage from 0 to 100 with at most three decimals, e.g. 18 or 8.1';

/** Visitors run what is there, so nobody on the way may change it. */
const isSafeAddress = (text: string) => {
  const { protocol = '', hostname = '' } = URL.parse(text) ?? {};
  return protocol === 'https:' || /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
};
const checkoutAddress = webAddress.refine(isSafeAddress, {
  error: 'use an https URL; http is for this machine alone',
});

const variables = z.object({
  PORT: z.coerce.number('use a port number').int('use a port number').min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'use a URL such as postgres://user:password@host:5432/name' })
    .optional(),
  DATA_DIR: z.string().default('.data'),
  SESSION_SECRET: z.string().min(32, shortSecret).optional(),
  CONTENT_KEY: commaList(z.string().min(32, shortKey))
    .refine((keys) => keys.length > 0, { error: shortKey })
    .optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'use a URL such as smtp://user:password@host:587' })
    .optional(),
  MAIL_FROM: z.string().default('Hookwise <no-reply@hookwise.example>'),
  OWNER_EMAIL: address.optional(),
  READER_SOCKET: z
    .string()
    .regex(/^\//, 'use the path of a Unix socket, e.g. /run/hookwise-reader.sock')
    .optional(),
  UPLOAD_SPACE_GB: z.coerce
    .number('use a number of gigabytes')
    .positive('use a number of gigabytes')
    .default(20),
  PUBLIC_URL: webAddress.optional(),
  REPORT_ADDRESS: address.optional(),
  REPORT_SMTP_PORT: z.coerce
    .number('use a port number')
    .int('use a port number')
    .min(0)
    .max(65_535)
    .optional(),
  REPORT_SMTP_HOST: z.string().default('127.0.0.1'),
  REPORT_SMTP_PROXY: commaList(
    z
      .string()
      .refine((text) => isIP(text) !== 0, { error: 'use addresses, comma separated, e.g. 192.0.2.7,::1' }),
  ).default([]),
  REPORT_TLS_CERT: z.string().optional(),
  REPORT_TLS_KEY: z.string().optional(),
  REPORT_IMAP_URL: imapFolder.optional(),
  REPORT_STRANGERS: z.enum(['answer', 'refuse'], { error: "use 'answer' or 'refuse'" }).default('answer'),
  GUEST_DAILY_LIMIT: z.coerce.number('use a whole number').int('use a whole number').min(0).default(3),
  TRUST_PROXY: cidrs.default([]),
  RAZORPAY_KEY_ID: z.string().optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
  RAZORPAY_API_URL: webAddress.default('https://api.razorpay.com'),
  RAZORPAY_CHECKOUT_URL: checkoutAddress.default(providerCheckout),
  SELLER_NAME: words(120).default(productName),
  SELLER_ADDRESS: lines(500).default(''),
  TAX_NAME: words(40).optional(),
  TAX_RATE: z
    .string()
    .trim()
    .regex(/^\d{1,3}(?:\.\d{1,3})?$/, percent)
    .transform(Number)
    .refine((rate) => rate <= 100, { error: percent })
    .optional(),
  TAX_ID: words(40).optional(),
  DNS_SERVERS: commaList(dnsServer).default([]),
  DNS_NAME_BLOCKLISTS: commaList(blocklistZone).default([]),
  DNS_ADDRESS_BLOCKLISTS: commaList(blocklistZone).default([]),
  RDAP_BOOTSTRAP_URL: webAddress.default('https://data.iana.org/rdap/'),
  WHOIS_SERVER: z.string().default('whois.iana.org'),
  EGRESS_ALLOW: cidrs.default([]),
  LOOKUPS: z.enum(['on', 'off'], { error: "use 'on' or 'off'" }).default('on'),
  CT_LOGS: commaList(ctLog).default([]),
  WATCH: z.enum(['on', 'off'], { error: "use 'on' or 'off'" }).default('on'),
  VULN_FEED_DIR: z.string().optional(),
  NVD_API_URL: webAddress.default('https://services.nvd.nist.gov/rest/json/cves/2.0'),
  NVD_API_KEY: z.string().optional(),
  KEV_URL: webAddress.default(
    'https://www.cisa.gov/sites/default/files/feeds/known_exploited_vulnerabilities.json',
  ),
  EPSS_URL: webAddress.default('https://epss.cyentia.com/epss_scores-current.csv.gz'),
  PHISHING_FEEDS: commaList(webAddress).optional(),
  HELLO_EMAIL: address.optional(),
  SALES_EMAIL: address.optional(),
  SUPPORT_EMAIL: address.optional(),
  PRIVACY_EMAIL: address.optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'use fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
  NODE_ENV: z
    .enum(['development', 'production', 'test'], { error: 'use development, production or test' })
    .optional(),
});

/** Every variable there is; docs/configuration.md explains each. */
export const variableNames = Object.keys(variables.shape);

const environment = variables
  .refine(({ NODE_ENV, SESSION_SECRET }) => NODE_ENV !== 'production' || SESSION_SECRET !== undefined, {
    path: ['SESSION_SECRET'],
    error: 'is required in production; make one with: openssl rand -hex 32',
  })
  .refine(({ NODE_ENV, CONTENT_KEY }) => NODE_ENV !== 'production' || CONTENT_KEY !== undefined, {
    path: ['CONTENT_KEY'],
    error: 'is required in production; make one with: openssl rand -hex 32',
  })
  .refine(({ TAX_NAME, TAX_RATE }) => (TAX_NAME === undefined) === (TAX_RATE === undefined), {
    path: ['TAX_RATE'],
    error: 'needs TAX_NAME, and TAX_NAME needs it: both stand on every receipt, or neither',
  })
  .refine(
    ({ REPORT_ADDRESS, REPORT_SMTP_PORT }) => REPORT_ADDRESS !== undefined || REPORT_SMTP_PORT === undefined,
    {
      path: ['REPORT_ADDRESS'],
      error: 'is needed with REPORT_SMTP_PORT: it is the one address that takes mail there',
    },
  )
  .refine(
    ({ REPORT_ADDRESS, REPORT_IMAP_URL }) => REPORT_ADDRESS !== undefined || REPORT_IMAP_URL === undefined,
    {
      path: ['REPORT_ADDRESS'],
      error: 'is needed with REPORT_IMAP_URL: it is the address whose mail lies there',
    },
  )
  .refine(
    ({ REPORT_TLS_CERT, REPORT_TLS_KEY }) =>
      (REPORT_TLS_CERT === undefined) === (REPORT_TLS_KEY === undefined),
    {
      path: ['REPORT_TLS_KEY'],
      error: 'needs REPORT_TLS_CERT, and REPORT_TLS_CERT needs it: files in PEM',
    },
  )
  .transform((given) => ({
    port: given.PORT,
    host: given.HOST,
    databaseUrl: given.DATABASE_URL,
    dataDir: given.DATA_DIR,
    /** Generated into the data folder when absent. */
    sessionSecret: given.SESSION_SECRET,
    /** The first is in use, the last is the newest. Generated into the data folder when absent. */
    contentKeys: given.CONTENT_KEY,
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM,
    reports: {
      /** Absent: there is no report mailbox. */
      address: given.REPORT_ADDRESS,
      smtp:
        given.REPORT_SMTP_PORT === undefined
          ? null
          : {
              port: given.REPORT_SMTP_PORT,
              host: given.REPORT_SMTP_HOST,
              frontEnds: given.REPORT_SMTP_PROXY,
              tls:
                given.REPORT_TLS_CERT !== undefined && given.REPORT_TLS_KEY !== undefined
                  ? { certificate: given.REPORT_TLS_CERT, key: given.REPORT_TLS_KEY }
                  : null,
            },
      imap: given.REPORT_IMAP_URL ?? null,
      strangers: given.REPORT_STRANGERS,
      /** Where people reach this server; absent: answers say where a result is found, and link to none. */
      publicUrl: given.PUBLIC_URL,
    },
    ownerEmail: given.OWNER_EMAIL,
    /** Where the system starts readers of pictures and files; absent: the server starts them. */
    readerSocket: given.READER_SOCKET,
    guestDailyLimit: given.GUEST_DAILY_LIMIT,
    uploadSpaceGb: given.UPLOAD_SPACE_GB,
    trustProxy: given.TRUST_PROXY,
    payments: {
      keyId: given.RAZORPAY_KEY_ID,
      keySecret: given.RAZORPAY_KEY_SECRET,
      webhookSecret: given.RAZORPAY_WEBHOOK_SECRET,
      apiUrl: given.RAZORPAY_API_URL,
      checkoutUrl: given.RAZORPAY_CHECKOUT_URL,
    },
    /** What stands on receipts. */
    sellerTerms: {
      seller: { name: given.SELLER_NAME, address: given.SELLER_ADDRESS, taxId: given.TAX_ID ?? null },
      tax:
        given.TAX_NAME !== undefined && given.TAX_RATE !== undefined
          ? { name: given.TAX_NAME, percent: given.TAX_RATE }
          : null,
    },
    lookups: {
      isOn: given.LOOKUPS === 'on',
      dnsServers: given.DNS_SERVERS,
      blocklistZones: [
        ...given.DNS_NAME_BLOCKLISTS.map((zone) => ({ zone, lists: 'names' as const })),
        ...given.DNS_ADDRESS_BLOCKLISTS.map((zone) => ({ zone, lists: 'addresses' as const })),
      ],
      rdapBootstrapUrl: given.RDAP_BOOTSTRAP_URL,
      whoisServer: given.WHOIS_SERVER,
      egressAllow: given.EGRESS_ALLOW,
      /** Public logs of certificates that are read for the names of watched domains. */
      ctLogs: given.CT_LOGS,
    },
    /** Whether this server looks at what people have watched. */
    watches: given.WATCH === 'on',
    feeds: {
      vulnerabilityFolder: given.VULN_FEED_DIR,
      nvdApiUrl: given.NVD_API_URL,
      nvdApiKey: given.NVD_API_KEY,
      kevUrl: given.KEV_URL,
      epssUrl: given.EPSS_URL,
      /** Absent: the built-in list of public feeds. */
      phishing: given.PHISHING_FEEDS,
    },
    addresses: siteAddressesSchema.parse({
      hello: given.HELLO_EMAIL,
      sales: given.SALES_EMAIL,
      support: given.SUPPORT_EMAIL,
      privacy: given.PRIVACY_EMAIL,
    }),
    logLevel: given.LOG_LEVEL,
    /**
     * A server that can mail strangers is no longer a developer's own, whether or not its operator has thought of `NODE_ENV`: no
     * free plans from the sandbox, and cookies for HTTPS alone.
     */
    isProduction: given.NODE_ENV ? given.NODE_ENV === 'production' : given.SMTP_URL !== undefined,
    isModeChosen: given.NODE_ENV !== undefined,
  }));
