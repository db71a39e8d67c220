import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  analyzeDomainRequest,
  type DomainLine,
  domainLineSchema,
  domainResultSchema,
} from '../../contract/analyze-domain.ts';
import { stagesMediaType } from '../../contract/stages-media-type.ts';
import { openToChecks, visitorOf } from '../http/permissions.ts';
import { asksFor, streamLines } from '../http/stream-lines.ts';
import type { CheckDomain } from '../services/check-domain.ts';

type Needs = { checkDomain: CheckDomain };

export const analyzeDomainRoute =
  ({ checkDomain }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/analyze/domain',
      { config: openToChecks, schema: { body: analyzeDomainRequest, response: { 200: domainResultSchema } } },
      async (request, reply) => {
        const visitor = visitorOf(request);
        const { domain } = request.body;
        if (!asksFor(request, stagesMediaType)) return checkDomain(visitor, domain);
        return streamLines<DomainLine>(request, reply, {
          mediaType: stagesMediaType,
          // The framework validates whole answers, not lines.
          work: async (write) => {
            const writeLine = (line: DomainLine) => write(domainLineSchema.parse(line));
            return domainLineSchema.parse({ result: await checkDomain(visitor, domain, writeLine) });
          },
        });
      },
    );
  };
