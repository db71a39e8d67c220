import type { Analysis } from '../../contract/analysis.ts';
import type { TrailStep } from '../../contract/explanation.ts';
import { type Answerable, destinationOf } from '../../engine/index.ts';
import { withoutDefanging } from '../report/without-defanging.ts';
import { deliveringServer } from './delivering-server.ts';
import type { LeftOut, Suspect, Suspects } from './suspect.ts';

/** By our tables: who can be asked to take an address down. */
export type Judge = (address: string) => Answerable | null;

/** Each is asked about at registries; a message that links to more is one campaign, and its worst links come first. */
const maxSuspects = 3;
const maxLeftOut = 20;
const forgeable = 'the sender’s domain is not proven, so that somebody else may have written it';

/** What a phishing result accuses. What is known to be legitimate is left out by name. */
export const suspectsOf = (analysis: Analysis, judge: Judge): Suspects => {
  const leftOut = new Map<string, LeftOut>();
  const suspects = new Map<string, Suspect>();
  const weigh = (address: string, url: string | null, role: Suspect['role']) => {
    const found = judge(address);
    if (!found) return;
    const { host, domain, by, why } = found;
    if (by === 'nobody') leftOut.set(host, { what: host, why });
    else if (!suspects.has(host))
      suspects.set(host, { role, host, url, domain: by === 'owner' ? domain : null });
  };
  for (const { address, url } of addressesIn(analysis)) weigh(address, url, 'page');
  const sender = proofOfSender(analysis);
  if (sender?.isProven) weigh(sender.domain, null, 'sender');
  else if (sender) leftOut.set(sender.domain, { what: sender.domain, why: forgeable });
  const server = deliveringServer(analysis.inputData);
  if (server) {
    const named = judge(server.helo);
    if (named?.by === 'nobody') leftOut.set(named.host, { what: named.host, why: named.why });
    else suspects.set(server.address, { role: 'server', host: server.address, url: null, domain: null });
  }
  return {
    suspects: [...suspects.values()].slice(0, maxSuspects),
    leftOut: [...leftOut.values()].slice(0, maxLeftOut),
  };
};

type Found = { address: string; url: string | null };

const addressesIn = ({ analysisType, inputData, explanation, domain }: Analysis): Found[] => {
  if (domain) return [{ address: domain.domain, url: null }];
  if (analysisType === 'url') {
    const end = destinationOf(inputData);
    const stopovers = accusedSteps(explanation?.trail ?? []).filter(({ url }) => url !== null);
    return [...(end ? [{ address: end.href, url: end.href }] : []), ...stopovers];
  }
  return accusedSteps(explanation?.trail ?? []);
};

const addressKinds: readonly TrailStep['kind'][] = [
  'host',
  'link',
  'wrapped-link',
  'redirect',
  'qr-code',
  'address-bar',
];

/** The ways on which something was found, from their ends back; where nothing was found on any, all of them. */
const accusedSteps = (trail: readonly TrailStep[]): Found[] => {
  const steps = trail.filter(({ kind }) => addressKinds.includes(kind));
  const byId = new Map(steps.map((step) => [step.id, step]));
  const parents = new Set(steps.map(({ parent }) => parent));
  const ends = steps.filter(({ id }) => !parents.has(id));
  const waysBack = ends.map((end) => {
    const way: TrailStep[] = [];
    for (let step: TrailStep | undefined = end; step; step = byId.get(step.parent ?? -1)) way.push(step);
    return way;
  });
  const accused = waysBack.filter((way) => way.some(({ finding }) => finding !== ''));
  return (accused.length > 0 ? accused : waysBack).flatMap(addressesOn);
};

/** The last step is the bare host of the one before it, which holds the whole address unless it was too long. */
const addressesOn = (way: readonly TrailStep[]): Found[] => {
  const urls = way.filter(({ kind }) => kind !== 'host').map(({ label }) => withoutDefanging(label));
  const [end] = way;
  const host = end?.kind === 'host' ? withoutDefanging(end.label) : null;
  const whole = urls.flatMap((url) => (url === null ? [] : [{ address: url, url }]));
  return urls[0] === null && host !== null ? [{ address: host, url: null }, ...whole] : whole;
};

/** The sender of a message, as far as it is proven: an address in the From line proves nothing. */
const proofOfSender = ({
  technicalAnalysis: known,
}: Analysis): { domain: string; isProven: boolean } | null => {
  const read = (name: string) => {
    const value = known[name];
    return typeof value === 'string' && value !== '-' ? withoutDefanging(value) : null;
  };
  const [domain, signer] = [read('senderDomain'), read('provenSigner')];
  if (domain === null) return null;
  return { domain, isProven: signer !== null && (signer === domain || domain.endsWith(`.${signer}`)) };
};
