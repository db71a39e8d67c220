import { parentPort } from 'node:worker_threads';
import { loadReported } from '../../engine/index.ts';
import { faultOf } from './fault-of.ts';
import type { WrapperJob, WrapperReading } from './wrapper-reader.ts';

// The inside of the thread of wrapper-reader.ts: one mail at a time, in and out.

const { findReported } = await loadReported();

const read = ({ wrapper }: WrapperJob): WrapperReading => {
  try {
    return { state: 'found', reported: findReported(wrapper) };
  } catch (error) {
    return { state: 'failed', ...faultOf(error) };
  }
};

parentPort?.on('message', (job: WrapperJob) => parentPort?.postMessage(read(job)));
parentPort?.postMessage('ready');
