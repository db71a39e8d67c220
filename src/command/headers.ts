import type { z } from 'zod';
import { counted } from './counted.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { hanging, padTo } from './lay-out.ts';
import { judgeOneMessage } from './one-message.ts';
import type { Judged } from './outcome.ts';
import type { Given } from './parse-command-line.ts';
import { plainLine } from './plain-text.ts';
import type { Surroundings } from './surroundings.ts';
import type { Terminal } from './terminal.ts';

type Value = z.core.util.JSONType;

/** `hookwise headers`: who sent a message as far as it shows, what was proven of that, and the way it came. */
export const headers = async (
  { inputs: [argument = ''], given }: { inputs: readonly string[]; given: Given },
  surroundings: Surroundings,
): Promise<ExitCode> => {
  const judged = await judgeOneMessage(argument, given, surroundings);
  const { terminal } = surroundings;
  await terminal.print(
    given.has('json') ? `${JSON.stringify(asObject(judged))}\n` : textOf(judged, terminal),
  );
  return exitCodes.safe;
};

/** What the engine read in the header, in the order in which it is shown. */
const senderFields = [
  ['senderName', 'Name'],
  ['senderAddress', 'From'],
  ['replyTo', 'Reply to'],
  ['returnPath', 'Return path'],
  ['senderDomain', 'Domain'],
  ['provenSigner', 'Signed by'],
  ['speaksFor', 'Speaks for'],
  ['submittedAs', 'Read as'],
] as const;

const asObject = ({ name, result }: Judged) => {
  const { technicalAnalysis: found, explanation } = result;
  return {
    input: name,
    whoSentThis: explanation?.whoSentThis ?? '',
    ...Object.fromEntries(senderFields.map(([field]) => [field, found[field] ?? null])),
    headerChecks: found['headerChecks'] ?? null,
    checkedBy: found['checkedBy'] ?? null,
    hops: found['hops'] ?? [],
  };
};

const textOf = (judged: Judged, { paint, width }: Terminal): string => {
  const found = judged.result.technicalAnalysis;
  const field = (label: string, value: Value | undefined) =>
    value === undefined || value === null || value === ''
      ? []
      : [hanging(`  ${padTo(12, label)}`, plainLine(String(value)), width)];
  const checks = Object.entries(objectIn(found['headerChecks']));
  const hops = listIn(found['hops']);
  return `${[
    paint('Sender', 'bold'),
    ...senderFields.flatMap(([name, label]) => field(label, found[name])),
    ...field('In short', judged.result.explanation?.whoSentThis),
    '',
    paint('Checks', 'bold'),
    ...checks.flatMap(([name, value]) => field(name.toUpperCase(), value)),
    ...field('Said by', found['checkedBy']),
    '',
    paint(`The way it came (${counted(hops.length, 'step', 'steps')})`, 'bold'),
    ...hops.flatMap((hop, at) => hopLines(objectIn(hop), at, width)),
  ].join('\n')}\n`;
};

const hopLines = ({ from, by, address, at, delay }: Record<string, Value>, index: number, width: number) => {
  const when = [at, delay].filter((part) => part && part !== '-').join('  ');
  const source = [from, address].filter((part) => part && part !== '-').join(' ') || '-';
  return [
    hanging(`  ${index + 1}. `, `${plainLine(source)} → ${plainLine(String(by ?? '-'))}`, width),
    ...(when === '' ? [] : [hanging('     ', plainLine(when), width)]),
  ];
};

const objectIn = (value: Value | undefined): Record<string, Value> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
const listIn = (value: Value | undefined): Value[] => (Array.isArray(value) ? value : []);
