import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Verdict, verdictSchema } from '../contract/analysis.ts';
import { riskBandEnds } from '../contract/risk.ts';
import { urlFactsFromTables } from '../server/adapters/model-files.ts';
import { judgeMail } from './judge-mail.ts';
import { hostOfDomain, isSameOrganisation } from './organisation.ts';
import { defangHost } from './parse/defang.ts';
import type { ParsedMail } from './parse/mail/parsed-mail.ts';
import { readMail } from './parse/mail/read-mail.ts';
import { brands } from './tables/brands.ts';

// The standing test of the whole engine: messages as they really arrive, honest ones and lures. testing/mails/README.md
// says how they were made. Only the tables that ship with the product are asked; nothing is looked up.

const folder = new URL('testing/mails/', import.meta.url);
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

const urlFacts = urlFactsFromTables();
const judged = async (bytes: Uint8Array) => {
  const mail = await readMail({ bytes });
  return { mail, verdict: judgeMail(mail, { urlFacts }) };
};

const results = new Map<string, { mail: ParsedMail; verdict: Verdict }>();
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

describe('honest mail stays safe', () => {
  it.each(legitimate)('$name', (sample) => {
    const { verdict } = resultOf(sample);
    expect(verdict.riskScore, seenIn(verdict)).toBeLessThanOrEqual(riskBandEnds.safe);
    expect(verdict.riskLevel).toBe('safe');
  });
});

describe('lures are not called safe', () => {
  it.each(phishing)('$name', (sample) => {
    const { verdict } = resultOf(sample);
    expect(verdict.riskLevel, seenIn(verdict)).not.toBe('safe');
  });
});

describe.each(samples)('$kind/$name', (sample) => {
  it('is described by the contract', () => {
    expect(verdictSchema.parse(resultOf(sample).verdict)).toEqual(resultOf(sample).verdict);
  });

  it('has threats that add up to the score', () => {
    const { riskScore, threats } = resultOf(sample).verdict;
    expect(threats.reduce((sum, { score }) => sum + score, 0)).toBe(riskScore);
  });

  it('is judged the same twice', async () => {
    const again = await judged(sample.bytes);
    expect(JSON.stringify(again.verdict)).toBe(JSON.stringify(resultOf(sample).verdict));
  });

  it('is marked within the text, without overlap, for threats that were found', () => {
    const { threats, explanation } = resultOf(sample).verdict;
    const { text = '', marks = [] } = explanation.message ?? {};
    const types = new Set(threats.map(({ type }) => type));
    let end = 0;
    for (const mark of marks) {
      expect(types).toContain(mark.threat);
      expect(mark.start).toBeGreaterThanOrEqual(end);
      expect(mark.end).toBeGreaterThan(mark.start);
      end = mark.end;
    }
    expect(end).toBeLessThanOrEqual(text.length);
  });

  it('names the signer wherever the receiver confirmed a signature', () => {
    const { mail, verdict } = resultOf(sample);
    const signers = confirmedSigners(mail);
    if (signers.length === 0) return;
    expect(signers.some((domain) => verdict.explanation.whoSentThis.includes(defangHost(domain)))).toBe(true);
  });

  it('points to the brand’s own address, and to nothing from the message', () => {
    const { mail, verdict } = resultOf(sample);
    const { safeWay } = verdict.explanation;
    if (!safeWay) return;
    const brand = brands.find(({ name }) => name === safeWay.brand);
    expect(brand?.genuine).toBe(safeWay.address);
    // An address that a link of the message also uses is only right when the table says it is the brand's.
    const used = mail.links.some(({ href }) => href.includes(safeWay.address));
    if (used) expect(brand?.domains).toContain(safeWay.address);
  });

  // Somebody who pastes a text has no receiver's headers to give: that must not be held against the sender, and must not
  // excuse one either.
  it('is judged alike without the receiver’s word, but for the failed checks themselves', async () => {
    const full = resultOf(sample).verdict;
    const { verdict } = await judged(withoutReceiversWord(sample.bytes));
    const types = new Set(verdict.threats.map(({ type }) => type));
    const failed = full.threats.filter(({ type }) => restsOnChecks.has(type));
    for (const { type } of full.threats) if (!restsOnChecks.has(type)) expect(types).toContain(type);
    if (failed.length > 0) expect(verdict.riskScore).toBeLessThanOrEqual(full.riskScore);
    else expect(verdict.riskLevel, seenIn(verdict)).toBe(full.riskLevel);
  });
});

/** Findings that say the receiver's checks failed; without the checks there is nothing to say. */
const restsOnChecks = new Set(['sender-failed-checks', 'sender-forged-brand', 'sender-altered-text']);

/** The domains whose signature the receiver confirmed; only those of the sender's own organisation when there are any. */
const confirmedSigners = ({ headers, from }: ParsedMail): string[] => {
  const said = headers.find(({ key }) => key === 'authentication-results')?.value ?? '';
  const domains = [...said.matchAll(/dkim=pass[^;]*?header\.(?:d|i)=(?:[^\s;@]*@)?([a-z0-9.-]+)/gi)].flatMap(
    ([, domain]) => domain?.toLowerCase() ?? [],
  );
  const sender = from && hostOfDomain(from.domain);
  const own = domains.filter((domain) => {
    const host = hostOfDomain(domain);
    return sender && host && isSameOrganisation(host, sender);
  });
  return own.length > 0 ? own : domains;
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
