import {
  brands,
  type MailInput,
  ownerOf,
  parseUrl,
  visitHtml,
  webAddresses,
} from '../../src/engine/training.ts';
import { recordOf } from '../record-of.ts';
import { letterOf, lettersOf, oneOf, type Random, shuffled, wholeNumber } from './chance.ts';
import { asAnswer } from './faked-conversation.ts';
import { atPageEnd, escapedHtml, pageOf } from './html-text.ts';
import { inAnyScript } from './lookalike-letters.ts';
import { type MailDraft, redraft } from './mail-draft.ts';
import { languageOfDraft, languages, mapBody, mapEverything } from './prose.ts';
import { reworder } from './rewording.ts';
import { keyWords, neutralSenders, ordinaryProse, paraphrases, urgency } from './wording.ts';

/**
 * A change to a message that leaves it the same lure for the person who reads it. Where there is nothing to change the
 * very same input comes back, and should not be counted.
 */
export type MailAttack = {
  name: string;
  mutate: (mail: MailInput, random: Random) => MailInput;
};

const attack = (name: string, change: (draft: MailDraft, random: Random) => MailDraft): MailAttack => ({
  name,
  mutate: (mail, random) => redraft(mail, (draft) => change(draft, random)),
});

/** How many of the words a disguise is put on: all of them would hardly be read, one would hardly disguise. */
const disguisedShare = 0.6;

const mapWords = (text: string, random: Random, change: (word: string) => string): string =>
  text.replace(/\p{L}{4,}/gu, (word) => (random() < disguisedShare ? change(word) : word));

/** A word cut in two at a random place, with something in between. */
const cutWith = (word: string, between: string, random: Random): string => {
  const letters = [...word];
  const cut = wholeNumber(random, 1, letters.length - 1);
  return `${letters.slice(0, cut).join('')}${between}${letters.slice(cut).join('')}`;
};

/** Zero-width space, non-joiner, joiner, word joiner and soft hyphen. */
const invisible = '\u200b\u200c\u200d\u2060\u00ad';

/** A placeholder for a comment until the text is written as HTML. A private-use character, so no text contains it. */
const commentMark = '\ue0f0';

export const mailAttacks: MailAttack[] = [
  attack('letters of other scripts', (draft, random) =>
    mapEverything(draft, (text) => mapWords(text, random, (word) => inAnyScript(word, random))),
  ),
  attack('invisible characters between letters', (draft, random) =>
    mapEverything(draft, (text) =>
      mapWords(text, random, (word) => cutWith(word, letterOf(random, invisible), random)),
    ),
  ),
  // The two above are conspicuous; an attacker who knows what filters look for changes only that.
  attack('letters of other scripts in key words only', (draft, random) =>
    mapBody(draft, (text) => text.replace(keyWord, (word) => inAnyScript(word, random))),
  ),
  attack('invisible characters in key words only', (draft, random) =>
    mapBody(draft, (text) =>
      text.replace(keyWord, (word) => cutWith(word, letterOf(random, invisible), random)),
    ),
  ),
  attack('padded with ordinary text', (draft, random) => {
    const paragraphs = paragraphsFor(draft, random);
    return {
      ...draft,
      text: draft.text === '' ? '' : `${draft.text}\n\n\n${paragraphs.join('\n\n')}\n`,
      html:
        draft.html === ''
          ? ''
          : atPageEnd(draft.html, paragraphs.map((one) => `<p>${escapedHtml(one)}</p>`).join('\n')),
    };
  }),
  attack('padded with hidden text', (draft, random) => {
    const hiding = oneOf(random, [
      'display:none',
      'font-size:0;line-height:0',
      'color:#ffffff;background:#ffffff;font-size:1px',
      'opacity:0;max-height:0;overflow:hidden',
    ]);
    const paragraphs = paragraphsFor(draft, random).map(escapedHtml).join(' ');
    return {
      ...draft,
      html: atPageEnd(draft.html || pageOf(draft.text), `<div style="${hiding}">${paragraphs}</div>`),
    };
  }),
  attack('said in other words', (draft, random) => inOtherWords(draft, random)),
  attack('without urgency', (draft, random) => calmed(draft, random)),
  attack('a picture instead of text', (draft, random) => {
    const link = lureOf(draft);
    const host = link === null ? null : URL.parse(link)?.host;
    if (!link || !host) return draft;
    const picture = `https://${host}/${lettersOf(random, 10, 'abcdefghijklmnopqrstuvwxyz0123456789')}.png`;
    const href = escapedHtml(link).replaceAll('"', '&quot;');
    return {
      ...draft,
      text: '',
      html: `<html><body><a href="${href}"><img src="${picture}" width="600" height="740" alt=""></a></body></html>`,
    };
  }),
  attack('brand name misspelt', (draft, random) =>
    mapEverything(draft, (text) => text.replace(brandNames, (name) => misspelt(name, random))),
  ),
  attack('spaces between the letters of key words', (draft) =>
    mapBody(draft, (text) => text.replace(keyWord, (word) => [...word].join(' '))),
  ),
  attack('HTML comments inside words', (draft, random) => {
    const html = draft.html || pageOf(draft.text);
    const marked = mapBody({ ...draft, subject: '', text: '', html }, (text) =>
      mapWords(text, random, (word) => cutWith(word, commentMark, random)),
    ).html;
    const comment = () =>
      `<!--${lettersOf(random, wholeNumber(random, 2, 8), 'abcdefghijklmnopqrstuvwxyz')}-->`;
    // A plain alternative would show openly what the page hides.
    return { ...draft, text: '', html: marked.replaceAll(commentMark, comment) };
  }),
  attack('another display name', (draft, random) =>
    draft.displayName === '' ? draft : { ...draft, displayName: oneOf(random, neutralSenders) },
  ),
  attack('other words, no urgency, another display name', (draft, random) => ({
    ...calmed(inOtherWords(draft, random), random),
    displayName: draft.displayName === '' ? '' : oneOf(random, neutralSenders),
  })),
  attack('a faked conversation', asAnswer),
];

const rewordIn = recordOf(languages, (language) => reworder(paraphrases[language]));
const calmIn = recordOf(languages, (language) => reworder(urgency[language]));

const inOtherWords = (draft: MailDraft, random: Random): MailDraft => {
  const reword = rewordIn[languageOfDraft(draft)];
  return mapBody(draft, (text) => reword(text, random));
};

const calmed = (draft: MailDraft, random: Random): MailDraft => {
  const calm = calmIn[languageOfDraft(draft)];
  return mapBody(draft, (text) => {
    const calmer = calm(text, random);
    return calmer === text ? text : calmer.replace(/[ \t]{2,}/g, ' ').replace(/ (?=[.,;:!?])/g, '');
  });
};

/** A few hundred words in the language of the message. */
const paragraphsFor = (draft: MailDraft, random: Random): string[] =>
  shuffled(random, ordinaryProse[languageOfDraft(draft)]).slice(0, wholeNumber(random, 3, 5));

/** Names as they are written, and shouted. Short ones are too often part of something else. */
const names = [...new Set(brands.map(({ name }) => name))].filter((name) => name.length >= 4);
const brandNames = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${names
    .flatMap((name) => [name, name.toUpperCase()])
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
);

const lookalikeDigits: Record<string, string> = {
  o: '0',
  O: '0',
  l: '1',
  i: 'l',
  m: 'rn',
  w: 'vv',
  S: '5',
  I: 'l',
};

/** One typo, never on the first letter: a reader still sees the name they know. */
const misspelt = (name: string, random: Random): string => {
  const places = [...name.matchAll(/(?<=\p{L})\p{L}/gu)].map(({ index }) => index);
  const place = places[Math.floor(random() * places.length)] ?? 1;
  const letter = name.charAt(place);
  const [before, after] = [name.slice(0, place), name.slice(place + 1)];
  const slips: readonly [string, ...string[]] = [
    `${before}${letter}${letter}${after}`,
    `${before}${lookalikeDigits[letter] ?? ''}${after}`,
    `${before}${after.charAt(0)}${letter}${after.slice(1)}`,
  ];
  const slip = oneOf(random, slips);
  // Two equal letters that swap places are no typo.
  return slip === name ? slips[0] : slip;
};

const keyWord = new RegExp(`(?<!\\p{L})(?:${keyWords.join('|')})(?!\\p{L})`, 'giu');

/** Links that every mail has at its end. */
const housekeeping = /unsubscribe|opt-?out|preferences|privacy|abmeld|desinscri|desuscri|disiscri|w3\.org/i;

/** The link the message was sent for: the first that is neither housekeeping nor a decoy to a genuine site. */
const lureOf = ({ text, html }: MailDraft): string | null => {
  const found: string[] = [];
  visitHtml(html, {
    open: (name, { href }) => {
      if (name === 'a' && href) found.push(href.trim());
    },
    close: () => {},
    text: (written) => {
      found.push(...webAddresses(written).map(({ href }) => href));
    },
    comment: () => {},
  });
  found.push(...webAddresses(text).map(({ href }) => href));
  const usable = found.filter((href) => /^https?:\/\//i.test(href) && !housekeeping.test(href));
  const isStrange = (href: string) => {
    const host = parseUrl(href)?.host;
    return host !== undefined && ownerOf(host) === null;
  };
  return usable.find(isStrange) ?? usable[0] ?? null;
};
