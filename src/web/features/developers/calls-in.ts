import type { ApiDocument, FieldSchema, Operation } from './api-document.ts';

export type Parameter = Operation['parameters'][number];
export type Body = { type: string; schema: FieldSchema };
export type Answer = { status: string; words: string; schema: FieldSchema | null; example: unknown };

export type Call = {
  id: string;
  method: string;
  path: string;
  title: string;
  /** What a key must be allowed to do; null where any key will do. */
  scope: string | null;
  parameters: readonly Parameter[];
  bodies: readonly Body[];
  answers: readonly Answer[];
};
export type CallGroup = { name: string; description: string; calls: readonly Call[] };

/** The calls of a document, under the headings that it gives them and in its order. */
export const callsIn = (document: ApiDocument): CallGroup[] => {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      tag: operation.tags[0] ?? '',
      call: callOf(method, path, operation),
    })),
  );
  const names = new Set([...document.tags.map(({ name }) => name), ...calls.map(({ tag }) => tag)]);
  return [...names]
    .map((name) => ({
      name,
      description: document.tags.find((tag) => tag.name === name)?.description ?? '',
      calls: calls.flatMap(({ tag, call }) => (tag === name ? [call] : [])),
    }))
    .filter((group) => group.calls.length > 0);
};

const callOf = (method: string, path: string, operation: Operation): Call => ({
  id: operation.operationId,
  method: method.toUpperCase(),
  path,
  title: operation.summary,
  scope: operation.security?.flatMap((one) => Object.values(one).flat())[0] ?? null,
  parameters: operation.parameters,
  bodies: Object.entries(operation.requestBody?.content ?? {}).map(([type, { schema = {} }]) => ({
    type,
    schema,
  })),
  answers: Object.entries(operation.responses).map(([status, { description, content = {} }]) => {
    const [written] = Object.values(content);
    return { status, words: description, schema: written?.schema ?? null, example: written?.example };
  }),
});

/** What a reference stands for; anything else is what it is. */
export const resolved = (schema: FieldSchema, { components }: ApiDocument): FieldSchema => {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (components.schemas[name] ?? {});
};

/** What a person may look for a call by: its name, its path, its parameters and the fields of its bodies. */
export const searchTextOf = (call: Call): string =>
  [
    call.id,
    call.title,
    call.method,
    call.path,
    call.scope ?? '',
    ...call.parameters.flatMap(({ name, description }) => [name, description]),
    ...call.bodies.flatMap(({ type, schema }) => [type, ...Object.keys(schema.properties ?? {})]),
    ...call.answers.map(({ status }) => status),
  ]
    .join(' ')
    .toLowerCase();

/** The calls in which every word of a search occurs, in their groups. */
export const findCalls = (groups: readonly CallGroup[], search: string): CallGroup[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      calls: group.calls.filter((call) => {
        const text = `${searchTextOf(call)} ${group.name.toLowerCase()}`;
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ calls }) => calls.length > 0);
};
