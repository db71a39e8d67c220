import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { ApiScope } from '../../contract/api-keys.ts';
import { productName } from '../../contract/site.ts';
import { fieldWords } from '../../contract/v1/field-words.ts';
import { jobMediaTypeNames } from '../../contract/v1/jobs.ts';
import { openToAll } from './permissions.ts';
import { isForPrograms } from './problem.ts';

type Json = { [key: string]: Json } | Json[] | string | number | boolean | null;
type Tree = { [key: string]: Json };
type Examples = Readonly<Record<string, Readonly<Record<string, Json>>>>;

type Needs = {
  version: string;
  /** What tests were really answered: by call, then by status. */
  examples: Examples;
};

const documentPath = '/api/v1/openapi.json';

const info = (version: string) => ({
  title: `${productName} for programs`,
  version,
  description:
    'Checks links, messages, pictures, domains and network devices in one call, with the evidence that the pages show. Every call needs a key of the account, sent as a bearer token.',
  license: { name: 'All rights reserved', identifier: 'LicenseRef-All-rights-reserved' },
});

const tags = [
  { name: 'Checks', description: 'One call, one check of the day, one result.' },
  { name: 'Results', description: 'What is kept of the checks of the account.' },
  { name: 'Jobs', description: 'Many checks of one file, done in the background.' },
  { name: 'Webhooks', description: 'Servers of yours that are notified of what happens.' },
  { name: 'Account', description: 'What is used of the plan.' },
];

/** Serves a description of the calls for programs (OpenAPI 3.1), made of the schemas that the calls are held to. */
export const describeCalls = async (app: FastifyInstance, { version, examples }: Needs): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: info(version),
      servers: [{ url: '/' }],
      tags,
      security: [{ key: [] }],
      components: {
        securitySchemes: {
          key: { type: 'http', scheme: 'bearer', description: 'A key, which begins with hw_live_.' },
        },
      },
    },
    transform: (route) =>
      isDescribed(route.url)
        ? withScope(jsonSchemaTransform(route), route.route.config?.scope)
        : { schema: { hide: true }, url: route.url },
  });
  let text: string | null = null;
  app.get(documentPath, { config: openToAll }, (_, reply) => {
    text ??= JSON.stringify(completed(JSON.parse(JSON.stringify(app.swagger())) as Tree, examples));
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(text);
  });
};

/** The calls of assistants describe themselves (`tools/list`). */
const isDescribed = (url: string) => isForPrograms(url) && url !== documentPath && url !== '/mcp';

type Described = ReturnType<typeof jsonSchemaTransform>;

/** What a key must be allowed to do, as roles of its scheme (OpenAPI 3.1, 4.8.30). */
const withScope = ({ schema, url }: Described, scope: ApiScope | undefined): Described => ({
  schema: scope && !schema.hide ? { ...schema, security: [{ key: [scope] }] } : schema,
  url,
});

const fileBody: Tree = { schema: { type: 'string', format: 'binary', description: 'The file as it is.' } };

/** Bodies and answers that are no JSON, which schemas cannot say. */
const bodiesAsTheyAre: Record<string, Tree> = {
  checkMail: {
    'message/rfc822': {
      schema: { type: 'string', description: 'The message as it is: the content of an .eml or .msg file.' },
    },
  },
  checkPicture: {
    'image/*': { schema: { type: 'string', format: 'binary', description: 'The picture as it is.' } },
  },
  createJob: Object.fromEntries(jobMediaTypeNames.map((type) => [type, fileBody])),
  sendPart: { 'application/offset+octet-stream': fileBody },
};
/** The types of answers that are text. */
const answerTypes: Record<string, string[]> = {
  getReport: ['text/html', 'application/json', 'text/markdown', 'application/stix+json'],
  exportJob: ['text/csv', 'application/x-ndjson', 'application/stix+json', 'text/html'],
  watchJob: ['text/event-stream'],
};

const idempotencyKey: Tree = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Any text of your own, new for each call. The same call with the same key is done once within 24 hours, and gets the same bytes.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

const rateHeader = (description: string): Tree => ({ description, schema: { type: 'string' } });
const headers: Tree = {
  RateLimit: rateHeader(
    'What is left of the day, and in how many seconds the next begins: "daily";r=24;t=43200. Left out where the plan has no limit.',
  ),
  'RateLimit-Policy': rateHeader(
    'How many checks the plan has a day: "daily";q=25;w=86400. Left out where it has no limit.',
  ),
};

const completed = (document: Tree, examples: Examples): Tree => {
  for (const path of Object.values(treeIn(document['paths'])))
    for (const operation of Object.values(treeIn(path)).map(treeIn)) {
      const id = String(operation['operationId']);
      const bodies = bodiesAsTheyAre[id];
      if (bodies) {
        const given = treeIn(operation['requestBody']);
        operation['requestBody'] = { required: true, content: { ...treeIn(given['content']), ...bodies } };
      }
      if (id.startsWith('check') || id === 'createJob')
        operation['parameters'] = [...listIn(operation['parameters']), idempotencyKey];
      for (const [status, answer] of Object.entries(treeIn(operation['responses'])))
        completeAnswer(treeIn(answer), { id, status, example: examples[id]?.[status] });
    }
  const whole = named(document);
  describeFields(whole, '');
  return whole;
};

const completeAnswer = (
  answer: Tree,
  { id, status, example }: { id: string; status: string; example: Json | undefined },
): void => {
  const types = answerTypes[id];
  if (types && status === '200') {
    const { schema } = treeIn(treeIn(answer['content'])['application/json']) as { schema: Json };
    answer['content'] = Object.fromEntries(
      types.map((type) => [type, { schema: type.includes('json') ? {} : schema }]),
    );
  }
  if (status.startsWith('2') || status === '429') answer['headers'] = headers;
  if (status === '429')
    answer['headers'] = {
      ...headers,
      'Retry-After': { description: 'In how many seconds to try again.', schema: { type: 'integer' } },
    };
  if (example === undefined) return;
  for (const [type, content] of Object.entries(treeIn(answer['content'])))
    if (type.includes('json') === (typeof example !== 'string')) treeIn(content)['example'] = example;
};

/** Gives every field its sentence. A field of a record, of which there are many alike, has that of the record. */
const describeFields = (value: Json, parent: string): void => {
  if (Array.isArray(value)) for (const one of value) describeFields(one, parent);
  else
    for (const [key, child] of Object.entries(treeIn(value))) {
      if (key === 'example') continue;
      if (key !== 'properties') {
        describeFields(child, parent);
        continue;
      }
      for (const [field, schema] of Object.entries(treeIn(child))) {
        const words = fieldWords[`${parent}.${field}`] ?? fieldWords[field];
        if (words !== undefined) treeIn(schema)['description'] ??= words;
        describeFields(schema, field);
      }
    }
};

/** Shapes that come more than once are written once, under a name. */
const names: Record<string, string> = {
  'The result of a check.': 'Result',
  'A problem as RFC 9457 writes it.': 'Problem',
};

const named = (document: Tree): Tree => {
  const schemas: Tree = {};
  const replace = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(replace);
    if (typeof value !== 'object' || value === null) return value;
    // Any JSON contains itself, which the names of this document do not reach.
    if ('$ref' in value) return { description: 'Any JSON.' };
    const name = names[String(value['description'])];
    const within = Object.fromEntries(
      Object.entries(withNames(value)).map(([key, child]) => [
        key,
        key === 'example' ? child : replace(child),
      ]),
    );
    if (name === undefined || value['type'] !== 'object') return within;
    schemas[name] = within;
    return { $ref: `#/components/schemas/${name}` };
  };
  const whole = treeIn(replace(document));
  return { ...whole, components: { ...treeIn(whole['components']), schemas } };
};

/** A record whose every name is known, as an object with those properties. */
const withNames = ({ $defs: _, ...value }: Tree): Tree => {
  const { propertyNames, additionalProperties, ...rest } = value;
  const known = listIn(treeIn(propertyNames)['enum']);
  if (known.length === 0 || additionalProperties === undefined) return value;
  return {
    ...rest,
    additionalProperties: false,
    properties: Object.fromEntries(known.map((name) => [String(name), additionalProperties])),
  };
};

const treeIn = (value: Json | undefined): Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
const listIn = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);
