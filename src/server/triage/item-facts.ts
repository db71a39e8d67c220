import type { Analysis } from '../../contract/analysis.ts';
import { riskBandEnds } from '../../contract/risk.ts';
import { isOpenVerdict } from '../../contract/verdict-words.ts';
import { checkedThing } from '../store/checked-thing.ts';

export const itemLevels = ['phishing', 'suspicious', 'inconclusive', 'safe'] as const;
export type ItemLevel = (typeof itemLevels)[number];

/** What is compared and counted of a result. Everything in it is an attacker's word, and not defanged. */
export type ItemFacts = {
  number: number;
  level: ItemLevel;
  /** A message's subject, a link's host, the domain. */
  title: string;
  sender: string;
  hosts: string[];
  brands: string[];
  files: string[];
  text: string;
  /** When it arrived, as far as a message says; null otherwise. */
  arrivedAt: Date | null;
};

export const levelOfItem = (analysis: Analysis): ItemLevel => {
  const { riskLevel, explanation } = analysis;
  return isOpenVerdict({ riskLevel, isConclusive: explanation?.isConclusive ?? null })
    ? 'inconclusive'
    : riskLevel;
};

export const itemFacts = (number: number, analysis: Analysis): ItemFacts => {
  const { technicalAnalysis: technical, explanation, inputData } = analysis;
  const { title, sender } = checkedThing(analysis);
  const domain = analysis.domain?.domain;
  const { text = '', bodyStart = 0 } = explanation?.message ?? {};
  return {
    number,
    level: levelOfItem(analysis),
    title,
    sender,
    hosts: [
      ...new Set(
        [textIn(technical['host']), domain ?? '', ...textsIn(technical['linkHosts'])].map(plainHost),
      ),
    ].filter(Boolean),
    brands: brandsIn(technical),
    files: textsIn(technical['attachments']),
    text: text.slice(bodyStart),
    arrivedAt: lastHop(technical['hops']) ?? dateField(inputData),
  };
};

const textIn = (value: unknown): string => (typeof value === 'string' && value !== '-' ? value : '');
const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(textIn).filter(Boolean) : []);

const plainHost = (host: string) => host.replaceAll('[.]', '.').toLowerCase();

const noBrand = 'no known brand';
/** Whom a message claims to be from, and whom a link imitates. */
const brandsIn = (technical: Analysis['technicalAnalysis']): string[] => {
  const named = [
    ...textIn(technical['speaksFor']).split(', '),
    textIn(technical['imitates']).replace(/ \([^()]*\)$/, ''),
  ];
  return [...new Set(named)].filter((name) => name !== '' && name !== noBrand);
};

/** The receiving server's word counts before the sender's. */
const lastHop = (hops: unknown): Date | null => {
  const times = Array.isArray(hops) ? hops.map((hop) => textIn((hop as { at?: unknown } | null)?.at)) : [];
  return momentIn(times.findLast((time) => time !== '') ?? '');
};

const headLength = 16_000;
const dateField = (message: string): Date | null =>
  momentIn(/^date:[ \t]{0,9}([^\r\n]{1,80})/im.exec(message.slice(0, headLength))?.[1] ?? '');

const firstMail = Date.UTC(1982, 0);
const lastMail = Date.UTC(2100, 0);
const momentIn = (text: string): Date | null => {
  const time = Date.parse(text);
  return time > firstMail && time < lastMail ? new Date(time) : null;
};

/** From here on a score is an accusation. */
export const isAccused = ({ riskScore }: Pick<Analysis, 'riskScore'>): boolean =>
  riskScore > riskBandEnds.safe;
