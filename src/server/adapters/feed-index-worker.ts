import { feedIndexReader } from './feed-index-reader.ts';
import { popularNames } from './popular-names.ts';
import { serveCalls } from './serve-calls.ts';

// Reads one list in a thread of its own: seconds of work that would block all other calls.

const { take, finish } = feedIndexReader(popularNames());
const functions = { take, finish };
export type FeedIndexFunctions = typeof functions;

serveCalls(functions);
