import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { variableNames } from './config.ts';

const read = (file: string) => readFileSync(new URL(`../../deploy/${file}`, import.meta.url), 'utf8');

/** What the image sets for itself, and what has no place in a container. */
const ofTheImage = ['PORT', 'HOST', 'NODE_ENV', 'DATA_DIR', 'READER_SOCKET', 'VULN_FEED_DIR'];

it('deploy/compose.yaml passes every variable on, and none that the server does not know', () => {
  const [, environment = ''] = /\n {2}environment:\n((?: {4}.*\n)+)/.exec(read('compose.yaml')) ?? [];
  const passed = [...environment.matchAll(/^ {4}([A-Z_]+): (.+)$/gm)];
  const expected = variableNames.filter((name) => !ofTheImage.includes(name));
  expect(passed.map(([, name]) => name).sort()).toEqual(expected.sort());
  // Under its own name: a slip would pass the secret of one as that of another.
  const fixed = ['DATABASE_URL', 'TRUST_PROXY'];
  for (const [, name = '', value = ''] of passed.filter(([, name = '']) => !fixed.includes(name)))
    expect(value, name).toMatch(new RegExp(`^\\$\\{${name}(?::-[^}]*)?\\}$`));
});

it('the other ways to deploy pass on whatever the operator has set', () => {
  expect(read('kubernetes.yaml')).toContain('envFrom: [{ secretRef: { name: hookwise } }]');
  expect(read('hookwise.service')).toContain('\nEnvironmentFile=/etc/hookwise.env\n');
  expect(read('README.md')).toContain('--env-file hookwise.env');
});

it('the keys of the payment provider stand in every document about deploying', () => {
  const keys = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'];
  const documents = [
    'compose.yaml',
    'kubernetes.yaml',
    'README.md',
    '../docs/configuration.md',
    '../docs/selling.md',
  ];
  for (const document of documents) for (const key of keys) expect(read(document), document).toContain(key);
});
