import { languageOf } from '../../wording/languages.ts';
import { wordingDetector } from './define.ts';

/** How many small words make a language certain: a subject is short, so three are enough there. */
const inSubject = 3;
const inText = 6;
/** Enough of a text to know its language. */
const maxRead = 6000;

/**
 * Phishing kits put a translated subject above an untranslated text, or the other way round. Bilingual people write
 * like that now and then, so it counts little.
 */
export const wordingMixedLanguage = wordingDetector({
  id: 'wording-mixed-language',
  title: 'Subject and text in different languages',
  points: 8,
  severity: 'low',
  icon: 'Globe',
  find: ({ prose, subjectEnd, isConversation }) => {
    if (isConversation) return [];
    const subject = languageOf(prose.text.slice(0, subjectEnd), inSubject);
    const text = languageOf(prose.text.slice(subjectEnd, subjectEnd + maxRead), inText);
    return subject && text && subject !== text ? [{ subject, text }] : [];
  },
  where: (_, { mail }) => (mail.shown.fields.subject ? [mail.shown.fields.subject] : []),
  describe: ({ subject, text }) => `The subject is ${subject}, the text below it is ${text}.`,
  recommendation: 'Ask yourself whether this sender would write to you in these languages.',
});
