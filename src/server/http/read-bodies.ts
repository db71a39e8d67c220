import type { FastifyInstance } from 'fastify';

/**
 * JSON is the only body our calls read. `text/plain` is what a form on another site can send without asking, so it is
 * refused; an empty body that calls itself JSON is no body, as many programs send it with a logout.
 */
export const readBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, String(body), done);
  });
};
