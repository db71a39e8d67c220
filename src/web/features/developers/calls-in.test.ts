import { expect, it } from 'vitest';
import { apiDocument } from './api-document.ts';
import { callsIn, findCalls, resolved } from './calls-in.ts';
import { codeSample } from './code-sample.ts';

const document = apiDocument.parse({
  openapi: '3.1.0',
  tags: [{ name: 'Checks', description: 'One call, one check.' }],
  paths: {
    '/api/v1/check/url': {
      post: {
        operationId: 'checkUrl',
        summary: 'Check a link',
        tags: ['Checks'],
        security: [{ key: ['check:url'] }],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['url', 'deep'],
                properties: {
                  url: { type: 'string', examples: ["it's.example"] },
                  deep: { type: 'boolean' },
                  note: { type: 'string' },
                },
              },
            },
          },
        },
        responses: {
          200: {
            description: 'The result.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Result' } } },
          },
        },
      },
    },
    '/api/v1/results/{id}': {
      delete: {
        operationId: 'deleteResult',
        tags: ['Results'],
        responses: { 204: { description: 'Gone.' } },
      },
    },
    '/api/v1/check/picture': {
      post: {
        operationId: 'checkPicture',
        tags: ['Checks'],
        requestBody: { content: { 'image/*': { schema: { type: 'string' } } } },
        responses: { 200: { description: 'The result.' } },
      },
    },
  },
  components: { schemas: { Result: { type: 'object', properties: { riskScore: { type: 'integer' } } } } },
});

it('groups calls in the order of the headings, those without one at the end', () => {
  expect(callsIn(document).map(({ name, calls }) => [name, calls.map(({ id }) => id)])).toEqual([
    ['Checks', ['checkUrl', 'checkPicture']],
    ['Results', ['deleteResult']],
  ]);
  expect(callsIn(document)[0]?.calls[0]).toMatchObject({ method: 'POST', scope: 'check:url' });
  expect(callsIn(document)[1]?.calls[0]).toMatchObject({ scope: null, answers: [{ status: '204' }] });
});

it('finds calls by every word, whatever it is the name of', () => {
  const found = (search: string) =>
    findCalls(callsIn(document), search).flatMap(({ calls }) => calls.map(({ id }) => id));
  expect(found('')).toHaveLength(3);
  expect(found('LINK 200')).toEqual(['checkUrl']);
  expect(found('deep')).toEqual(['checkUrl']);
  expect(found('204')).toEqual(['deleteResult']);
  expect(found('link 204')).toEqual([]);
});

it('follows references, and takes one that leads nowhere for an unknown', () => {
  expect(resolved({ $ref: '#/components/schemas/Result' }, document).properties).toHaveProperty('riskScore');
  expect(resolved({ $ref: '#/components/schemas/Other' }, document)).toEqual({});
});

it('writes a call that a shell, Python and Node understand', () => {
  const [url, picture] = callsIn(document)[0]?.calls ?? [];
  const [remove] = callsIn(document)[1]?.calls ?? [];
  if (!url || !picture || !remove) throw new Error('the document has three calls');
  const origin = 'https://hookwise.example';
  expect(codeSample('curl', url, origin)).toBe(`curl 'https://hookwise.example/api/v1/check/url' \\
  -H "Authorization: Bearer $HOOKWISE_KEY" \\
  -H 'Content-Type: application/json' \\
  -d '{"url":"it'\\''s.example","deep":false}'`);
  expect(codeSample('python', url, origin)).toContain(
    `data=json.dumps({ "url": "it's.example", "deep": False }).encode(),`,
  );
  expect(codeSample('node', url, origin)).toContain(
    `body: JSON.stringify({ "url": "it's.example", "deep": false }),`,
  );
  expect(codeSample('curl', picture, origin)).toContain('--data-binary @picture.png');
  expect(codeSample('node', picture, origin)).toContain("'Content-Type': 'image/png'");
  expect(codeSample('curl', remove, origin)).toContain(
    "curl -X DELETE 'https://hookwise.example/api/v1/results/ID'",
  );
});
