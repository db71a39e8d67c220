import type { ExitCode } from './exit-codes.ts';
import { hanging, linesOf } from './lay-out.ts';
import { judgeOneMessage } from './one-message.ts';
import { codeOf, gravityIn, type Judged, titleOf, wordOf } from './outcome.ts';
import type { Given } from './parse-command-line.ts';
import { plainLine, plainText } from './plain-text.ts';
import type { Surroundings } from './surroundings.ts';
import type { Paint, Terminal } from './terminal.ts';
import { stylesOf } from './write-text.ts';

/** `hookwise explain`: the message as it may safely be read, with a number where each warning sign was seen. */
export const explain = async (
  { inputs: [argument = ''], given }: { inputs: readonly string[]; given: Given },
  surroundings: Surroundings,
): Promise<ExitCode> => {
  const judged = await judgeOneMessage(argument, given, surroundings);
  await surroundings.terminal.print(explanationOf(judged, surroundings.terminal));
  return codeOf(judged);
};

const explanationOf = (judged: Judged, { paint, width }: Terminal): string => {
  const { result } = judged;
  const message = result.explanation?.message;
  const numbers = new Map(result.threats.map(({ type }, at) => [type, at + 1]));
  const level = paint(wordOf(result).toUpperCase(), ...stylesOf[gravityIn(result)]);
  const signs = result.threats.map(({ title, description, recommendation, score }, at) =>
    [
      hanging(
        `${paint(`[${at + 1}]`, 'bold')} `,
        `${plainLine(title)}${score === null ? '' : ` (+${score})`}`,
        width,
      ),
      ...[description, recommendation].filter(Boolean).map((text) => hanging('    ', plainLine(text), width)),
    ].join('\n'),
  );
  return `${[
    `${level}  ${paint(`${result.riskScore ?? 0} of 100`, 'bold')}  ${titleOf(judged)}`,
    rule(width, paint),
    ...(message ? markedLines(message, { numbers, paint, width }) : []),
    rule(width, paint),
    ...(signs.length > 0 ? signs : ['No warning sign was found in it.']),
  ].join('\n')}\n`;
};

const rule = (width: number, paint: Paint) => paint('─'.repeat(width), 'dim');

type Message = { text: string; bodyStart: number; marks: { threat: string; start: number; end: number }[] };
type Marking = { numbers: ReadonlyMap<string, number>; paint: Paint; width: number };

/** Stand for the beginning and the end of a mark while lines are broken: no message can have them, `plainText` replaces them. */
const opening = '\ue000';
const closing = '\ue001';

const markedLines = ({ text, bodyStart, marks }: Message, { numbers, paint, width }: Marking): string[] => {
  const ordered = marks.filter(({ threat }) => numbers.has(threat)).toSorted((a, b) => a.start - b.start);
  let marked = '';
  let at = 0;
  const takeTo = (end: number) => {
    // The header and the message are broken apart, whatever stands at their border.
    marked += plainText(text.slice(at, end));
    at = end;
  };
  for (const { threat, start, end } of ordered) {
    if (start < at || end <= start) continue;
    takeTo(start);
    marked += opening;
    takeTo(end);
    marked += `${closing}[${numbers.get(threat)}]`;
  }
  takeTo(text.length);
  const headLines = text.slice(0, bodyStart).split('\n').length - 1;
  let isInMark = false;
  let lineNumber = 0;
  return marked.split('\n').flatMap((line) => {
    lineNumber += 1;
    const isHead = lineNumber <= headLines;
    return linesOf(line, width - bracketWidth(paint)).map((piece) => {
      const { shown, isOpen } = paintMarks(piece, isInMark, paint, isHead);
      isInMark = isOpen;
      return shown;
    });
  });
};

/** A mark that goes on in the next line is closed at the end of each and opened anew, where brackets show it. */
const bracketWidth = (paint: Paint) => (hasColour(paint) ? 0 : 2);

/** Brackets show the mark where there are no colours. */
const paintMarks = (line: string, isOpen: boolean, paint: Paint, isHead: boolean) => {
  let shown = '';
  let isIn = isOpen;
  for (const part of line.split(/([\ue000\ue001](?:\[\d+\])?)/)) {
    if (part.startsWith(opening)) isIn = true;
    else if (part.startsWith(closing)) {
      isIn = false;
      shown += paint(part.slice(1), 'bold', 'red');
    } else if (isIn)
      shown += hasColour(paint) ? paint(part, 'underline', 'yellow') : `»${part}«`.replace('»«', '');
    else shown += isHead ? paint(part, 'dim') : part;
  }
  return { shown, isOpen: isIn };
};

const hasColour = (paint: Paint) => paint('x', 'bold') !== 'x';
