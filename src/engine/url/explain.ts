import type { Check, Explanation, TrailStep } from '../../contract/explanation.ts';
import type { LookedUp } from '../../contract/looked-up.ts';
import { safeWayTo } from '../brands/safe-way.ts';
import { defang, defangHost } from '../text/defang.ts';
import { type CombinedScore, explainReducedScore } from '../verdict/calibrate-with-model.ts';
import type { Finding } from '../verdict/detector.ts';
import { emptyExplanation, isConclusive, scoresWithoutEach } from '../verdict/explain.ts';
import { scoreWithout } from '../verdict/score-without.ts';
import type { UrlCase } from './case.ts';
import { listsCheck } from './lists-check.ts';
import { namedBrand } from './named-brand.ts';
import type { Hop } from './unwrap.ts';
import { isVouchedLink } from './vouched.ts';

/** Explains a verdict on a link beyond its findings. */
export const explainUrl = (
  cases: [UrlCase, ...UrlCase[]],
  { findings, uncut, ceiling, sureness }: Pick<CombinedScore, 'findings' | 'uncut' | 'ceiling' | 'sureness'>,
): Explanation => {
  const [target] = cases;
  const reassurances = [
    ...(findings.length === 0 && target.outside === null ? urlReassurances(target) : []),
    ...explainReducedScore('addresses', ceiling),
  ];
  return {
    ...emptyExplanation,
    trail: urlTrail(target, findings),
    checks: urlChecks(target),
    reassurances,
    safeWay: safeWayTo(namedBrand(cases, findings) ?? target.imitation?.brand ?? null),
    isConclusive: isConclusive(findings, isVouchedLink(cases)),
    scoreWithout: scoresWithoutEach(findings, (type) => scoreWithout(uncut, type, ceiling, sureness)),
  };
};

/** The steps from the submitted link to the host it ends at; ids count up from `first`. */
export const linkSteps = (
  start: { href: string; why: string; parent: number | null; finding: string },
  hops: readonly Hop[],
  end: { host: string },
  first = 0,
): TrailStep[] => {
  const steps: TrailStep[] = [
    { id: first, parent: start.parent, kind: 'link', label: defang(start.href), why: start.why, finding: '' },
  ];
  for (const { kind, service, to } of hops) {
    steps.push({
      id: first + steps.length,
      parent: first + steps.length - 1,
      kind: kind === 'open-redirect' ? 'redirect' : 'wrapped-link',
      label: defang(to.href),
      why: kind === 'open-redirect' ? `${defangHost(service)} forwards to it` : `unwrapped from ${service}`,
      finding: '',
    });
  }
  if (end.host !== '') {
    steps.push({
      id: first + steps.length,
      parent: first + steps.length - 1,
      kind: 'host',
      label: defangHost(end.host),
      why: 'where the link finally leads',
      finding: '',
    });
  }
  const last = steps.at(-1);
  if (last) last.finding = start.finding;
  return steps;
};

const urlTrail = ({ url, hops }: UrlCase, findings: Finding[]) =>
  linkSteps(
    {
      href: (hops[0]?.from ?? url).href,
      why: 'as it was submitted',
      parent: null,
      finding: findings[0]?.title ?? '',
    },
    hops,
    url,
  );

/** What vouches for an address. Popularity counts for nothing where anyone can publish. */
export const urlReassurances = ({ url, isGenuineBrand, isEstablished, facts }: UrlCase): string[] => {
  const name = defangHost(url.registrableDomain ?? url.host);
  const known = facts.popularity?.state === 'known';
  return [
    isGenuineBrand ? `${name} is a genuine address of the organisation it names.` : null,
    isEstablished && known ? `${name} is among the most visited sites on the web.` : null,
  ].filter((text) => text !== null);
};

const isMissing = (fact: LookedUp<unknown> | undefined) => fact === undefined || fact.state === 'unknown';

/** The fixed list of checks for a link. */
export const urlChecks = ({ url, facts, shortener }: UrlCase): Check[] => {
  const lookupCheck = (
    name: string,
    fact: LookedUp<unknown> | undefined,
    found: string,
    absent: string,
  ): Check => ({
    name,
    state: isMissing(fact) ? 'not-possible' : 'done',
    detail: isMissing(fact) ? 'could not be looked up' : fact?.state === 'known' ? found : absent,
  });
  const checks: Check[] = [
    { name: 'Spelling of the address', state: 'done', detail: 'compared with the brands we know' },
    listsCheck([facts]),
    lookupCheck(
      'Popularity of the site',
      facts.popularity,
      'among the 100,000 most visited',
      'not among the 100,000 most visited',
    ),
    lookupCheck('Age of the registration', facts.registration, 'known', 'no record'),
    lookupCheck('Security certificate', facts.certificate, 'seen', 'none'),
    // Most operators choose no such list, so a missing one is not reported.
    ...(facts.blocklists?.state === 'known'
      ? [{ name: 'Abuse lists', state: 'done' as const, detail: facts.blocklists.value.asked.join(', ') }]
      : []),
    { name: 'The page itself', state: 'not-possible', detail: 'links are never opened' },
  ];
  if (shortener) {
    checks.push({
      name: 'Behind the short link',
      state: 'not-possible',
      detail: `only ${defangHost(url.host)} knows where it leads`,
    });
  }
  return checks;
};

/** A text that could not be read is neither accused nor vouched for. */
export const explainUnreadable = (): Explanation => ({
  ...emptyExplanation,
  checks: [
    {
      name: 'Spelling of the address',
      state: 'not-possible',
      detail: 'the text is not a readable web address',
    },
  ],
});
