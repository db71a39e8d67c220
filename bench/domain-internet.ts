// The other side of bench/domain.ts, in a process of its own: names, registries and sites on loopback.
// Says where it listens, and falls silent when told to.
import { loopbackInternet } from '../src/server/testing/loopback-internet.ts';

const names = Number(process.argv[2] ?? 400);
const mail = (name: string): [number, string][] => [[10, `mail.${name}`]];
const zone = Object.fromEntries(
  Array.from({ length: names }, (_, n) => `quiet-river-pottery-${n}.com`).flatMap((name) => [
    [name, { A: ['127.0.0.1'], MX: mail(name), NS: [`ns1.${name}`], TXT: ['v=spf1 mx -all'] }],
    [`_dmarc.${name}`, { TXT: ['v=DMARC1; p=reject'] }],
  ]),
);
const { env, tls, dns } = await loopbackInternet(zone);
process.send?.({ env, tls });
process.on('message', () => {
  dns.moods['com'] = 'silent';
});
process.on('disconnect', () => process.exit());
