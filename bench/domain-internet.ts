import { loopbackInternet } from '../src/server/testing/index.ts';

// The outside world of bench/domain.ts, in a process of its own: DNS, registries and sites on loopback.
// Prints where it listens, and goes silent on request.

const names = Number(process.argv[2] ?? 400);
const mail = (name: string): [number, string][] => [[10, `mail.${name}`]];
const sites = Array.from({ length: names }, (_, n) => `quiet-river-pottery-${n}.com`);
const zone = Object.fromEntries(
  sites.flatMap((name) => [
    [name, { A: ['127.0.0.1'], MX: mail(name), NS: [`ns1.${name}`], TXT: ['v=spf1 mx -all'] }],
    [`_dmarc.${name}`, { TXT: ['v=DMARC1; p=reject'] }],
  ]),
);
const { env, tls, tlsServer, dns } = await loopbackInternet(zone);
// A site has its certificate before the first visit.
tlsServer.prepare(sites);
process.send?.({ env, tls });
process.on('message', (word) => {
  if (word === 'silent') dns.moods['com'] = 'silent';
  else process.send?.({ spent: process.cpuUsage(), questions: dns.questions.length });
});
process.on('disconnect', () => process.exit());
