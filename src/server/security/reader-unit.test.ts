import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { mailSource } from '../../engine/mail/parse/testing/mail-source.ts';
import { formBody } from '../testing/form-body.ts';
import { pictureForm } from '../testing/pictures.ts';
import { uploadPatiently } from '../testing/server-process.ts';
import { startReaderUnits } from '../testing/start-reader-units.ts';
import { makeFolder, startServer } from '../testing/start-server.ts';

const deployed = (name: string) => readFileSync(new URL(`../../../deploy/${name}`, import.meta.url), 'utf8');
const settingsOf = (unit: string, name: string) =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);

/** Null where it has ended by now. */
const parentOf = (pid: string): number | null => {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null;
  }
};
const childrenOf = (pid: number) =>
  readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid);

it.runIf(process.platform === 'linux')(
  'A02 with READER_SOCKET the server starts no reader itself, and reads pictures and messages as before',
  { timeout: 180_000 },
  async () => {
    const units = await startReaderUnits(new URL('../adapters/reader-unit.ts', import.meta.url));
    onTestFinished(units.stop);
    const server = await startServer({
      DATA_DIR: makeFolder(),
      LOOKUPS: 'off',
      LOG_LEVEL: 'error',
      GUEST_DAILY_LIMIT: '100',
      READER_SOCKET: units.path,
    });
    const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#ffffff' } })
      .png()
      .toBuffer();
    const mail = mailSource({
      headers: ['Subject: Photo'],
      text: 'Look',
      files: [{ name: 'a.png', content: picture }],
    });
    for (const [path, form] of [
      ['screenshot', pictureForm(picture)],
      ['email-file', formBody({ name: 'mail.eml', content: mail })],
    ] as const) {
      const { status } = await uploadPatiently(`${server.url}/api/analyze/${path}`, form);
      expect([path, status]).toEqual([path, 200]);
    }
    expect(childrenOf(server.child.pid ?? 0)).toEqual([]);
    expect(units.keepers.size).toBe(2);
  },
);

it('A02 the units that ship name one socket and a script that is there', () => {
  const socket = deployed('hookwise-reader.socket');
  const reader = deployed('hookwise-reader@.service');
  const [path = ''] = settingsOf(socket, 'ListenStream');
  expect(deployed('hookwise.service')).toContain(`READER_SOCKET=${path}`);
  expect(settingsOf(socket, 'Accept')).toEqual(['yes']);
  expect(settingsOf(reader, 'StandardInput')).toEqual(['socket']);
  const [, script = ''] = /\.bin\/node .* (\S+)$/.exec(settingsOf(reader, 'ExecStart')[0] ?? '') ?? [];
  expect(existsSync(fileURLToPath(new URL(`../../../${script}`, import.meta.url)))).toBe(true);
});

it('A02 a reader’s unit has no network, no environment of the server, and no other program', () => {
  const reader = deployed('hookwise-reader@.service');
  for (const [name, value] of Object.entries({
    DynamicUser: 'yes',
    PrivateNetwork: 'yes',
    RestrictAddressFamilies: 'AF_UNIX',
    ProtectSystem: 'strict',
    NoNewPrivileges: 'yes',
    NoExecPaths: '/',
    CapabilityBoundingSet: '',
  }))
    expect([name, settingsOf(reader, name)]).toEqual([name, [value]]);
  expect(settingsOf(reader, 'SystemCallFilter').at(-1)).toMatch(/^~.*\bsocket connect\b/);
  expect(reader).not.toMatch(/^Environment/m);
  expect(settingsOf(reader, 'InaccessiblePaths')[0]).toContain('-/etc/hookwise.env');
});
