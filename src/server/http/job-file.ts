import { Readable } from 'node:stream';
import type { FastifyRouteSchemaDef } from 'fastify/types/schema.js';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { type JobMediaType, jobMediaTypeNames, jobTypeMessage } from '../../contract/v1/jobs.ts';
import { Failure } from '../failure.ts';

/** A file that comes as it is has no schema to meet. */
export const unlessFile = (route: FastifyRouteSchemaDef<unknown>) => {
  const validate = validatorCompiler(route as Parameters<typeof validatorCompiler>[0]);
  return (data: unknown) => (data instanceof Readable ? { value: data } : validate(data));
};

/** What a file is said to be. */
export const jobTypeOf = (header: string | undefined): JobMediaType => {
  const [type = ''] = (header ?? '').toLowerCase().split(';');
  const known = jobMediaTypeNames.find((one) => one === type.trim());
  if (!known) throw new Failure('wrong_type', jobTypeMessage);
  return known;
};
