import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { startNginx } from '../../src/server/testing/index.ts';
import { visitorAt } from './visitor.ts';

/** An attempt that was not answered shows nothing, and must not pass for one that gained nothing. */
const unanswered = 'no answer';

/** Tries something once, and returns what it gained; null: nothing. `round` makes each one a stranger to those before it. */
type SmallAttack = (url: string, round: number) => Promise<string | null>;

const own = (round: number, place: number) => `198.${18 + (round % 2)}.${round % 250}.${place}`;

const read = <Shape>({ text }: { text: string }) => JSON.parse(text) as Shape;

type MailResult = { technicalAnalysis: { headerChecks: { dmarc: string } } };
type DomainResult = { lookups: { registration: { checkedAt: string } } };
type StixBundle = { objects: { type: string; name?: string }[] };

const policyIsLoose: SmallAttack = async (url) => {
  for (const page of ['/', '/pricing']) {
    const { headers } = await visitorAt(url, '203.0.113.9').call('GET', page);
    const isEnforced = headers.get('content-security-policy')?.includes("require-trusted-types-for 'script'");
    if (!isEnforced || headers.has('content-security-policy-report-only'))
      return `Trusted Types not enforced at ${page}`;
  }
  return null;
};

const somebodyAsked: SmallAttack = async (url, round) => {
  const ask = async (place: number) => {
    const domain = `quiet-river-pottery-${round % 400}.com`;
    const answer = await visitorAt(url, own(round, place)).call('POST', '/api/analyze/domain', { domain });
    return answer.status === 200 ? read<DomainResult>(answer).lookups.registration.checkedAt : '';
  };
  await ask(1);
  await setTimeout(20);
  const before = Date.now();
  const checkedAt = await ask(2);
  if (checkedAt === '') return unanswered;
  return Date.parse(checkedAt) >= before ? null : 'when somebody else asked';
};

const manyGuestsInOneNetwork: SmallAttack = async (url, round) => {
  let served = 0;
  for (let n = 0; n < 30; n += 1) {
    const address = `2001:db8:${(round + 1).toString(16)}:${n % 10}::1`;
    const answer = await visitorAt(url, address).call('POST', '/api/analyze/url', { url: 'example.com' });
    if (answer.status === 200) served += 1;
  }
  return served <= 12 ? null : `${served} checks of one /48`;
};

const signedBy = (domain: string) => {
  const body = 'Hello, the minutes are attached.\r\n';
  const hash = createHash('sha256').update(body).digest('base64');
  return `DKIM-Signature: v=1; a=rsa-sha256; c=simple/simple; d=${domain}; s=mail; h=From; bh=${hash}; b=${'A'.repeat(172)}\r\nFrom: Ana <ana@${domain}>\r\nSubject: Minutes\r\n\r\n${body}`;
};

const insideName = 'payroll.corp.internal';

/** Asks for an outside name, too: where that is not asked for, the attempt says nothing. */
const namesOfTheInside =
  (questions: readonly string[]): SmallAttack =>
  async (url, round) => {
    const outside = `quiet-river-pottery-${round % 400}.com`;
    for (const [place, domain] of [insideName, outside].entries())
      await visitorAt(url, own(round, 10 + place)).call('POST', '/api/analyze/email', {
        content: signedBy(domain),
      });
    if (!questions.some((one) => one.includes(`_domainkey.${outside}`))) return unanswered;
    return questions.some((one) => one.includes(insideName)) ? `a question for ${insideName}` : null;
  };

const forgedVerdict: SmallAttack = async (url, round) => {
  const content =
    'Authentication-Results: mx.example.net; spf=pass; dkim=pass header.d=paypal.com; dmarc=pass\r\nFrom: PayPal <service@paypal.com>\r\nSubject: Hello\r\n\r\nHello';
  const answer = await visitorAt(url, own(round, 20)).call('POST', '/api/analyze/email', { content });
  if (answer.status !== 200) return unanswered;
  const { dmarc } = read<MailResult>(answer).technicalAnalysis.headerChecks;
  return /not verified/.test(dmarc) || !/pass/.test(dmarc) ? null : `dmarc shown as ${dmarc}`;
};

const ourNameOnTheirs: SmallAttack = async (url, round) => {
  const visitor = visitorAt(url, own(round, 30));
  const made = await visitor.call('POST', '/api/analyze/url', { url: 'http://198.51.100.7/login' });
  if (made.status !== 200) return unanswered;
  const { id: _, ...altered } = { ...read<{ id: string }>(made), riskScore: 0, riskLevel: 'safe' };
  const body = { analysisData: altered, analysisType: 'url', format: 'stix' };
  const { objects } = read<StixBundle>(await visitor.call('POST', '/api/generate-report', body));
  const author = objects.find(({ type }) => type === 'identity')?.name;
  return author === 'Unknown submitter' ? null : `a statement by ${author}`;
};

/** The configuration that ships, before a server that only listens. */
export const startClaims = async () => {
  const heard: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    heard.push(request.headers);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const proxy = await startNginx([port, port, port]);
  const claimed: SmallAttack = async () => {
    const headers = {
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
      'x-real-ip': '203.0.113.9',
    };
    await fetch(proxy.url, { headers });
    const last = JSON.stringify(heard.at(-1) ?? 'nothing was heard: evil');
    return /evil|203\.0\.113/.test(last) ? `passed on: ${last}` : null;
  };
  const stop = async () => {
    await proxy.stop();
    server.close();
  };
  return { claimed, stop };
};

export const smallAttacks = (
  questions: readonly string[],
  claimed: SmallAttack,
): Record<string, SmallAttack> => ({
  'Trusted Types with payment keys': policyIsLoose,
  'checkedAt of a domain': somebodyAsked,
  'ten /64 of one /48': manyGuestsInOneNetwork,
  'd= of an internal name': namesOfTheInside(questions),
  'forged Authentication-Results': forgedVerdict,
  'author of handed-in STIX': ourNameOnTheirs,
  'X-Forwarded-Host through nginx': claimed,
});
