import { createHash } from 'node:crypto';
import { parse } from 'tldts';
import type { Egress } from '../egress.ts';
import { readBounded } from '../read-bounded.ts';

/** What people recognise a website by. */
export type SeenPage = {
  title: string;
  /** SHA-256 of its icon; null where it has none. */
  icon: string | null;
  /** The registered domain where its redirects ended. */
  endsAt: string;
};

export type ReadPage = (domain: string, signal: AbortSignal) => Promise<SeenPage | null>;

type Needs = {
  egress: Pick<Egress, 'open'>;
  /** Where the page of a domain is; only tests have it elsewhere. */
  addressesOf?: ((domain: string) => readonly string[]) | undefined;
};

const maxPage = 256 * 1024;
const maxIcon = 256 * 1024;
const withinMs = 5000;

const frontPages = (domain: string) => [`https://${domain}/`, `http://${domain}/`];

/** The title and the icon of the front page of a domain; null where nothing could be read. */
export const readPage =
  ({ egress, addressesOf = frontPages }: Needs): ReadPage =>
  async (domain, caller) => {
    const signal = AbortSignal.any([caller, AbortSignal.timeout(withinMs)]);
    const read = async (url: string, maxBytes: number) => {
      const {
        status,
        body,
        url: endedAt,
      } = await egress.open(url, {
        signal,
        headers: { accept: 'text/html,image/*;q=0.5' },
      });
      if (status !== 200) {
        body.destroy();
        return null;
      }
      return { bytes: await readBounded(body, maxBytes), endedAt };
    };
    for (const address of addressesOf(domain)) {
      const page = await read(address, maxPage).catch(() => null);
      if (!page) continue;
      const html = page.bytes.toString('utf8');
      const icon = await read(iconAddress(html, page.endedAt), maxIcon).catch(() => null);
      const { hostname } = new URL(page.endedAt);
      return {
        title: titleIn(html),
        icon:
          icon && icon.bytes.length > 0 ? createHash('sha256').update(icon.bytes).digest('base64url') : null,
        endsAt: parse(hostname, { allowPrivateDomains: true }).domain ?? hostname,
      };
    }
    return null;
  };

const maxTag = 1000;

/** What follows a tag's name, wherever it stands: cut off, for it need not end. */
const afterTags = (html: string, name: RegExp, most: number): string[] =>
  html
    .split(name, most + 1)
    .slice(1)
    .map((rest) => rest.slice(0, maxTag));

const titleIn = (html: string): string => {
  const [rest = ''] = afterTags(html, /<title/i, 1);
  const text = rest.slice(rest.indexOf('>') + 1).split('<', 1)[0] ?? '';
  return text.split(/\s+/).filter(Boolean).join(' ').slice(0, 300);
};

/** What the page names, else where browsers look for it. */
const iconAddress = (html: string, page: string): string => {
  const link = linksIn(html).find((tag) => /\brel=["']?(?:shortcut )?icon\b/i.test(tag)) ?? '';
  const href = /\bhref=["']?([^"'\s>]{1,500})/i.exec(link)?.[1] ?? '/favicon.ico';
  return URL.canParse(href, page) ? new URL(href, page).href : new URL('/favicon.ico', page).href;
};

const maxLinks = 50;

const linksIn = (html: string): string[] =>
  afterTags(html, /<link/i, maxLinks).map((rest) => rest.split('>', 1)[0] ?? '');

/** Titles of pages that nobody has made: half of the web has them. */
const saysNothing =
  /^(?:home|homepage|index|welcome|login|log in|sign in|not found|error|coming soon|under construction)$|^(?:just a moment|attention required|access denied|untitled|welcome to nginx|\d{3} )/i;
const shortestTitle = 5;

/** Whether somebody would take one page for the other. One that leads to the other is not another page. */
export const resembles = (own: SeenPage, other: SeenPage): boolean => {
  if (other.endsAt === own.endsAt) return false;
  if (own.icon !== null && own.icon === other.icon) return true;
  const [mine, theirs] = [own.title.toLowerCase(), other.title.toLowerCase()];
  return mine.length >= shortestTitle && mine === theirs && !saysNothing.test(mine);
};
