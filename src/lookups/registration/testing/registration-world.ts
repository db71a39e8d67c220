import { onTestFinished } from 'vitest';
import { createEgress } from '../../egress.ts';
import { bootstrapList, type RdapAnswer, serveRdap } from '../../testing/rdap-server.ts';
import { registrationLookup } from '../look-up-registration.ts';
import type { RegistrationSubject } from '../registration-question.ts';

/** Never aborted. */
export const never = new AbortController().signal;

export const domain = (registrable: string): RegistrationSubject => ({
  kind: 'domain',
  ascii: `www.${registrable}`,
  unicode: `www.${registrable}`,
  registrable,
  publicSuffix: registrable.split('.').slice(1).join('.'),
});
export const example = domain('example.com');
export const address: RegistrationSubject = { kind: 'address', address: '192.0.2.77', version: 4 };

export const whoisText = `Domain Name: EXAMPLE.COM
Creation Date: 2001-02-03T04:05:06Z
Registrar: Example Registrar, Inc.
Registrant Organization: Example By Whois Ltd
`;

/** Nothing listens there. */
export const nobody = '127.0.0.1:1';

type World = {
  bootstrapUrl?: string;
  whoisServer?: string;
  timeoutMs?: number;
  clock?: () => Date;
  allow?: string[];
};

/** A registration lookup in this world; everything else is unreachable. */
export const open = (world: World) => {
  const {
    bootstrapUrl = `http://${nobody}/`,
    whoisServer = nobody,
    allow = ['127.0.0.0/8'],
    ...rest
  } = world;
  const egress = createEgress({ allow, resolve: async () => ['127.0.0.1'] });
  onTestFinished(egress.close);
  return registrationLookup({ egress, bootstrapUrl, whoisServer, clock: () => new Date(), ...rest });
};

/** A registry that answers in RDAP, with the lists that lead to it. */
export const serveRegistry = async (answers: Record<string, RdapAnswer> = {}) => {
  const registry = await serveRdap(answers);
  registry.answers['/dns.json'] = bootstrapList([['com', 'net'], [registry.url]]);
  registry.answers['/ipv4.json'] = bootstrapList(
    [['192.0.0.0/8'], ['http://127.0.0.1:1/']],
    [['192.0.2.0/24'], [registry.url]],
  );
  registry.answers['/ipv6.json'] = bootstrapList([['2001:db8::/32'], [registry.url]]);
  registry.answers['/asn.json'] = bootstrapList([['64496-64511'], [registry.url]]);
  return registry;
};
