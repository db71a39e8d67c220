import { createSocket, type Socket } from 'node:dgram';
import { isIPv6 } from 'node:net';
import type { Place } from './dns-place.ts';

type Needs = {
  onMessage: (message: Buffer) => void;
  /** The place cannot be reached: everything sent there is lost. */
  onError: (place: Place, error: Error) => void;
};

type Line = { socket: Socket; isOpen: boolean; early: Buffer[]; sent: number };

/**
 * An attacker who wants to answer in the resolver's place has to guess the port (RFC 5452), so it changes before there is
 * much time to try. The old one stays open until its last answer has arrived or is overdue.
 */
const maxSent = 500;
const lingerMs = 3000;

/** One socket for each place, shared by all callers: opening one takes longer than a question. */
export const openLines = ({ onMessage, onError }: Needs) => {
  const lines = new Map<Place, Line>();

  const open = (place: Place): Line => {
    const socket = createSocket(isIPv6(place.host) ? 'udp6' : 'udp4');
    const line: Line = { socket, isOpen: false, early: [], sent: 0 };
    socket.on('message', onMessage);
    socket.on('error', (error) => {
      if (lines.get(place) === line) lines.delete(place);
      shut(socket);
      onError(place, error);
    });
    socket.once('connect', () => {
      line.isOpen = true;
      for (const packet of line.early.splice(0)) socket.send(packet);
    });
    // Connected, so the system drops everything that does not come from this server.
    socket.connect(place.port, place.host);
    // The waiting caller keeps the process alive, not the socket.
    socket.unref();
    return line;
  };

  const lineTo = (place: Place): Line => {
    const current = lines.get(place);
    if (current && current.sent < maxSent) return current;
    if (current) setTimeout(shut, lingerMs, current.socket).unref();
    const next = open(place);
    lines.set(place, next);
    return next;
  };

  return {
    send: (place: Place, packet: Buffer) => {
      const line = lineTo(place);
      line.sent += 1;
      if (line.isOpen) line.socket.send(packet);
      else line.early.push(packet);
    },
    close: () => {
      for (const { socket } of lines.values()) shut(socket);
      lines.clear();
    },
  };
};

const shut = (socket: Socket) => {
  try {
    socket.close();
  } catch {
    // An error closed it already.
  }
};
