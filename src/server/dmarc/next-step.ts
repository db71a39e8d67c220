import type { DmarcDomain, DmarcPolicy, DmarcSender } from '../../contract/dmarc.ts';

type Known = {
  name: string;
  policy: DmarcPolicy;
  /** How many days there are reports of. */
  days: number;
  senders: readonly DmarcSender[];
};

/** Invoices and newsletters go out once a fortnight; what was not seen yet would be lost. */
const daysNeeded = 14;
const maxNamed = 3;

/**
 * The next thing to do on the way to `p=reject`, which makes receivers refuse what is forged. Own mail comes first: a stricter rule
 * refuses it, too, wherever it fails.
 */
export const nextStep = ({ name, policy, days, senders }: Known): DmarcDomain['next'] => {
  const failing = senders.filter(
    ({ state, isService, passed }) =>
      (state === 'failing' || state === 'partly') && (isService || passed > 0),
  );
  const unknown = senders.filter(({ state }) => state === 'unknown');
  if (failing.length > 0) return fix(name, failing, policy);
  if (isReached(policy)) return reached;
  if (days < daysNeeded)
    return {
      kind: 'wait',
      title: `Collect reports of ${daysNeeded} days first`,
      text: `There are reports of ${days} ${days === 1 ? 'day' : 'days'}. What sends rarely, such as invoices or a newsletter, may not have been seen yet, and a stricter rule would stop it.`,
      record: null,
    };
  return change(name, policy, unknown);
};

const isReached = ({ policy, subdomains, percent }: DmarcPolicy) =>
  policy === 'reject' && percent === 100 && (subdomains === null || subdomains === 'reject');

const reached: DmarcDomain['next'] = {
  kind: 'reached',
  title: 'p=reject is reached',
  text: 'Receivers refuse mail that is forged in this name. Keep looking at reports: a new service that sends for you must be set up before it sends.',
  record: null,
};

const listed = (senders: readonly DmarcSender[]): string => {
  const named = senders.slice(0, maxNamed).map(({ name }) => name);
  const more = senders.length - named.length;
  return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(' and ');
};

const fix = (name: string, failing: readonly DmarcSender[], policy: DmarcPolicy): DmarcDomain['next'] => {
  const [first] = failing;
  const lost =
    policy.policy === 'none'
      ? 'Before the rule is made stricter: what fails would be refused.'
      : 'What fails is put with the junk or refused already.';
  const how = first?.isService
    ? `In ${first.name}, set up signatures (DKIM) for ${name}, if it sends for you.`
    : `Have the server sign its mail (DKIM) with ${name}, or add it to the SPF record of ${name}.`;
  return {
    kind: 'fix',
    title: `Set up ${listed(failing)}`,
    text: `${failing.length === 1 ? 'It sends' : 'They send'} in your name, and not all of it passes. ${how} ${lost}`,
    record: null,
  };
};

/** The next stricter rule, one at a time. */
const change = (
  name: string,
  { policy, subdomains, percent }: DmarcPolicy,
  unknown: readonly DmarcSender[],
): DmarcDomain['next'] => {
  const messages = unknown.reduce((sum, { failed }) => sum + failed, 0);
  const look =
    unknown.length > 0
      ? `First look at the unknown senders (${listed(unknown)}; ${messages.toLocaleString('en')} ${messages === 1 ? 'message' : 'messages'}): if one of them is yours, set it up before. What is not yours is what the rule is for. `
      : '';
  const where = `in the TXT record of _dmarc.${name}`;
  const step = (title: string, text: string, record: string): DmarcDomain['next'] => ({
    kind: 'change',
    title,
    text: `${look}${text}`,
    record,
  });
  if (percent < 100 && policy !== 'none')
    return step(
      'Apply the rule to all mail',
      `The rule holds for ${percent} % of what fails. Remove pct=${percent} ${where}.`,
      `p=${policy}`,
    );
  if (policy === 'none')
    return step(
      'Change p=none to p=quarantine',
      `Your own mail passes. Change the rule ${where}, and receivers put forged mail with the junk. After two weeks without complaints comes p=reject.`,
      'p=quarantine',
    );
  if (policy === 'quarantine')
    return step(
      'Change p=quarantine to p=reject',
      `Your own mail passes. Change the rule ${where}, and receivers refuse forged mail.`,
      'p=reject',
    );
  return step(
    'Let the rule hold for subdomains',
    `Anybody can still forge mail of subdomains: sp=${subdomains}. Remove it ${where}, or change it.`,
    'sp=reject',
  );
};
