import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';
import { type LargeBodies, noRoom, ordinaryBodyBytes } from './large-bodies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The one file that the call takes; set before the handler runs. */
    upload: Upload;
  }
}

/** The name is the sender's claim. */
export type Upload = { name: string; bytes: Uint8Array };

export type UploadRules = {
  field: string;
  maxBytes: number;
  /** By its name or by how it begins: what is too large is asked before it is known whole. */
  isAllowed: (file: Upload) => boolean;
  messages: { missing: string; wrongType: string; tooLarge: string };
};

/** Our forms have one field; a form with many more is not ours. */
const formLimits = { files: 1, fields: 5, parts: 6, fieldSize: 4096, headerPairs: 20, headerSize: 16 * 1024 };

/**
 * Makes the calls of one plugin take one file each, as a form. Forms are read nowhere else: a page on another site can
 * send one without a CORS preflight.
 *
 * The file is read before the handler, so that a visitor on a slow line is not charged for the time it took to arrive;
 * and to its end even when it is refused, as a browser that is cut off while it sends shows no answer at all.
 */
export const takeUploads = async (
  app: FastifyInstance,
  rules: UploadRules,
  largeBodies: LargeBodies,
): Promise<void> => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(notAForm()));
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { ...formLimits, fileSize: rules.maxBytes },
  });
  const maxForm = rules.maxBytes + ordinaryBodyBytes;
  app.addHook('onRequest', async ({ headers }) => {
    if (Number(headers['content-length']) > maxForm) throw new Failure('too_large', rules.messages.tooLarge);
  });
  app.addHook('onRequest', largeBodies(maxForm).onRequest);
  app.decorateRequest('upload');
  app.addHook('preValidation', async (request) => {
    const reading = readUpload(request, rules);
    request.upload = await (request.arriving ? Promise.race([reading, request.arriving.givenUp]) : reading);
  });
};

const readUpload = async (
  request: FastifyRequest,
  { field, isAllowed, messages }: UploadRules,
): Promise<Upload> => {
  if (!request.isMultipart()) throw notAForm();
  let upload: (Upload & { isCut: boolean }) | null = null;
  let isRefused = false;
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue;
      const chunks: Uint8Array[] = [];
      for await (const chunk of part.file as AsyncIterable<Uint8Array>) {
        isRefused ||= request.arriving?.take(chunk.length) === false;
        if (isRefused) chunks.length = 0;
        else chunks.push(chunk);
      }
      // A form whose file was not chosen sends one without a name.
      if (part.fieldname === field && part.filename)
        upload = { name: part.filename, bytes: joinChunks(chunks), isCut: part.file.truncated };
    }
  } catch (error) {
    throw unreadableForm(error);
  }
  if (isRefused) throw noRoom();
  if (upload === null) throw new Failure('invalid_input', messages.missing);
  const { isCut, ...file } = upload;
  if (file.bytes.length === 0)
    throw new Failure('invalid_input', 'This file is empty. Please choose another one.');
  if (!isAllowed(file)) throw new Failure('wrong_type', messages.wrongType);
  if (isCut) throw new Failure('too_large', messages.tooLarge);
  return file;
};

/** Copies, because small chunks are views of a shared pool, which would be sent to another thread with them. */
const joinChunks = (chunks: Uint8Array[]) => new Uint8Array(Buffer.concat(chunks));

const notAForm = () =>
  new Failure('wrong_type', 'Please send the file as a form (content-type: multipart/form-data)');

/** Every error of the parser is about the upload, never about the server. */
const unreadableForm = (error: unknown) => {
  const isSecondFile = error instanceof Error && 'code' in error && error.code === 'FST_FILES_LIMIT';
  return new Failure(
    'invalid_input',
    isSecondFile
      ? 'Please upload one file at a time'
      : 'This upload could not be read, or ended too early. Please try again.',
  );
};
