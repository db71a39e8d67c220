import { eq } from 'drizzle-orm';
import type { OpenDatabase } from '../store/database.ts';
import { monthOf } from '../store/job-usage.ts';
import { jobs, jobUsage, users } from '../store/schema.ts';

const nobody = '00000000-0000-4000-8000-000000000000';
const text = 'text/plain';
const tus = { 'tus-resumable': '1.0.0' };

type Ask = {
  key: string | null;
  body: object | string;
  type: string;
  query: string;
  params: Record<string, string>;
  headers: Record<string, string>;
};
type Make = (
  id: string,
  ask: Partial<Ask>,
  wanted: number,
) => Promise<{ id: string; headers: Record<string, unknown> }>;
type World = { narrow: string; database: OpenDatabase };

/** Every call of jobs and of the uploads that they are made of. */
export const makeJobCalls = async (make: Make, { narrow, database }: World) => {
  const two = { body: 'example.com\npaypa1-login.com', type: text };
  const query = '?kind=domain&name=domains.txt';
  const headers = { 'idempotency-key': 'a job' };
  const params = { id: (await make('createJob', { ...two, query, headers }, 202)).id };
  await make('createJob', { body: 'example.com', type: text, query, headers }, 409);
  await make('createJob', { ...two, query: '' }, 400);
  await make('createJob', { body: { upload: nobody, kind: 'url' } }, 404);
  await make('createJob', { body: { upload: 'a'.repeat(100_000), kind: 'url' } }, 413);
  await make('createJob', { body: '<a/>', type: 'application/xml', query }, 415);
  await make('watchJob', { params }, 200);
  for (const id of ['getJob', 'listJobs', 'listJobResults', 'exportJob']) await make(id, { params }, 200);
  await make('listJobs', { query: '?cursor=x' }, 400);
  await make('listJobResults', { params, query: '?limit=0' }, 400);
  await make('exportJob', { params, query: '?format=pdf' }, 400);
  const long = { id: (await make('createJob', { ...two, query }, 202)).id };
  await make('watchJob', { params: long }, 200);
  // As if it had not ended yet: how fast a job is must not decide about a test.
  await database.db.update(jobs).set({ state: 'running', endedAt: null }).where(eq(jobs.id, long.id));
  for (const id of ['pauseJob', 'continueJob', 'cancelJob']) await make(id, { params: long }, 200);
  for (const id of ['pauseJob', 'continueJob', 'cancelJob']) await make(id, { params: long }, 409);

  const length = { 'upload-length': '11', ...tus };
  const { headers: told } = await make('createUpload', { headers: length }, 201);
  const upload = { id: String(told['location']).split('/').at(-1) ?? '' };
  const part = { params: upload, body: 'example.com', type: 'application/offset+octet-stream' };
  const offset = (at: number | string) => ({ 'upload-offset': String(at), ...tus });
  await make('sendPart', { ...part, headers: offset('here') }, 400);
  await make('sendPart', { ...part, headers: offset(5) }, 409);
  await make('sendPart', { ...part, body: 'longer than it was to be', headers: offset(0) }, 413);
  await make('sendPart', { ...part, type: 'application/xml', headers: offset(0) }, 415);
  await make('sendPart', { ...part, headers: offset(0) }, 204);
  await make('deleteUpload', { params: upload, headers: { 'tus-resumable': '0.1' } }, 400);
  await make('deleteUpload', { params: upload, headers: tus }, 204);
  await make('createUpload', { headers: tus }, 400);
  await make('createUpload', { headers: { ...tus, 'upload-length': '2000000000' } }, 413);
  for (let n = 0; n < 5; n += 1) await make('createUpload', { headers: length }, 201);
  await make('createUpload', { headers: length }, 409);

  const asked: Record<string, Partial<Ask>> = {
    createJob: { ...two, query },
    createUpload: { headers: length },
    deleteUpload: { headers: tus },
    sendPart: { ...part, headers: offset(0) },
  };
  for (const id of jobCallNames) {
    const ask = { params, ...asked[id] };
    await make(id, { ...ask, key: null }, 401);
    await make(id, { ...ask, key: narrow }, 403);
    if (!['createJob', 'createUpload', 'listJobs'].includes(id))
      await make(id, { ...ask, params: { id: nobody } }, 404);
  }
  await make('deleteJob', { params }, 204);
  const [user] = await database.db.select().from(users);
  const used = { userId: user?.id ?? '', month: monthOf(new Date('2026-11-15T12:00:00Z')), items: 10_000 };
  await database.db
    .insert(jobUsage)
    .values(used)
    .onConflictDoUpdate({ target: [jobUsage.userId, jobUsage.month], set: { items: used.items } });
  await make('createJob', { ...two, query }, 429);
  await make('createUpload', { headers: length }, 429);
};

const jobCallNames = [
  'createJob',
  'listJobs',
  'getJob',
  'watchJob',
  'listJobResults',
  'exportJob',
  'pauseJob',
  'continueJob',
  'cancelJob',
  'deleteJob',
  'createUpload',
  'sendPart',
  'deleteUpload',
];
