import { loopbackInternet } from '../src/server/testing/index.ts';

// The other side of bench/domain.ts, in a process of its own: names, registries and sites on loopback.
// Says where it listens, and falls silent when told to.

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
// A site has its certificate before anybody visits it.
tlsServer.prepare(sites);
process.send?.({ env, tls });
process.on('message', (word) => {
  if (word === 'silent') dns.moods['com'] = 'silent';
  else process.send?.({ spent: process.cpuUsage(), questions: dns.questions.length });
});
process.on('disconnect', () => process.exit());
