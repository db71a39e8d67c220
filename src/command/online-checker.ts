import { type DomainFacts, domainParts } from '../contract/domain-facts.ts';
import type { MailInput } from '../engine/index.ts';
import { readSubject } from '../lookups/domain/read-subject.ts';
import { createEgress } from '../lookups/egress.ts';
import { authenticateMail } from '../lookups/mail-authentication.ts';
import { tallyOutside } from '../lookups/outside-tally.ts';
import type { FindFacts } from '../lookups/remembered-facts.ts';
import { addressesOf, guardedResolver } from '../lookups/resolve-dns.ts';
import { checkDomainFacts, checkMail, checkUrl, type EngineData } from '../offline/index.ts';
import { domainFacts } from '../server/adapters/domain-facts.ts';
import { lookUpLink } from '../server/services/look-up-link.ts';
import { verifySender } from '../server/services/verify-sender.ts';
import type { Checker, Job } from './checker.ts';
import { lookupConfig } from './lookup-config.ts';
import { orProblem } from './offline-checker.ts';

/** What a person waits for at most. */
const domainDeadlineMs = 5000;
const linkDeadlineMs = 2500;
/** Few at a time: registries answer a few questions a second. */
const atOnce = 4;

/** Judges with the same lookups as the server, through the same guard. */
export const onlineChecker = (data: EngineData, env: NodeJS.ProcessEnv): Checker => {
  const { lookups } = lookupConfig(env);
  const resolve = guardedResolver({ servers: lookups.dnsServers });
  const egress = createEgress({ allow: lookups.egressAllow, resolve: addressesOf(resolve) });
  const clock = () => new Date();
  const find = domainFacts({ config: lookups, egress, clock });
  const lookUp = lookUpLink({ find, clock });
  const verify = verifySender({
    verify: (source, { isExact, signal }) => authenticateMail({ resolve, signal, isExact })(source),
  });

  const judge = async (job: Job) => {
    if (job.kind === 'url') {
      const { result: facts, outside } = await tallyOutside(() =>
        lookUp(job.content, AbortSignal.timeout(linkDeadlineMs)),
      );
      return checkUrl(job.content, { data, facts, outside });
    }
    if (job.kind === 'domain') {
      const { result: found, outside } = await tallyOutside(() => factsAbout(job.content, find));
      return checkDomainFacts(job.content, found?.facts, {
        data,
        outside,
        ...(found && { learnedAt: found.learnedAt }),
      });
    }
    const mail: MailInput =
      typeof job.content === 'string' ? { content: job.content } : { bytes: job.content };
    const { result: authentication, outside } = await tallyOutside(() =>
      verify(mail, new AbortController().signal),
    );
    return checkMail(job.content, { data, authentication, outside });
  };

  return { check: (job) => orProblem(() => judge(job)), atOnce, close: () => egress.close() };
};

const factsAbout = async (domain: string, find: FindFacts) => {
  const subject = readSubject(domain);
  if (subject === null || subject.kind === 'internal') return null;
  const { facts, learnedAt } = await find(subject, {
    parts: domainParts,
    signal: AbortSignal.timeout(2 * domainDeadlineMs),
    deadlineMs: domainDeadlineMs,
  });
  return { facts: facts satisfies DomainFacts, learnedAt };
};
