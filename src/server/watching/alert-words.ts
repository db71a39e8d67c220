import type { Priority, Vulnerability, VulnerabilitySeverity } from '../../contract/analyze-vulnerability.ts';
import type { VulnerabilityAlertKind } from '../../contract/watch.ts';
import { priorityWords } from './priority-words.ts';
import type { Change } from './what-changed.ts';

/** What an alert says. It is written when it is seen, and stays as it was: what it reports is what was known then. */
export type AlertContent = {
  thing: string;
  /** Of alerts about devices. */
  cveId: string | null;
  priority: Priority;
  subject: string;
  whatChanged: string;
  whyItMatters: string;
  whatToDo: string[];
};

/** The words for a change. `vulnerability` is the record as it is shown for the device; null where the catalogue has it no more. */
export const alertWords = (
  thing: string,
  { kind, cveId, was, fact }: Change,
  vulnerability: Vulnerability | null,
): AlertContent => {
  const priority = kind === 'withdrawn' ? 'watch' : (vulnerability?.priority ?? 'watch');
  const severity = vulnerability?.severity ?? null;
  const isExploited = fact?.stage === 'exploited';
  const fix = fact?.fix ?? null;
  const lead = kind === 'withdrawn' ? 'Withdrawn' : priorityWords[priority];
  return {
    thing,
    cveId,
    priority,
    subject: `${lead}: ${thing}, ${cveId}, ${shortWords({ kind, severity, isExploited, fix })}`,
    whatChanged: changeInWords({
      kind,
      thing,
      cveId,
      severity,
      fix,
      wasLikely: was?.is === 'likely',
      vulnerability,
    }),
    whyItMatters: kind === 'withdrawn' ? withdrawnMeaning : reasonsOf(vulnerability),
    whatToDo: kind === 'withdrawn' ? withdrawnAdvice : adviceOf(kind, vulnerability),
  };
};

type Short = {
  kind: VulnerabilityAlertKind;
  severity: VulnerabilitySeverity | null;
  isExploited: boolean;
  fix: string | null;
};

const rated = (severity: VulnerabilitySeverity | null) => severity?.toLowerCase() ?? 'not rated yet';

const shortWords = ({ kind, severity, isExploited, fix }: Short): string => {
  switch (kind) {
    case 'new':
      return isExploited ? 'exploited' : `new, ${rated(severity)}`;
    case 'likely':
      return isExploited ? 'likely affected, exploited' : 'likely affected';
    case 'confirmed':
      return isExploited ? 'confirmed, exploited' : 'confirmed';
    case 'withdrawn':
      return 'not affected';
    case 'exploited':
      return 'exploited';
    case 'exploit-public':
      return 'exploit public';
    case 'exploitation-likely':
      return 'exploitation likely';
    case 'fixed':
      return `fixed in ${fix}`;
    case 'raised':
      return `now ${rated(severity)}`;
  }
};

type Long = Omit<Short, 'isExploited'> & {
  thing: string;
  cveId: string;
  wasLikely: boolean;
  vulnerability: Vulnerability | null;
};

const changeInWords = ({ kind, thing, cveId, severity, fix, wasLikely, vulnerability }: Long): string => {
  const range = vulnerability?.affected?.decidedBy;
  switch (kind) {
    case 'new':
      return `${cveId} is new, and affects ${thing}${range ? ` (affected: ${range})` : ''}.`;
    case 'likely':
      return `${cveId} is new, and names the maker and the product of ${thing}. No record says yet which versions are affected: likely this one is.`;
    case 'confirmed':
      return `${cveId}, reported as likely before, is confirmed: it affects ${thing}${range ? ` (affected: ${range})` : ''}.`;
    case 'withdrawn':
      return wasLikely
        ? `${cveId}, reported as likely before, does not affect ${thing}${range ? ` (${range})` : ''}.`
        : `The records were corrected: ${cveId} does not affect ${thing}${range ? ` (${range})` : ''}.`;
    case 'exploited':
      return `${cveId} is known to be exploited${vulnerability?.kev ? `: CISA has listed it since ${vulnerability.kev.addedOn}` : ''}. It affects ${thing}.`;
    case 'exploit-public':
      return `A working exploit for ${cveId} is public. It affects ${thing}.`;
    case 'exploitation-likely':
      return `${cveId} is likely to be exploited soon: ${chanceOf(vulnerability)}. It affects ${thing}.`;
    case 'fixed':
      return `${fix} is named as the first fixed release for ${cveId}, which affects ${thing}.`;
    case 'raised':
      return `${cveId} is rated ${rated(severity)} now, higher than before. It affects ${thing}.`;
  }
};

const chanceOf = (vulnerability: Vulnerability | null): string => {
  const chance = vulnerability?.epss?.probability;
  return chance === undefined
    ? 'EPSS estimates a high chance'
    : `EPSS estimates a chance of ${Math.round(chance * 100)} % within 30 days`;
};

const reasonsOf = (vulnerability: Vulnerability | null): string => {
  if (!vulnerability) return 'The catalogue has no record of it any more.';
  const { title, cvssScore, severity, kev, exploitAvailable, epss } = vulnerability;
  return [
    `${title.replace(/\.$/, '')}.`,
    cvssScore !== null && severity
      ? `Rated ${cvssScore.toFixed(1)} of 10, ${severity.toLowerCase()}.`
      : 'It has not been rated yet.',
    kev ? `It is being exploited${kev.isRansomware ? ', for ransomware too' : ''}.` : '',
    !kev && exploitAvailable ? 'Working exploits are public.' : '',
    !kev && epss && epss.probability >= 0.01 ? `${chanceOf(vulnerability)}.` : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
};

const adviceOf = (kind: VulnerabilityAlertKind, vulnerability: Vulnerability | null): string[] => [
  ...(kind === 'likely'
    ? ['Check with the maker whether your version is affected. You are notified when the records decide it.']
    : []),
  ...(vulnerability?.recommendations ?? []),
];

const withdrawnMeaning = 'What was reported of it before does not hold for this version any more.';
const withdrawnAdvice = ['Nothing to do for this vulnerability.'];

const gravity: readonly Priority[] = ['now', 'soon', 'scheduled', 'watch'];

/** The gravest first; in their order among equals. */
export const byGravity = (a: Pick<AlertContent, 'priority'>, b: Pick<AlertContent, 'priority'>): number =>
  gravity.indexOf(a.priority) - gravity.indexOf(b.priority);

/** Of a mail about several: the gravest, and how many more. */
export const subjectOf = (alerts: readonly AlertContent[]): string => {
  const [first, ...others] = [...alerts].sort(byGravity);
  if (!first) throw new Error('a mail needs an alert');
  return others.length === 0 ? first.subject : `${first.subject}, and ${others.length} more`;
};
