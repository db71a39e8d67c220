import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { Failure } from '../failure.ts';
import { isDatabaseUnavailable } from '../store/unavailable.ts';
import { isForPrograms, sendProblem } from './problem.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { wrongField } from './wrong-field.ts';

/** Where an error becomes an answer. */
export const answerFailures = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => {
    const failure = toFailure(error);
    logFailure(request, failure, error);
    if (failure.retryAfterMs !== undefined) {
      reply.header('retry-after', Math.ceil(failure.retryAfterMs / 1000));
    }
    // By the route, whose path is written plainly; what leads to none is known by its address alone.
    if (isForPrograms(request.routeOptions.url ?? request.url)) return sendProblem(reply, failure, error);
    return reply.code(failure.statusCode).send(failure.toBody());
  });
};

/** Logs what the operator should know about. */
export const logFailure = (request: FastifyRequest, failure: Failure, error: unknown): void => {
  // The caller has left: there is no one to answer, and nothing went wrong.
  const isAbandoned = request.abandoned.aborted;
  if (failure.code === 'internal' && !isAbandoned) request.log.error({ err: error }, 'unexpected error');
  if (failure.code === 'unavailable' && !(error instanceof Failure))
    request.log.warn({ err: error }, 'unavailable');
};

/** A request that never reaches a route, because its path cannot be read: no hook has run for it. */
export const answerFrameworkError =
  (config: { isProduction: boolean }) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    setSecurityHeaders(reply, config);
    const failure = new Failure('invalid_input', 'This address cannot be read');
    if (isForPrograms(request.url)) sendProblem(reply, failure, error);
    else reply.code(failure.statusCode).send(failure.toBody());
  };

/** An error as the caller may see it. */
export const toFailure = (error: unknown): Failure => {
  if (error instanceof Failure) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [problem] = error.validation;
    const wrong = problem ? wrongField(problem) : { field: '', isUnknown: false };
    if (wrong.isUnknown) return new Failure('invalid_input', `There is no field ${wrong.field} in this call`);
    const isWhole = problem?.instancePath === '/';
    return new Failure(
      'invalid_input',
      isWhole ? 'Please send a JSON object' : (problem?.message ?? 'Invalid input'),
    );
  }
  if (isDatabaseUnavailable(error)) {
    return new Failure(
      'unavailable',
      'The service is busy or restarting. Please try again in a few seconds.',
      {
        retryAfterMs: 5000,
      },
    );
  }
  return (
    fromFramework(error) ?? new Failure('internal', 'Something went wrong on our side. Please try again.')
  );
};

/** The framework refuses malformed requests before a route sees them; its reasons, in our words. */
const fromFramework = (error: unknown): Failure | null => {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return new Failure('too_large', 'This request is too large');
  if (status === 415) return new Failure('wrong_type', 'Please send JSON (content-type: application/json)');
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new Failure(
      'invalid_input',
      'This request could not be read. Please check that its body is valid JSON.',
    );
  }
  return null;
};
