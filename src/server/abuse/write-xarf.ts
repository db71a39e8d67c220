import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { z } from 'zod';
import type { AbuseReport } from '../../contract/abuse-report.ts';
import { cutText } from '../../contract/plain-text.ts';
import { addressEdits } from '../sharing/hide-address.ts';
import { ownerAddress } from '../sharing/owner-address.ts';
import type { Accusation } from './accusation.ts';
import type { FoundOnSuspect } from './found-on-suspect.ts';

// XARF 4, https://github.com/xarf/xarf-spec: `schemas/v4/xarf-core.json`, `types/content-phishing.json`, `types/content-brand_infringement.json`.

const version = '4.2.0';
const maxDescription = 1000;
const maxOrganisation = 200;

/** The report for programs, about the first page: one incident, one report. Null where no page is accused. */
export const writeXarf = (accusation: Accusation, mailText: string): AbuseReport['xarf'] => {
  const { analysis, imitated, found, reporter } = accusation;
  const page = found.find(({ suspect }) => suspect.role === 'page');
  if (!page) return null;
  const party = {
    org: reporter.slice(0, maxOrganisation),
    contact: reporter,
    domain: reporter.slice(reporter.lastIndexOf('@') + 1),
  };
  const evidence = Buffer.from(mailText, 'utf8');
  return {
    xarf_version: version,
    report_id: reportId(`${analysis.id}\n${page.suspect.host}`),
    timestamp: analysis.createdAt,
    reporter: party,
    sender: party,
    category: 'content',
    ...(imitated === null
      ? { type: 'phishing', confidence: analysis.riskScore / 100 }
      : {
          type: 'brand_infringement',
          infringement_type: 'lookalike',
          legitimate_site: `https://${imitated}/`,
          infringing_elements: ['domain_name'],
        }),
    evidence_source: 'user_report',
    description: cutText(
      imitated === null
        ? analysis.threats.map(({ title }) => title).join('. ') || 'Phishing'
        : `A domain that looks like ${imitated}`,
      maxDescription,
    ),
    url: asUri(reportedUrl(page, reporter)),
    ...targetOf(accusation),
    ...factsOf(page),
    evidence: [
      {
        content_type: 'text/plain',
        description: 'What was seen, and what registries say',
        payload: evidence.toString('base64'),
        hash: `sha256:${createHash('sha256').update(evidence).digest('hex')}`,
        size: evidence.length,
      },
    ],
  };
};

/** The same result gives the same report however often it is asked for. The schema wants a UUID of version 4, whose bits are anybody's. */
const reportId = (name: string): string => {
  const id = createHash('sha256').update(`XARF\n${name}`).digest().subarray(0, 16);
  id[6] = ((id[6] ?? 0) & 0x0f) | 0x40;
  id[8] = ((id[8] ?? 0) & 0x3f) | 0x80;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

/** Links of phishing name their reader: what does is cut off, and with it what follows. */
const reportedUrl = ({ suspect: { url, host } }: FoundOnSuspect, reporter: string): string => {
  const bare = `https://${host.includes(':') ? `[${host}]` : host}/`;
  const whole = URL.parse(url ?? bare);
  if (!whole) return bare;
  const owner = ownerAddress(reporter);
  const namesReader = (text: string) => addressEdits(text, owner).length > 0;
  if (!namesReader(whole.href)) return whole.href;
  const path = `${whole.origin}${whole.pathname}`;
  return namesReader(path) ? `${whole.origin}/` : path;
};

/** What RFC 3986 has no place for is encoded: browsers leave much of it as it is, and programs refuse the report for it. */
const asUri = (href: string): string => {
  const [, scheme = '', authority = '', rest = ''] = /^([^:]+:\/\/)([^/?#]*)(.*)$/s.exec(href) ?? [];
  const [main = '', ...fragment] = rest.split('#');
  const encoded = [main, ...(fragment.length > 0 ? [fragment.join('%23')] : [])].map((part) =>
    part
      .replaceAll(/%(?![0-9a-f]{2})/gi, '%25')
      .replaceAll(/[^\w.~:/?@!$&'()*+,;=%-]/gu, (character) =>
        character.isWellFormed() ? encodeURIComponent(character) : '%EF%BF%BD',
      ),
  );
  return `${scheme}${authority.replaceAll('|', '%7C')}${encoded.join('#')}`;
};

/** As registries have them: letters, digits and hyphens. */
const hostnamePattern = /^(?!-)[a-z0-9-]{1,63}(?<!-)(?:\.(?!-)[a-z0-9-]{1,63}(?<!-))+$/i;

const targetOf = ({ analysis, imitated }: Accusation) => {
  const brand =
    imitated ?? analysis.domain?.threatIntelligence.imitation?.brand ?? analysis.explanation?.safeWay?.brand;
  return brand ? { target_brand: brand } : {};
};

const factsOf = ({ suspect, registration, hosting }: FoundOnSuspect) => {
  const registered = registration.state === 'known' ? registration.value : null;
  const hosted = hosting.state === 'known' ? hosting.value : null;
  const isName = isIP(suspect.host) === 0 && hostnamePattern.test(suspect.host);
  const organisation = hosted?.organisation;
  return {
    source_identifier: hosted?.address ?? suspect.host,
    ...(isName && { domain: suspect.host }),
    ...(registered?.registrar && { registrar: registered.registrar }),
    ...(registered && registered.nameServers.length > 0 && { nameservers: registered.nameServers }),
    ...(organisation && { hosting_provider: organisation }),
    ...(hosted?.asn && { asn: hosted.asn }),
    ...(hosted?.country && /^[A-Z]{2}$/.test(hosted.country) && { country_code: hosted.country }),
    ...(registered && {
      whois: {
        ...(registered.createdAt && { created_date: registered.createdAt }),
        ...(registered.expiresAt && { expiry_date: registered.expiresAt }),
        ...(isAddress(registered.abuseEmail) && { registrar_abuse_contact: registered.abuseEmail }),
      },
    }),
  };
};

/** WHOIS has what registrars typed: `abuse at registrar dot example`. */
const isAddress = (text: string | null): boolean => z.email().safeParse(text).success;
