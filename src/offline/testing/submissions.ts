import { readdirSync, readFileSync } from 'node:fs';

/** What is given to the server and to the checks without one. */
export type Submission =
  | { kind: 'url'; name: string; url: string }
  | { kind: 'mail'; name: string; message: string | Uint8Array }
  | { kind: 'domain'; name: string; domain: string };

const engine = new URL('../../engine/testing/', import.meta.url);

const links = (): string[] =>
  (JSON.parse(readFileSync(new URL('gate/urls.json', engine), 'utf8')) as { url: string }[]).map(
    ({ url }) => url,
  );

/** A text is what somebody pasted, everything else a file. */
const mails = (folder: URL): Submission[] =>
  readdirSync(folder)
    .sort()
    .map((name) => {
      const bytes = readFileSync(new URL(name, folder));
      return {
        kind: 'mail',
        name: `mail ${name}`,
        message: name.endsWith('.txt') ? bytes.toString('utf8') : new Uint8Array(bytes),
      };
    });

const hostsOf = (urls: readonly string[]): string[] =>
  [...new Set(urls.flatMap((url) => URL.parse(url)?.hostname || []))].filter((_, n) => n % 5 === 0);

/** The links and messages of the gate, and domains: about six hundred. */
export const submissions = (): Submission[] => [
  ...links().map((url): Submission => ({ kind: 'url', name: `link ${url}`, url })),
  ...['legitimate', 'phishing'].flatMap((kind) => mails(new URL(`gate/mails/${kind}/`, engine))),
  ...[
    '192.0.2.1',
    '2001:db8::1',
    'printer.local',
    'bücher.example',
    'xn--pypal-4ve.com',
    ...hostsOf(links()),
  ].map((domain): Submission => ({ kind: 'domain', name: `domain ${domain}`, domain })),
];
