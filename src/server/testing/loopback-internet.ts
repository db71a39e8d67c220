import { type Made, makeCertificate } from '../../lookups/testing/certificates.ts';
import { serveDns, type Zone } from '../../lookups/testing/dns-server.ts';
import { bootstrapList, serveRdap } from '../../lookups/testing/rdap-server.ts';
import { serveSites } from '../../lookups/testing/tls-server.ts';
import { serveWhois, type WhoisAnswer } from '../../lookups/testing/whois-server.ts';

const everywhere = { from: new Date('2020-01-01'), to: new Date('2049-12-31') };

/** The record of a domain as registries answer it over RDAP. */
export const rdapDomain = (name: string, registeredOn: string) => ({
  objectClassName: 'domain',
  ldhName: name,
  status: ['client transfer prohibited'],
  events: [
    { eventAction: 'registration', eventDate: `${registeredOn}T10:00:00Z` },
    { eventAction: 'expiration', eventDate: '2030-02-01T10:00:00Z' },
  ],
  entities: [
    {
      objectClassName: 'entity',
      roles: ['registrar'],
      vcardArray: ['vcard', [['fn', {}, 'text', 'Test Registrar']]],
    },
  ],
  nameservers: [{ objectClassName: 'nameserver', ldhName: `ns1.${name}` }],
  secureDNS: { delegationSigned: false },
});

type Wishes = {
  registeredOn?: string;
  /** What the one WHOIS server answers to a query. */
  whois?: (question: string) => WhoisAnswer;
  /** The certificate of a site, instead of a good one; null: its handshake never ends. */
  certificateFor?: (name: string, good: (...names: string[]) => Made) => Made | null;
};

/** A small internet on loopback: names, registries, sites. What it does not know does not exist. */
export const loopbackInternet = async (
  zone: Zone,
  {
    registeredOn = '2015-03-01',
    whois: whoisAnswer = () => 'No match for the name.\r\n',
    certificateFor = (name, good) => good(name),
  }: Wishes = {},
) => {
  const authority = makeCertificate({ names: ['Test Authority'], isAuthority: true, ...everywhere });
  const names = Object.keys(zone).filter((name) => !name.startsWith('_'));
  const [dns, rdap, whois, tls] = await Promise.all([
    serveDns(zone),
    serveRdap(),
    serveWhois(whoisAnswer),
    serveSites((name) =>
      certificateFor(name, (...names) => makeCertificate({ names, ...everywhere }, authority)),
    ),
  ]);
  rdap.answers['/dns.json'] = bootstrapList([['com', 'net', 'de'], [rdap.url]]);
  rdap.answers['/ipv4.json'] = bootstrapList();
  for (const name of names) rdap.answers[`/domain/${name}`] = rdapDomain(name, registeredOn);
  return {
    dns,
    rdap,
    whois,
    tlsServer: tls,
    tls: { port: tls.port, ca: [authority.pem] },
    env: {
      LOOKUPS: 'on',
      DNS_SERVERS: dns.address,
      RDAP_BOOTSTRAP_URL: rdap.url,
      WHOIS_SERVER: whois.address,
      EGRESS_ALLOW: '127.0.0.0/8',
      // Nothing but the names is looked up in these tests.
      PHISHING_FEEDS: `${rdap.url}no-list`,
      GUEST_DAILY_LIMIT: '1000',
    },
  };
};
