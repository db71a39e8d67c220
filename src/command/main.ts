#!/usr/bin/env node
import nodeModule from 'node:module';
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';
import { cacheFolder } from './data-folder.ts';

// Compiled code is kept for the next start, in a folder of one's own: in a shared one, another user could put theirs.
const cache = cacheFolder(process.env);
if (cache !== null) nodeModule.enableCompileCache?.(cache);

const script = new URL(import.meta.url);
if (isMainThread) {
  const { start } = await import('./start.ts');
  await start(script);
} else {
  const { answerJobs } = await import('./check-thread.ts');
  await answerJobs(script);
}
