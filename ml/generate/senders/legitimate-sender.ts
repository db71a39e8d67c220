import type { Language } from '../generated-mail.ts';
import { kits } from '../kits.ts';
import type { Letter, SenderKind } from '../letter.ts';
import { digits, hex, type Random } from '../random.ts';
import { mailService } from './mail-service.ts';
import { inventedOrganisation, type Organisation } from './organisation.ts';
import { campaign, filled, pagePath } from './paths.ts';
import { houseMailboxes, type LinkRole, type Sender, smallMachine } from './sender.ts';
import { slug } from './slug.ts';

/** The organisation itself, from its own domain or through a service that sends for it. */
export const legitimateSender = (organisation: Organisation, letter: Letter, random: Random): Sender => {
  const { domain, mailHost, name } = organisation;
  // The large houses and the state have their own machines, or a service that signs as them.
  const isLarge = !organisation.isInvented;
  const usesService = random.chance(serviceShare(letter, isLarge));
  const service = usesService ? mailService(random, isLarge ? mailHost : domain, name, isLarge) : null;
  const fromHost = usesService && !isLarge ? domain : mailHost;
  const address = `${random.pick(houseMailboxes)}@${fromHost}`;
  const tracks = service !== null && random.chance(0.7);
  // Tenants of a service are sometimes signed by the service alone: legitimate, and not aligned.
  const signedBy = service?.signedBy ?? (random.chance(0.93) ? fromHost : domain);
  return {
    name: senderName(name, letter.language, random),
    address,
    replyTo: random.chance(0.25)
      ? `${random.pick(['support', 'reply', 'info', 'service', 'hello'])}@${domain}`
      : null,
    returnPath:
      service?.returnPath ??
      random.pick([address, `bounce@${fromHost}`, `bounces+${random.string(8, hex)}@${fromHost}`]),
    signedBy,
    mta:
      service?.mta ??
      (isLarge
        ? `${random.pick(['mail', 'smtp', 'mx', 'out', 'mta', 'mailout'])}${random.between(1, 20)}.${domain}`
        : smallMachine(domain, random)),
    messageIdHost:
      service && random.chance(0.7)
        ? service.messageIdHost
        : !isLarge && random.chance(0.15)
          ? 'localhost.localdomain'
          : fromHost,
    verdict: legitimateVerdict(random, organisation.isInvented),
    link: ownLinks(organisation, letter.from, random, tracks && service ? service.click : null),
  };
};

const serviceShare = ({ from, isBulk }: Letter, isLarge: boolean): number => {
  if (from === 'employer') return 0.1;
  if (isLarge && (from === 'tax' || from === 'toll' || from === 'mailbox' || from === 'bank')) return 0;
  return isBulk ? 0.7 : isLarge ? 0.25 : 0.35;
};

const senderName = (name: string, language: Language, random: Random): string => {
  const first = random.pick(kits[language].first);
  return random.weighted([
    [name, 10],
    [
      `${name} ${random.pick(['Support', 'Service', 'Security', 'Team', 'Info', 'Notifications', 'Billing'])}`,
      3,
    ],
    [`${first} | ${name}`, 0.6],
    [`${first} (${name})`, 0.4],
    [name.toUpperCase(), 0.3],
    ['', 0.5],
  ]);
};

/** Forwarding breaks SPF, small houses sign badly: legitimate mail fails now and then. */
const legitimateVerdict = (random: Random, isSmall: boolean): Sender['verdict'] =>
  random.weighted([
    [{ spf: 'pass', dkim: 'pass', dmarc: 'pass' }, isSmall ? 70 : 92],
    [{ spf: 'fail', dkim: 'pass', dmarc: 'pass' }, 3],
    [{ spf: 'pass', dkim: 'none', dmarc: 'none' }, isSmall ? 12 : 0.5],
    [{ spf: 'softfail', dkim: 'none', dmarc: 'none' }, isSmall ? 4 : 0.3],
    [{ spf: 'pass', dkim: 'pass', dmarc: 'none' }, isSmall ? 8 : 1],
    [{ spf: 'fail', dkim: 'fail', dmarc: 'fail' }, isSmall ? 2 : 0.1],
  ]);

const ownLinks =
  ({ domain, isInvented }: Organisation, kind: SenderKind, random: Random, click: (() => string) | null) =>
  (role: LinkRole): string => {
    const host =
      domain.split('.').length > 2 || random.chance(0.7)
        ? `www.${domain}`.replace(/^www\.(?=\w+\.\w+\.\w+\.)/, '')
        : `${random.pick(['account', 'my', 'app', 'portal', 'shop', 'secure', 'login'])}.${domain}`;
    if (role === 'image')
      return `https://${random.pick(['cdn', 'images', 'static', 'www'])}.${domain}/${random.pick(['logo', 'mail/header', 'img/logo', 'assets/email/logo', 'newsletter/top'])}${random.between(1, 40)}.png`;
    if (role === 'pixel')
      return (
        click?.().replace('/click', '/open') ??
        `https://${random.pick(['t', 'open', 'www'])}.${domain}/o/${random.string(20, hex)}.gif`
      );
    if (click) return click();
    const tail = random.chance(0.3) ? campaign(random) : '';
    const path =
      role === 'action'
        ? pagePath(kind, random)
        : {
            story: filled(random.pick(['blog/{t}', 'news/{d}', 'products/{t}', 'p/{d}', 'sale/{t}']), random),
            home: '',
            help: 'help',
            privacy: 'privacy',
            unsubscribe: `unsubscribe?u=${random.string(16, hex)}`,
            browser: `mail/view/${random.string(12, hex)}`,
          }[role];
    const scheme = random.chance(isInvented ? 0.07 : 0.01) ? 'http' : 'https';
    const address = `${scheme}://${role === 'action' ? host : `www.${domain}`}/${path}`;
    return tail ? `${address}${address.includes('?') ? '&' : '?'}${tail}` : address;
  };

export type Person = { first: string; last: string };

/** A person writing from work or from home. */
export const legitimatePerson = (
  person: Person,
  organisation: Organisation,
  letter: Letter,
  random: Random,
): Sender => {
  const { language, from } = letter;
  const kit = kits[language];
  const isAtHome =
    from === 'friend'
      ? random.chance(0.8)
      : from === 'person'
        ? random.chance(0.4)
        : random.chance(from === 'supplier' ? 0.12 : 0);
  const isInside = (from === 'boss' || from === 'colleague' || from === 'employer') && random.chance(0.6);
  const host = isAtHome ? random.pick(kit.freemail) : isInside ? 'example.com' : organisation.domain;
  const address = `${personMailbox(person, random)}@${host}`;
  const shown = random.weighted([
    [`${person.first} ${person.last}`, 8],
    [person.first, 1],
    [`${person.last}, ${person.first}`, 1],
    ['', 1],
  ]);
  return {
    name: language === 'ja' || language === 'zh' ? `${person.last} ${person.first}` : shown,
    address,
    replyTo: random.chance(0.08) ? address : null,
    returnPath: address,
    signedBy: random.chance(0.85) ? host : null,
    mta: isAtHome
      ? `mail-${random.string(4)}.${host}`
      : random.pick([
          `mail.${host}`,
          'mail-eopbgr80052.outbound.protection.outlook.com',
          `mail-wm1-f${random.between(30, 80)}.google.com`,
        ]),
    messageIdHost: isAtHome
      ? host
      : random.pick([host, 'mail.gmail.com', 'AM0PR07MB4211.eurprd07.prod.outlook.com']),
    verdict: isAtHome ? { spf: 'pass', dkim: 'pass', dmarc: 'pass' } : legitimateVerdict(random, true),
    link: personLinks(organisation, random),
  };
};

export const personMailbox = ({ first, last }: Person, random: Random): string => {
  const [given, family] = [slug(first), slug(last)];
  if (given === '' || family === '')
    return `${random.string(random.between(4, 7), 'aeioklmnrst')}${random.string(random.between(0, 3), digits)}`;
  return random.pick([
    `${given}.${family}`,
    `${given}${family}`,
    `${given.charAt(0)}.${family}`,
    `${given}`,
    `${given}.${family}${random.between(1, 99)}`,
    `${family}`,
  ]);
};

/** What people send each other: shared files, forms, their own site. */
const personLinks =
  (organisation: Organisation, random: Random) =>
  (role: LinkRole): string =>
    role === 'action'
      ? random.weighted([
          [`https://drive.google.com/file/d/${random.string(33)}/view?usp=sharing`, 3],
          [`https://docs.google.com/document/d/${random.string(44)}/edit`, 3],
          [`https://www.dropbox.com/s/${random.string(15)}/file.pdf?dl=0`, 2],
          [`https://we.tl/t-${random.string(10)}`, 2],
          [`https://forms.gle/${random.string(17)}`, 1],
          [`https://www.${organisation.domain}/${random.string(8)}`, 4],
          [
            `https://${slug(organisation.name).slice(0, 12) || 'team'}.sharepoint.com/:x:/s/${random.string(6)}/${random.string(30)}`,
            2,
          ],
          [`https://bit.ly/${random.string(7)}`, 0.6],
          [`https://zoom.us/j/9${random.string(10, digits)}`, 1.5],
        ])
      : `https://www.${organisation.domain}/`;

export const newBusiness = (language: Language, random: Random): Organisation =>
  inventedOrganisation('small', language, random);
