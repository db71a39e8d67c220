import type { FastifyInstance } from 'fastify';
import { sharing } from '../../contract/page-paths.ts';
import { openToAll } from './permissions.ts';

/**
 * Answers what a phone shares when no service worker of ours has taken it: the page opens and asks for it once more. The form
 * is not looked at, and is read to its end, as a browser that is cut off while it sends shows no answer at all.
 */
export const answerShares = async (app: FastifyInstance): Promise<void> => {
  await app.register(async (shares) => {
    shares.removeAllContentTypeParsers();
    shares.addContentTypeParser('*', (_request, form, done) => {
      form.on('end', () => done(null)).on('error', done);
      form.resume();
    });
    // A share comes from the system, so its origin is not ours.
    shares.post(sharing.path, { config: { ...openToAll, changesNothing: true } }, (_, reply) =>
      reply.redirect(sharing.landing, 303),
    );
  });
};
