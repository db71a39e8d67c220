import { type Content, isAnswer } from './content.ts';
import type { GeneratedMail, Language } from './generated-mail.ts';
import { asHtml, asPicture } from './layout/as-html.ts';
import { asText } from './layout/as-text.ts';
import type { Letter } from './letter.ts';
import { allLetters, taughtLetters } from './letters.ts';
import { mailFile } from './message/files.ts';
import { headerLines } from './message/header.ts';
import { writeMessage } from './message/write-message.ts';
import { type Random, randomFrom } from './random.ts';
import { roughened } from './roughen.ts';
import { claimedOrganisation } from './senders/organisation.ts';
import type { Sender } from './senders/sender.ts';
import { writeLetter } from './write-letter.ts';

const languageShares: readonly (readonly [Language, number])[] = [
  ['en', 36],
  ['de', 8],
  ['fr', 8],
  ['es', 8],
  ['pt', 6],
  ['it', 6],
  ['nl', 5],
  ['pl', 5],
  ['ja', 4],
  ['sv', 3],
  ['cs', 3],
  ['tr', 3],
  ['ru', 3],
  ['zh', 2],
];

/** What is sent on, of a hundred: legitimate mail a little more, because its genres are more. */
const legitShare = 0.54;

/** Messages for training, endlessly different and always the same for a seed: message n does not depend on how many follow. */
export function* generateMails({ seed, count }: { seed: number; count: number }): Generator<GeneratedMail> {
  for (let at = 0; at < count; at += 1) yield mailAt(seed, at);
}

const mailAt = (seed: number, at: number): GeneratedMail => {
  const random = randomFrom(`hookwise ${seed} ${at}`);
  const language = random.weighted(languageShares);
  const label = random.chance(legitShare) ? 0 : 1;
  const letter = chosenLetter(language, label, random);
  const genre = (label === 0 ? letter.legit : letter.lure) ?? '';
  return {
    id: `gen-${seed}-${at}`,
    label,
    source: label === 0 ? `gen_legit_${genre}` : `gen_lure_${genre}`,
    genre,
    language,
    family: letter.family,
    style: letter.isFluent ? 'fluent' : 'template',
    raw: rawOf(letter, label, random),
  };
};

/** People write to each other more than any one kind of business writes to them. */
const genreWeight: Record<string, number> = {
  business_correspondence: 4,
  personal_correspondence: 4,
  calendar_invitation: 0.7,
};

/** Polished prose, of either side alike: a calm and faultless tone must not decide. */
const fluentShare = 0.25;

/** Every other genre is drawn alike, then one of its letters: a genre with many letters is not written more often. */
const chosenLetter = (language: Language, label: 0 | 1, random: Random): Letter => {
  const side = label === 0 ? 'legit' : 'lure';
  const own = [...allLetters, ...taughtLetters].filter(
    (letter) => letter.language === language && letter[side] !== null,
  );
  const fluent = own.filter(({ isFluent }) => isFluent);
  // Without genres: most of them are written for both sides, and so each says its part as often as its counterpart.
  if (random.chance(fluentShare) && fluent.length > 0) return random.pick(fluent);
  const possible = own.filter(({ isFluent }) => !isFluent);
  const genres = [...new Set(possible.map((letter) => letter[side]))];
  const genre = random.weighted(genres.map((one) => [one, genreWeight[one ?? ''] ?? 1] as const));
  return random.pick(possible.filter((letter) => letter[side] === genre));
};

const drawDate = (random: Random): Date =>
  new Date(
    Date.UTC(2019, 0, 1) +
      Math.floor(random.next() * 7.8 * 365.25) * 86_400_000 +
      random.between(0, 86_399) * 1000,
  );

/** One letter, written out for one side. */
export const rawOf = (letter: Letter, label: 0 | 1, random: Random): string => {
  const organisation = claimedOrganisation(letter.from, letter.language, random);
  const { sender, sent, content: written } = writeLetter({ letter, label, organisation, drawDate }, random);
  const isRough = !letter.isFluent && random.chance(label === 1 ? 0.25 : letter.isPersonal ? 0.2 : 0.03);
  const content = isRough ? roughened(written, label, random) : written;
  return random.chance(letter.isChat ? 0.75 : 0.08)
    ? pasted(content, sender, random)
    : message({ letter, label, content, sender, sent }, random);
};

/** What a person copies out of their mail program: the text, sometimes with the lines shown above it. */
const pasted = (content: Content, sender: Sender, random: Random): string => {
  const text = asText(content, random);
  if (random.chance(0.65)) return text;
  const from = sender.name === '' ? sender.address : `${sender.name} <${sender.address}>`;
  return `From: ${from}\nSubject: ${content.subject}\n\n${text}`;
};

/** Fewer lures are written as newsletters, and more of them carry the line anyway: together it is found on either side alike. */
const listShare = ({ isBulk }: Letter, label: 0 | 1) => (isBulk ? 0.7 : label === 0 ? 0.07 : 0.17);

/** A picture for a message: advertising does it, invoices do not; lures do it with anything. */
const pictureShare = ({ isBulk }: Letter, label: 0 | 1) => (label === 1 ? 3 : isBulk ? 10 : 0);

const message = (
  {
    letter,
    label,
    content,
    sender,
    sent,
  }: { letter: Letter; label: 0 | 1; content: Content; sender: Sender; sent: Date },
  random: Random,
): string => {
  const shape = random.weighted(
    letter.isPersonal
      ? ([
          ['both', 4],
          ['html', 1],
          ['text', 5],
        ] as const)
      : ([
          ['both', 50],
          ['html', 30],
          ['text', 17],
          ['picture', pictureShare(letter, label)],
        ] as const),
  );
  const kinds = label === 0 ? letter.files.legit : letter.files.lure;
  const context = { subject: content.subject, link: () => sender.link('action'), organiser: sender.address };
  const files =
    kinds.length > 0 && random.chance(label === 0 ? 0.95 : 0.55)
      ? [mailFile(random.pick(kinds), context, random)]
      : [];
  const html = shape === 'picture' ? asPicture(content, random) : asHtml(content, letter.isPersonal, random);
  return writeMessage(
    headerLines(
      {
        sender,
        subject: content.subject,
        sent,
        listShare: listShare(letter, label),
        answers: isAnswer(content.subject) && random.chance(label === 0 ? 0.9 : 0.3),
      },
      random,
    ),
    {
      text: shape === 'both' || shape === 'text' ? asText(content, random) : null,
      html: shape === 'text' ? null : html,
      files,
    },
    random,
  );
};
