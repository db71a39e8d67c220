import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { type Problem, problemMediaType, problemSchema } from '../../contract/v1/problem.ts';
import type { Failure } from '../failure.ts';
import { wrongField } from './wrong-field.ts';

/** Whether a call is of the interface for programs, whose failures have a form of their own. */
export const isForPrograms = (url: string): boolean => /^\/+(?:api\/+v1|mcp)(?:[/?]|$)/i.test(url);

/** Answers a failure as RFC 9457 writes it. */
export const sendProblem = (reply: FastifyReply, failure: Failure, error: unknown): FastifyReply => {
  if (failure.statusCode === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(failure.statusCode)
    .type(problemMediaType)
    .send(Buffer.from(JSON.stringify(problemSchema.parse(problemOf(failure, error)))));
};

const problemOf = (failure: Failure, error: unknown): Problem => ({
  type: 'about:blank',
  title: STATUS_CODES[failure.statusCode] ?? 'Error',
  status: failure.statusCode,
  detail: failure.message,
  code: failure.code,
  ...failure.details,
  ...(failure.field && { field: failure.field }),
  ...wrongFieldOf(error),
});

const wrongFieldOf = (error: unknown): Partial<Problem> => {
  if (!hasZodFastifySchemaValidationErrors(error)) return {};
  const [problem] = error.validation;
  const { field } = problem ? wrongField(problem) : { field: '' };
  return field === '' ? {} : { field };
};
