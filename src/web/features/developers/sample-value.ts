import type { FieldSchema } from './api-document.ts';

/** A value that a field takes: its example, its default, the first it allows, or a plain one of its type. */
export const sampleValue = (schema: FieldSchema): unknown => {
  if (schema.examples?.length) return schema.examples[0];
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum?.length) return schema.enum[0];
  if (schema.anyOf?.[0]) return sampleValue(schema.anyOf[0]);
  const [type] = [schema.type].flat();
  switch (type) {
    case 'object':
      return sampleBody(schema);
    case 'array':
      return schema.items ? [sampleValue(schema.items)] : [];
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return false;
    default:
      return schema.format === 'uri' ? 'https://example.com/' : 'text';
  }
};

/** A body with everything that it must have, and whatever else has an example. */
export const sampleBody = ({ properties = {}, required = [] }: FieldSchema): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name, field]) => required.includes(name) || field.examples?.length)
      .map(([name, field]) => [name, sampleValue(field)]),
  );
