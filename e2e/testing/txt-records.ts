import { createSocket } from 'node:dgram';
import { decode, encode } from 'dns-packet';

/** A DNS server on loopback with TXT records alone: no other name exists. */
export const serveTxtRecords = async (records: Record<string, string>) => {
  const socket = createSocket('udp4');
  socket.on('message', (message, { address, port }) => {
    const { id, questions = [] } = decode(message);
    const [question] = questions;
    const data = question && records[question.name.toLowerCase()];
    const answers =
      data !== undefined && question?.type === 'TXT'
        ? [{ type: 'TXT' as const, name: question.name, ttl: 1, data }]
        : [];
    // Names that do not exist are code 3; recursion is available.
    const flags = 0x0180 | (data === undefined ? 3 : 0);
    socket.send(encode({ type: 'response', id: id ?? 0, flags, questions, answers }), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return { address: `127.0.0.1:${socket.address().port}`, close: () => socket.close() };
};
