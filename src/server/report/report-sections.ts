import { gaugeSvg } from './gauge-svg.ts';
import { type Html, html, nothing } from './html.ts';
import type { ReportDocument, ReportedThreat, ReportedVulnerability } from './report-document.ts';
import { levelIcons, severityIcons } from './report-icons.ts';
import { legend, pointsText, severityWords, stateWords } from './report-words.ts';
import { technicalHtml } from './technical-html.ts';
import { reportLevelWords } from './verdict-words.ts';

const section = (title: string, content: Html, count?: number): Html =>
  html`<section><h2>${title}${count === undefined ? nothing : html` <span class="count">${count}</span>`}</h2>${content}</section>`;

const paragraph = (text: string, className: string): Html =>
  text === '' ? nothing : html`<p class="${className}">${text}</p>`;

export const verdictBlock = ({ verdict, whoSentThis }: ReportDocument): Html =>
  html`<div class="verdict">${levelIcons[verdict.level]}<div><h1>${verdict.headline}</h1><p>${verdict.sentence}</p></div>${
    verdict.score === null
      ? nothing
      : html`<div class="num"><b>${verdict.score}</b><span>Risk score of 100</span></div>`
  }</div>${paragraph(whoSentThis, 'who')}`;

/** The gauge with its legend, beside what to do. */
export const firstBlock = ({ verdict, recommendations, safeWay }: ReportDocument): Html => {
  const [first = '', ...rest] = recommendations;
  const actions = section(
    'Recommended Actions',
    html`<ul class="plain actions"><li><small>Do this first</small>${first}</li>${rest.map(
      (action) => html`<li>${action}</li>`,
    )}</ul>${paragraph(safeWay, 'say')}`,
  );
  const { score, level } = verdict;
  if (score === null || level === 'none') return html`<div class="first alone">${actions}</div>`;
  return html`<div class="first"><div class="dial">${gaugeSvg(score, level, reportLevelWords[level])}<ul class="legend">${legend.map(
    (band) => html`<li${band.level === level ? html` class="now"` : nothing}>${band.range}</li>`,
  )}</ul></div>${actions}</div>`;
};

const severityScope = { high: 'v-phishing', medium: 'v-suspicious', low: 'v-none' } as const;

export const threatsSection = ({ threats, kind }: ReportDocument): Html => {
  if (kind === 'vulnerabilities') return nothing;
  if (threats.length === 0) return section('Detected Threats', html`<p class="say">No threats detected</p>`);
  const rows = threats.map((threat, index) => threatRow(threat, index + 1));
  return section('Detected Threats', html`<ol class="rows">${rows}</ol>`, threats.length);
};

const threatRow = (threat: ReportedThreat, number: number): Html =>
  html`<li class="${severityScope[threat.severity]}"><div class="row"><span class="n mono">${number}</span><h3>${threat.title}</h3><span class="badge">${severityIcons[threat.severity]}${severityWords[threat.severity]}</span><span class="points mono">${threat.points === null ? '' : pointsText(threat.points)}</span></div><div class="in">${paragraph(threat.description, 'about')}${threat.evidence.map(
    (quote) => html`<blockquote>${quote}</blockquote>`,
  )}${paragraph(threat.recommendation, 'do')}${
    threat.scoreWithout === null
      ? nothing
      : html`<p class="about">Without this the score would be ${threat.scoreWithout}.</p>`
  }</div></li>`;

const ratedScope: Record<string, string> = {
  CRITICAL: 'v-phishing',
  HIGH: 'v-phishing',
  MEDIUM: 'v-suspicious',
};

export const vulnerabilitiesSection = ({ vulnerabilities, kind }: ReportDocument): Html =>
  kind !== 'vulnerabilities' || vulnerabilities.length === 0
    ? nothing
    : section(
        'Vulnerabilities',
        html`<ol class="rows">${vulnerabilities.map((one, index) => vulnerabilityRow(one, index + 1))}</ol>`,
        vulnerabilities.length,
      );

const vulnerabilityRow = (one: ReportedVulnerability, number: number): Html =>
  html`<li class="${ratedScope[one.severity] ?? 'v-none'}"><div class="row"><span class="n mono">${number}</span><h3>${one.cveId} ${one.title}</h3><span class="badge">${one.severity}</span><span class="points mono">${one.cvssScore === null ? 'CVSS -' : `CVSS ${one.cvssScore.toFixed(1)}`}</span></div><div class="in">${
    one.isKnownExploited ? html`<p><b>CISA KEV: known to be exploited</b></p>` : nothing
  }${paragraph(one.description, 'about')}${one.recommendations.map((action) => paragraph(action, 'do'))}${technicalHtml(one.facts)}</div></li>`;

export const reassuranceSection = ({ reassurances }: ReportDocument): Html =>
  reassurances.length === 0
    ? nothing
    : section(
        'Signs that it is genuine',
        html`<ul class="plain">${reassurances.map((sentence) => html`<li>${sentence}</li>`)}</ul>`,
      );

export const trailSection = ({ trail }: ReportDocument): Html =>
  trail.length < 2
    ? nothing
    : section(
        'Where it leads',
        html`<ol class="path">${trail.map(
          ({ depth, label, why, finding }) =>
            html`<li class="d${depth}"><span class="mono">${label}</span><small>${[why, finding]
              .filter((text) => text !== '')
              .join('. ')}</small></li>`,
        )}</ol>`,
      );

export const checksSection = ({ checks }: ReportDocument): Html =>
  checks.length === 0
    ? nothing
    : section(
        'What was checked, and what could not be',
        html`<ul class="rows">${checks.map(
          ({ name, state, detail }) =>
            html`<li class="check"><span>${name}</span><span class="state">${stateWords[state]}</span>${paragraph(detail, 'about')}</li>`,
        )}</ul>`,
      );

export const technicalSection = ({ technicalAnalysis }: ReportDocument): Html =>
  section(
    'Technical Analysis',
    technicalAnalysis.length === 0 ? html`<p class="say mono">-</p>` : technicalHtml(technicalAnalysis),
  );

export const inputSection = ({ input }: ReportDocument): Html =>
  section(
    'Analysis Input',
    html`<p class="preview">${input.preview}</p><p class="hash">${input.characters} characters. SHA-256 of the whole input: <span class="mono">${input.sha256}</span></p>`,
  );
