import type { Threat } from '../contract/threat.ts';
import type { ApiResult } from '../contract/v1/result.ts';
import { verdictTexts } from '../contract/verdict-words.ts';
import { counted } from './counted.ts';
import type { Gravity } from './exit-codes.ts';
import { hanging, linesOf } from './lay-out.ts';
import { gravityIn, type Judged, subjectOf, titleOf, wordOf } from './outcome.ts';
import { plainLine } from './plain-text.ts';
import type { Style, Terminal } from './terminal.ts';
import type { Totals, Writer } from './writer.ts';

export const stylesOf: Record<Gravity, readonly Style[]> = {
  phishing: ['bold', 'red'],
  suspicious: ['bold', 'yellow'],
  inconclusive: ['bold', 'blue'],
  safe: ['bold', 'green'],
};

const severityWords: Record<Threat['severity'], string> = { high: 'High', medium: 'Medium', low: 'Low' };

/** One thing, in full: the verdict, why, and what to do. */
export const textWriter = (terminal: Terminal): Writer => ({
  add: (outcome) => ('problem' in outcome ? Promise.resolve() : terminal.print(textOf(outcome, terminal))),
  end: ({ lists }) => terminal.print(dataLine(lists, terminal)),
});

const textOf = (judged: Judged, { width, paint }: Terminal): string => {
  const { result } = judged;
  const { headline, sentence } = wordsOf(result);
  const subject = subjectOf(judged);
  return [
    `${paint(wordOf(result).toUpperCase(), ...stylesOf[gravityIn(result)])}  ${paint(`${result.riskScore ?? 0} of 100`, 'bold')}  ${titleOf(judged)}`,
    ...(subject !== '' && subject !== titleOf(judged) ? [paint(subject, 'dim')] : []),
    '',
    ...linesOf(`${headline}. ${sentence}`, width),
    ...(result.explanation?.whoSentThis ? linesOf(plainLine(result.explanation.whoSentThis), width) : []),
    ...part('Warning signs', result.threats.flatMap(threatLines(width)), paint),
    ...part('Speaks for it', bullets(result.explanation?.reassurances ?? [], width), paint),
    ...part('What to do', bullets([...result.recommendations, safeWayOf(result)], width), paint),
    ...part('Not checked, or with old data', notChecked(result, width), paint),
    '',
    '',
  ].join('\n');
};

const wordsOf = ({ riskLevel, conclusive, threats }: ApiResult) =>
  verdictTexts({ riskLevel: riskLevel ?? 'safe', isConclusive: conclusive, hasThreats: threats.length > 0 });

const part = (title: string, lines: readonly string[], paint: Terminal['paint']): string[] =>
  lines.length === 0 ? [] : ['', paint(title, 'bold'), ...lines];

const bullets = (sentences: readonly string[], width: number): string[] =>
  sentences.filter((sentence) => sentence.trim() !== '').map((one) => hanging('  - ', plainLine(one), width));

type ShownThreat = Pick<Threat, 'title' | 'description' | 'severity'> & { score: number | null };

const threatLines =
  (width: number) =>
  ({ title, description, severity, score }: ShownThreat, at: number): string[] => [
    hanging(
      `  ${at + 1}. `,
      `${plainLine(title)} (${severityWords[severity]}${score === null ? '' : `, +${score}`})`,
      width,
    ),
    hanging('     ', plainLine(description), width),
  ];

const safeWayOf = ({ explanation }: ApiResult): string => {
  const way = explanation?.safeWay;
  return way ? `${way.brand} is at ${way.address}. ${way.how}` : '';
};

const notChecked = ({ explanation }: ApiResult, width: number): string[] =>
  (explanation?.checks ?? [])
    .filter(({ state }) => state !== 'done')
    .map(({ name, detail }) => hanging('  - ', plainLine(`${name}: ${detail}`), width));

/** How old the data is that the verdict rests on. */
export const dataLine = (
  lists: Totals['lists'],
  { paint, width }: Pick<Terminal, 'paint' | 'width'>,
): string => {
  if (lists === null) return '';
  const hint = lists.ageInDays > 7 ? ' hookwise update takes newer ones.' : '';
  return `${linesOf(
    `Lists of known phishing: ${lists.day}, ${counted(lists.ageInDays, 'day', 'days')} old.${hint}`,
    width,
  )
    .map((line) => paint(line, 'dim'))
    .join('\n')}\n`;
};
