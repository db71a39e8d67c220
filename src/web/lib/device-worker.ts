// The engine on the visitor's own device, in a worker: it answers while the server still looks things up, and where the server is
// out of reach. It asks for its own code, its weights and its tables, and for nothing else.
import tables from '../../../dist/offline/tables.bin?url';
import weights from '../../../dist/offline/weights.bin?url';
import type { CheckedOnDevice, DeviceAnswer, DeviceQuestion, SubmittedToDevice } from './device-messages.ts';

// The policy of our pages forbids text that becomes code, which zod would otherwise try.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const fetchBytes = async (address: string): Promise<Uint8Array> => {
  const answer = await fetch(address, { priority: 'low' });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
};

/** The files come while the code does. */
const files = Promise.all([fetchBytes(weights), fetchBytes(tables)]);
const engine = import('./device-engine.ts');
const ready = Promise.all([engine, files]).then(([{ checkMail, checkUrl, useData }, [weights, tables]]) => {
  useData({ weights, tables });
  return { checkMail, checkUrl };
});

const judge = async (submitted: SubmittedToDevice) => {
  const { checkMail, checkUrl } = await ready;
  if (submitted.kind === 'url') return checkUrl(submitted.url);
  if (submitted.kind === 'file') return checkMail(new Uint8Array(await submitted.file.arrayBuffer()));
  const { content, sender, subject } = submitted;
  return checkMail(content, { ...(sender && { sender }), ...(subject && { subject }) });
};

const kinds = { url: 'url', mail: 'email', file: 'email-file' } as const;

const check = async ({ submitted }: DeviceQuestion): Promise<CheckedOnDevice | null> => {
  const { riskLevel, riskScore, ...result } = await judge(submitted);
  return riskLevel === null || riskScore === null
    ? null
    : { ...result, riskLevel, riskScore, analysisType: kinds[submitted.kind] };
};

addEventListener('message', ({ data }: MessageEvent<DeviceQuestion>) => {
  check(data).then(
    (result) => postMessage({ id: data.id, result } satisfies DeviceAnswer),
    // What cannot be checked here is judged by the server alone, which also says why.
    () => postMessage({ id: data.id, result: null } satisfies DeviceAnswer),
  );
});
