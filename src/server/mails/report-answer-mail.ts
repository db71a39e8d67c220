import type { Analysis } from '../../contract/analysis.ts';
import { isOpenVerdict } from '../../contract/verdict-words.ts';
import type { AnswerLanguage, Nothing, ReportedKind } from '../reports/types.ts';
import type { MailPart, MailThread, MailWords } from './mail-words.ts';
import { english } from './report-words/english.ts';
import { french } from './report-words/french.ts';
import { german } from './report-words/german.ts';
import type { ReportWords, SignKind, VerdictName } from './report-words/report-words.ts';
import { spanish } from './report-words/spanish.ts';

const wordsOf: Record<AnswerLanguage, ReportWords> = { en: english, de: german, fr: french, es: spanish };

/** What was judged of a report, without a word of it. */
export type AnsweredItem = {
  kind: ReportedKind;
  analysis: Pick<Analysis, 'id' | 'riskScore' | 'riskLevel' | 'threats'> & { isConclusive: boolean | null };
};

type Answer = {
  language: AnswerLanguage;
  /** The gravest first. */
  items: readonly AnsweredItem[];
  /** What was sent besides, and was not judged. */
  left: number;
  nothing: Nothing | null;
  /** Where the reporter finds the whole result of an item; null for those without an account. */
  resultAddress: ((id: string) => string | null) | null;
  thread: MailThread;
};

const reasons = 3;

/** The answer of the report mailbox. It repeats nothing of what was reported: no link, no subject, no name. */
export const reportAnswerMail = ({
  language,
  items,
  left,
  nothing,
  resultAddress,
  thread,
}: Answer): MailWords => {
  const words = wordsOf[language];
  const [gravest] = items;
  const note = { note: words.automatic };
  if (!gravest)
    return {
      language,
      subject: words.subjectWithoutVerdict,
      parts: [...words.nothing[nothing ?? 'empty'], note],
      thread,
    };
  const verdict = nameOf(gravest);
  return {
    language,
    subject: words.subject(words.verdicts[verdict]),
    parts: [
      words.sentences[verdict],
      ...reasonsOf(gravest, language, words).map((reason) => `– ${reason}`),
      `${words.firstDo} ${words.toDo[verdict]}`,
      ...(items.length > 1 ? [listOf(items, words)] : []),
      ...(left > 0 ? [words.left(left)] : []),
      ...(resultAddress ? [whereToRead(gravest, resultAddress, words)] : []),
      note,
    ],
    thread,
  };
};

const nameOf = ({ analysis }: AnsweredItem): VerdictName =>
  isOpenVerdict(analysis) ? 'inconclusive' : analysis.riskLevel;

const listOf = (items: readonly AnsweredItem[], words: ReportWords): MailPart => ({
  facts: items.map((item, n) => [
    `${n + 1}. ${words.items[item.kind]}`,
    `${words.verdicts[nameOf(item)]} (${words.score(item.analysis.riskScore)})`,
  ]),
});

const whereToRead = (
  { analysis }: AnsweredItem,
  resultAddress: (id: string) => string | null,
  words: ReportWords,
): string => {
  const address = resultAddress(analysis.id);
  return address === null ? words.inHistory : `${words.fullResult} ${address}`;
};

/** Titles of findings are fixed words, and in English; in other languages it is their kind. */
const reasonsOf = ({ analysis }: AnsweredItem, language: AnswerLanguage, words: ReportWords): string[] => {
  const gravestFirst = analysis.threats.toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0));
  const all = gravestFirst.map(({ type, title }) =>
    language === 'en' ? `${title}.` : words.signs[signKindOf(type)],
  );
  return [...new Set(all)].slice(0, reasons);
};

const kinds: readonly [RegExp, SignKind][] = [
  [/^(?:reputation|picture-seen)/, 'known'],
  [/^(?:brand|imitation|sender-(?:brand|forged|lookalike|near)|picture-brand)/, 'imitation'],
  [/^sender-disguised|^structure/, 'disguise'],
  [/^sender/, 'sender'],
  [/^attachment/, 'attachment'],
  [/^(?:link|host|path|query|scheme|address|picture-qr)/, 'link'],
  [/^picture/, 'asks'],
  [/^(?:wording|service)/, 'wording'],
];
const signKindOf = (type: string): SignKind => kinds.find(([pattern]) => pattern.test(type))?.[1] ?? 'other';
