import type { FastifyBaseLogger } from 'fastify';
import { resultPath } from '../../contract/page-paths.ts';
import type { Egress } from '../../lookups/egress.ts';
import { isSameOrganisation } from '../../lookups/mail/organisation-domain.ts';
import { imapMailbox } from '../adapters/imap-mailbox.ts';
import { maxReportClients, reportReceiver } from '../adapters/report-receiver.ts';
import type { SenderVerifier } from '../adapters/sender-verifier.ts';
import { wrapperReader } from '../adapters/wrapper-reader.ts';
import type { Config } from '../config.ts';
import { places } from '../http/places.ts';
import { receivedSource } from '../reports/received-source.ts';
import { maxReportBytes } from '../reports/types.ts';
import { answerReport } from '../services/answer-report.ts';
import { type JudgeReport, judgeReport } from '../services/judge-report.ts';
import { pollMailbox } from '../services/poll-mailbox.ts';
import { reportToTeam } from '../services/report-to-team.ts';
import type { TakeMailedDmarc } from '../services/take-mailed-dmarc.ts';
import { takeReport } from '../services/take-report.ts';
import { teamOfReport } from '../services/team-of-report.ts';
import { countedAddress } from '../services/visitor.ts';
import { workOffReports } from '../services/work-off-reports.ts';
import type { ContentKeyStore } from '../store/content-keys.ts';
import type { Database } from '../store/database.ts';
import { campaignJoiner } from '../store/join-campaigns.ts';
import { organisationDomainStore } from '../store/organisation-domains.ts';
import { organisationStore } from '../store/organisations.ts';
import type { OutgoingMailStore } from '../store/outgoing-mails.ts';
import type { DueReport, ReportedMessageStore } from '../store/reported-messages.ts';
import { userStore } from '../store/users.ts';

/** One is read and kept while others are judged. */
const atOnce = 4;

type Needs = {
  config: Pick<Config, 'reports' | 'mailFrom' | 'trustProxy' | 'lookups' | 'databaseUrl'>;
  db: Database;
  keys: ContentKeyStore;
  reported: ReportedMessageStore;
  outgoing: Pick<OutgoingMailStore, 'seal'>;
  hasMailServer: boolean;
  takeDmarc: TakeMailedDmarc;
  deliverSoon: () => void;
  verifier: Pick<SenderVerifier, 'verify'>;
  egress: Pick<Egress, 'addressOf'>;
  /** Whose certificates count for an IMAP server; absent: those that Node trusts. */
  trusted: readonly string[] | undefined;
  judging: Parameters<typeof judgeReport>[0];
  clock: () => Date;
  log: FastifyBaseLogger;
};

/** The report mailbox: who takes its mail, who judges it, and what is said at start-up. Without an address there is none. */
export const reportMailbox = (needs: Needs) => {
  const { config, db, keys, reported, outgoing, hasMailServer, deliverSoon, verifier, clock, log } = needs;
  const { address, smtp, imap, strangers, publicUrl } = config.reports;
  if (!address) return { start: async () => undefined, stop: async () => undefined };
  const users = userStore(db);
  const wrappers = wrapperReader({
    onFault: (fault) => log.error(fault, 'a mail broke the reader of reports'),
  });
  const teamOf = teamOfReport({
    ...{ db, clock },
    organisations: organisationStore(db),
    domains: organisationDomainStore(db),
  });
  const judge: JudgeReport = judgeReport(needs.judging);
  const by = address.slice(address.lastIndexOf('@') + 1);
  const runner = workOffReports({
    reported,
    answer: answerReport({
      teamOf,
      toTeam: reportToTeam({ join: campaignJoiner(db, keys) }),
      takeDmarc: needs.takeDmarc,
      onDmarc: (outcome) => log.info(outcome, 'DMARC reports came by mail'),
      find: wrappers.read,
      ...{ db, reported, outgoing, users, isSameOrganisation, judge, strangers, deliverSoon, clock },
      verify: ({ sender, bytes, receivedAt }: DueReport, signal) =>
        verifier.verify(receivedSource(sender, bytes, { by, at: receivedAt }), {
          isExact: true,
          maxBytes: maxReportBytes + 64 * 1024,
          signal,
        }),
      own: new Set([address, addressOf(config.mailFrom)]),
      canLookUp: config.lookups.isOn,
      resultAddress: (id) => (publicUrl ? new URL(resultPath(id), publicUrl).href : null),
    }),
    atOnce,
    clock,
    onFailure: (error) => log.warn({ err: error }, 'a report could not be judged'),
  });
  const { take, isFull } = takeReport({ reported, onTaken: runner.wake, clock });
  const onFailure = (error: unknown) => log.warn({ err: error }, 'a report could not be taken');
  const connections = places({ all: maxReportClients, each: maxReportClients / 2 });
  const receiver =
    smtp &&
    reportReceiver(
      { address, ...smtp, relays: config.trustProxy },
      {
        ...{ take, isFull, onFailure },
        takePlace: (client) => connections.take(countedAddress(client)),
        isWelcome: async (sender) =>
          strangers === 'answer' || (await users.findByEmail(sender, clock())) !== null,
      },
    );
  const where = imap && { host: imap.host, folder: imap.folder };
  const poll =
    imap &&
    pollMailbox({
      mailbox: imapMailbox(imap, {
        egress: needs.egress,
        trusted: needs.trusted,
        maxBytes: maxReportBytes,
      }),
      vouchingServer: imap.vouchingServer,
      ...{ take, isFull, chance: Math.random },
      onOpened: () => log.info(where, 'reports are taken from a mailbox'),
      onFailure: (error) => log.warn({ err: error, ...where }, 'the mailbox cannot be read now'),
      onTooLarge: () => log.warn(where, 'a mail of more than 25 MB was marked as seen and not taken'),
    });
  return {
    start: async (): Promise<void> => {
      if (!hasMailServer) log.warn('REPORT_ADDRESS is set and SMTP_URL is not: no report can be answered');
      if (!config.lookups.isOn)
        log.warn(
          'LOOKUPS is off: reports are answered only to people with an account whose address a relay in TRUST_PROXY, or the server named as “vouches” in REPORT_IMAP_URL, vouches for',
        );
      // The embedded database is ours alone: the server that held reports is gone.
      if (!config.databaseUrl) await reported.releaseAll();
      if (receiver) log.info({ port: await receiver.listen(), host: smtp.host }, 'reports are taken by SMTP');
      poll?.start();
      runner.wake();
    },
    stop: async (): Promise<void> => {
      await Promise.all([receiver?.close(), poll?.stop()]);
      await runner.stop();
      await wrappers.close();
    },
  };
};

/** Of `Name <address>`. */
const addressOf = (from: string): string => (/<([^<>]*)>/.exec(from)?.[1] ?? from).trim().toLowerCase();
