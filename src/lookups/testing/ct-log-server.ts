import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { leafHash, rootOf, tileWidth } from '../certificates/ct-tree.ts';
import { atEnd } from './at-end.ts';

const origin = 'log.example/2026h2';
const loggedAt = 1_795_000_000_000n;

/** A log of certificates on loopback, by the static API: what is added is in its tree at once. */
export const serveCtLog = async () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ format: 'der', type: 'spki' });
  const leaves: Buffer[] = [];
  const tileLeaves: Buffer[] = [];

  const add = (entry: Buffer, extra: Buffer) => {
    leaves.push(leafHash(Buffer.concat([Buffer.from([0, 0]), entry])));
    // No fingerprints of its chain.
    tileLeaves.push(Buffer.concat([entry, extra, Buffer.from([0, 0])]));
  };

  const log = {
    url: '',
    /** As CT_LOGS takes it. */
    setting: '',
    requests: [] as string[],
    /** What is answered instead, by path. */
    lies: {} as Record<string, Buffer>,
    isPacked: false,
    /** The key that signs; another one forges. */
    signer: privateKey,
    add: (...certificates: Buffer[]) => {
      for (const der of certificates) add(entryOf(0, Buffer.alloc(0), der), Buffer.alloc(0));
    },
    addPrecertificate: (der: Buffer) => {
      // What is signed of it plays no part: only the hash of the leaf has to fit.
      add(
        entryOf(1, Buffer.alloc(32, 7), der.subarray(0, 40)),
        Buffer.concat([numberOf(der.length, 3), der]),
      );
    },
    /** Takes back what was logged last. */
    shrink: (by: number) => {
      leaves.splice(-by);
      tileLeaves.splice(-by);
    },
  };

  const checkpoint = (): Buffer => {
    const root = rootOf(leaves);
    const head = Buffer.alloc(18);
    head.writeUInt8(1, 1);
    head.writeBigUInt64BE(loggedAt, 2);
    head.writeBigUInt64BE(BigInt(leaves.length), 10);
    const signature = sign('sha256', Buffer.concat([head, root]), log.signer);
    const id = createHash('sha256').update(spki).digest();
    const keyId = createHash('sha256')
      .update(`${origin}\n`)
      .update(Buffer.from([5]))
      .update(id)
      .digest();
    const note = Buffer.concat([
      keyId.subarray(0, 4),
      head.subarray(2, 10),
      Buffer.from([4, 3]),
      numberOf(signature.length, 2),
      signature,
    ]).toString('base64');
    const witness = '\u2014 witness.example/w AAAAAQ==\n';
    return Buffer.from(
      `${origin}\n${leaves.length}\n${root.toString('base64')}\n\n${witness}\u2014 ${origin} ${note}\n`,
    );
  };

  const hashesAt = (level: number): Buffer[] => {
    let nodes = leaves;
    for (let n = 0; n < level; n += 1)
      nodes = Array.from({ length: Math.floor(nodes.length / tileWidth) }, (_, at) =>
        rootOf(nodes.slice(at * tileWidth, (at + 1) * tileWidth)),
      );
    return nodes;
  };

  const answerTo = (path: string): Buffer | null => {
    if (log.lies[path]) return log.lies[path];
    if (path === '/checkpoint') return checkpoint();
    const [, kind = '', groups = '', width] =
      /^\/tile\/(data|\d)\/((?:x\d{3}\/)*\d{3})(?:\.p\/(\d+))?$/.exec(path) ?? [];
    if (kind === '') return null;
    const start = Number(groups.replaceAll(/[x/]/g, '')) * tileWidth;
    const end = start + Number(width ?? tileWidth);
    const all = kind === 'data' ? tileLeaves : hashesAt(Number(kind));
    const isWhole = all.length >= start + tileWidth;
    // The part of a tile is not kept once the whole of it is there.
    if (end > all.length || (width !== undefined && isWhole)) return null;
    return Buffer.concat(all.slice(start, end));
  };

  const server = createServer((request, response) => {
    const path = request.url ?? '';
    log.requests.push(path);
    const answer = answerTo(path);
    if (!answer) response.writeHead(404).end();
    else if (log.isPacked) response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(answer));
    else response.writeHead(200).end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  log.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  log.setting = `${log.url}@${spki.toString('base64')}`;
  return log;
};

const numberOf = (value: number, bytes: number): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

/** A TimestampedEntry (RFC 6962 3.4), without extensions. */
const entryOf = (type: 0 | 1, issuerKeyHash: Buffer, signed: Buffer): Buffer => {
  const time = Buffer.alloc(8);
  time.writeBigUInt64BE(loggedAt);
  return Buffer.concat([
    time,
    numberOf(type, 2),
    issuerKeyHash,
    numberOf(signed.length, 3),
    signed,
    Buffer.from([0, 0]),
  ]);
};
