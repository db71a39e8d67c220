import { createHmac, type KeyObject } from 'node:crypto';
import type { Analysis } from '../../contract/analysis.ts';
import type { TeamDecision } from '../../contract/team.ts';
import type { AnswerLanguage } from '../reports/types.ts';
import type { CampaignMember } from '../triage/campaign-member.ts';
import { memberOf } from '../triage/campaign-member.ts';
import type { ItemFacts } from '../triage/item-facts.ts';
import { textSignature } from '../triage/text-signature.ts';
import { seal, unseal } from './seal.ts';

/** Who reported, and how an answer finds its way. */
export type CampaignReporter = {
  address: string;
  language: AnswerLanguage;
  inReplyTo: string | null;
  references: string | null;
};

/** What lists and comparisons need of a reported result. */
export type ReportFacts = Pick<ItemFacts, 'title' | 'sender' | 'hosts' | 'files' | 'level'> & {
  signature: Uint32Array | null;
};

export type CampaignReportContent = { reporter: CampaignReporter; facts: ReportFacts };

export type EventContent = {
  text: string;
  decision?: TeamDecision;
  /** Of an assignment: whose, by their account. */
  assignee?: string | null;
};

/** Bounds what is kept of one message for comparing it with others. */
const maxNames = 20;
const maxNameLength = 300;

const bounded = (names: readonly string[]) =>
  names.slice(0, maxNames).map((name) => name.slice(0, maxNameLength));

export const factsToKeep = ({ title, sender, hosts, files, level, text }: ItemFacts): ReportFacts => ({
  ...{ title, sender, level },
  hosts: bounded(hosts),
  files: bounded(files),
  signature: textSignature(text),
});

export const memberIn = ({ facts }: CampaignReportContent): CampaignMember => memberOf(facts);

const reportPlace = (id: string) => `campaign report ${id}`;
const resultPlace = (id: string) => `result of campaign report ${id}`;
const eventPlace = (id: string) => `campaign event ${id}`;
const notePlace = (id: string) => `note of campaign ${id}`;

export const sealCampaignReport = (
  key: KeyObject,
  id: string,
  { reporter, facts: { signature, ...facts } }: CampaignReportContent,
): Uint8Array =>
  seal(
    key,
    JSON.stringify({
      reporter,
      facts,
      signature: signature && Buffer.from(signature.buffer, 0, signature.byteLength).toString('base64'),
    }),
    reportPlace(id),
  );

export const unsealCampaignReport = (
  key: KeyObject,
  id: string,
  sealed: Uint8Array,
): CampaignReportContent => {
  const { reporter, facts, signature } = JSON.parse(unseal(key, sealed, reportPlace(id)));
  return { reporter, facts: { ...facts, signature: signature === null ? null : numbersIn(signature) } };
};

const numbersIn = (text: string): Uint32Array => {
  const bytes = Uint8Array.from(Buffer.from(text, 'base64'));
  return new Uint32Array(bytes.buffer, 0, bytes.length / 4);
};

export const sealResult = (key: KeyObject, id: string, result: Analysis): Uint8Array =>
  seal(key, JSON.stringify(result), resultPlace(id));
export const unsealResult = (key: KeyObject, id: string, sealed: Uint8Array): Analysis =>
  JSON.parse(unseal(key, sealed, resultPlace(id))) as Analysis;

export const sealEvent = (key: KeyObject, id: string, content: EventContent): Uint8Array =>
  seal(key, JSON.stringify(content), eventPlace(id));
export const unsealEvent = (key: KeyObject, id: string, sealed: Uint8Array): EventContent =>
  JSON.parse(unseal(key, sealed, eventPlace(id))) as EventContent;

/** Written with every decision, so bound to the campaign alone. */
export const sealNote = (key: KeyObject, campaignId: string, note: string): Uint8Array =>
  seal(key, note, notePlace(campaignId));
export const unsealNote = (key: KeyObject, campaignId: string, sealed: Uint8Array): string =>
  unseal(key, sealed, notePlace(campaignId));

/** Recognises a reporter without saying who it is. */
export const reporterDigest = (key: KeyObject, address: string): string =>
  createHmac('sha256', key).update(`reporter ${address.toLowerCase()}`).digest('base64url').slice(0, 32);
