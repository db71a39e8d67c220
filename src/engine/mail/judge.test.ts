// Long because one verdict has many kinds of messages.
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Verdict, verdictSchema } from '../../contract/analysis.ts';
import { riskBandEnds } from '../../contract/risk.ts';
import { mailTools } from '../../server/adapters/mail-tools.ts';
import { urlFactsFromTables } from '../../server/adapters/model-files.ts';
import { brands } from '../brands/brands.ts';
import { belongsTo, hostOfDomain, isSameOrganisation } from '../brands/organisation.ts';
import { calibration, evenWords, treesAsking } from '../inference/testing/tiny-models.ts';
import { mailOf } from '../testing/mail-case.ts';
import { defangHost } from '../text/defang.ts';
import { judgeMail } from './judge.ts';
import { readMailModel } from './model.ts';
import type { ParsedMail } from './parse/parsed-mail.ts';
import { readMail } from './parse/read-mail.ts';

// The standing test of the whole engine: messages as they really arrive, legitimate ones and lures. testing/mails/README.md
// says how they were made. Read and judged with what ships with the product; nothing is looked up.

const folder = new URL('../testing/mails/', import.meta.url);
const kinds = ['legitimate', 'phishing'] as const;
type Sample = { kind: (typeof kinds)[number]; name: string; bytes: Uint8Array };

const samples = kinds.flatMap((kind) =>
  readdirSync(new URL(`${kind}/`, folder))
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name): Sample => ({ kind, name, bytes: readFileSync(new URL(`${kind}/${name}`, folder)) })),
);
const legitimate = samples.filter(({ kind }) => kind === 'legitimate');
const phishing = samples.filter(({ kind }) => kind === 'phishing');

/** The day the shipped list was taken: how old it is then does not depend on when the test runs. */
const urlFacts = urlFactsFromTables(undefined, () => new Date('2026-11-15T12:00:00Z'));
const tools = mailTools();
const judged = async (bytes: Uint8Array) => {
  const mail = await readMail({ bytes }, tools);
  return { mail, verdict: judgeMail(mail, { urlFacts }) };
};

type Result = { mail: ParsedMail; verdict: Verdict };
const results = new Map<string, Result>();
const resultOf = ({ kind, name }: Sample) => {
  const result = results.get(`${kind}/${name}`);
  if (!result) throw new Error(`not judged: ${kind}/${name}`);
  return result;
};

beforeAll(async () => {
  for (const sample of samples) results.set(`${sample.kind}/${sample.name}`, await judged(sample.bytes));
});

/** So that a failing line of the report says what was seen. */
const seenIn = ({ riskScore, threats }: Verdict) =>
  `${riskScore}: ${threats.map(({ type, score }) => `${type} ${score}`).join(', ')}`;

it('has enough of both kinds to mean something', () => {
  expect(legitimate.length).toBeGreaterThanOrEqual(70);
  expect(phishing.length).toBeGreaterThanOrEqual(45);
});

/** What the rules get wrong today, with the reason; an entry has to leave as soon as the engine learns it. */
const knownMistakes: Record<string, string> = {
  'crypto-newsletter-fr.eml': 'a legitimate newsletter about airdrops uses every word of an airdrop lure',
  'hr-gift-cards-genuine.eml': 'a real staff reward speaks of gift cards as the boss fraud does',
  'conversation-hijack-link.eml':
    'a link in a stolen, quoted conversation: only the host of the link counts against it',
  'sharepoint-abuse.eml': 'a real notification of SharePoint, only that a stranger made it be sent',
  'refund-irs-style.eml': 'three letters (IRS) are too few to distinguish from legitimate names by likeness',
};
const isLearned = ({ name }: Sample) => !(name in knownMistakes);

describe('legitimate mail stays safe', () => {
  it.each(legitimate.filter(isLearned))('$name', (sample) => {
    const { verdict } = resultOf(sample);
    expect(verdict.riskScore, seenIn(verdict)).toBeLessThanOrEqual(riskBandEnds.safe);
    expect(verdict.riskLevel).toBe('safe');
  });
});

describe('lures are not called safe', () => {
  it.each(phishing.filter(isLearned))('$name', (sample) => {
    const { verdict } = resultOf(sample);
    expect(verdict.riskLevel, seenIn(verdict)).not.toBe('safe');
  });
});

describe('still gets wrong', () => {
  it.each(samples.filter((sample) => !isLearned(sample)))('$name', (sample) => {
    const { verdict } = resultOf(sample);
    expect(verdict.riskLevel === 'safe', seenIn(verdict)).toBe(sample.kind === 'phishing');
  });
});

describe('over all of them', () => {
  it('the verdict is described by the contract', () => {
    expect(offenders(samples, ({ verdict }) => !verdictSchema.strict().safeParse(verdict).success)).toEqual(
      [],
    );
  });

  it('the threats add up to the score', () => {
    const sum = ({ threats }: Verdict) => threats.reduce((points, { score }) => points + score, 0);
    expect(offenders(samples, ({ verdict }) => sum(verdict) !== verdict.riskScore)).toEqual([]);
  });

  it('the marks are inside the text, in order, without overlap, and belong to threats that were found', () => {
    expect(offenders(samples, ({ verdict }) => !isWellMarked(verdict))).toEqual([]);
  });

  it('the same file gives the same verdict, byte for byte', async () => {
    const changed: string[] = [];
    for (const sample of samples) {
      const again = await judged(sample.bytes);
      if (JSON.stringify(again.verdict) !== JSON.stringify(resultOf(sample).verdict))
        changed.push(sample.name);
    }
    expect(changed).toEqual([]);
  });

  it('the source pasted as text gives the same verdict as the file', async () => {
    const changed: string[] = [];
    for (const sample of samples) {
      const mail = await readMail({ content: new TextDecoder().decode(sample.bytes) }, tools);
      const { verdict } = resultOf(sample);
      if (JSON.stringify(judgeMail(mail, { urlFacts })) !== JSON.stringify(verdict))
        changed.push(sample.name);
    }
    expect(changed).toEqual([]);
  });

  it('the signer is named where the receiver confirmed the signature', () => {
    const signed = samples.filter((sample) => confirmedSigners(resultOf(sample).mail).length > 0);
    expect(signed.length).toBeGreaterThan(100);
    const isNamed = ({ mail, verdict }: Result) =>
      confirmedSigners(mail).some((domain) => verdict.explanation.whoSentThis.includes(defangHost(domain)));
    expect(offenders(signed, (result) => !isNamed(result))).toEqual([]);
  });

  it('the safe way is the brand’s own, and names no host from the message', () => {
    const shown = samples.filter((sample) => resultOf(sample).verdict.explanation.safeWay !== null);
    expect(shown.length).toBeGreaterThan(20);
    expect(offenders(shown, (result) => !isSafeWayOwn(result))).toEqual([]);
  });
});

// Not every receiver writes down what it checked, and pasted text has no headers at all. That must not be held against a
// sender, nor excuse one.
describe('without the receiver’s word', () => {
  const unchecked = new Map<Sample, Verdict>();
  beforeAll(async () => {
    for (const sample of samples)
      unchecked.set(sample, (await judged(withoutReceiversWord(sample.bytes))).verdict);
  });
  const levelOf = (sample: Sample) => unchecked.get(sample)?.riskLevel;
  const fullLevelOf = (sample: Sample) => resultOf(sample).verdict.riskLevel;

  it('nothing is found missing but the failed checks themselves', () => {
    const lost = samples.flatMap((sample) => {
      const types = unchecked.get(sample)?.threats.map(({ type }) => type) ?? [];
      return resultOf(sample)
        .verdict.threats.filter(({ type }) => !restsOnChecks.has(type) && !types.includes(type))
        .map(({ type }) => `${sample.name}: ${type}`);
    });
    expect(lost).toEqual([]);
  });

  it('no legitimate message becomes suspicious', () => {
    const safe = legitimate.filter((sample) => fullLevelOf(sample) === 'safe');
    expect(safe.filter((sample) => levelOf(sample) !== 'safe').map(({ name }) => name)).toEqual([]);
  });

  it('no lure becomes safe', () => {
    const caught = phishing.filter((sample) => fullLevelOf(sample) !== 'safe');
    expect(caught.filter((sample) => levelOf(sample) === 'safe').map(({ name }) => name)).toEqual([]);
  });

  it('no legitimate text becomes suspicious when only its body, sender and subject are pasted', async () => {
    const accused: string[] = [];
    for (const sample of legitimate) {
      const { mail, verdict } = resultOf(sample);
      const content = mail.plainAlternative || mail.shown.text.slice(mail.shown.bodyStart);
      const pasted = await readMail({ content, sender: mail.from?.address ?? '', subject: mail.subject });
      const { riskLevel } = judgeMail(pasted, { urlFacts });
      if (verdict.riskLevel === 'safe' && riskLevel !== 'safe') accused.push(sample.name);
    }
    expect(accused).toEqual([]);
  });
});

describe('with a trained model', () => {
  /** Says of every message what its words say, and more of one that borrows a name. */
  const modelSaying = (logit: number) =>
    readMailModel({
      trees: treesAsking(['text-logit', -99, logit], ['brand-borrowed', 0.5, 2]),
      words: evenWords(),
      calibration,
    });
  const judgedBy = async (logit: number, draft: Parameters<typeof mailOf>[0]) =>
    judgeMail(await mailOf(draft), {}, { mail: modelSaying(logit) });
  const letter = { text: 'See you tomorrow.' };
  const weakSigns = {
    from: 'Ana <ana@example.org>',
    replyTo: 'desk@gmail.com',
    subject: 'ACTION REQUIRED!',
    text: 'Dear customer, verify your account within 24 hours: http://example.info/account/login',
  };

  it('needs a model that is nearly sure where only it doubts the pasted words of a widely known sender', async () => {
    const judgedPasted = async (logit: number, sender: string) =>
      judgeMail(
        await readMail({ content: 'Everything is 20 % off until Sunday.', sender, subject: 'Sale' }),
        { urlFacts },
        { mail: modelSaying(logit) },
      );
    expect(await judgedPasted(2.1, 'news@nytimes.com')).toMatchObject({ riskLevel: 'safe' });
    expect(await judgedPasted(2.1, 'news@nobody-knows-this.com')).toMatchObject({ riskLevel: 'suspicious' });
    expect(await judgedPasted(2.3, 'news@nytimes.com')).toMatchObject({ riskLevel: 'suspicious' });
  });

  it('counts the model as one more finding, with at most its share', async () => {
    expect(await judgedBy(2, letter)).toMatchObject({
      riskScore: 21,
      riskLevel: 'suspicious',
      threats: [{ type: 'model-message', score: 21 }],
      technicalAnalysis: { modelProbability: '88 %' },
      explanation: { scoreWithout: { 'model-message': 0 } },
    });
    expect(await judgedBy(50, letter)).toMatchObject({ riskScore: 45, riskLevel: 'suspicious' });
  });

  it('counts the most suspicious of several messages', async () => {
    const attached =
      'From: Netflix <a@tea.example>\r\nSubject: Hello\r\n\r\nYour Netflix account is on hold.';
    const files = [{ name: 'a.eml', type: 'message/rfc822', content: attached }];
    const alone = await judgedBy(-1, letter);
    const carrying = await judgedBy(-1, { ...letter, files });
    expect(alone.technicalAnalysis['modelProbability']).toBe('27 %');
    expect(carrying.technicalAnalysis['modelProbability']).toBe('73 %');
  });

  it('keeps weak findings within the safe band where the model finds the message like legitimate ones', async () => {
    const alone = judgeMail(await mailOf(weakSigns));
    expect(alone.riskLevel, seenIn(alone)).not.toBe('safe');
    const verdict = await judgedBy(-3, weakSigns);
    expect(verdict).toMatchObject({ riskScore: 20, riskLevel: 'safe' });
    expect(verdict.threats.reduce((sum, { score }) => sum + score, 0)).toBe(20);
    expect(verdict.threats).toHaveLength(alone.threats.length);
  });

  it('lets it excuse no link into a borrowed name', async () => {
    const text = 'See https://paypal-secure-login.com/signin';
    const alone = judgeMail(await mailOf({ text }));
    expect((await judgedBy(-9, { text })).riskScore).toBe(alone.riskScore);
  });

  it('is the rules alone without one', async () => {
    const mail = await mailOf(weakSigns);
    expect(judgeMail(mail, {}, {})).toEqual(judgeMail(mail));
    expect(judgeMail(mail).technicalAnalysis['modelProbability']).toBe('-');
  });

  it.each([-3, 3])('adds up for every message, the model saying %i', (logit) => {
    const models = { mail: modelSaying(logit) };
    const wrong = offenders(samples, ({ mail }) => {
      const verdict = judgeMail(mail, { urlFacts }, models);
      const sum = verdict.threats.reduce((points, { score }) => points + score, 0);
      return sum !== verdict.riskScore || !verdictSchema.strict().safeParse(verdict).success;
    });
    expect(wrong).toEqual([]);
  });
});

const offenders = (of: Sample[], isWrong: (result: Result) => boolean) =>
  of.filter((sample) => isWrong(resultOf(sample))).map(({ kind, name }) => `${kind}/${name}`);

const isWellMarked = ({ threats, explanation: { message } }: Verdict): boolean => {
  let end = 0;
  for (const mark of message?.marks ?? []) {
    const isFound = threats.some(({ type }) => type === mark.threat);
    if (!isFound || mark.start < end || mark.end <= mark.start) return false;
    end = mark.end;
  }
  return end <= (message?.text.length ?? 0);
};

const isSafeWayOwn = ({ mail, verdict: { explanation } }: Result): boolean => {
  const { brand: name, address, how } = explanation.safeWay ?? { brand: '', address: '', how: '' };
  const brand = brands.find((one) => one.name === name && one.genuine === address);
  const hosts = [...mail.links.map(({ href }) => URL.parse(href)?.hostname ?? ''), mail.from?.domain ?? ''];
  const strange = hosts.filter((host) => {
    const url = hostOfDomain(host);
    return url && brand && !belongsTo(url, brand);
  });
  return brand !== undefined && strange.every((host) => host !== address && !how.includes(host));
};

/** Findings that say the receiver's checks failed; without the checks there is nothing to say. */
const restsOnChecks = new Set(['sender-failed-checks', 'sender-forged-brand', 'sender-altered-text']);

/**
 * The domains that may be named as the sender's: of confirmed signatures, the one of the sender's own organisation when
 * there is one; else the address itself where the sending server was confirmed for it; else the signer.
 */
const confirmedSigners = ({ headers, from, receiverVerdicts }: ParsedMail): string[] => {
  const said = headers.find(({ key }) => key === 'authentication-results')?.value ?? '';
  const signers = [...said.matchAll(/dkim=pass[^;]*?header\.(?:d|i)=(?:[^\s;@]*@)?([a-z0-9.-]+)/gi)].flatMap(
    ([, domain]) => domain?.toLowerCase() ?? [],
  );
  const sender = from && hostOfDomain(from.domain);
  const isSenders = (domain: string) => {
    const host = hostOfDomain(domain);
    return sender && host && isSameOrganisation(host, sender);
  };
  if (signers.some(isSenders)) return signers.filter(isSenders);
  const [verdict] = receiverVerdicts;
  const isConfirmed = verdict?.spf === 'pass' && isSenders(verdict.spfDomain ?? '');
  return signers.length > 0 && from && isConfirmed ? [from.domain] : signers;
};

/** The same message without any line in which a server says what it checked. */
const withoutReceiversWord = (bytes: Uint8Array): Uint8Array => {
  // Latin-1 keeps every byte as it is.
  const source = Buffer.from(bytes).toString('latin1');
  const end = source.indexOf('\n\n');
  const kept = source
    .slice(0, end)
    .split(/\n(?![ \t])/)
    .filter((line) => !/^(?:arc-)?authentication-results:|^received-spf:/i.test(line));
  return Buffer.from(kept.join('\n') + source.slice(end), 'latin1');
};
