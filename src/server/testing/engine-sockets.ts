import type { PGlite } from '@electric-sql/pglite';
import { EngineSocket } from '../store/engine-socket.ts';
import { wireOf } from '../store/engine-wire.ts';

/** Connections to an engine in this thread. */
export const socketsOf = (engine: PGlite) => {
  const sockets = new Map<number, EngineSocket>();
  const wire = wireOf(engine, {
    answer: (connection, bytes) => sockets.get(connection)?.hear(bytes),
    onPanic: () => {
      throw new Error('the engine of a test has stopped');
    },
  });
  let connections = 0;
  return (): EngineSocket => {
    connections += 1;
    const connection = connections;
    const socket = new EngineSocket({
      send: (bytes) => wire.take({ connection, bytes, isReadOnly: false }),
      leave: () => wire.leave(connection),
    });
    sockets.set(connection, socket);
    socket.once('close', () => sockets.delete(connection));
    return socket;
  };
};
