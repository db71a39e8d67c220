import fc from 'fast-check';
import { z } from 'zod';
import { hostileTexts } from './hostile-texts.ts';

/** The parts of a JSON schema that are read; the rest is random. */
type Shape = {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Shape[];
  properties?: Record<string, Shape>;
  required?: readonly string[];
  items?: Shape;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  format?: string;
};

/** Bodies that follow a schema, its values and bounds kept: most of them pass it and reach the code behind. */
export const validBodies = (schema: z.ZodType): fc.Arbitrary<unknown> =>
  valid(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape, '');

/** The same with something broken in it: a field of another kind, a hostile text, one too few or too many, or no object at all. */
export const brokenBodies = (schema: z.ZodType): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.tuple(validBodies(schema), fc.nat(20), anything).map(broken) },
    { weight: 1, arbitrary: anything },
  );

/** One of our answers, sent back with up to three places changed, at any depth. */
export const brokenResults = (result: object): fc.Arbitrary<unknown> => {
  const paths = pathsIn(result, []);
  return fc
    .array(fc.tuple(fc.nat(paths.length - 1), anything), { minLength: 1, maxLength: 3 })
    .map((breaks) =>
      breaks.reduce<unknown>((whole, [at, other]) => replaceAt(whole, paths[at] ?? [], other), result),
    );
};

const pathsIn = (value: unknown, path: readonly string[]): (readonly string[])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [[...path, key], ...pathsIn(inner, [...path, key])])
    : [];

const replaceAt = (value: unknown, [key, ...rest]: readonly string[], other: unknown): unknown => {
  if (key === undefined) return other;
  if (Array.isArray(value))
    return value.map((item, n) => (String(n) === key ? replaceAt(item, rest, other) : item));
  if (typeof value !== 'object' || value === null) return value;
  return { ...value, [key]: replaceAt((value as Record<string, unknown>)[key], rest, other) };
};

const text = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);

const anything: fc.Arbitrary<unknown> = fc.oneof(
  text,
  fc.constantFrom(null, true, 0, -1, 1.5, 1e300, Number.MAX_SAFE_INTEGER, [], {}, [[[[]]]], { length: 1e9 }),
  fc.array(text, { maxLength: 4 }),
  fc.dictionary(fc.oneof(text, fc.constantFrom('length', 'toJSON', 'then', '0')), text, { maxKeys: 4 }),
);

/** Most addresses that the standard allows are refused by every form; plain ones get further, with any seed. */
const address = fc.oneof(fc.stringMatching(/^[a-z]{1,12}@[a-z]{1,12}\.example$/), fc.emailAddress());

/** Words that a field of this name takes, so that a good share of the bodies means something. */
const words: Record<string, fc.Arbitrary<string>> = {
  url: fc.webUrl({ withQueryParameters: true, withFragments: true }),
  domain: fc.domain(),
  email: address,
  sender: address,
  code: fc.stringMatching(/^\d{6}$/),
  vendor: fc.constantFrom('Cisco', 'Fortinet', 'Juniper', 'cisco ', 'Nobody'),
  product: fc.constantFrom('IOS', 'FortiGate', 'All Products', 'Junos OS', ''),
  version: fc.constantFrom('17.3.4a', '7.0.1-5030-R2007', '21.4R3-S5', '9.16(4)57', '1.'.repeat(49)),
  id: fc.uuid(),
  userId: fc.uuid(),
};

const valid = (shape: Shape, name: string): fc.Arbitrary<unknown> => {
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map((one) => valid(one, name)));
  if (shape.type === 'object') return validObject(shape);
  if (shape.type === 'array') return fc.array(valid(shape.items ?? {}, name), { minLength: 1, maxLength: 4 });
  if (shape.type === 'boolean') return fc.boolean();
  if (shape.type === 'null') return fc.constant(null);
  if (shape.type === 'integer' || shape.type === 'number')
    return fc.integer({ min: shape.minimum ?? -1000, max: Math.min(shape.maximum ?? 1000, 1_000_000) });
  if (shape.type === 'string') return validText(shape, name);
  return fc.oneof(anything, fc.object({ maxDepth: 3 }));
};

const validObject = ({ properties = {}, required = [] }: Shape) =>
  fc.record(Object.fromEntries(Object.entries(properties).map(([key, shape]) => [key, valid(shape, key)])), {
    requiredKeys: Object.keys(properties).filter((key) => required.includes(key)),
  });

const validText = ({ minLength = 0, maxLength = 300, format }: Shape, name: string) => {
  if (format === 'email') return address;
  if (format === 'uuid' || format === 'guid') return fc.uuid();
  const known = words[name];
  const free = text.map((given) => given.padEnd(minLength, 'x').slice(0, maxLength));
  return known ? fc.oneof({ weight: 3, arbitrary: known }, { weight: 2, arbitrary: free }) : free;
};

const broken = ([body, which, other]: [unknown, number, unknown]): unknown => {
  if (typeof body !== 'object' || body === null) return other;
  const fields = Object.entries(body);
  const at = which % (fields.length + 2);
  if (at < fields.length) fields[at] = [fields[at]?.[0] ?? '', other];
  else if (at === fields.length) fields.pop();
  else fields.push(['constructor', other]);
  return Object.fromEntries(fields);
};
