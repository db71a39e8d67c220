// Long because it is one list: what is wired to what, in one place.

import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import Fastify, { LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { judgeUrl, type Models } from '../../engine/index.ts';
import { createEgress } from '../../lookups/egress.ts';
import { downloadFeed } from '../../lookups/feed.ts';
import { addressesOf, guardedResolver } from '../../lookups/resolve-dns.ts';
import { buildFeedIndex } from '../adapters/build-feed-index.ts';
import { callExamples } from '../adapters/call-examples.ts';
import { type DomainTls, domainFacts } from '../adapters/domain-facts.ts';
import type { EnclosureReader } from '../adapters/enclosure-reader.ts';
import { engineInsights } from '../adapters/engine-insights.ts';
import { evaluationReports } from '../adapters/evaluation-reports.ts';
import { judgedLink } from '../adapters/judged-item.ts';
import type { Judges } from '../adapters/judges.ts';
import { linkJudge } from '../adapters/link-judge.ts';
import type { SendMail } from '../adapters/mail.ts';
import { urlFactsFromTables } from '../adapters/model-files.ts';
import { phishingFeedList, phishingFeeds } from '../adapters/phishing-feeds.ts';
import type { PictureReader } from '../adapters/picture-reader.ts';
import { reportEngine } from '../adapters/report-engine.ts';
import { reportSigner } from '../adapters/report-signer.ts';
import { deriveKey } from '../adapters/secrets.ts';
import { senderVerifier } from '../adapters/sender-verifier.ts';
import { sourceCommit } from '../adapters/source-commit.ts';
import { trainedUrlModel } from '../adapters/trained-url-model.ts';
import { watchedOutside } from '../adapters/watched-outside.ts';
import type { Config } from '../config.ts';
import { admitCalls } from '../http/admit-calls.ts';
import { answerFailures, answerFrameworkError } from '../http/answer-failures.ts';
import { boundCalls } from '../http/bound-calls.ts';
import { countCalls } from '../http/calls-under-way.ts';
import { refuseCrossSite } from '../http/cross-site.ts';
import { describeCalls } from '../http/describe-calls.ts';
import { largeBodies, ordinaryBodyBytes } from '../http/large-bodies.ts';
import { refuseTwoHosts } from '../http/one-host.ts';
import { holdPermissions } from '../http/permissions.ts';
import { readBodies } from '../http/read-bodies.ts';
import { longestAddress, readableAddress } from '../http/readable-address.ts';
import { refuseExposedKeys } from '../http/refuse-exposed-keys.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { answerUnknownPaths, servePages } from '../http/serve-pages.ts';
import { logAnswers } from '../log.ts';
import { registerRoutes } from '../routes/index.ts';
import { answerOnce } from '../services/answer-once.ts';
import { checkDomain } from '../services/check-domain.ts';
import { checkEmail } from '../services/check-email.ts';
import { checkScreenshot } from '../services/check-screenshot.ts';
import { checkUrl } from '../services/check-url.ts';
import { checksUnderWay } from '../services/checks-under-way.ts';
import { isAdmin } from '../services/is-admin.ts';
import { atOnce } from '../services/judge-item.ts';
import { judgeMail } from '../services/judge-mail.ts';
import { keepFresh } from '../services/keep-fresh.ts';
import { limitCalls } from '../services/limit-calls.ts';
import { type LinkFacts, lookUpLink } from '../services/look-up-link.ts';
import { makeReport } from '../services/make-report.ts';
import { pictureMemory } from '../services/picture-memory.ts';
import { prepareAbuseReport } from '../services/prepare-abuse-report.ts';
import { presentResult } from '../services/present-result.ts';
import { presentUser } from '../services/present-user.ts';
import { scoreSample } from '../services/score-sample.ts';
import { searchVulnerabilities } from '../services/search-vulnerabilities.ts';
import { showAccuracy } from '../services/show-accuracy.ts';
import { showDashboard } from '../services/show-dashboard.ts';
import { showMlInsights } from '../services/show-ml-insights.ts';
import { countReadyCheck, spendCheck, usageOf } from '../services/spend-check.ts';
import { syncFeeds } from '../services/sync-feeds.ts';
import { takeMessage } from '../services/take-message.ts';
import { type TurnBounds, takeTurns } from '../services/take-turns.ts';
import { tidyUp } from '../services/tidy-up.ts';
import { verifySender } from '../services/verify-sender.ts';
import { versionsOf } from '../services/versions-of.ts';
import { analysisStore } from '../store/analyses.ts';
import { analysisTallyStore } from '../store/analysis-tallies.ts';
import { codeTryStore } from '../store/code-tries.ts';
import { contactMessageStore } from '../store/contact-messages.ts';
import type { ContentKeyRing } from '../store/content-key-ring.ts';
import { contentKeyStore } from '../store/content-keys.ts';
import type { OpenDatabase } from '../store/database.ts';
import { expiredContentStore } from '../store/expired-content.ts';
import { keptHistoryStore } from '../store/kept-history.ts';
import { otpCodeStore } from '../store/otp-codes.ts';
import { ownAnalysisStore } from '../store/own-analyses.ts';
import { passkeyStore } from '../store/passkeys.ts';
import { phishingPictureStore } from '../store/phishing-pictures.ts';
import { rateLimitStore } from '../store/rate-limits.ts';
import { reportedMessageStore } from '../store/reported-messages.ts';
import { sessionStore } from '../store/sessions.ts';
import { removeOldTombstones } from '../store/tombstones.ts';
import { usageStore } from '../store/usage.ts';
import { watchAlertStore } from '../store/watch-alerts.ts';
import { administration } from './administration.ts';
import { feedback } from './feedback.ts';
import { houseKeeping } from './housekeeping.ts';
import { jobsOf } from './jobs.ts';
import { mailing } from './mailing.ts';
import { organisationsOf } from './organisations.ts';
import { checkoutScriptOf, payments } from './payments.ts';
import { programs } from './programs.ts';
import { receipts } from './receipts.ts';
import { reportMailbox } from './reports.ts';
import { sharing } from './sharing.ts';
import { signingIn } from './signing-in.ts';
import { vulnerabilityCatalogue } from './vulnerability-catalogue.ts';
import { watchingOf } from './watching.ts';
import { webhookDelivery } from './webhooks.ts';

/** Everything that differs between development, a test and production. */
export type World = {
  config: Config;
  log: FastifyBaseLogger;
  database: OpenDatabase;
  sessionSecret: string;
  /** What opens people's content; see content-keys.ts. */
  contentKeys: ContentKeyRing;
  /** Null when no mail can be sent. */
  sendMail: SendMail | null;
  /** Ended with the app. */
  judges: Judges;
  /** Ended with the app. */
  enclosureReader: EnclosureReader;
  /** Ended with the app. */
  pictureReader: PictureReader;
  clock: () => Date;
  /** The built web app; null serves the API alone. */
  webFolder: string | null;
  /** Other models than those that ship, for links: for tests. */
  models?: Models;
  /** False admits calls however long they wait: for tests, which share their machine with others. */
  admitsByLoad?: boolean;
  /** Whose turn it is to have a message or picture read: for tests. */
  turns?: TurnBounds | undefined;
  /** How often a server looks for messages to webhooks that wait: for tests. */
  looksForWebhooksEveryMs?: number | undefined;
  /** How long a call may take, however busy the machine is with others: for tests. */
  answersWithinMs?: number;
  /** Where sites answer, and whose certificates count: for tests. */
  tls?: DomainTls;
  /** Other evaluation reports than those that ship: for tests. */
  reportsFolder?: URL;
};

const tidyUpEveryMs = 10 * 60 * 1000;
const deliverEveryMs = 10 * 1000;
/** The lists of known phishing are refreshed once the server has settled, and then every few hours. */
const hourMs = 60 * 60 * 1000;
const feedPace = { firstAfterMs: 15_000, everyMs: 4 * hourMs };

const noCompiler = (): never => {
  throw new Error('schemas are read by zod alone');
};

/** Wires everything and does not listen. The only file that knows concrete implementations. */
export const buildApp = async (world: World): Promise<FastifyInstance> => {
  const { config } = world;
  const app = Fastify({
    loggerInstance: world.log,
    // We log answers ourselves: see log.ts.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: ordinaryBodyBytes,
    // A client that trickles its request is cut off, so it cannot hold connections open for nothing.
    requestTimeout: 25_000,
    // A search of 10,000 characters of any alphabet is an address of up to 120,000.
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 2000, maxHeaderSize: longestAddress },
    routerOptions: { maxParamLength: longestAddress },
    rewriteUrl: readableAddress,
    forceCloseConnections: 'idle',
    // A crowded machine begins late, and is better than none: the library's own bound of ten seconds would end it.
    pluginTimeout: 120_000,
    // Clients that are connected when a shutdown begins are still served: see calls-under-way.ts.
    return503OnClosing: false,
    frameworkErrors: answerFrameworkError(config),
    // Or the framework loads a hundred files of compilers of its own, which are replaced below before they compile anything.
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  answerFailures(app);
  securityHeaders(app, config);
  logAnswers(app);
  boundCalls(app, world.answersWithinMs ? { withinMs: world.answersWithinMs } : {});
  countCalls(app);
  if (world.admitsByLoad ?? true) admitCalls(app, { ping: world.database.ping });
  await app.register(cookie);
  readBodies(app);

  const needs = wire(world);
  await needs
    .loadFeeds()
    .catch((error: unknown) => app.log.warn({ err: error }, 'lists of known phishing could not be read'));
  app.addHook('onRequest', refuseTwoHosts);
  app.addHook('onRequest', refuseExposedKeys(needs.manageApiKeys));
  app.addHook('onRequest', refuseCrossSite(needs));
  holdPermissions(app, needs);
  await describeCalls(app, { version: reportEngine()().version, examples: callExamples() });
  await registerRoutes(app, {
    ...needs,
    ping: world.database.ping,
    version: reportEngine()().version,
    isBehindProxy: config.trustProxy.length > 0,
  });
  if (world.webFolder)
    await servePages(app, {
      webFolder: world.webFolder,
      addresses: config.addresses,
      answersByMail: needs.answersByMail,
      checkoutScript: checkoutScriptOf(config),
      ownsResult: async (request, id) => needs.ownsAnalysis((await needs.identify(request)).user, id),
      lookForShared: needs.openShared.look,
    });
  else answerUnknownPaths(app);

  const timer = setInterval(() => {
    void needs.announcePlanEnds();
    needs.tidyUp().catch((error: unknown) => app.log.warn({ err: error }, 'tidy-up failed'));
  }, tidyUpEveryMs);
  timer.unref();
  // What a stopped server left unsent or unsaid is sent by the next one to start.
  const postTimer = setInterval(needs.deliverSoon, deliverEveryMs);
  postTimer.unref();
  app.addHook('onReady', async () => {
    await needs.releaseMails();
    needs.deliverSoon();
    needs.deliverWebhooks();
  });
  app.addHook('preClose', async () => needs.endEvents());
  // Before we say that we are ready: a port that is taken ends the start.
  app.addHook('onReady', needs.startMailbox);
  app.addHook('onListen', async () => void needs.announcePlanEnds());
  app.addHook('onListen', needs.warmUp);
  app.addHook('onListen', needs.startHousekeeping);
  app.addHook('onListen', needs.startReconciling);
  app.addHook('onListen', async () => {
    needs.startJobs();
    needs.startWatching();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    clearInterval(postTimer);
    await needs.closeWorkers();
  });
  return app;
};

const wire = (world: World) => {
  const { config, log, database, sessionSecret, sendMail, judges, enclosureReader, pictureReader, clock } =
    world;
  const { db } = database;
  const codes = otpCodeStore(db);
  const sessions = sessionStore(db);
  const keys = contentKeyStore(db, world.contentKeys);
  const expired = expiredContentStore(db, keys);
  const tallies = analysisTallyStore(db);
  const usage = usageStore(db);
  const rateLimits = rateLimitStore(db);
  const messages = contactMessageStore(db, keys);
  const pictures = phishingPictureStore(db);

  const { isOn, dnsServers, egressAllow } = config.lookups;
  const feedList = phishingFeedList(config.feeds.phishing);
  const feeds = phishingFeeds(feedList, config.dataDir);
  const egress = createEgress({
    allow: egressAllow,
    resolve: addressesOf(guardedResolver({ servers: dnsServers })),
    trusted: world.tls?.ca,
  });
  const download = downloadFeed({ egress });
  const syncLists = syncFeeds({ list: feedList, feeds, download, buildIndex: buildFeedIndex, clock });
  const feedKeeper = keepFresh({
    sync: isOn ? syncLists : null,
    ...feedPace,
    chance: Math.random,
    onSynced: (outcomes) => log.info({ outcomes }, 'lists of known phishing were refreshed'),
    onFailure: (error) => log.warn({ err: error }, 'lists of known phishing could not be refreshed'),
  });
  const housekeeping = houseKeeping({ database, keys, clock, log });
  const vulnerabilities = vulnerabilityCatalogue({ config, db, egress, clock });
  const vulnerabilityKeeper = vulnerabilities.keepFresh({
    onSynced: (outcome) => {
      log.info({ outcome }, 'vulnerabilities were synced');
      watches.wake();
    },
    onFailure: (error) => log.warn({ err: error }, 'vulnerabilities could not be synced'),
  });
  const urlFacts = urlFactsFromTables(
    { lookup: feeds.lookup, newest: () => feeds.taken()[0]?.listedOn ?? null },
    clock,
  );
  let shippedList: string | null = null;
  const newestList = () => {
    const [newest] = feeds.taken();
    if (newest) return newest.listedOn;
    shippedList ??= urlFacts('https://example.com/').lists?.listedOn ?? null;
    return shippedList;
  };
  const madeWith = versionsOf({ engine: reportEngine(), newestList });
  const analyses = analysisStore(db, keys, { madeWith, onQueued: () => hooks.wake() });
  const urlModel = trainedUrlModel();
  const models = () => world.models ?? { url: urlModel() };
  const findFacts = isOn ? domainFacts({ config: config.lookups, egress, clock, tls: world.tls }) : null;
  const verifier = senderVerifier({
    dnsServers: isOn ? dnsServers : null,
    onFault: (fault) => log.error(fault, 'a message broke the sender verifier'),
  });
  const takeTurn = takeTurns({ now: () => performance.now(), bounds: world.turns });
  // Apart from the checks: who reads what they have must not wait for what they submit.
  const takeReadingTurn = takeTurns({ now: () => performance.now(), bounds: world.turns });
  const quota = { usage, guestDailyLimit: config.guestDailyLimit, clock };
  const singleChecks = checksUnderWay();
  const spend = singleChecks.counted(spendCheck(quota));
  const limit = limitCalls({ rateLimits, clock });
  const reports = evaluationReports({
    folder: world.reportsFolder,
    onFault: ({ report, error }) => log.error({ report, err: error }, 'an evaluation report is unreadable'),
  });
  const present = presentUser(config);
  const signer = reportSigner(sessionSecret);
  const post = mailing({ config, db, keys, messages, sendMail, clock, log });
  const { outgoing, hasMailServer, deliverSoon, notify, tellMembers, welcome, confirm, onMailFailure } = post;
  const { spendCode, openSession, ...signIn } = signingIn({
    ...{ config, db, sessionSecret, sendMail, notify, welcome, onMailFailure, clock },
    limitCalls: limit,
    presentUser: present,
  });
  const hooks = webhookDelivery({
    ...{
      db,
      keys,
      analyses,
      alerts: watchAlertStore(db, keys),
      egress,
      limitCalls: limit,
      notify,
      deliverSoon,
      clock,
      log,
    },
    lookEveryMs: world.looksForWebhooksEveryMs,
  });
  const watches = watchingOf({
    ...{ config, db, keys, outgoing, hasMailServer, deliverSoon, vulnerabilities, clock, log },
    outside: watchedOutside({ config: config.lookups, egress, clock, tls: world.tls }),
    limitCalls: limit,
    wakeWebhooks: hooks.wake,
    feedKey: deriveKey(sessionSecret, 'watch feeds'),
  });
  const together = organisationsOf({
    ...{ config, db, keys, egress, outgoing, hasMailServer, deliverSoon, tellMembers, clock },
    ...{ openSession, signInKey: deriveKey(sessionSecret, 'organisation sign-in') },
    engine: reportEngine(),
    limitCalls: limit,
  });
  const forPrograms = programs({ db, keys, limitCalls: limit, notify, clock, log });
  const documents = receipts({ config, db, hasMailServer, clock, log });
  const paying = payments({
    ...{ config, db, sessionSecret, limitCalls: limit, notify, deliverSoon, clock, log },
    documents: documents.documents,
    receipts: documents.store,
  });
  const {
    reports: verdictReports,
    corrections,
    ...said
  } = feedback({
    ...{ db, keys, analyses, sessionSecret, limitCalls: limit, hasMailServer, clock },
    deliverSoon: () => {
      deliverSoon();
      hooks.wake();
    },
  });
  const link = {
    lookUp: lookUpLink({ find: findFacts, clock }),
    judge: (url: string, found: LinkFacts) => judgeUrl(url, { ...urlFacts(url), ...found }, models()),
    itemOf: judgedLink,
  };
  type JudgeMessage = Parameters<typeof judgeMail>[0]['judge'];
  const judgeAtOnce: JudgeMessage = (job, signal, meter) =>
    judges.judge({ ...job, feeds: feeds.taken() }, signal, meter);
  /** For jobs: single checks come first, also those that began while the sender of this message was verified. */
  const judgePatiently: JudgeMessage = async (job, signal, meter) => {
    await singleChecks.makeWay();
    return judges.judge({ ...job, feeds: feeds.taken() }, signal, meter, true);
  };
  const judgeLink = linkJudge({
    judge: (url, facts) => judgeUrl(url, facts, models()),
    judges,
    // Threads judge with the models that ship.
    ...(world.models && { cores: 1 }),
  });
  const verifySenders = verifySender(verifier);
  const memory = pictureMemory({ pictures, key: deriveKey(sessionSecret, 'picture memory'), clock });
  const reported = reportedMessageStore(db, keys);
  const ofReports = {
    ...{ spendCheck: spend, analyses, corrections, clock },
    // Their runner decides how many are judged at once.
    takeTurn: atOnce,
  };
  const mailbox = reportMailbox({
    ...{ config, db, keys, reported, outgoing, hasMailServer, deliverSoon, verifier, clock, log },
    ...{ egress, trusted: world.tls?.ca, takeDmarc: watches.takeMailedDmarc },
    judging: {
      analyses,
      checkEmail: checkEmail({
        ...ofReports,
        verifySender: verifySenders,
        judgeMail: judgeMail({ judge: judgeAtOnce, readEnclosures: enclosureReader.read }),
      }),
      checkUrl: checkUrl({
        ...{ ...ofReports, ...link },
        judge: (url, found, signal) => judgeLink(url, { ...urlFacts(url), ...found }, signal),
      }),
      checkScreenshot: checkScreenshot({
        ...ofReports,
        read: pictureReader.read,
        judge: (job, signal, meter) => judges.judge({ ...job, feeds: feeds.taken() }, signal, meter),
        // An address is no network: what several of one domain report is not remembered as what several people saw.
        memory: { ...memory, remember: async () => undefined },
      }),
    },
  });
  const jobs = jobsOf(
    {
      ...{ database, keys, madeWith, clock, log },
      uploadSpaceGb: config.uploadSpaceGb,
      makeWay: singleChecks.makeWay,
      wakeWebhooks: () => hooks.wake(),
    },
    {
      ...{ link, find: findFacts, known: urlFacts, models, corrections, clock },
      verifySender: verifySenders,
      judgeMail: judgeMail({ judge: judgePatiently, readEnclosures: enclosureReader.read }),
    },
  );

  return {
    clock,
    presentUser: present,
    ...signIn,
    showDashboard: showDashboard({
      analyses,
      tallies,
      usageOf: usageOf(quota),
      presentUser: present,
      watching: watches.calls.showWatching,
      clock,
    }),
    showMlInsights: showMlInsights({
      engineInsights: engineInsights({
        judge: (job) => judges.judge({ ...job, feeds: feeds.taken() }, new AbortController().signal),
      }),
      evaluationReports: reports,
      analyses,
    }),
    showAccuracy: showAccuracy({
      evaluationReports: reports,
      sourceCommit: sourceCommit(),
      running: () => ({
        phishingLists: {
          everyHours: isOn ? feedPace.everyMs / hourMs : null,
          newest: newestList(),
        },
        vulnerabilities: { everyHours: vulnerabilities.everyHours },
      }),
    }),
    scoreSample: scoreSample({
      limitCalls: limit,
      judge: (job, signal) => judges.judge({ ...job, feeds: feeds.taken() }, signal),
    }),
    checkUrl: checkUrl({
      ...{ ...link, spendCheck: spend, analyses, corrections, clock },
      judge: (url, found, signal) => judgeLink(url, { ...urlFacts(url), ...found }, signal),
    }),
    /** The first link loads tables and the model, which takes a quarter of a second: no visitor should wait for that. */
    warmUp: async () => {
      const anyLink = 'https://example.com/';
      judgeUrl(anyLink, urlFacts(anyLink), models());
    },
    startHousekeeping: async () => {
      housekeeping.start();
      await documents
        .issueMissing()
        .catch((error: unknown) => log.warn({ err: error }, 'receipts could not be issued'));
    },
    checkEmail: checkEmail({
      spendCheck: spend,
      verifySender: verifySenders,
      judgeMail: judgeMail({ judge: judgeAtOnce, readEnclosures: enclosureReader.read }),
      takeTurn,
      analyses,
      corrections,
      clock,
    }),
    checkDomain: checkDomain({
      ...{ spendCheck: spend, find: findFacts, known: urlFacts, models, analyses, corrections, clock },
    }),
    checkScreenshot: checkScreenshot({
      spendCheck: spend,
      read: pictureReader.read,
      judge: (job, signal, meter) => judges.judge({ ...job, feeds: feeds.taken() }, signal, meter),
      takeTurn,
      analyses,
      corrections,
      memory,
      clock,
    }),
    searchVulnerabilities: searchVulnerabilities({
      spendCheck: spend,
      countReadyCheck: countReadyCheck(quota),
      limitCalls: limit,
      searches: vulnerabilities.searches,
      pages: vulnerabilities.pages,
      clock,
    }),
    makeReport: makeReport({
      findAnalysis: async (id) => (await analyses.find(id)) ?? jobs.items.findResult(id),
      isAdmin: isAdmin(config),
      limitCalls: limit,
      signer,
      engine: reportEngine(),
      clock,
    }),
    reportKey: signer.key,
    ...paying,
    ...documents.calls,
    largeBodies: largeBodies(),
    loadFeeds: feeds.load,
    closeWorkers: async () => {
      // What the reconciliation has begun may still queue mails.
      await paying.stopReconciling();
      await mailbox.stop();
      await Promise.all([jobs.stop(), watches.stop()]);
      await Promise.all([post.stop(), housekeeping.stop(), forPrograms.stop(), hooks.stop()]);
      await Promise.all([feedKeeper.stop(), vulnerabilityKeeper.stop()]);
      const readers = [enclosureReader.close(), pictureReader.close()];
      await Promise.all([egress.close(), judges.close(), ...readers, verifier.close()]);
    },
    ...administration({
      ...{ config, db, analyses, messages, expired, spendCode, notify, tellMembers, welcome, clock },
      findInJobs: jobs.items.findResult,
      ...{ outgoing, hasMailServer, deliverSoon, webhooks: hooks.webhooks, watched: watches.exported },
      reports: verdictReports,
      own: ownAnalysisStore(db, keys),
      history: keptHistoryStore(db, keys),
      limitCalls: limit,
      takeTurn: takeReadingTurn,
    }),
    prepareAbuseReport: prepareAbuseReport({
      findAnalysis: async (id) => (await analyses.find(id)) ?? jobs.items.findResult(id),
      ...{ find: findFacts, known: urlFacts, limitCalls: limit, clock },
    }),
    ...sharing({ db, analyses, limitCalls: limit, takeTurn: takeReadingTurn, clock }),
    ...forPrograms.calls,
    ...jobs.calls,
    ...watches.calls,
    ...together.calls,
    startWatching: watches.start,
    startJobs: jobs.start,
    startMailbox: mailbox.start,
    endEvents: jobs.endEvents,
    answerOnce: answerOnce({ idempotent: forPrograms.idempotent, clock }),
    presentResult: presentResult({ versions: madeWith, clock }),
    usageOf: usageOf(quota),
    ...said.calls,
    manageWebhooks: hooks.manageWebhooks,
    deliverWebhooks: hooks.wake,
    deliverSoon,
    releaseMails: post.releaseMails,
    announcePlanEnds: post.announcePlanEnds,
    isProduction: config.isProduction,
    takeMessage: takeMessage({
      ...{ messages, confirm, deliverSoon, hasMailServer, clock },
      limitCalls: limit,
      inboxes: config.addresses,
    }),
    tidyUp: tidyUp({
      codes,
      apiKeys: forPrograms.apiKeys,
      idempotent: forPrograms.idempotent,
      codeTries: codeTryStore(db),
      passkeys: passkeyStore(db),
      sessions,
      rateLimits,
      usage,
      expired,
      tallies,
      pictures,
      reports: verdictReports,
      corrections: said.correctionStore,
      outgoing,
      reported,
      receipts: documents.store,
      webhookDeliveries: hooks.deliveries,
      jobs: jobs.tidy,
      watchAlerts: watches.alerts,
      watchLooks: watches.looks,
      invitations: together.invitations,
      signInTries: together.signInTries,
      dmarcReports: watches.dmarcReports,
      campaigns: together.campaigns,
      removeTombstones: (at) => removeOldTombstones(db, at),
      clock,
    }),
  };
};
