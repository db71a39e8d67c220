import { createContext, useContext } from 'react';
import type { z } from 'zod';
import { stagesMediaType } from '../../contract/stages-media-type.ts';
import { type Refusal, readRefusal } from './refusal.ts';
import { readStagedAnswer } from './staged-answer.ts';

/** What an answer must look like; where the first load asks, its schema is fetched once there is an answer to read. */
export type AnswerSchema<T> = z.ZodType<T> | (() => Promise<z.ZodType<T>>);

/** A call the server refused. Carries the status and the body, so a feature can react to `requiresAuth` and the like. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly body: Refusal | null;
  /** The answer as it came, or its status text when it was empty. */
  readonly text: string;

  constructor(status: number, statusText: string, answer: string) {
    const body = readRefusal(parseJson(answer));
    const text = answer.trim() || statusText;
    super(body?.message ?? body?.error ?? text);
    this.status = status;
    this.body = body;
    this.text = text;
  }
}

/** The server's own message; null when it gave none that a person could read. */
export const serverMessageOf = (error: unknown): string | null =>
  error instanceof ApiError ? (error.body?.message ?? error.body?.error ?? null) : null;

/** No answer at all, or what a proxy says while our server behind it does not answer. */
export const isOutOfReach = (error: Error): boolean =>
  error instanceof ApiError ? error.status >= 502 && error.status <= 504 : error instanceof TypeError;

/** Enough to describe what went wrong; a proxy in between may answer with a whole page. */
const maxAnswerShown = 300;

/** A refused upload reads '{status}: {response text}', as specified; null when there was no answer at all. */
export const uploadMessageOf = (error: unknown): string | null => {
  if (!(error instanceof ApiError)) return null;
  const { status, text } = error;
  return `${status}: ${text.length > maxAnswerShown ? `${text.slice(0, maxAnswerShown)}...` : text}`;
};

export type Api = {
  get: <T>(path: string, answer: AnswerSchema<T>, signal?: AbortSignal) => Promise<T>;
  post: <T>(path: string, body: unknown, answer: AnswerSchema<T>) => Promise<T>;
  put: <T>(path: string, body: unknown, answer: AnswerSchema<T>) => Promise<T>;
  patch: <T>(path: string, body: unknown, answer: AnswerSchema<T>) => Promise<T>;
  remove: <T>(path: string, answer: AnswerSchema<T>) => Promise<T>;
  /** A body that is the file itself, of the given type. */
  postBody: <T>(path: string, body: string | File, type: string, answer: AnswerSchema<T>) => Promise<T>;
  /** One file in the named field of a multipart form. */
  upload: <T>(path: string, field: string, file: File, answer: AnswerSchema<T>) => Promise<T>;
  /** The same for a call that reports its progress, or answers once at its end. */
  uploadInStages: <T, Progress>(
    path: string,
    { field, file }: { field: string; file: File },
    schemas: StagedSchemas<T, Progress>,
    onProgress: (line: Progress) => void,
  ) => Promise<T>;
  postInStages: <T, Progress>(
    path: string,
    body: unknown,
    schemas: StagedSchemas<T, Progress>,
    onProgress: (line: Progress) => void,
  ) => Promise<T>;
  /** A file that the server makes on request. */
  download: (path: string, body: unknown) => Promise<DownloadedFile>;
};

type StagedSchemas<T, Progress> = { answer: AnswerSchema<T>; progress: AnswerSchema<Progress> };

/** `name` is null where the server gave none. */
type DownloadedFile = { content: Blob; name: string | null };

/** Each answer is checked against its schema, so that a mismatch fails here and not three components further on. */
export const createApi = (baseUrl = ''): Api => {
  const send = (path: string, init: RequestInit) =>
    fetch(baseUrl + path, { credentials: 'include', ...init });
  const call = async <T>(path: string, init: RequestInit, answer: AnswerSchema<T>): Promise<T> =>
    parse(await readWhole(await send(path, init)), answer);
  const callInStages = async <T, Progress>(
    path: string,
    init: RequestInit,
    { answer, progress }: StagedSchemas<T, Progress>,
    onProgress: (line: Progress) => void,
  ): Promise<T> => {
    const headers = { ...init.headers, accept: `${stagesMediaType}, application/json` };
    return parse(await readInStages(await send(path, { ...init, headers }), progress, onProgress), answer);
  };
  return {
    get: (path, answer, signal) => call(path, signal ? { signal } : {}, answer),
    post: (path, body, answer) => call(path, jsonBody('POST', body ?? {}), answer),
    put: (path, body, answer) => call(path, jsonBody('PUT', body), answer),
    patch: (path, body, answer) => call(path, jsonBody('PATCH', body), answer),
    remove: (path, answer) => call(path, { method: 'DELETE' }, answer),
    postBody: (path, body, type, answer) =>
      call(path, { method: 'POST', headers: { 'content-type': type }, body }, answer),
    upload: (path, field, file, answer) =>
      call(path, { method: 'POST', body: formWith(field, file) }, answer),
    uploadInStages: (path, { field, file }, schemas, onProgress) =>
      callInStages(path, { method: 'POST', body: formWith(field, file) }, schemas, onProgress),
    postInStages: (path, body, schemas, onProgress) =>
      callInStages(path, jsonBody('POST', body), schemas, onProgress),
    download: async (path, body) => {
      const response = await send(path, jsonBody('POST', body));
      if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
      const { attachmentName } = await import('./attachment-name.ts');
      return {
        content: await response.blob(),
        name: attachmentName(response.headers.get('content-disposition')),
      };
    },
  };
};

export const ApiContext = createContext<Api>(createApi());
export const useApi = () => useContext(ApiContext);

const jsonBody = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const formWith = (field: string, file: File) => {
  const form = new FormData();
  form.append(field, file);
  return form;
};

const readWhole = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, response.statusText, text);
  return parseJson(text);
};

/** A refusal in the last line is the same as a refused call: it only became known after the answer had begun. */
const readInStages = async <Progress>(
  response: Response,
  progress: AnswerSchema<Progress>,
  onProgress: (line: Progress) => void,
): Promise<unknown> => {
  const isStaged = response.headers.get('content-type')?.startsWith(stagesMediaType);
  if (!isStaged || !response.ok || !response.body) return readWhole(response);
  const outcome = await readStagedAnswer(response.body, await schemaOf(progress), onProgress);
  if (outcome === null) throw new Error('The answer ended before its last line');
  if ('answer' in outcome) return outcome.answer;
  throw new ApiError(outcome.status, '', JSON.stringify(outcome.failure));
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // The schema refuses it, and of a refusal the raw text is shown.
    return null;
  }
};

const schemaOf = <T>(schema: AnswerSchema<T>) => (typeof schema === 'function' ? schema() : schema);

const parse = async <T>(value: unknown, schema: AnswerSchema<T>): Promise<T> =>
  (await schemaOf(schema)).parse(value);
