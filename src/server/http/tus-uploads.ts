import { STATUS_CODES } from 'node:http';
import { Readable } from 'node:stream';
import { DataStore, Server, Upload } from '@tus/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FailureCode } from '../../contract/failure.ts';
import { isUuid } from '../../contract/uuid.ts';
import { maxJobBytes } from '../../contract/v1/jobs.ts';
import { type Problem, problemMediaType } from '../../contract/v1/problem.ts';
import { Failure } from '../failure.ts';
import type { TakeUpload } from '../services/take-upload.ts';
import type { UploadRow } from '../store/uploads.ts';
import { toFailure } from './answer-failures.ts';
import { holdPlace, type Places } from './places.ts';
import { uploadLocks } from './upload-locks.ts';

/** The parts of one person's files, as the protocol asks for them. */
class OwnUploads extends DataStore {
  override extensions = ['creation', 'creation-with-upload', 'creation-defer-length', 'termination'];
  readonly #take: TakeUpload;
  readonly #userId: string;

  constructor(take: TakeUpload, userId: string) {
    super();
    this.#take = take;
    this.#userId = userId;
  }

  async #find(id: string): Promise<UploadRow> {
    const found = isUuid(id) ? await this.#take.find(this.#userId, id) : null;
    if (!found) throw noSuchUpload();
    return found;
  }

  override async create(file: Upload): Promise<Upload> {
    const begun = await this.#take.begin(this.#userId, {
      size: file.size ?? null,
      metadata: file.metadata ?? {},
    });
    file.id = begun.id;
    return file;
  }

  override async write(body: Readable, id: string): Promise<number> {
    return this.#take.append(await this.#find(id), body);
  }

  override async getUpload(id: string): Promise<Upload> {
    const { size, received, metadata } = await this.#find(id);
    return new Upload({ id, offset: received, metadata, ...(size !== null && { size }) });
  }

  override async declareUploadLength(id: string, size: number): Promise<void> {
    await this.#take.declareSize(this.#userId, id, size);
  }

  override async remove(id: string): Promise<void> {
    await this.#find(id);
    // One that a job was made of is the job's.
    if (!(await this.#take.remove(this.#userId, id))) throw noSuchUpload();
  }
}

const noSuchUpload = () => new Failure('not_found', 'There is no such upload. It may have expired.');

const locker = uploadLocks();

type Answering = { take: TakeUpload; userId: string; path: string; senders: Places };

/** Answers a call of the resumable protocol (tus 1.0.0) for a person. What fails is a problem with the protocol's status. */
export const answerTus = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { take, userId, path, senders }: Answering,
): Promise<FastifyReply> => {
  // A file trickles: it takes no place that other calls wait for, and has few of its own.
  holdPlace(reply, senders, userId);
  request.visit?.setAside();
  const server = new Server({
    path,
    datastore: new OwnUploads(take, userId),
    locker,
    relativeLocation: true,
    maxSize: maxJobBytes,
    // No page of another site reads our answers.
    allowedOrigins: () => false,
    onResponseError: (_, error) => {
      if ('status_code' in error) return;
      const { statusCode, message } = toFailure(error);
      return { status_code: statusCode, body: message };
    },
  });
  const hasBody = request.method === 'PATCH' || request.method === 'POST';
  const answer = await server.handleWeb(
    new Request(`http://localhost${request.url}`, {
      method: request.method,
      headers: textHeaders(request),
      ...(hasBody && { body: Readable.toWeb(request.raw) as ReadableStream, duplex: 'half' as const }),
    }),
  );
  for (const [name, value] of answer.headers)
    if (!/^content-|^access-control-/.test(name)) reply.header(name, value);
  reply.code(answer.status);
  if (answer.status < 400) return reply.send();
  // What is still to come is not read.
  if (!request.raw.complete) reply.header('connection', 'close');
  return reply.type(problemMediaType).send(JSON.stringify(problemOf(answer.status, await answer.text())));
};

const textHeaders = ({ headers }: FastifyRequest): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));

const codes: Readonly<Record<number, FailureCode>> = {
  401: 'not_signed_in',
  404: 'not_found',
  409: 'conflict',
  410: 'gone',
  413: 'too_large',
  415: 'wrong_type',
  503: 'unavailable',
};

const problemOf = (status: number, detail: string): Problem => ({
  type: 'about:blank',
  title: STATUS_CODES[status] ?? 'Error',
  status,
  detail: detail.trim(),
  code: codes[status] ?? (status < 500 ? 'invalid_input' : 'internal'),
});
