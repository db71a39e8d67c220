import { kits } from '../kits.ts';
import type { Letter } from '../letter.ts';
import { digits, hex, type Random } from '../random.ts';
import { newBusiness, type Person, personMailbox } from './legitimate-sender.ts';
import { cheapDomain, lookalikeDomain, lureAddress } from './lure-links.ts';
import { mailService } from './mail-service.ts';
import { inventedWord, type Organisation } from './organisation.ts';
import { pagePath } from './paths.ts';
import { houseMailboxes, type LinkRole, type Sender, smallMachine } from './sender.ts';
import { slug } from './slug.ts';

type Guise = Pick<Sender, 'address' | 'returnPath' | 'signedBy' | 'mta' | 'messageIdHost' | 'verdict'> & {
  replyTo?: string;
  /** Counts clicks on the way: the reader sees the service's address. */
  click?: () => string;
};

const passed = { spf: 'pass', dkim: 'pass', dmarc: 'pass' };

/** Somebody else, under the organisation's name. */
export const lureSender = (organisation: Organisation, letter: Letter, random: Random): Sender => {
  if (letter.isFluent && random.chance(ownHouseShare))
    return ownHouse(organisation.name, random.pick(houseMailboxes), letter.language, random);
  const { click, ...guise } = organisationGuise(organisation, letter, random);
  return {
    name: borrowedName(organisation.name, random),
    replyTo: guise.replyTo ?? (random.chance(0.18) ? replyElsewhere(organisation, letter, random) : null),
    ...guise,
    link: click ? () => click() : lureLinks(organisation, letter, random, guise.address),
  };
};

/** Whoever takes pains with the words takes pains with the sender too. */
const ownHouseShare = 0.5;
const houseWords =
  'care clients service desk group partners office solutions advisory relations services team assist hub'.split(
    ' ',
  );
const houseEndings = 'com com com org net eu co info'.split(' ');

/** A house of their own, founded for the purpose: all checks pass, and the links stay at home. */
const ownHouse = (name: string, mailbox: string, language: Letter['language'], random: Random): Sender => {
  // Half of them sound like any other business: a name must not give it away.
  const domain = random.chance(0.5)
    ? newBusiness(language, random).domain
    : `${slug(inventedWord(random))}${random.pick(['-', '-', ''])}${random.pick(houseWords)}.${random.pick(houseEndings)}`;
  const action = `https://${random.pick(['', 'www.', 'portal.', 'my.'])}${domain}/${pagePath('account', random)}`;
  return {
    name,
    replyTo: null,
    ...plainGuise(`${mailbox}@${domain}`, passed, random),
    link: (role) => {
      if (role === 'action' || role === 'story') return action;
      if (role === 'image') return `https://${domain}/images/logo${random.between(1, 40)}.png`;
      if (role === 'pixel') return `https://${domain}/o/${random.string(20, hex)}.gif`;
      return `https://${domain}/${role === 'home' ? '' : role}`;
    },
  };
};

const shownName = ({ first, last }: Person, language: Letter['language']): string =>
  language === 'ja' || language === 'zh' ? `${last} ${first}` : `${first} ${last}`;

/** An impostor under a person's name: the boss, a supplier, a friend, or an unknown sender with a story. */
export const lurePerson = (
  person: Person,
  organisation: Organisation,
  letter: Letter,
  random: Random,
): Sender => {
  if (letter.isFluent && random.chance(ownHouseShare))
    return ownHouse(
      shownName(person, letter.language),
      personMailbox(person, random),
      letter.language,
      random,
    );
  const kit = kits[letter.language];
  const freemail = `${random.chance(0.6) ? personMailbox(person, random) : `${random.pick(['ceo', 'office', 'executive', 'mail', 'private', 'desk'])}.${random.string(random.between(3, 6))}`}@${random.pick(kit.freemail)}`;
  const victim = newBusiness(letter.language, random);
  const guise = random.weighted<() => Guise>([
    [() => plainGuise(freemail, passed, random), 42],
    [
      () => ({
        ...plainGuise(`${random.pick(houseMailboxes)}@${victim.domain}`, ownVerdict(random), random),
        replyTo: freemail,
      }),
      18,
    ],
    [
      () =>
        plainGuise(
          `${personMailbox(person, random)}@${lookalikeDomain(organisation, random)}`,
          ownVerdict(random),
          random,
        ),
      18,
    ],
    [
      () => ({
        ...plainGuise(
          `${personMailbox(person, random)}@${organisation.domain}`,
          forgedVerdict(random),
          random,
        ),
        returnPath: `bounce@${victim.domain}`,
        signedBy: null,
        replyTo: freemail,
      }),
      10,
    ],
    // A mailbox that was broken into writes as itself: nothing in the header gives it away.
    [() => plainGuise(`${personMailbox(person, random)}@${organisation.domain}`, passed, random), 12],
  ])();
  const shown = shownName(person, letter.language);
  return {
    name: random.weighted([
      [shown, 8],
      [`${shown} <${personMailbox(person, random)}@${organisation.domain}>`.replace(/[<>]/g, '"'), 0.5],
      ['', 0.6],
    ]),
    replyTo: null,
    ...guise,
    link: lureLinks(organisation, letter, random, guise.address),
  };
};

const organisationGuise = (organisation: Organisation, letter: Letter, random: Random): Guise => {
  const kit = kits[letter.language];
  const mailbox = random.pick(houseMailboxes);
  const victim = newBusiness(letter.language, random);
  return random.weighted<() => Guise>([
    [() => plainGuise(`${mailbox}@${lookalikeDomain(organisation, random)}`, ownVerdict(random), random), 22],
    [
      () =>
        plainGuise(
          `${random.chance(0.5) ? mailbox : random.string(6)}@${victim.domain}`,
          ownVerdict(random),
          random,
        ),
      26,
    ],
    [
      () =>
        plainGuise(
          `${organisation.word.slice(0, 12) || 'service'}${random.pick(['.', '-', ''])}${random.pick(houseMailboxes)}${random.string(random.between(0, 4), digits)}@${random.pick(kit.freemail)}`,
          passed,
          random,
        ),
      12,
    ],
    [() => forged(organisation, mailbox, victim, random), 12],
    [
      () =>
        plainGuise(
          `${mailbox}@${random.chance(0.3) ? `${random.string(6)}.` : ''}${cheapDomain(random)}`,
          ownVerdict(random),
          random,
        ),
      16,
    ],
    [() => throughService(victim, mailbox, random), 12],
  ])();
};

const plainGuise = (address: string, verdict: Sender['verdict'], random: Random): Guise => {
  const host = address.slice(address.indexOf('@') + 1);
  return {
    address,
    returnPath: random.chance(0.85) ? address : `bounces-${random.string(6, hex)}@${host}`,
    signedBy: verdict.dkim === 'pass' ? host : null,
    mta: smallMachine(host, random),
    messageIdHost: random.chance(0.85) ? host : 'localhost.localdomain',
    verdict,
  };
};

/** The genuine address in From; everything behind it is the attacker's. */
const forged = (
  organisation: Organisation,
  mailbox: string,
  victim: Organisation,
  random: Random,
): Guise => ({
  address: `${mailbox}@${random.chance(0.5) ? organisation.mailHost : organisation.domain}`,
  returnPath: random.chance(0.5)
    ? `${random.pick(houseMailboxes)}@${victim.domain}`
    : `${mailbox}@${organisation.domain}`,
  signedBy: random.chance(0.25) ? victim.domain : null,
  mta: `server.${victim.domain}`,
  messageIdHost: random.chance(0.5) ? victim.domain : organisation.domain,
  verdict: forgedVerdict(random),
});

const throughService = (victim: Organisation, mailbox: string, random: Random): Guise => {
  const { click, ...service } = mailService(random, victim.domain, victim.name);
  return {
    ...service,
    ...(random.chance(0.5) ? { click } : {}),
    address: random.chance(0.75)
      ? `${mailbox}@${victim.domain}`
      : `support@${random.string(8)}.${random.pick(['zendesk.com', 'firebaseapp.com', 'myshopify.com'])}`,
    verdict: passed,
  };
};

const ownVerdict = (random: Random): Sender['verdict'] =>
  random.weighted([
    [passed, 55],
    [{ spf: 'pass', dkim: 'none', dmarc: 'none' }, 16],
    [{ spf: 'pass', dkim: 'pass', dmarc: 'none' }, 12],
    [{ spf: 'none', dkim: 'none', dmarc: 'none' }, 8],
    [{ spf: 'softfail', dkim: 'none', dmarc: 'none' }, 5],
    [{ spf: 'fail', dkim: 'fail', dmarc: 'fail' }, 4],
  ]);

const forgedVerdict = (random: Random): Sender['verdict'] => ({
  spf: random.pick(['fail', 'softfail', 'none', 'fail']),
  dkim: random.pick(['none', 'fail', 'none']),
  dmarc: random.pick(['fail', 'fail', 'none']),
});

const borrowedName = (name: string, random: Random): string =>
  random.weighted([
    [name, 12],
    [
      `${name} ${random.pick(['Support', 'Service', 'Security', 'Team', 'Info', 'Notifications', 'Billing'])}`,
      4,
    ],
    [`${random.pick(['Service', 'Info', 'Team'])} ${name}`, 1],
    [name.toUpperCase(), 0.8],
    [`${name}™`, 0.4],
    [[...name].join(random.pick([' ', '\u200b'])), 0.3],
    [name.replace('a', 'а').replace('e', 'е'), 0.5],
    ['', 0.6],
  ]);

const replyElsewhere = (organisation: Organisation, letter: Letter, random: Random): string =>
  random.pick([
    `${organisation.word.slice(0, 14) || 'reply'}.${random.string(3, digits)}@${random.pick(kits[letter.language].freemail)}`,
    `reply@${cheapDomain(random)}`,
    `${random.pick(houseMailboxes)}@${lookalikeDomain(organisation, random)}`,
  ]);

/** The ask leads away; the furniture is often the genuine site's, to look real. */
const lureLinks = (organisation: Organisation, letter: Letter, random: Random, address: string) => {
  const action = lureAddress(organisation, letter.from, letter.language, random);
  const host = address.slice(address.indexOf('@') + 1);
  const furniture = random.weighted([
    ['genuine', 5],
    ['same', 4],
    ['none', 2],
    ['sender', 2],
  ] as const);
  const genuine = `https://www.${organisation.domain}/`;
  return (role: LinkRole): string => {
    if (role === 'action' || role === 'story') return action;
    if (role === 'image')
      return random.pick([
        `${genuine}${random.pick(['logo', 'img/logo', 'assets/email/logo'])}${random.between(1, 40)}.png`,
        `https://i.imgur.com/${random.string(7)}.png`,
        `https://upload.wikimedia.org/logo/${random.string(4)}.png`,
        `https://${host}/images/logo${random.between(1, 40)}.png`,
        'cid:logo',
      ]);
    if (role === 'pixel') return `https://${host}/o/${random.string(20, hex)}.gif`;
    if (furniture === 'none') return '#';
    if (furniture === 'same') return action;
    if (furniture === 'sender') return `https://${host}/${role}`;
    return `${genuine}${{ home: '', help: 'help', privacy: 'privacy', unsubscribe: `unsubscribe?u=${random.string(16, hex)}`, browser: '' }[role]}`;
  };
};
