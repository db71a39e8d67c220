import { expect, it } from 'vitest';
import { inheritedSocket } from './inherited-socket.ts';

// many-servers.test.ts hands over a real socket.

it.each([
  ['handed over to us', { LISTEN_FDS: '1', LISTEN_PID: '42' }, 3],
  ['handed over to the parent process', { LISTEN_FDS: '1', LISTEN_PID: '41' }, null],
  ['one of several, without saying which', { LISTEN_FDS: '2', LISTEN_PID: '42' }, null],
  ['not there', {}, null],
])('a socket that is %s', (_, env, fd) => {
  expect(inheritedSocket(env, 42)).toBe(fd);
});
