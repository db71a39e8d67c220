import type { Body, Call } from './calls-in.ts';
import { sampleBody, sampleValue } from './sample-value.ts';

export const languages = [
  { id: 'curl', label: 'curl' },
  { id: 'python', label: 'Python' },
  { id: 'node', label: 'Node' },
] as const;
export type Language = (typeof languages)[number]['id'];

type Sample = { method: string; url: string; type: string | null; json: unknown; file: string | null };

/** A call as a program makes it, with its first body; the key comes from the environment and is in no sample. */
export const codeSample = (language: Language, call: Call, origin: string): string =>
  writers[language](sampleOf(call, origin));

const sampleOf = (call: Call, origin: string): Sample => {
  const [body] = call.bodies;
  const isJson = body !== undefined && isJsonType(body.type);
  return {
    method: call.method,
    url: `${origin}${pathOf(call)}`,
    type: body ? contentTypeOf(body) : null,
    json: isJson ? sampleBody(body.schema) : undefined,
    file: body && !isJson ? fileFor(body.type) : null,
  };
};

/** With a word in capitals where an id belongs, and what must be asked. */
const pathOf = ({ path, parameters }: Call): string => {
  const asked = parameters
    .filter(({ in: place, required }) => place === 'query' && required)
    .map(({ name, schema }) => `${name}=${encodeURIComponent(String(sampleValue(schema)))}`);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => name.toUpperCase());
  return asked.length > 0 ? `${filled}?${asked.join('&')}` : filled;
};

export const isJsonType = (type: string): boolean => /^application\/(?:[\w.-]+\+)?json$/.test(type);

/** A range of types stands for its best known one. */
export const contentTypeOf = ({ type }: Pick<Body, 'type'>): string => type.replace('image/*', 'image/png');

const files: Record<string, string> = {
  'message/rfc822': 'message.eml',
  'image/*': 'picture.png',
  'application/mbox': 'mails.mbox',
  'application/zip': 'mails.zip',
  'application/x-tar': 'maildir.tar',
  'text/csv': 'links.csv',
  'text/plain': 'links.txt',
};
const fileFor = (type: string): string => files[type] ?? 'file';

const curl = ({ method, url, type, json, file }: Sample): string =>
  [
    `curl ${method === 'GET' || method === 'POST' ? '' : `-X ${method} `}'${url}'`,
    `-H "Authorization: Bearer $HOOKWISE_KEY"`,
    ...(type ? [`-H 'Content-Type: ${type}'`] : []),
    ...(json === undefined ? [] : [`-d '${JSON.stringify(json).replaceAll("'", String.raw`'\''`)}'`]),
    ...(file ? [`--data-binary @${file}`] : []),
    ...(method === 'POST' && !type ? ['-X POST'] : []),
  ].join(' \\\n  ');

const python = ({ method, url, type, json, file }: Sample): string => {
  const data =
    json === undefined ? file && `open("${file}", "rb").read()` : `json.dumps(${pythonValue(json)}).encode()`;
  const headers = [
    `"Authorization": f"Bearer {os.environ['HOOKWISE_KEY']}"`,
    ...(type ? [`"Content-Type": "${type}"`] : []),
  ];
  return [
    'import json, os, urllib.request',
    '',
    'call = urllib.request.Request(',
    `    "${url}",`,
    `    method="${method}",`,
    ...(data ? [`    data=${data},`] : []),
    `    headers={${headers.join(', ')}},`,
    ')',
    'with urllib.request.urlopen(call) as answer:',
    method === 'DELETE' ? '    print(answer.status)' : '    print(json.load(answer))',
  ].join('\n');
};

const pythonValue = (json: unknown): string =>
  JSON.stringify(json, null, 1)
    .replaceAll(/\n\s*/g, ' ')
    .replaceAll(
      /(: )(true|false|null)\b/g,
      (_, colon: string, word: string) => `${colon}${pythonWords[word]}`,
    );
const pythonWords: Record<string, string> = { true: 'True', false: 'False', null: 'None' };

const node = ({ method, url, type, json, file }: Sample): string => {
  const body =
    json === undefined ? file && `await readFile('${file}')` : `JSON.stringify(${scriptValue(json)})`;
  return [
    ...(file ? ["import { readFile } from 'node:fs/promises';"] : []),
    "import { env } from 'node:process';",
    '',
    `const answer = await fetch('${url}', {`,
    `  method: '${method}',`,
    '  headers: {',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the sample that has the template.
    '    Authorization: `Bearer ${env.HOOKWISE_KEY}`,',
    ...(type ? [`    'Content-Type': '${type}',`] : []),
    '  },',
    ...(body ? [`  body: ${body},`] : []),
    '});',
    method === 'DELETE' ? 'console.log(answer.status);' : 'console.log(await answer.json());',
  ].join('\n');
};

const scriptValue = (json: unknown): string => JSON.stringify(json, null, 1).replaceAll(/\n\s*/g, ' ');

const writers: Record<Language, (sample: Sample) => string> = { curl, python, node };
