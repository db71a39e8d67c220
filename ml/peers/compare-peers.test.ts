import { describe, expect, it } from 'vitest';
import { bogofilter } from './bogofilter.ts';
import { type ComparedMail, comparePeers } from './compare-peers.ts';
import { comparisonTable } from './comparison-table.ts';
import type { Peer } from './peer.ts';
import { rspamd } from './rspamd.ts';
import { sampled } from './sampled.ts';
import { spamassassin } from './spamassassin.ts';

const mail = (source: string, kind: ComparedMail['kind'], content: string): ComparedMail => ({
  id: 'same',
  kind,
  source,
  input: { content: `From: a@b.example\nSubject: ${content}\n\n${content}` },
});
const lure = mail('feed', 'phishing', 'verify your account password now');
const note = mail('list', 'legitimate', 'the minutes of the garden club meeting');
const isInstalled = (peer: Peer) => peer.version().then((version) => version !== null);
// The test string that every filter must flag (GTUBE), in two halves so that nobody's filter takes this file for spam.
const testString = ['XJS*C4JDBQADN1.NSBN3*2IDNEN', 'GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X'].join('*');

const wordPeer = (): Peer & { log: string[] } => {
  const log: string[] = [];
  return {
    log,
    name: 'word',
    version: async () => '1.0',
    train: async (spam, ham) => void log.push(`${spam.length} spam, ${ham.length} ham`),
    judge: async (mails) =>
      new Map(
        mails
          .map(({ id, raw }) => ({ id, text: Buffer.from(raw).toString() }))
          .filter(({ text }) => !text.includes('too long'))
          .map(({ id, text }) => [id, { score: text.length, isFlagged: text.includes('verify') }]),
      ),
    close: async () => void log.push('closed'),
  };
};

describe('comparePeers', () => {
  it('counts by source and kind, keeps the scores, and trains on phishing against legitimate', async () => {
    const peer = wordPeer();
    const spam = mail('old', 'spam', 'cheap pills');
    const [result] = await comparePeers(
      [lure, note, note, mail('list', 'phishing', 'too long')],
      [lure, note, spam],
      [peer],
    );
    expect(result).toMatchObject({ name: 'word', version: '1.0', unanswered: 1 });
    expect(result?.sources.map(({ scores, ...rest }) => ({ ...rest, scores: scores.length }))).toEqual([
      { source: 'list', kind: 'legitimate', count: 2, flagged: 0, scores: 2 },
      { source: 'feed', kind: 'phishing', count: 1, flagged: 1, scores: 1 },
    ]);
    expect(peer.log).toEqual(['1 spam, 1 ham', 'closed']);
  });

  it('leaves out what is not installed, and closes what fails', async () => {
    expect(await comparePeers([lure], [], [{ ...wordPeer(), version: async () => null }])).toEqual([]);
    const broken = wordPeer();
    const judge = () => Promise.reject(new Error('out of memory'));
    await expect(comparePeers([lure], [], [{ ...broken, judge }])).rejects.toThrow('out of memory');
    expect(broken.log.at(-1)).toBe('closed');
  });

  it('prints shares per source and how well the score sorts', async () => {
    const printed = comparisonTable(await comparePeers([lure, note], [], [wordPeer()]));
    expect(printed).toMatch(/phishing feed +\| +100\.00 % +\| +1 /);
    expect(printed).toMatch(/AUC of the score +\| +0\.0000/); // The lure is shorter, so this score sorts backwards.
  });
});

describe('sampled', () => {
  it('keeps small sources whole', () => {
    const many = Array.from({ length: 400 }, () => note);
    expect(sampled([...many, lure, lure], 4)).toHaveLength(102);
  });
});

describe.skipIf(!(await isInstalled(bogofilter())))('bogofilter', () => {
  it('knows what it has learnt', async () => {
    const repeated = (one: ComparedMail) => Array.from({ length: 20 }, () => one);
    const [result] = await comparePeers([lure, note], [...repeated(lure), ...repeated(note)], [bogofilter()]);
    expect(result?.sources.map(({ kind, flagged }) => [kind, flagged])).toEqual([
      ['legitimate', 0],
      ['phishing', 1],
    ]);
  });
});

describe.each([spamassassin, rspamd])('%o', (make) => {
  it('flags the test string and no harmless note', async ({ skip }) => {
    skip(!(await isInstalled(make())), 'not installed');
    const [result] = await comparePeers([mail('test', 'phishing', testString), note], [], [make()]);
    expect(result?.sources.map(({ kind, flagged, count }) => [kind, flagged, count])).toEqual([
      ['legitimate', 0, 1],
      ['phishing', 1, 1],
    ]);
  });
});

describe('rspamd', () => {
  it('gives no points for the age of a message or for names that cannot be resolved here', async ({
    skip,
  }) => {
    skip(!(await isInstalled(rspamd())), 'not installed');
    const received =
      'Received: from [8.8.8.8] by mx.example.org with ESMTPS id 1; Tue, 4 Feb 2020 10:00:01 +0000';
    const head =
      'From: A <a@b.example>\nTo: C <c@d.example>\nSubject: Minutes\nMessage-ID: <1@b.example>\nMIME-Version: 1.0';
    const bytes = Buffer.from(
      `${received}\n${head}\nDate: Tue, 4 Feb 2020 10:00:00 +0000\n\nThe minutes of the meeting.\n`,
    );
    const old: ComparedMail = { id: 'old', kind: 'legitimate', source: 'test', input: { bytes } };
    const [result] = await comparePeers([old], [], [rspamd()]);
    expect(result?.sources[0]?.scores[0]).toBeLessThan(0.5);
  });
});
