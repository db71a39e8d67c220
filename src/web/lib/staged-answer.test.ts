import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { stagesMediaType } from '../../contract/stages-media-type.ts';
import { json, type Reply, startLoopback } from '../testing/loopback.ts';
import { ApiError, createApi, uploadMessageOf } from './api.ts';

const answer = z.object({ ok: z.boolean() });
const file = new File(['pixels'], 'bank.png', { type: 'image/png' });

const stages = { answer, progress: z.object({ stage: z.string() }) };

const upload = async (reply: Reply) => {
  const { baseUrl } = await startLoopback(() => reply);
  const onStage = vi.fn<(line: { stage: string }) => void>();
  const result = createApi(baseUrl).uploadInStages('/api/thing', { field: 'picture', file }, stages, onStage);
  return { result, onStage };
};

const staged = (...pieces: (string | Uint8Array)[]): Reply => ({
  type: `${stagesMediaType}; charset=utf-8`,
  body: (async function* () {
    yield* pieces;
  })(),
});
const stagesOf = (onStage: { mock: { calls: [{ stage: string }][] } }) =>
  onStage.mock.calls.map(([{ stage }]) => stage);

it('reports each stage when it is reached, before there is an answer', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const body = (async function* () {
    yield '{"stage":"opening"}\n{"stage":"reading"}\n';
    await released;
    yield '{"stage":"judging"}\n{"analysis":{"ok":true}}\n';
  })();
  const { result, onStage } = await upload({ type: stagesMediaType, body });
  await vi.waitFor(() => expect(stagesOf(onStage)).toEqual(['opening', 'reading']));
  release();
  await expect(result).resolves.toEqual({ ok: true });
  expect(stagesOf(onStage)).toEqual(['opening', 'reading', 'judging']);
});

it('joins lines that arrive in pieces, even when cut inside a character', async () => {
  const bytes = new TextEncoder().encode('{"stage":"größer"}\n{"analysis":{"ok":true}}');
  const { result, onStage } = await upload(staged(...[...bytes].map((byte) => Uint8Array.of(byte))));
  await expect(result).resolves.toEqual({ ok: true });
  expect(stagesOf(onStage)).toEqual(['größer']);
});

it('passes over empty lines and what it does not know', async () => {
  const { result, onStage } = await upload(
    staged('\n{"progress":7}\nnot json\n{"stage":7}\n\n{"analysis":{"ok":false}}\n'),
  );
  await expect(result).resolves.toEqual({ ok: false });
  expect(onStage).not.toHaveBeenCalled();
});

it('takes a refusal in the last line for a refused call', async () => {
  const { result } = await upload(
    staged('{"stage":"opening"}\n{"status":422,"failure":{"message":"Damaged","error":"unreadable"}}\n'),
  );
  const error = await result.catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 422, message: 'Damaged', body: { error: 'unreadable' } });
  expect(uploadMessageOf(error)).toBe('422: {"message":"Damaged","error":"unreadable"}');
});

it('carries what a refusal in the last line asks the page to do', async () => {
  const failure = { message: 'Usage limit exceeded', error: 'limit_reached', requiresAuth: true };
  const { result } = await upload(staged(JSON.stringify({ status: 429, failure })));
  await expect(result).rejects.toMatchObject({ status: 429, body: { requiresAuth: true } });
});

it('does not take an answer that breaks off for an answer, nor for a message of the server', async () => {
  const { result } = await upload(staged('{"stage":"opening"}\n{"stage":"rea'));
  const error = await result.catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(Error);
  expect(uploadMessageOf(error)).toBeNull();
});

it('takes an answer that comes all at once, as a server without stages gives it', async () => {
  const { result, onStage } = await upload(json({ ok: true }));
  await expect(result).resolves.toEqual({ ok: true });
  expect(onStage).not.toHaveBeenCalled();
});

it('is refused before any stage as every call is', async () => {
  const { result } = await upload(json({ message: 'Too large' }, 413));
  await expect(result).rejects.toMatchObject({ status: 413, message: 'Too large' });
});

it('refuses an analysis that is not what the contract says', async () => {
  const { result } = await upload(staged('{"analysis":{"ok":"yes"}}\n'));
  await expect(result).rejects.toBeInstanceOf(z.ZodError);
});

const part = z.object({ part: z.string(), fields: z.record(z.string(), z.unknown()) });

const postInParts = async (reply: Reply) => {
  const { baseUrl, calls } = await startLoopback(() => reply);
  const onPart = vi.fn<(line: z.infer<typeof part>) => void>();
  const schemas = { answer, progress: part };
  const result = createApi(baseUrl).postInStages('/api/thing', { domain: 'a.example' }, schemas, onPart);
  return { result, onPart, calls };
};

it('reports each part of an answer as it arrives, then the whole', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const body = (async function* () {
    yield '{"part":"subject","fields":{"domain":"a.example"}}\n';
    await released;
    yield '{"part":"dns","fields":{"dnsRecords":{"A":[]}}}\n{"result":{"ok":true}}\n';
  })();
  const { result, onPart, calls } = await postInParts({ type: stagesMediaType, body });
  await vi.waitFor(() =>
    expect(onPart.mock.calls).toEqual([[{ part: 'subject', fields: { domain: 'a.example' } }]]),
  );
  release();
  await expect(result).resolves.toEqual({ ok: true });
  expect(onPart.mock.lastCall).toEqual([{ part: 'dns', fields: { dnsRecords: { A: [] } } }]);
  expect(calls).toEqual([{ path: '/api/thing', body: { domain: 'a.example' } }]);
});

it('takes an answer in parts that comes all at once', async () => {
  const { result, onPart } = await postInParts(json({ ok: true }));
  await expect(result).resolves.toEqual({ ok: true });
  expect(onPart).not.toHaveBeenCalled();
});

it('passes over parts without fields, and takes a refusal after them for one', async () => {
  const { result, onPart } = await postInParts(
    staged('{"part":"dns"}\n{"part":"dns","fields":[]}\n{"status":503,"failure":{"message":"Away"}}\n'),
  );
  await expect(result).rejects.toMatchObject({ status: 503, message: 'Away' });
  expect(onPart).not.toHaveBeenCalled();
});
