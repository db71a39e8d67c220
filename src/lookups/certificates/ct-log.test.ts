import { createHash, generateKeyPairSync, X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createEgress } from '../egress.ts';
import { makeCertificate } from '../testing/certificates.ts';
import { serveCtLog } from '../testing/ct-log-server.ts';
import { ctLogReader } from './ct-log.ts';
import { readCtLog } from './ct-log-key.ts';
import { leafHash, openTree, rootOf } from './ct-tree.ts';
import { readLoggedCertificate } from './logged-certificate.ts';

const { signal } = new AbortController();

const derOf = (...names: string[]): Buffer =>
  new X509Certificate(makeCertificate({ names, organisation: 'Test Authority' }).pem).raw;

const start = async () => {
  const log = await serveCtLog();
  const egress = createEgress({ allow: ['127.0.0.0/8'], resolve: async () => [] });
  const reader = ctLogReader({ egress });
  const address = readCtLog(log.setting);
  if (!address) throw new Error('the test has no log');
  const open = async () => reader.open(address, await reader.checkpoint(address, signal), signal);
  return { log, reader, address, open };
};

describe('a log of certificates', () => {
  it('is read by its tiles, packed or not, at every size around whole tiles', async () => {
    const { log, reader, address, open } = await start();
    const der = derOf('one.example', '*.two.example');
    for (const [add, isPacked] of [
      [1, false],
      [254, true],
      [1, false],
      [1, true],
      [300, false],
    ] as const) {
      log.add(...Array.from({ length: add }, () => der));
      log.isPacked = isPacked;
      const tree = await open();
      const tiles = Math.ceil(tree.size / 256);
      let read = 0;
      for (let n = 0; n < tiles; n += 1) read += (await reader.entries(address, tree, n, signal)).length;
      expect(read).toBe(tree.size);
    }
    const [first] = await reader.entries(address, await open(), 0, signal);
    expect(first && readLoggedCertificate(first.certificate)).toEqual({
      names: ['one.example', 'two.example'],
      issuer: 'Test Authority',
    });
  });

  it('names what a precertificate is for', async () => {
    const { log, reader, address, open } = await start();
    log.add(derOf('before.example'));
    log.addPrecertificate(derOf('soon.example'));
    const entries = await reader.entries(address, await open(), 0, signal);
    expect(entries.map(({ certificate }) => readLoggedCertificate(certificate)?.names)).toEqual([
      ['before.example'],
      ['soon.example'],
    ]);
  });

  it('is read from the whole tile where a part is not kept any more', async () => {
    const { log, reader, address, open } = await start();
    log.add(...Array.from({ length: 200 }, () => derOf('a.example')));
    const before = await reader.checkpoint(address, signal);
    log.add(...Array.from({ length: 56 }, () => derOf('b.example')));
    const whole = await open();
    expect(await whole.continues(before)).toBe(true);
    const old = await reader.open(address, before, signal);
    expect(await reader.entries(address, old, 0, signal)).toHaveLength(200);
    const asked = ['/tile/0/000.p/200', '/tile/0/000', '/tile/data/000.p/200', '/tile/data/000'];
    expect(log.requests.slice(-4)).toEqual(asked);
  });

  it('is not believed with a checkpoint that another key has signed', async () => {
    const { log, reader, address } = await start();
    log.add(derOf('a.example'));
    log.signer = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
    await expect(reader.checkpoint(address, signal)).rejects.toThrow('is not signed with its key');
  });

  it.each([
    ['nothing', () => ''],
    ['a size of its own', (text: string) => text.replace('\n1\n', '\n2\n')],
    [
      'another root',
      (text: string) => text.replace(/\n[^\n]{43}=\n/, `\n${Buffer.alloc(32).toString('base64')}\n`),
    ],
    ['a further line', (text: string) => text.replace('\n\n', '\nand more\n\n')],
    ['another origin', (text: string) => text.replaceAll('log.example', 'other.example')],
    ['a size that is no number', (text: string) => text.replace('\n1\n', '\n1e3\n')],
    ['a signature cut short', (text: string) => text.slice(0, -20)],
    ['no end', () => 'a'.repeat(20_000)],
  ])('is not believed with %s in its checkpoint', async (_, forge) => {
    const { log, reader, address } = await start();
    log.add(derOf('a.example'));
    await reader.checkpoint(address, signal);
    const honest = await (await fetch(`${log.url}/checkpoint`)).text();
    log.lies['/checkpoint'] = Buffer.from(forge(honest));
    await expect(reader.checkpoint(address, signal)).rejects.toThrow();
  });

  it('is not believed with tiles or entries that are not of its tree', async () => {
    const { log, reader, address, open } = await start();
    log.add(...Array.from({ length: 300 }, () => derOf('a.example')));
    const tree = await open();
    const honest = Buffer.from(await (await fetch(`${log.url}/tile/data/000`)).arrayBuffer());
    const planted = Buffer.from(honest);
    planted[200] = (planted[200] ?? 0) ^ 1;
    log.lies['/tile/data/000'] = planted;
    await expect(reader.entries(address, tree, 0, signal)).rejects.toThrow('tiles are not of its tree');
    log.lies['/tile/data/000'] = honest.subarray(0, 1000);
    await expect(reader.entries(address, tree, 0, signal)).rejects.toThrow('cannot be read');
    const part = Buffer.from(await (await fetch(`${log.url}/tile/data/001.p/44`)).arrayBuffer());
    part[0] = (part[0] ?? 0) ^ 1;
    log.lies['/tile/data/001.p/44'] = part;
    await expect(reader.entries(address, tree, 1, signal)).rejects.toThrow('not those of its tree');
    log.lies['/tile/0/001.p/44'] = Buffer.alloc(44 * 32);
    await expect(open()).rejects.toThrow('do not lead to the signed root');
    log.lies['/tile/1/000.p/1'] = Buffer.alloc(31);
    await expect(open()).rejects.toThrow('another length');
  });

  it('is not read without end', async () => {
    const { log, reader, address } = await start();
    log.lies['/checkpoint'] = Buffer.alloc(1024 * 1024);
    log.isPacked = true;
    await expect(reader.checkpoint(address, signal)).rejects.toThrow('cannot be unpacked');
    log.isPacked = false;
    await expect(reader.checkpoint(address, signal)).rejects.toThrow('does not answer as it should');
  });
});

describe('its tree', () => {
  it('continues what it was, and nothing else', async () => {
    const leaves = Array.from({ length: 700 }, (_, n) => leafHash(Buffer.from(`leaf ${n}`)));
    const readOf = (all: readonly Buffer[]) => async (level: number, index: number, width: number) => {
      let nodes = [...all];
      for (let n = 0; n < level; n += 1)
        nodes = Array.from({ length: Math.floor(nodes.length / 256) }, (_, at) =>
          rootOf(nodes.slice(at * 256, (at + 1) * 256)),
        );
      return Buffer.concat(nodes.slice(index * 256, index * 256 + width));
    };
    const tree = await openTree({ size: 700, root: rootOf(leaves) }, readOf(leaves));
    for (const size of [0, 1, 2, 255, 256, 257, 511, 512, 513, 699, 700])
      expect(await tree.continues({ size, root: rootOf(leaves.slice(0, size)) }), `${size}`).toBe(true);
    const other = createHash('sha256').update('another').digest();
    for (const size of [0, 1, 256, 300, 700]) expect(await tree.continues({ size, root: other })).toBe(false);
    expect(await tree.continues({ size: 701, root: other })).toBe(false);
  });

  it('has the root that RFC 6962 gives it', () => {
    // The tree of the entry "" alone, and of none (RFC 6962 2.1).
    expect(rootOf([]).toString('hex')).toBe(
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    );
    expect(rootOf([leafHash(Buffer.alloc(0))]).toString('hex')).toBe(
      '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
    );
  });
});

describe('the address of a log', () => {
  const key = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({
    format: 'der',
    type: 'spki',
  });
  const base64 = key.toString('base64');

  it('is read with its key', () => {
    expect(readCtLog(`https://log.example/2026h2/@${base64}`)).toMatchObject({
      url: 'https://log.example/2026h2',
      key: { id: createHash('sha256').update(key).digest() },
    });
  });

  it.each([
    'https://log.example/',
    base64,
    `ftp://log.example/@${base64}`,
    `https://user:word@log.example/@${base64}`,
    `https://log.example/?a@${base64}`,
    'https://log.example/@AAAA',
    `https://log.example/@${generateKeyPairSync('ed25519').publicKey.export({ format: 'der', type: 'spki' }).toString('base64')}`,
  ])('is not %s', (text) => {
    expect(readCtLog(text)).toBeNull();
  });
});
