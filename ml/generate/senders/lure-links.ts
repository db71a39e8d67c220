import type { Language } from '../generated-mail.ts';
import type { SenderKind } from '../letter.ts';
import { base64url, digits, hex, lower, type Random } from '../random.ts';
import { inventedOrganisation, inventedWord, type Organisation } from './organisation.ts';
import { campaign, filled, pagePath } from './paths.ts';
import { slug } from './slug.ts';

const freeHosts =
  'vercel.app pages.dev netlify.app github.io web.app firebaseapp.com workers.dev webflow.io wixsite.com weebly.com godaddysites.com square.site azurewebsites.net onrender.com r2.dev framer.app glitch.me herokuapp.com blogspot.com carrd.co surge.sh replit.app myftpupload.com 000webhostapp.com duckdns.org'.split(
    ' ',
  );
const shorteners =
  'bit.ly tinyurl.com is.gd t.co cutt.ly rb.gy shorturl.at t.ly s.id rebrand.ly ow.ly urlz.fr qrco.de l1nk.dev'.split(
    ' ',
  );
const cheapEndings =
  'top xyz shop online site click icu live info club store cfd sbs lol space website com com net org cc vip buzz'.split(
    ' ',
  );
const lureWords =
  'secure login verify account support service update billing help online id portal auth alert client info my pay track delivery center customer access confirm'.split(
    ' ',
  );
const brokenPaths = [
  'wp-content/plugins/{t}/',
  'wp-includes/{t}/index.php',
  'wp-admin/css/{t}/',
  '.well-known/acme/{t}/',
  'images/{t}/login.php',
  'old/{t}/',
  'wp-content/uploads/{t}.html',
  'vendor/{t}/',
  'tmp/{t}/auth.php',
  '{t}/{t}',
];

/** A domain that plays on the name: `name-support.top`, `secure-name.com`, `narne.net`. */
export const lookalikeDomain = ({ word }: Organisation, random: Random): string => {
  const name = word === '' ? random.string(7, lower) : word;
  const ending = random.pick(cheapEndings);
  const join = random.pick(['-', '-', '', '.']);
  return random.weighted([
    [`${name}${random.pick(['-', ''])}${random.pick(lureWords)}.${ending}`, 5],
    [`${random.pick(lureWords)}${join}${name}.${ending}`, 3],
    [`${misspelled(name, random)}.${random.pick(['com', 'net', 'co', 'org'])}`, 3],
    [`${name}.${random.pick(lureWords)}-${random.pick(lureWords)}.${ending}`, 2],
    [`${name}${random.pick(['-eu', '-de', '24', '365', 'group', '-intl', '-mail'])}.${ending}`, 2],
  ]);
};

const misspelled = (name: string, random: Random): string => {
  const at = random.between(1, Math.max(1, name.length - 1));
  const letter = name.charAt(at);
  return random.pick([
    name.slice(0, at) + letter + name.slice(at),
    name.slice(0, at) + name.slice(at + 1),
    name.replace('l', '1').replace('o', '0'),
    name.replace('m', 'rn'),
    name.replace('w', 'vv').replace('i', 'l'),
    `${name}s`,
  ]);
};

export const cheapDomain = (random: Random): string =>
  `${random.pick([slug(inventedWord(random)), random.string(random.between(6, 12), lower), `${random.pick(lureWords)}-${random.string(5)}`, `${slug(inventedWord(random))}${random.between(1, 99)}`])}.${random.pick(cheapEndings)}`;

/** Where a lure sends its reader. One address per message, as kits do. */
export const lureAddress = (
  organisation: Organisation,
  kind: SenderKind,
  language: Language,
  random: Random,
): string => {
  const page = pagePath(kind, random);
  const broken = filled(random.pick(brokenPaths), random);
  const victim = inventedOrganisation('small', language, random).domain;
  const free = `${random.pick([`${organisation.word}-${random.pick(lureWords)}`, `${random.pick(lureWords)}${random.string(4, digits)}`, random.string(10), slug(inventedWord(random))])}.${random.pick(freeHosts)}`;
  const elsewhere = `https://${random.chance(0.5) ? cheapDomain(random) : lookalikeDomain(organisation, random)}/${page}`;
  const address = random.weighted([
    [`https://${lookalikeDomain(organisation, random)}/${page}`, 20],
    [
      `https://${cheapDomain(random)}/${random.pick([page, filled('{t}', random), filled('r/{x}', random)])}`,
      15,
    ],
    [`https://${random.chance(0.4) ? 'www.' : ''}${victim}/${broken}`, 14],
    [`https://${free}/${random.chance(0.5) ? '' : page}`, 14],
    [`https://${random.pick(shorteners)}/${random.string(7, base64url)}`, 9],
    [redirected(elsewhere, random), 6],
    [storage(organisation, random), 5],
    [form(random), 5],
    [
      `http://${random.between(23, 203)}.${random.between(1, 250)}.${random.between(1, 250)}.${random.between(1, 250)}/${random.pick(['', `~${random.string(5, lower)}/`])}${page}`,
      3,
    ],
    [
      `https://u${random.string(8, digits)}.ct.sendgrid.net/ls/click?upn=u001.${random.string(random.between(60, 120), base64url)}-3D`,
      4,
    ],
    [
      `https://${victim.split('.')[0]}.us${random.between(1, 21)}.list-manage.com/track/click?u=${random.string(25, hex)}&id=${random.string(10, hex)}&e=${random.string(10, hex)}`,
      2,
    ],
    [`https://click.e.${victim}/?qs=${random.string(64, hex)}`, 2],
  ]);
  const scheme = random.chance(0.12) ? address.replace('https:', 'http:') : address;
  if (random.chance(0.15) && !/[?#]/.test(scheme)) return `${scheme}?${campaign(random)}`;
  return random.chance(0.14)
    ? `${scheme}${scheme.includes('?') ? '&email=' : random.pick(['#', '?e='])}recipient@example.com`
    : scheme;
};

const redirected = (target: string, random: Random): string =>
  random.pick([
    `https://www.google.com/url?q=${encodeURIComponent(target)}&sa=D&sntz=1`,
    `https://www.google.com/amp/s/${target.replace('https://', '')}`,
    `https://www.bing.com/ck/a?!&&p=${random.string(40, hex)}&u=a1${random.string(30, base64url)}&ntb=1`,
    `https://adclick.g.doubleclick.net/pcs/click?xai=${random.string(20, base64url)}&adurl=${encodeURIComponent(target)}`,
    `https://t.dripemail2.com/c/${random.string(80, base64url)}`,
    `https://l.facebook.com/l.php?u=${encodeURIComponent(target)}&h=${random.string(24, base64url)}`,
  ]);

const storage = ({ word }: Organisation, random: Random): string =>
  random.pick([
    `https://${word || 'files'}${random.string(4)}.s3.us-east-1.amazonaws.com/index.html`,
    `https://storage.googleapis.com/${random.string(12, lower)}/${random.string(6)}.html`,
    `https://${random.string(10)}.blob.core.windows.net/$web/auth.html`,
    `https://ipfs.io/ipfs/Qm${random.string(44, base64url.slice(0, 62))}`,
    `https://${random.string(20, hex)}.ipfs.dweb.link/`,
    `https://firebasestorage.googleapis.com/v0/b/${random.string(10, lower)}.appspot.com/o/index.html?alt=media`,
  ]);

const form = (random: Random): string =>
  random.pick([
    `https://docs.google.com/forms/d/e/1FAIpQLS${random.string(40, base64url)}/viewform`,
    `https://forms.office.com/r/${random.string(10)}`,
    `https://form.jotform.com/2${random.string(14, digits)}`,
    `https://${random.string(8, lower)}.typeform.com/to/${random.string(8)}`,
    `https://sites.google.com/view/${random.string(10, lower)}/home`,
    `https://www.canva.com/design/${random.string(11)}/view`,
  ]);
