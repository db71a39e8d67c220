import { randomInt } from 'node:crypto';
import { askByStream, openStream } from './ask-by-stream.ts';
import { openLines } from './dns-lines.ts';
import {
  type Asked,
  type DnsMessage,
  encodeQuestion,
  isAnswerTo,
  isTruncated,
  type Question,
  readAnswer,
} from './dns-message.ts';
import { type Place, placeOf } from './dns-place.ts';
import { type DnsStream, openStreams } from './dns-streams.ts';

/** Null: no server can hold such a name. Throws when no answer came. */
export type AskChannel = (question: Question) => Promise<DnsMessage | null>;

/** One caller's share of the channel, until the signal aborts. */
export type JoinChannel = (signal: AbortSignal) => AskChannel;

type Asker = { unsent: Waiting[]; open: Map<number, Waiting>; fresh: number };

type Waiting = {
  id: number;
  asked: Asked;
  asker: Asker;
  /** Where it was sent last. */
  place: Place | null;
  stream: DnsStream | null;
  sentAt: number;
  tries: number;
  /** Sent a moment ago, so its answer may still be on the way. */
  isFresh: boolean;
  /** Sent just now, so the resolver may not have read it yet. */
  isUnread: boolean;
  settle: (message: Buffer) => void;
  fail: (error: Error) => void;
};

/** A lost question is sent again after this long, to the next server if there is one; after the last try it fails. */
const tryMs = [400, 900, 1100];
const lookEveryMs = 25;
/** Sockets are closed after this long without a question. */
const quietMs = 1000;

/**
 * Limits on one caller's questions in flight, and on all questions not yet read: more would overflow the resolver's
 * buffers, and every lost question costs a wait. A question that stays unanswered gives up its place, so that one slow
 * check does not block the others.
 */
const maxFresh = 16;
const freshMs = 120;
const maxUnread = 180;
const unreadMs = 40;

/**
 * Asks resolvers the questions of all domain checks over a few sockets. Node's own resolver can neither ask for a zone's
 * keys nor report who validated an answer, and it opens a socket for each of a check's hundreds of questions.
 */
export const openChannel = (servers: readonly string[]): JoinChannel => {
  /** The resolvers that the operator chose: they are trusted and need no guard. */
  const places = servers.slice(0, 2).map(placeOf);
  const waiting = new Map<number, Waiting>();
  /** Callers with something to send, served in turn. */
  const turns: Asker[] = [];
  let unread = 0;
  let timer: NodeJS.Timeout | null = null;
  let quietSince = 0;

  const age = (entry: Waiting, since = Number.POSITIVE_INFINITY) => {
    if (entry.isFresh && since >= freshMs) {
      entry.isFresh = false;
      entry.asker.fresh -= 1;
    }
    if (entry.isUnread && since >= unreadMs) {
      entry.isUnread = false;
      unread -= 1;
    }
  };
  const remove = (entry: Waiting) => {
    waiting.delete(entry.id);
    entry.asker.open.delete(entry.id);
    age(entry);
    if (waiting.size > 0) return;
    quietSince = performance.now();
    timer?.unref();
  };

  /** Streams are cheaper, datagrams more reliable: only the first try goes over a stream. */
  const send = (entry: Waiting, isFirst = false) => {
    const place = places[entry.tries % places.length] ?? null;
    entry.place = place;
    entry.tries += 1;
    entry.sentAt = performance.now();
    age(entry);
    entry.isFresh = true;
    entry.asker.fresh += 1;
    entry.isUnread = true;
    unread += 1;
    if (!place) return;
    entry.stream = isFirst ? streams.send(place, entry.asked.framed) : null;
    if (!entry.stream) lines.send(place, entry.asked.packet);
  };
  const sendNext = () => {
    for (let skipped = 0; unread < maxUnread && skipped < turns.length; ) {
      const asker = turns.shift();
      if (!asker) return;
      if (asker.fresh >= maxFresh) {
        turns.push(asker);
        skipped += 1;
        continue;
      }
      const entry = asker.unsent.shift();
      if (asker.unsent.length > 0) turns.push(asker);
      if (entry) send(entry, true);
      skipped = 0;
    }
  };

  const waitingFor = (message: Buffer) =>
    message.length >= 4 ? waiting.get(message.readUInt16BE(0)) : undefined;
  const onMessage = (message: Buffer) => {
    const entry = waitingFor(message);
    if (!entry) return;
    remove(entry);
    sendNext();
    entry.settle(message);
  };
  const streams = openStreams({
    onMessage: (message) => {
      const entry = waitingFor(message);
      // Garbage on a stream ends no question: it is asked again by datagram.
      if (entry && isAnswerTo(message, entry.asked)) onMessage(message);
    },
    onLost: (stream) => {
      for (const entry of [...waiting.values()]) {
        if (entry.stream !== stream) continue;
        // The resolver may never have received it, so it does not count as a try.
        entry.tries -= 1;
        send(entry);
      }
    },
  });
  const lines = openLines({
    onMessage,
    onError: (place, error) => {
      for (const entry of [...waiting.values()]) {
        if (entry.place !== place || entry.stream) continue;
        if (entry.tries < tryMs.length) send(entry);
        else {
          remove(entry);
          entry.fail(error);
        }
      }
      sendNext();
    },
  });

  const look = () => {
    const now = performance.now();
    for (const entry of [...waiting.values()]) {
      if (entry.tries === 0) continue;
      const since = now - entry.sentAt;
      age(entry, since);
      if (since < (tryMs[entry.tries - 1] ?? 0)) continue;
      if (entry.stream) streams.late(entry.stream);
      if (entry.tries < tryMs.length) send(entry);
      else {
        remove(entry);
        entry.fail(Object.assign(new Error('no resolver answered'), { code: 'ETIMEOUT' }));
      }
    }
    sendNext();
    if (waiting.size > 0 || now - quietSince < quietMs || !timer) return;
    clearInterval(timer);
    timer = null;
    lines.close();
    streams.close();
  };

  const askByDatagram = (asker: Asker, asked: Asked, id: number) =>
    new Promise<Buffer>((settle, fail) => {
      const entry = {
        id,
        asked,
        asker,
        place: null,
        stream: null,
        sentAt: 0,
        tries: 0,
        isFresh: false,
        isUnread: false,
        settle,
        fail,
      };
      waiting.set(id, entry);
      asker.open.set(id, entry);
      timer ??= setInterval(look, lookEveryMs);
      timer.ref();
      asker.unsent.push(entry);
      if (asker.unsent.length === 1) turns.push(asker);
      sendNext();
    });

  return (signal) => {
    const asker: Asker = { unsent: [], open: new Map(), fresh: 0 };
    const leave = () => {
      asker.unsent.length = 0;
      const at = turns.indexOf(asker);
      if (at >= 0) turns.splice(at, 1);
      for (const entry of [...asker.open.values()]) {
        remove(entry);
        entry.fail(new Error('the channel is closed'));
      }
      sendNext();
    };
    signal.addEventListener('abort', leave, { once: true });
    return async (question) => {
      signal.throwIfAborted();
      const id = drawFreeId(waiting);
      const asked = encodeQuestion(question, id);
      if (!asked) return null;
      const message = await askByDatagram(asker, asked, id);
      const [place] = places;
      if (!isTruncated(message) || !place) return readAnswer(message, asked);
      return askByStream(openStream(place, signal), question);
    };
  };
};

/** Unpredictable, so that an attacker cannot answer in the resolver's place (RFC 5452). */
const drawFreeId = (taken: ReadonlyMap<number, unknown>): number => {
  const id = randomInt(65_536);
  return taken.has(id) ? drawFreeId(taken) : id;
};
