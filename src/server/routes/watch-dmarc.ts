import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  dmarcResponse,
  maxDmarcBytes,
  removeDmarcQuery,
  removedReportsResponse,
  takenReportsResponse,
  watchDmarcQuery,
} from '../../contract/dmarc.ts';
import { Failure } from '../failure.ts';
import type { LargeBodies } from '../http/large-bodies.ts';
import { signedInOnly, userOf } from '../http/permissions.ts';
import type { RemoveDmarc } from '../services/remove-dmarc.ts';
import type { ShowDmarc } from '../services/show-dmarc.ts';
import type { TakeDmarcReport } from '../services/take-dmarc-report.ts';

type Needs = {
  takeDmarcReport: TakeDmarcReport;
  showDmarc: ShowDmarc;
  removeDmarc: RemoveDmarc;
  largeBodies: LargeBodies;
};

const config = signedInOnly;

/** Reports of receivers about mail in a person's domains. */
export const watchDmarcRoutes =
  ({ takeDmarcReport, showDmarc, removeDmarc, largeBodies }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/watch/dmarc',
      { config, schema: { querystring: watchDmarcQuery, response: { 200: dmarcResponse } } },
      async (request) => showDmarc(userOf(request), request.query.domain ?? null),
    );

    app.delete(
      '/api/watch/dmarc',
      { config, schema: { querystring: removeDmarcQuery, response: { 200: removedReportsResponse } } },
      async (request) => ({ message: await removeDmarc(userOf(request), request.query.domain) }),
    );

    await app.register(async (files) => {
      // Mail programs and browsers name these files in a dozen ways: what counts is how they begin.
      files.removeAllContentTypeParsers();
      files.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
      files.post(
        '/api/watch/dmarc',
        {
          config,
          bodyLimit: maxDmarcBytes,
          ...largeBodies(maxDmarcBytes),
          schema: { response: { 200: takenReportsResponse } },
        },
        async (request) => {
          if (!(request.body instanceof Uint8Array) || request.body.length === 0)
            throw new Failure('invalid_input', 'Please send a DMARC report: XML, or packed as .gz or .zip');
          return takeDmarcReport(userOf(request), request.body);
        },
      );
    });
  };
