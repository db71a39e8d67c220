import { campaignsPageSize, type TeamExportFormat } from '../../contract/team.ts';
import { resultsStix } from '../jobs/export/results-stix.ts';
import type { DoneItem } from '../jobs/types.ts';
import { byteOrderMark, csvLine } from '../report/csv-line.ts';
import type { Indicator } from '../report/report-content.ts';
import type { ReportEngine } from '../report/report-document.ts';
import { reportMisp } from '../report/report-misp.ts';
import { resultContent } from '../report/submitted-result.ts';
import type { CampaignRow, CampaignStore, Seen } from '../store/campaigns.ts';
import type { OrganisationStore } from '../store/organisations.ts';
import type { UserRow } from '../store/users.ts';
import type { CampaignPlace } from '../triage/campaign-place.ts';
import type { LimitCalls } from './limit-calls.ts';
import { analystsOnly, inNone } from './own-place.ts';
import { teamOf } from './present-campaign.ts';
import { seenBy } from './triage.ts';

const hourMs = 60 * 60 * 1000;
const exportsAnHour = 30;
/** The newest: a file of more is of no use to anybody. */
const maxCampaigns = 5000;
/** Of one campaign: its other results name the same. */
const resultsOfEach = 50;
const hostsNamed = 20;

type Needs = {
  campaigns: CampaignStore;
  organisations: OrganisationStore;
  limitCalls: LimitCalls;
  engine: () => ReportEngine;
  clock: () => Date;
};
export type TeamFile = { mediaType: string; fileName: string; pieces: AsyncIterable<string> };

const forms: Record<TeamExportFormat, { mediaType: string; extension: string }> = {
  csv: { mediaType: 'text/csv; charset=utf-8', extension: 'csv' },
  stix: { mediaType: 'application/stix+json;version=2.1', extension: 'stix.json' },
  misp: { mediaType: 'application/json; charset=utf-8', extension: 'misp.json' },
};

/** All campaigns of an organisation as one file, written while they are read. */
export const exportTeam = ({ campaigns, organisations, limitCalls, engine, clock }: Needs) => {
  const all = async function* (seen: Seen): AsyncGenerator<CampaignRow> {
    let after: CampaignPlace | null = null;
    let left = maxCampaigns;
    do {
      const { rows, next }: Awaited<ReturnType<CampaignStore['page']>> = await campaigns.page(seen, {
        ...{ state: null, after },
        most: Math.min(campaignsPageSize, left),
      });
      yield* rows;
      left -= rows.length;
      after = next;
    } while (after && left > 0);
  };

  /** What the team found to be harmless, or its own, must not be blocked by who takes the file in. */
  const accused = async function* (seen: Seen): AsyncGenerator<CampaignRow> {
    for await (const campaign of all(seen))
      if (campaign.decision !== 'legitimate' && campaign.decision !== 'training') yield campaign;
  };

  const resultsOf = async function* (seen: Seen, { id }: CampaignRow) {
    let left = resultsOfEach;
    for await (const result of campaigns.resultsOf(seen, id)) {
      yield result;
      left -= 1;
      if (left === 0) return;
    }
  };

  const items = async function* (seen: Seen): AsyncGenerator<DoneItem> {
    let number = 0;
    for await (const campaign of accused(seen))
      for await (const analysis of resultsOf(seen, campaign)) {
        number += 1;
        yield { number, name: null, analysis };
      }
  };

  const csv = async function* (
    seen: Seen,
    emailOf: (userId: string | null) => string,
  ): AsyncGenerator<string> {
    yield byteOrderMark + csvLine(columns);
    for await (const one of all(seen)) {
      const reports = await campaigns.reportsOf(seen, one.id, resultsOfEach);
      const hosts = [...new Set(reports.flatMap(({ facts }) => facts.hosts))].slice(0, hostsNamed);
      yield csvLine([
        ...[one.id, one.decision ? 'decided' : 'open', one.level, one.title, one.sender, hosts.join(' ')],
        ...[String(one.reports), String(one.reporters)],
        ...[one.firstSeenAt.toISOString(), one.lastSeenAt.toISOString()],
        ...[one.decision ?? '', one.note, one.decidedAt?.toISOString() ?? '', emailOf(one.decidedBy)],
      ]);
    }
  };

  /** An event for each campaign, with what all its results name. */
  const misp = async function* (seen: Seen): AsyncGenerator<string> {
    yield '{"response":[';
    let events = 0;
    for await (const campaign of accused(seen)) {
      let first: ReturnType<typeof resultContent> | null = null;
      const indicators: Indicator[] = [];
      for await (const result of resultsOf(seen, campaign)) {
        const content = resultContent(result);
        first ??= content;
        indicators.push(...content.indicators);
      }
      if (!first) continue;
      const event = reportMisp(
        {
          ...{ format: 'hookwise-security-report', version: 1, origin: 'recorded' },
          ...{ generatedAt: clock().toISOString(), engine: engine() },
          ...first.body,
          // The campaign is the same event in every file, whichever of its reports is read first.
          ...{ analysisId: campaign.id, analysedAt: campaign.firstSeenAt.toISOString() },
          input: { ...first.body.input, sha256: campaign.id },
        },
        indicators,
      );
      yield `${events === 0 ? '' : ','}\n${event}`;
      events += 1;
    }
    yield '\n]}\n';
  };

  return async (user: UserRow, format: TeamExportFormat): Promise<TeamFile> => {
    const place = await organisations.ofUser(user.id);
    if (!place) throw inNone();
    analystsOnly(place);
    await limitCalls([{ key: `team export:${user.id}`, max: exportsAnHour, windowMs: hourMs }]);
    const seen = seenBy(place);
    const generatedAt = clock().toISOString();
    const { actor } = teamOf(place.self, await organisations.membersOf(place.organisation.id));
    const pieces = {
      csv: () => csv(seen, (userId) => actor(userId)?.email ?? ''),
      stix: () => resultsStix(items(seen), { subject: `team\n${place.organisation.id}`, generatedAt }),
      misp: () => misp(seen),
    }[format]();
    const { mediaType, extension } = forms[format];
    return { mediaType, fileName: `hookwise-team-${generatedAt.slice(0, 10)}.${extension}`, pieces };
  };
};
export type ExportTeam = ReturnType<typeof exportTeam>;

const columns = [
  'campaign',
  'state',
  'level',
  'title',
  'sender',
  'hosts',
  'reports',
  'reporters',
  'firstSeenAt',
  'lastSeenAt',
  'decision',
  'note',
  'decidedAt',
  'decidedBy',
];
