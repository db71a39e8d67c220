import { parentPort } from 'node:worker_threads';
import { feedHashes, feedLineReader, listingKey } from '../../engine/index.ts';
import type { FromIndexWorker, ToIndexWorker } from './build-feed-index.ts';
import { popularNames } from './popular-names.ts';

// Reads the text of one list, piece by piece, and sorts its hashes: seconds of work that would block all other calls.

/** The largest public lists have a million lines; anything beyond this is an attempt to fill the memory. */
const maxEntries = 2_000_000;

const isPopular = popularNames();
const readLine = feedLineReader();
const decoder = new TextDecoder();
const hashes = feedHashes();
let rest = '';
let junk = 0;

const takeLine = (line: string) => {
  if (hashes.count() >= maxEntries) return;
  const names = readLine(line);
  if (names.length === 0 && /^\s*[^\s#!;/]/.test(line)) junk += 1;
  for (const name of names) {
    const key = listingKey(name, isPopular);
    if (key !== null) hashes.add(key);
  }
};

/** An endless line is cut: the reader would refuse it anyway. */
const maxRest = 64 * 1024;

const takeText = (text: string) => {
  const lines = (rest + text).split('\n');
  rest = (lines.pop() ?? '').slice(0, maxRest);
  for (const line of lines) takeLine(line);
};

const answer = (message: FromIndexWorker, transfer: ArrayBuffer[] = []) =>
  parentPort?.postMessage(message, transfer);

parentPort?.on('message', (message: ToIndexWorker) => {
  if ('chunk' in message) {
    takeText(decoder.decode(message.chunk, { stream: true }));
    answer({ isTaken: true });
    return;
  }
  takeText(decoder.decode());
  takeLine(rest);
  const index = hashes.index();
  answer({ index, junk }, [index.buffer as ArrayBuffer]);
});
