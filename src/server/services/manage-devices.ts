import { plans, unlimited } from '../../contract/plans.ts';
import { isUuid } from '../../contract/uuid.ts';
import {
  type ImportedDevices,
  maxImportLines,
  maxNoteLength,
  type WatchDeviceWish,
  type WatchedDevice,
  type WatchedDeviceDetails,
  type WatchedDevices,
  watchDeviceRequest,
  watchedDevicesPage,
} from '../../contract/watch.ts';
import { isReadableVersion } from '../../engine/index.ts';
import { Failure } from '../failure.ts';
import type { ContentKeyStore } from '../store/content-keys.ts';
import { readFacts } from '../store/keep-look.ts';
import type { UserRow } from '../store/users.ts';
import type { WatchedDeviceContent } from '../store/watched-content.ts';
import type { WatchedDeviceStore, WatchedThing } from '../store/watched-things.ts';
import { findDevice } from '../watching/find-device.ts';
import { headerMessage, readDeviceTable } from '../watching/read-device-table.ts';
import { type SeenFacts, seenFacts } from '../watching/what-changed.ts';
import type { KeepWatching } from './keep-watching.ts';
import type { LimitCalls } from './limit-calls.ts';
import { isPaused } from './within-plans.ts';

const hourMs = 60 * 60 * 1000;
const changesAnHour = 300;
const importsAnHour = 30;

type Needs = {
  things: WatchedDeviceStore;
  keys: ContentKeyStore;
  /** Null where this server does not watch. */
  watching: Pick<KeepWatching, 'now' | 'wake'> | null;
  limitCalls: LimitCalls;
  clock: () => Date;
};

/** The devices that a person has watched. */
export const manageDevices = ({ things, keys, watching, limitCalls, clock }: Needs) => {
  const limitOf = ({ planType }: UserRow) => plans[planType].watchedDevices;
  const roomOf = (user: UserRow) => (limitOf(user) === unlimited ? Number.POSITIVE_INFINITY : limitOf(user));
  const counted = ({ id }: UserRow, what: string, max: number) =>
    limitCalls([{ key: `${what}:${id}`, max, windowMs: hourMs }]);

  const presenter = async (user: UserRow) => {
    const end = await things.firstPaused(user.id, limitOf(user));
    return (thing: WatchedThing<WatchedDeviceContent>): WatchedDevice => present(thing, isPaused(thing, end));
  };

  const own = async (user: UserRow, id: string) => {
    const found = isUuid(id) ? await things.find(user.id, id) : null;
    if (!found) throw new Failure('not_found', 'There is nothing at this address');
    return found;
  };

  const detailed = async (user: UserRow, id: string): Promise<WatchedDeviceDetails> => {
    const { thing, facts } = await own(user, id);
    const seen = facts ? seenFacts.parse(await readFacts(keys, thing, facts)) : {};
    return { ...(await presenter(user))(thing), vulnerabilities: listedFacts(seen) };
  };

  return {
    list: async (user: UserRow, cursor: string | null): Promise<WatchedDevices> => {
      const rows = await things.listOf(user.id, { after: cursor, most: watchedDevicesPage + 1 });
      const page = rows.slice(0, watchedDevicesPage);
      const last = page.at(-1);
      return {
        devices: page.map(await presenter(user)),
        count: await things.count(user.id),
        limit: limitOf(user),
        ...(rows.length > watchedDevicesPage && last && { next: last.id }),
      };
    },

    show: detailed,

    /** Adds one, and looks at it: the answer has what was found. */
    add: async (user: UserRow, wish: WatchDeviceWish): Promise<WatchedDeviceDetails> => {
      await counted(user, 'watched-devices', changesAnHour);
      if (roomOf(user) === 0) throw beyondPlan(user);
      const device = deviceOf(wish);
      if ('problem' in device) throw new Failure('invalid_input', device.problem, { field: device.field });
      const added = await things.add(user.id, [device], { room: roomOf(user), now: clock() });
      const [outcome] = added ?? [];
      if (!outcome) throw new Failure('not_signed_in', 'This account has been deleted');
      if (outcome === 'full') throw full(user);
      if (outcome === 'twice')
        throw new Failure('conflict', `${twice} Give it another note if there are two of them.`);
      await watching?.now(outcome.id);
      return detailed(user, outcome.id);
    },

    /** Takes the lines that are right, and says of each other one what is wrong with it. */
    import: async (user: UserRow, text: string): Promise<ImportedDevices> => {
      await counted(user, 'watched-imports', importsAnHour);
      if (roomOf(user) === 0) throw beyondPlan(user);
      const lines = readDeviceTable(text);
      if (!lines) throw new Failure('invalid_input', headerMessage);
      if (lines.length > maxImportLines)
        throw new Failure(
          'invalid_input',
          `This file has ${lines.length.toLocaleString('en')} devices. Please send at most ${maxImportLines.toLocaleString('en')} at a time.`,
        );
      const errors: { line: number; message: string }[] = [];
      const devices: { line: number; device: WatchedDeviceContent }[] = [];
      for (const one of lines) {
        const device = 'problem' in one ? one : deviceOfCells(one.cells);
        if ('problem' in device) errors.push({ line: one.line, message: device.problem });
        else devices.push({ line: one.line, device });
      }
      const outcomes = await things.add(
        user.id,
        devices.map(({ device }) => device),
        { room: roomOf(user), now: clock() },
      );
      if (!outcomes) throw new Failure('not_signed_in', 'This account has been deleted');
      outcomes.forEach((outcome, n) => {
        const line = devices[n]?.line ?? 0;
        if (outcome === 'twice') errors.push({ line, message: twice });
        if (outcome === 'full') errors.push({ line, message: full(user).message });
      });
      watching?.wake();
      return {
        lines: lines.length,
        added: outcomes.filter((outcome) => typeof outcome === 'object').length,
        errors: errors.sort((a, b) => a.line - b.line),
      };
    },

    remove: async (user: UserRow, id: string): Promise<void> => {
      if (!isUuid(id) || !(await things.remove(user.id, id)))
        throw new Failure('not_found', 'There is nothing at this address');
    },
  };
};
export type ManageDevices = ReturnType<typeof manageDevices>;

const twice = 'This device is watched already.';

const beyondPlan = ({ planType }: UserRow) =>
  new Failure(
    'not_allowed',
    `The ${plans[planType].name} plan watches no devices. The Standard plan watches ${plans.standard.watchedDevices}: choose it under “Pricing”.`,
    { requiresUpgrade: true, planType },
  );

const full = ({ planType }: UserRow) =>
  new Failure(
    'not_allowed',
    `The ${plans[planType].name} plan watches ${plans[planType].watchedDevices} devices. Remove one, or choose a larger plan under “Pricing”.`,
    { requiresUpgrade: true, planType },
  );

type Problem = { problem: string; field: string };

const deviceOf = ({ vendor, product, version, note }: WatchDeviceWish): WatchedDeviceContent | Problem => {
  const found = findDevice(vendor, product);
  if ('unknown' in found) return { problem: found.unknown, field: found.field };
  if (!isReadableVersion(version))
    return {
      field: 'version',
      problem: `“${version}” cannot be read as a version of ${found.product}, so no record could be compared with it. Please give it as the device shows it, for example 7.2.4.`,
    };
  return { ...found, version, note: note || null };
};

const deviceOfCells = (
  cells: Record<'vendor' | 'product' | 'version' | 'note', string>,
): WatchedDeviceContent | Problem => {
  const parsed = watchDeviceRequest.safeParse({ ...cells, note: cells.note || null });
  if (parsed.success) return deviceOf(parsed.data);
  const [issue] = parsed.error.issues;
  return { problem: issue?.message ?? `Please keep the note within ${maxNoteLength} characters`, field: '' };
};

const present = (thing: WatchedThing<WatchedDeviceContent>, paused: boolean): WatchedDevice => {
  const { id, content: device, createdAt, lookedAt, affected, likely, exploited, isNamed } = thing;
  const { vendor, product, version, note } = device;
  return {
    ...{ id, vendor, product, version, note },
    addedAt: createdAt.toISOString(),
    lastLookAt: lookedAt?.toISOString() ?? null,
    state: paused ? 'paused' : 'watched',
    found: { affected, likely, exploited },
    hint:
      isNamed === false
        ? `No record of ${product} names a release near ${version}. Please check it. It is watched: you are notified when a record does.`
        : null,
  };
};

const stageOrder = ['exploited', 'public', 'likely', 'none'];

/** What is exploited first, then what affects it for certain, the newest first. */
const listedFacts = (facts: SeenFacts): WatchedDeviceDetails['vulnerabilities'] =>
  Object.entries(facts)
    .map(([cveId, { is, stage, severity, fix }]) => ({ cveId, certainty: is, stage, severity, fixedIn: fix }))
    .sort(
      (a, b) =>
        stageOrder.indexOf(a.stage) - stageOrder.indexOf(b.stage) ||
        a.certainty.localeCompare(b.certainty) ||
        b.cveId.localeCompare(a.cveId, 'en', { numeric: true }),
    );
