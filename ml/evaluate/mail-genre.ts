import type { JudgedMail } from './mail-judgements.ts';
import { corpusSource, gateSource } from './own-mails.ts';

/** What a source consists of, if its messages were not classified one by one. */
const genreOfSource: [RegExp, string][] = [
  [/^spamassassin_easy_ham$/, 'mailing lists and private mail of 2002'],
  [/^spamassassin_hard_ham$/, 'newsletters and offers of 2002'],
  [/^csdmc2010$/, 'mailing lists and private mail of 2010'],
  [/^list_/, 'developer lists'],
  [/^political_/, 'political campaigns'],
  [/^newsletter_/, 'newsletters'],
  [/^tx_tpl_/, 'notices of web services, from their templates'],
  [/^tx_bounces$/, 'delivery failures'],
  [/^fx_/, 'test messages of mail software'],
];

/** There are too few real ones to report each of their genres. */
const commercial: [RegExp, string][] = [
  [/^calendar/, 'invitations'],
  [/notification$|ticket$/, 'notifications of apps and services'],
  [/^(?:newsletter|marketing)$/, 'newsletters and offers'],
  [/^(?:bounce|dmarc_report)$/, 'reports of mail servers'],
  [/./, 'orders, accounts and banks'],
];

/** Real commercial mail comes with its genre. Ours is named as ours: a table must not mix it with real mail. */
export const genreOf = ({ source, genre }: JudgedMail['item']): string => {
  if (source.startsWith('gen_')) return `${inWords(genre ?? 'other')}${ours}`;
  if (source === corpusSource) return 'everyday mail of our corpus';
  if (source === gateSource) return 'everyday mail of our gate';
  if (genre) return `commercial: ${commercial.find(([pattern]) => pattern.test(genre))?.[1] ?? 'others'}`;
  return genreOfSource.find(([pattern]) => pattern.test(source))?.[1] ?? source;
};

const ours = ' (our grammars)';

/** What is ours stays separate even among genres too rare to be named. */
export const othersOf = (name: string): string => (name.endsWith(ours) ? `others${ours}` : 'others');

const inWords = (name: string) => name.replaceAll('_', ' ');

const names = new Intl.DisplayNames('en', { type: 'language' });

export const languageName = ({ language, item }: JudgedMail): string => {
  const name = language === null ? 'not clear' : (names.of(language) ?? language);
  return item.source.startsWith('gen_') ? `${name}${ours}` : name;
};
