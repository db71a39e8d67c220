import Fastify from 'fastify';

// A process with one route that reads JSON and answers: see servers.ts.
const app = Fastify();
app.post('/', async () => ({ ok: true }));
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
process.on('SIGTERM', () => process.exit(0));
