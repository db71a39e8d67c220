import { readMail } from '../../src/engine/training.ts';
import { guessLanguage } from '../export/mail-language.ts';
import { generatePages } from '../generate/pages.ts';
import { partOf } from '../split.ts';
import { labelledMails } from './mail-data.ts';
import type { Options } from './options.ts';
import { type EvaluatedMail, gateSource, handWrittenMails } from './own-mails.ts';

/** The text of a picture, before a machine reads it. */
export type ScreenText = {
  text: string;
  isPhishing: boolean;
  origin: 'reserve' | 'gate' | 'grammar';
  source: string;
  language: string | null;
};

/** About as much as one picture shows. */
const maxLength = 3000;
/** A picture with fewer letters is a picture of something else. */
const minLetters = 40;
const generatedPages = 4000;

export const screenTexts = async ({ data, part, isQuick }: Options): Promise<ScreenText[]> => {
  const every = isQuick ? 10 : 1;
  const texts: ScreenText[] = [];
  let count = 0;
  for await (const mail of labelledMails(data)) {
    if (mail.part !== part || mail.kind === 'spam') continue;
    count += 1;
    if (count % every === 0) texts.push(await textOf(mail, 'reserve'));
  }
  for (const mail of handWrittenMails(gateSource)) texts.push(await textOf(mail, 'gate'));
  return [...texts, ...unseenPages(generatedPages / every)].filter(
    ({ text }) => (text.match(/\p{L}/gu)?.length ?? 0) >= minLetters,
  );
};

const textOf = async (
  { input, kind, source, language }: Pick<EvaluatedMail, 'input' | 'kind' | 'source' | 'language'>,
  origin: ScreenText['origin'],
): Promise<ScreenText> => {
  const { subject, shown } = await readMail(input);
  const text = `${subject}\n${shown.text.slice(shown.bodyStart)}`.slice(0, maxLength);
  return {
    text,
    isPhishing: kind === 'phishing',
    origin,
    source,
    language: language ?? guessLanguage(text.toLowerCase()),
  };
};

/** The training was given the screens of the first seed. */
const otherSeed = 2;

/** Screens of our own grammars whose skeleton was kept from training. */
const unseenPages = (count: number): ScreenText[] =>
  [...generatePages({ seed: otherSeed, count })]
    .filter(({ family }) => partOf(family) === 'reserve')
    .map(({ text, label, source, language }) => ({
      text,
      isPhishing: label === 1,
      origin: 'grammar',
      source,
      language,
    }));
