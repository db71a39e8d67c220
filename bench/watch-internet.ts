import { X509Certificate } from 'node:crypto';
import { permutationsOf } from '../src/engine/index.ts';
import { loopbackInternet, makeCertificate, serveCtLog } from '../src/server/testing/index.ts';

// The outside world of bench/watch-load.ts, in a process of its own: DNS, registries, sites and a log of certificates on loopback.
// Prints where they listen, and adds entries to the log on request.

const [domains = 0, lookalikesOfEach = 0] = process.argv.slice(2).map(Number);
const records = (name: string) => ({
  A: ['127.0.0.1'],
  MX: [[10, `mail.${name}`]] as [number, string][],
  NS: [`ns1.${name}`],
  SOA: [`ns1.${name}`, `hostmaster.${name}`, 1] as [string, string, number],
  TXT: ['v=spf1 mx -all'],
});
const own = Array.from({ length: domains }, (_, n) => `quiet-river-pottery-${n}.com`);
const zone = Object.fromEntries(
  own.flatMap((name) => [
    [name, records(name)],
    [`_dmarc.${name}`, { TXT: ['v=DMARC1; p=reject'] }],
    ...permutationsOf(name, lookalikesOfEach).map(({ domain }) => [domain, records(domain)]),
  ]),
);
const [{ env, tls, dns }, log] = await Promise.all([loopbackInternet(zone), serveCtLog()]);

const strangers = Array.from(
  { length: 64 },
  (_, n) =>
    new X509Certificate(
      makeCertificate({ names: [`shop-${n}.example`, `www.shop-${n}.example`, `mail.shop-${n}.example`] })
        .pem,
    ).raw,
);
process.send?.({ env: { ...env, CT_LOGS: log.setting }, tls });
process.on('message', (entries: number) => {
  log.add(...Array.from({ length: entries }, (_, n) => strangers[n % strangers.length] ?? Buffer.alloc(0)));
  process.send?.({ questions: dns.questions.length });
});
process.on('disconnect', () => process.exit());
