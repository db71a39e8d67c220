import type { FieldSchema } from './api-document.ts';

const mostWords = 8;

/** The type of a field, as programs name it: `string`, `array of objects`, `integer or null`. */
export const typeWords = (schema: FieldSchema): string => {
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeWords))].join(' or ');
  if (schema.enum) return choices(schema.enum);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.type === 'array') return `array of ${plural(schema.items ? typeWords(schema.items) : 'values')}`;
  if (schema.type === 'string' && schema.format) return formats[schema.format] ?? 'string';
  return schema.type === undefined ? 'any JSON' : [schema.type].flat().join(' or ');
};

const formats: Record<string, string> = {
  'date-time': 'string, a time',
  date: 'string, a day',
  uuid: 'string, a UUID',
  binary: 'bytes',
};

const choices = (values: readonly unknown[]): string => {
  const words = values.map((value) => JSON.stringify(value));
  return words.length > mostWords
    ? `one of ${words.slice(0, mostWords).join(', ')} and ${words.length - mostWords} more`
    : words.join(', ');
};

const plural = (words: string): string =>
  /^(?:string|integer|number|object|boolean)$/.test(words) ? `${words}s` : words;

/** The limits that a value must keep. */
export const limitWords = ({ minimum, maximum, maxLength }: FieldSchema): string | null => {
  if (minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER)
    return `${minimum} to ${maximum}`;
  if (maxLength !== undefined) return `at most ${maxLength} characters`;
  return null;
};
