import { z } from 'zod';
import { priorities, vulnerabilitySeverities } from './analyze-vulnerability.ts';
import { outsideText } from './outside-text.ts';

/** What can be watched. */
export const watchedKinds = ['device', 'domain'] as const;
export type WatchedKind = (typeof watchedKinds)[number];

export const maxImportLines = 10_000;
export const maxImportBytes = 4 * 1024 * 1024;
export const maxNoteLength = 200;
const vendorMessage = 'Please choose a vendor';
const productMessage = 'Please choose a product';
const versionMessage = 'Please give the version as the device shows it, for example 7.2.4';
const noteMessage = `Please keep the note within ${maxNoteLength} characters`;

/** `POST /api/watch/devices`. */
export const watchDeviceRequest = z.strictObject({
  vendor: z.string(vendorMessage).trim().min(1, vendorMessage).max(100, vendorMessage),
  product: z.string(productMessage).trim().min(1, productMessage).max(100, productMessage),
  version: z.string(versionMessage).trim().min(1, versionMessage).max(100, versionMessage),
  note: z.string(noteMessage).trim().max(maxNoteLength, noteMessage).nullish(),
});
export type WatchDeviceInput = z.input<typeof watchDeviceRequest>;
export type WatchDeviceWish = z.output<typeof watchDeviceRequest>;

/** How near a vulnerability is to being used. */
export const watchStages = ['none', 'likely', 'public', 'exploited'] as const;

export const watchedDeviceSchema = z.object({
  id: z.uuid(),
  vendor: z.string(),
  product: z.string(),
  version: z.string(),
  note: z.string().nullable(),
  addedAt: z.iso.datetime(),
  /** Null before the first look. */
  lastLookAt: z.iso.datetime().nullable(),
  /** `paused`: the plan watches fewer devices than there are; the oldest ones are watched. */
  state: z.enum(['watched', 'paused']),
  /** How many vulnerabilities concern exactly this version, likely concern it, and are known to be exploited. */
  found: z.object({
    affected: z.number().int(),
    likely: z.number().int(),
    exploited: z.number().int(),
  }),
  /** What is to be known about the version, where records say nothing of it; null where there is nothing. */
  hint: z.string().nullable(),
});
export type WatchedDevice = z.infer<typeof watchedDeviceSchema>;

/** `GET /api/watch/devices`. */
export const watchedDevicesResponse = z.object({
  /** The oldest first. */
  devices: z.array(watchedDeviceSchema),
  count: z.number().int(),
  /** How many the plan watches; -1 where there is no limit, 0 on plans that watch none. */
  limit: z.number().int(),
  /** The cursor of the next page; left out on the last one. */
  next: z.string().optional(),
});
export type WatchedDevices = z.infer<typeof watchedDevicesResponse>;

export const watchedDevicesPage = 500;
const cursorMessage = 'This cursor is none of ours';
export const watchCursor = z.uuid(cursorMessage).optional();
export const watchDevicesQuery = z.strictObject({ cursor: watchCursor });

/** `GET /api/watch/devices/:id`: with what is known to concern it. */
export const watchedDeviceResponse = watchedDeviceSchema.extend({
  vulnerabilities: z.array(
    z.object({
      cveId: z.string(),
      certainty: z.enum(['affected', 'likely']),
      stage: z.enum(watchStages),
      severity: z.enum(vulnerabilitySeverities).nullable(),
      fixedIn: outsideText.nullable(),
    }),
  ),
});
export type WatchedDeviceDetails = z.infer<typeof watchedDeviceResponse>;

/** `POST /api/watch/devices/import`. */
export const importDevicesResponse = z.object({
  /** How many lines hold a device. */
  lines: z.number().int(),
  added: z.number().int(),
  /** What is wrong with which line; the header is line 1. */
  errors: z.array(z.object({ line: z.number().int(), message: z.string() })),
});
export type ImportedDevices = z.infer<typeof importDevicesResponse>;

export const watchRemovedResponse = z.object({ message: z.string() });

export const alertStates = ['open', 'acknowledged', 'snoozed', 'muted'] as const;
export type AlertState = (typeof alertStates)[number];

/** What an alert about a device reports. */
const vulnerabilityAlertKinds = [
  'new',
  'likely',
  'confirmed',
  'withdrawn',
  'exploited',
  'exploit-public',
  'exploitation-likely',
  'fixed',
  'raised',
] as const;
export type VulnerabilityAlertKind = (typeof vulnerabilityAlertKinds)[number];

/** What an alert about a domain reports. */
export const domainAlertKinds = [
  'registration-ends',
  'registration-ended',
  'registrar-changed',
  'name-servers-changed',
  'certificate-ends',
  'certificate-ended',
  'certificate-broken',
  'weaker',
  'listed',
  'proof-lost',
  'lookalike',
  'lookalike-ready',
  'lookalike-certificate',
  'certificate-logged',
] as const;

export const alertKinds = [...vulnerabilityAlertKinds, ...domainAlertKinds] as const;
export type AlertKind = (typeof alertKinds)[number];

export const watchAlertSchema = z.object({
  id: z.uuid(),
  kind: z.enum(alertKinds),
  thing: z.object({ id: z.uuid(), kind: z.enum(watchedKinds), name: outsideText }),
  /** Of alerts about devices; null of others. */
  cveId: z.string().nullable(),
  priority: z.enum(priorities),
  /** Mailed at once rather than in the digest. */
  isGrave: z.boolean(),
  /** As in the mail's subject: `Act now: FortiOS 7.2.4, CVE-2026-1234, exploited`. */
  subject: outsideText,
  whatChanged: outsideText,
  whyItMatters: outsideText,
  whatToDo: z.array(outsideText),
  /** When it was seen. */
  seenAt: z.iso.datetime(),
  state: z.enum(alertStates),
  /** Until when it is snoozed. */
  until: z.iso.datetime().nullable(),
  /** Why it was muted. */
  reason: z.string().nullable(),
});
export type WatchAlert = z.infer<typeof watchAlertSchema>;

const stateMessage = `The state must be one of: ${alertStates.join(', ')}`;
/** `GET /api/watch/alerts`. */
export const watchAlertsQuery = z.strictObject({
  /** Left out: alerts of any state. */
  state: z.enum(alertStates, stateMessage).optional(),
  cursor: watchCursor,
});
export const watchAlertsPage = 50;

export const watchAlertsResponse = z.object({
  /** The newest first. */
  alerts: z.array(watchAlertSchema),
  /** How many are open, whatever was asked for. */
  open: z.number().int(),
  /** How many things are watched. */
  watched: z.number().int(),
  next: z.string().optional(),
});
export type WatchAlerts = z.infer<typeof watchAlertsResponse>;

const decisionMessage = 'The state must be acknowledged, snoozed or muted';
const untilMessage = 'until: please say when the alert should come back, as a time that is still to come';
const reasonMessage = 'reason: please say in a few words why it is muted';
/** `PATCH /api/watch/alerts/:id`. */
export const changeAlertRequest = z
  .strictObject({
    state: z.enum(['acknowledged', 'snoozed', 'muted'], decisionMessage),
    until: z.iso.datetime({ offset: true, error: untilMessage }).nullish(),
    reason: z.string(reasonMessage).trim().max(500, 'reason: please keep it within 500 characters').nullish(),
  })
  .refine(({ state, until }) => state !== 'snoozed' || Boolean(until), {
    message: untilMessage,
    path: ['until'],
  })
  .refine(({ state, reason }) => state !== 'muted' || Boolean(reason), {
    message: reasonMessage,
    path: ['reason'],
  });
export type ChangeAlertInput = z.input<typeof changeAlertRequest>;
export type AlertDecision = z.output<typeof changeAlertRequest>;

/** After so many hours without a look nobody is called protected. */
export const freshLookHours = 26;
/** An older catalogue does not know the vulnerabilities of this week. */
export const freshCatalogueDays = 7;
/** How far back the history of looks goes. */
export const lookHistoryDays = 30;

export const watchStatuses = ['off', 'nothing', 'alerts', 'stale', 'protected'] as const;

/** `watch` of the dashboard, and the head of `GET /api/watch/status`. */
export const watchSummarySchema = z.object({
  /**
   * `off`: this server does not watch. `nothing`: nothing is watched. `alerts`: some are open. `stale`: nothing is open, and the last
   * look or the catalogue is too old to say more. `protected`: watched, fresh, nothing open.
   */
  status: z.enum(watchStatuses),
  devices: z.number().int(),
  domains: z.number().int(),
  openAlerts: z.number().int(),
  /** The gravest open alert: what to do first. */
  gravest: outsideText.nullable(),
  lastLookAt: z.iso.datetime().nullable(),
  /** Why it is not fresh, in a sentence; null where it is. */
  problem: z.string().nullable(),
});
export type WatchSummary = z.infer<typeof watchSummarySchema>;

/** `GET /api/watch/status`. */
export const watchStatusResponse = watchSummarySchema.extend({
  isOn: z.boolean(),
  limits: z.object({ devices: z.number().int(), domains: z.number().int() }),
  catalogue: z.object({
    asOf: z.iso.date(),
    origin: z.enum(['shipped', 'synced']),
    ageDays: z.number().int(),
    isFresh: z.boolean(),
  }),
  /** Public logs of certificates that are read for the names of domains; null where none are. */
  certificateLogs: z
    .array(
      z.object({
        /** Its host and path. */
        name: z.string(),
        /** Null before the first time. */
        lastReadAt: z.iso.datetime().nullable(),
        /** How many of its certificates were not read yet. */
        behind: z.number().int(),
        /** Why it could not be read the last time, in a few words: “its checkpoint is not signed with its key”. */
        problem: z.string().nullable(),
        /** It did not tell the truth; nothing that it said then was taken. */
        isRefused: z.boolean(),
      }),
    )
    .nullable(),
  /** The newest day first; a day without a look is a gap. Days before anything was watched are left out. */
  looks: z.array(
    z.object({
      day: z.iso.date(),
      looks: z.number().int(),
      alerts: z.number().int(),
      lastAt: z.iso.datetime().nullable(),
      isGap: z.boolean(),
    }),
  ),
});
export type WatchStatus = z.infer<typeof watchStatusResponse>;
