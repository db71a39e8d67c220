import type { FastifyInstance } from 'fastify';

/**
 * JSON is the only body our calls read. A form on another site can send `text/plain` without a CORS preflight, so it is
 * refused; an empty body declared as JSON counts as none, as many programs send one with a logout.
 */
export const readBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, String(body), done);
  });
};
