import type { FastifyReply } from 'fastify';

/** Sends JSON that is written already, byte by byte. */
export const sendJson = (reply: FastifyReply, body: Buffer): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(body);
