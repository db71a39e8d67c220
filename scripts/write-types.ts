import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { apiResultSchema } from '../src/contract/index.ts';

const source = new URL('../src/', import.meta.url);

type Schema = {
  description?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  $ref?: string;
  $defs?: Record<string, Schema>;
};

/** A schema as a type of TypeScript, what it says of each field as a comment. */
const typeOf = (schema: Schema, indent = ''): string => {
  if (schema.$ref) return nameOf(schema.$ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map((one) => typeOf(one, indent)).join(' | ');
  if (schema.type === 'array') return `Array<${typeOf(schema.items ?? {}, indent)}>`;
  if (schema.type === 'object') return objectOf(schema, indent);
  if (schema.type === 'integer' || schema.type === 'number') return 'number';
  return [schema.type ?? 'unknown'].flat().join(' | ');
};

const objectOf = ({ properties, required = [], additionalProperties }: Schema, indent: string): string => {
  const inner = `${indent}  `;
  if (!properties)
    return `Record<string, ${typeOf(additionalProperties === true ? {} : additionalProperties || {}, inner)}>`;
  const fields = Object.entries(properties).flatMap(([name, schema]) => [
    ...(schema.description ? [`${inner}/** ${schema.description} */`] : []),
    `${inner}${name}${required.includes(name) ? '' : '?'}: ${typeOf(schema, inner)}${required.includes(name) ? '' : ' | undefined'};`,
  ]);
  return `{\n${fields.join('\n')}\n${indent}}`;
};

const nameOf = (reference: string) => (reference.endsWith('__schema0') ? 'Json' : 'unknown');

/** The types of a file that has nothing else to give: its comments come along. */
const typesIn = (file: string): string =>
  [
    ...readFileSync(new URL(file, source), 'utf8').matchAll(
      /(?:^\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?^export type [\s\S]*?;\n(?=\n|export |\/\*\*|(?![\s\S]))/gm,
    ),
  ]
    .map(([text]) => text.trim())
    .join('\n\n');

const head = `// What \`hookwise/engine\` offers. Written by scripts/build-package.ts out of the schemas of the product.

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };`;

const functions = readFileSync(
  new URL('../packages/hookwise/source/functions.d.ts', import.meta.url),
  'utf8',
);

/** The declarations of the package: a result as the schema of `/api/v1` describes it, and what goes in. */
export const writeTypes = (): string =>
  [
    head,
    `/** A result as \`/api/v1\` answers it; its \`id\` is null, because nothing is kept. */\nexport type CheckResult = ${typeOf(z.toJSONSchema(apiResultSchema) as Schema)};`,
    typesIn('contract/looked-up.ts'),
    typesIn('contract/domain-facts.ts').replace('(typeof domainParts)[number]', 'keyof DomainFacts'),
    typesIn('contract/mail-authentication.ts'),
    functions.replace(/^import [\s\S]*?;\n/gm, '').trim(),
    '',
  ].join('\n\n');
