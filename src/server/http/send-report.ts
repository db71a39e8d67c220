import type { FastifyReply } from 'fastify';
import type { MadeReport } from '../services/make-report.ts';

/** Should a browser show the answer after all, it fetches nothing, runs nothing and does not have our origin. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** RFC 6266: the plain name for every client, and the extended form for those that read it first. */
export const sendReport = (reply: FastifyReply, { mediaType, fileName, text }: MadeReport): FastifyReply =>
  reply
    .type(mediaType)
    .header('content-disposition', `attachment; filename="${fileName}"; filename*=UTF-8''${fileName}`)
    .header('content-security-policy', policy)
    .send(Buffer.from(text));
