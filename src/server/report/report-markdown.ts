import type {
  ReportDocument,
  ReportedThreat,
  ReportedVulnerability,
  TechnicalField,
} from './report-document.ts';
import {
  legend,
  originWords,
  pointsText,
  severityWords,
  stateWords,
  unsignedWords,
  utcMoment,
} from './report-words.ts';
import type { ReportSeal } from './seal-report.ts';
import { fieldsIn, linesOf, spacedKey } from './technical-html.ts';
import { reportLevelWords, typeWord } from './verdict-words.ts';

/** The report for issue trackers and chats. Without a seal it says that nobody signed it. */
export const reportMarkdown = (report: ReportDocument, seal: ReportSeal | null): string => {
  const { verdict, input, engine } = report;
  const lines = [
    `# Security Report: ${plain(verdict.headline)}`,
    plain(verdict.sentence),
    [
      ...(verdict.score === null
        ? []
        : [
            `- Risk score: **${verdict.score} of 100** (${reportLevelWords[verdict.level]})`,
            `- Scale: ${legend.map(({ range }) => range).join(', ')}`,
          ]),
      `- Type: ${plain(typeWord(report.analysisType))}`,
      `- Analysed: ${utcMoment(report.analysedAt)}`,
      `- Report made: ${utcMoment(report.generatedAt)} by Hookwise ${plain(engine.version)}`,
    ].join('\n'),
    plain(report.whoSentThis),
    ...part('Recommended Actions', bullets([...report.recommendations, report.safeWay])),
    ...(report.kind === 'vulnerabilities'
      ? part('Vulnerabilities', report.vulnerabilities.map(vulnerabilityText).join('\n\n'))
      : part('Detected Threats', report.threats.map(threatText).join('\n\n') || 'No threats detected')),
    ...part('Signs that it is genuine', bullets(report.reassurances)),
    ...part(
      'Where it leads',
      report.trail
        .map(({ depth, label, finding }) => `${'  '.repeat(depth)}- ${joinTexts([label, finding])}`)
        .join('\n'),
    ),
    ...part(
      'What was checked, and what could not be',
      report.checks
        .map(({ name, state, detail }) => `- ${joinTexts([`${name}: ${stateWords[state]}`, detail])}`)
        .join('\n'),
    ),
    ...part('Technical Analysis', technicalText(report.technicalAnalysis) || '-'),
    ...part('Analysis Input', `${quote(input.preview)}\n\nSHA-256 of the whole input: ${input.sha256}`),
    ...part(
      'About this report',
      [
        ...report.notes.map(plain),
        plain(seal ? originWords[report.origin] : unsignedWords),
        `${seal ? `Key ${seal.keyId}. ` : ''}Models and tables: ${engine.parts.map(({ name, date }) => plain(`${name} ${date}`)).join(', ')}.`,
        'Links in this report are text only.',
      ].join('\n\n'),
    ),
  ];
  return `${lines.filter((line) => line !== '').join('\n\n')}\n`;
};

const part = (title: string, content: string): string[] => (content === '' ? [] : [`## ${title}`, content]);

const bullets = (sentences: readonly string[]) =>
  sentences
    .filter((sentence) => sentence !== '')
    .map((sentence) => `- ${plain(sentence)}`)
    .join('\n');

const joinTexts = (texts: readonly string[]) =>
  texts
    .filter((text) => text !== '')
    .map(plain)
    .join('. ');

const threatText = (threat: ReportedThreat, index: number) =>
  [
    `### ${index + 1}. ${plain(threat.title)}`,
    `${severityWords[threat.severity]}${threat.points === null ? '' : ` ${pointsText(threat.points)}`}`,
    plain(threat.description),
    ...threat.evidence.map(quote),
    plain(threat.recommendation),
  ]
    .filter((text) => text !== '')
    .join('\n\n');

const vulnerabilityText = (one: ReportedVulnerability, index: number) =>
  [
    `### ${index + 1}. ${one.cveId} ${plain(one.title)}`,
    `${one.severity}, CVSS ${one.cvssScore?.toFixed(1) ?? '-'}${one.isKnownExploited ? ', CISA KEV' : ''}`,
    plain(one.description),
    technicalText(one.facts),
    bullets(one.recommendations),
  ]
    .filter((text) => text !== '')
    .join('\n\n');

const technicalText = (fields: readonly TechnicalField[], depth = 0): string =>
  fields
    .map(({ key, value }) => {
      const inner = fieldsIn(value);
      const head = `${'  '.repeat(depth)}- ${plain(spacedKey(key))}:`;
      return inner
        ? `${head}\n${technicalText(inner, depth + 1)}`
        : `${head} ${linesOf(value).map(plain).join(', ')}`;
    })
    .join('\n');

const quote = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${plain(line)}`)
    .join('\n');

/**
 * One line in which nothing is markup. Every character that may have a meaning is written as an entity: programs
 * differ in how they read a backslash, and some let HTML through. The brackets of a defanged address stay readable; by
 * themselves they are no link.
 */
const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\[[.@:]\](?![([:])|[\\`*_{}[\]<>#+|~!&$@=^]|^-/g, (found) =>
      found.length > 1 ? found : `&#${found.charCodeAt(0)};`,
    )
    .replace(/^(\d+)([.)])/, (_, digits: string, sign: string) => `${digits}&#${sign.charCodeAt(0)};`);
