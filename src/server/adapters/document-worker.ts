import { parentPort } from 'node:worker_threads';
import { readDocument } from './read-document.ts';

// The inside of a worker thread of mail-tools.ts: one document at a time, in and out.

parentPort?.on('message', (file: Uint8Array) => {
  void readDocument(file).then((content) => parentPort?.postMessage(content));
});

// Loaded before the first document comes, so that loading does not count against its time limit.
await import('unpdf');
parentPort?.postMessage('ready');
