import { createHash } from 'node:crypto';
import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import { verdictTexts } from '../contract/verdict-words.ts';
import { exitCodes, type Gravity } from './exit-codes.ts';
import type { Place } from './items.ts';
import { gravityIn, type Judged, type Outcome, titleOf } from './outcome.ts';
import { plainLine } from './plain-text.ts';
import type { Terminal } from './terminal.ts';
import type { Totals, Writer } from './writer.ts';

const schema = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

type Rule = { id: string; name: string; description: string; help: string; severity: string };
type Level = 'error' | 'warning';
const levels: Partial<Record<Gravity, Level>> = { phishing: 'error', suspicious: 'warning' };
/** What code scanning sorts by, of 10. */
const severities: Record<Level, string> = { error: '9.0', warning: '5.0' };

/**
 * SARIF 2.1.0, with a result for everything suspicious or worse. The results are written as they come, and what describes
 * them at the end: the order of the parts of an object has no meaning.
 */
export const sarifWriter = ({ print }: Pick<Terminal, 'print'>, version: string): Writer => {
  const rules = new Map<string, { rule: Rule; index: number }>();
  const notifications: object[] = [];
  let count = 0;

  const ruleOf = (judged: Judged, level: Level) => {
    const made = ruleFor(judged, level);
    const known = rules.get(made.id) ?? { rule: made, index: rules.size };
    rules.set(made.id, known);
    return known;
  };

  const add = async (outcome: Outcome) => {
    await begin();
    if ('problem' in outcome) {
      notifications.push(notification(outcome));
      return;
    }
    const level = levels[gravityIn(outcome.result)];
    if (!level) return;
    const { rule, index } = ruleOf(outcome, level);
    const result = {
      ruleId: rule.id,
      ruleIndex: index,
      level,
      message: { text: messageOf(outcome) },
      locations: [locationOf(outcome)],
      partialFingerprints: { 'hookwise/v1': fingerprintOf(outcome, rule.id) },
      properties: { riskScore: outcome.result.riskScore, riskLevel: outcome.result.riskLevel },
    };
    await print(`${count === 0 ? '' : ','}\n${JSON.stringify(result)}`);
    count += 1;
  };

  let hasBegun = false;
  const begin = async () => {
    if (hasBegun) return;
    hasBegun = true;
    await print(`{"$schema":${JSON.stringify(schema)},"version":"2.1.0","runs":[{"results":[`);
  };

  const end = async ({ exitCode }: Totals) => {
    await begin();
    const rest = {
      tool: {
        driver: {
          name: 'Hookwise',
          semanticVersion: version,
          rules: [...rules.values()].map(({ rule }) => describeRule(rule)),
        },
      },
      columnKind: 'utf16CodeUnits',
      invocations: [
        {
          executionSuccessful: exitCode < exitCodes.usage,
          exitCode,
          ...(notifications.length > 0 && { toolExecutionNotifications: notifications }),
        },
      ],
    };
    await print(`\n],${JSON.stringify(rest).slice(1, -1)}}]}\n`);
  };

  return { add, end };
};

/** By the heaviest sign: what it is called says what is wrong. */
const ruleFor = ({ result, kind }: Judged, level: Level): Rule => {
  const [first] = result.threats.toSorted((one, other) => (other.score ?? 0) - (one.score ?? 0));
  return {
    id: `${kind}/${first?.type ?? gravityIn(result)}`,
    name: pascalCase(first?.type ?? gravityIn(result)),
    description: plainLine(first?.title ?? 'Suspicious'),
    help: plainLine(first?.recommendation || 'Do not open it. Reach the site by an address that you know.'),
    severity: severities[level],
  };
};

const pascalCase = (id: string) =>
  id
    .split(/[^a-z0-9]/i)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

const describeRule = ({ id, name, description, help, severity }: Rule) => ({
  id,
  name,
  shortDescription: { text: description },
  help: { text: help },
  properties: { tags: ['security', 'phishing'], 'security-severity': severity },
});

const messageOf = (judged: Judged): string => {
  const { result } = judged;
  const { headline } = verdictTexts({
    riskLevel: result.riskLevel ?? 'safe',
    isConclusive: result.conclusive,
    hasThreats: result.threats.length > 0,
  });
  const signs = result.threats.slice(0, 3).map(({ title }) => plainLine(title));
  // A link in a message would be opened by a click: the dots are taken apart.
  const title = judged.kind === 'mail' ? titleOf(judged) : titleOf(judged).replaceAll('.', '[.]');
  return `${headline} (${result.riskScore ?? 0} of 100): ${title.slice(0, 300)}. ${signs.join('. ')}.`;
};

const locationOf = ({ place, name }: Outcome) => {
  if (place === null) return { logicalLocations: [{ fullyQualifiedName: name, kind: 'resource' }] };
  const { line = 1, from, to } = place;
  return {
    physicalLocation: {
      artifactLocation: artifactOf(place),
      region: {
        startLine: line,
        ...(from !== undefined && { startColumn: from }),
        ...(to !== undefined && { endColumn: to }),
      },
    },
  };
};

const artifactOf = ({ file }: Place) =>
  isAbsolute(file)
    ? { uri: pathToFileURL(file).href }
    : { uri: file.split('/').map(encodeURIComponent).join('/'), uriBaseId: '%SRCROOT%' };

const notification = (outcome: Extract<Outcome, { problem: object }>) => ({
  level: 'error',
  message: { text: outcome.problem.message },
  ...(outcome.place && {
    locations: [{ physicalLocation: { artifactLocation: artifactOf(outcome.place) } }],
  }),
});

/** The same finding in the same file, wherever in it: a line above it does not make it a new one. */
const fingerprintOf = ({ name, place }: Outcome, ruleId: string) =>
  createHash('sha256')
    .update(JSON.stringify([ruleId, place?.file, name]))
    .digest('hex')
    .slice(0, 32);
