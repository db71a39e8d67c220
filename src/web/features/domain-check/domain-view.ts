import { z } from 'zod';
import { type PartOutcome, partOutcomeSchema } from '../../../contract/analyze-domain.ts';
import { type DomainPart, domainParts } from '../../../contract/domain-facts.ts';
import { checkSchema } from '../../../contract/explanation.ts';
import { outsideContactSchema } from '../../../contract/outside-contacts.ts';
import { severities } from '../../../contract/risk.ts';
import {
  isRecord,
  looseEach,
  looseFlag,
  looseList,
  looseNumber,
  looseObject,
  looseText,
} from '../../lib/loose-value.ts';

/** Without regard to case; whatever else a server says is no judgement that this page could show. */
const levels = {
  safe: 'safe',
  suspicious: 'suspicious',
  dangerous: 'dangerous',
  phishing: 'dangerous',
} as const;
export type DomainLevel = (typeof levels)[keyof typeof levels] | 'unknown';

const level = z
  .unknown()
  .optional()
  .transform((value): DomainLevel => {
    const word = String(value).trim().toLowerCase();
    return Object.hasOwn(levels, word) ? levels[word as keyof typeof levels] : 'unknown';
  });

const days = looseNumber.transform((value) => (value !== null && value >= 0 ? Math.floor(value) : null));
const percent = looseNumber.transform((value) =>
  value === null ? null : Math.min(100, Math.max(0, Math.round(value))),
);

/** '10 mx.example': some servers tell the two apart. */
const mailExchange = z.preprocess((value) => {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) =>
    typeof item === 'object' && item !== null && 'exchange' in item
      ? `${'priority' in item ? item.priority : ''} ${item.exchange}`
      : item,
  );
}, looseList);

const threatView = z.object({
  type: looseText.transform((text) => text ?? 'Warning sign'),
  severity: z.preprocess(
    (value) => (typeof value === 'string' ? value.toLowerCase() : value),
    z.enum(severities).catch('low'),
  ),
  description: looseText,
  recommendation: looseText,
});
export type DomainThreatView = z.infer<typeof threatView>;

const imitationView = z
  .object({
    brand: z.string().trim().min(1),
    genuine: looseText,
    how: looseText,
    seen: looseText,
    positions: looseEach(z.number().int().min(0)),
  })
  .nullable()
  .catch(null);
export type ImitationView = NonNullable<z.infer<typeof imitationView>>;

const lookalikeView = z.object({
  domain: z.string().trim().min(1),
  kind: looseText,
  hasMail: z.boolean().catch(false),
});

const settingStates = ['configured', 'missing', 'unknown'] as const;
export type SettingState = (typeof settingStates)[number];
const setting = z.enum(settingStates).nullable().catch(null);

/** How each lookup ended, where the server tells. */
const outcomes = z
  .unknown()
  .optional()
  .transform(
    (value): Partial<Record<DomainPart, PartOutcome>> =>
      Object.fromEntries(
        domainParts.flatMap((part) => {
          const read = partOutcomeSchema.safeParse(isRecord(value) ? value[part] : null);
          return read.success ? [[part, read.data]] : [];
        }),
      ),
  );

/**
 * A domain's result as the tab reads it. Only the domain itself is sure to be there: registries and servers leave out
 * whatever they like, and nothing of that may keep a person from the rest.
 */
const fields = looseObject({
  domain: looseText,
  unicodeDomain: looseText,
  heuristicChecks: looseObject({ riskLevel: level, riskScore: percent, suspiciousWords: looseList }),
  domainAge: looseObject({ ageInDays: days, ageDescription: looseText }),
  whoisInfo: looseObject({
    creationDate: looseText,
    expiryDate: looseText,
    updatedDate: looseText,
    status: looseList,
    registrar: looseText,
    registrantOrg: looseText,
    isRedacted: looseFlag,
    abuseEmail: looseText,
    network: looseText,
    source: looseText,
  }),
  dnsRecords: looseObject({
    A: looseList,
    MX: mailExchange,
    NS: looseList,
    spfRecord: looseText,
    dmarcRecord: looseText,
    dkimRecord: looseText,
    AAAA: looseList,
    TXT: looseList,
    CAA: looseList,
    SOA: looseText,
    CNAME: looseList,
    dnssec: z.enum(['signed', 'unsigned', 'broken']).nullable().catch(null),
  }),
  emailSecurity: looseObject({
    spf: looseObject({ state: setting, detail: looseText, lookups: looseNumber, problems: looseList }),
    dmarc: looseObject({
      state: setting,
      detail: looseText,
      policy: looseText,
      inheritedFrom: looseText,
      problems: looseList,
    }),
    dkim: looseObject({ state: setting, selectors: looseList }),
    mtaSts: setting,
    tlsRpt: setting,
    bimi: setting,
    summary: looseText,
  }),
  hostingInfo: looseObject({
    ipAddress: looseText,
    country: looseText,
    asn: looseText.transform((text) => (text && /^\d+$/.test(text) ? `AS${text}` : text)),
    organization: looseText,
    isp: looseText,
    reverseDns: looseText,
  }),
  sslInfo: looseObject({
    hasHTTPS: looseFlag,
    isValid: looseFlag,
    issuer: looseText,
    validFrom: looseText,
    expiryDate: looseText,
    certificateType: looseText,
    problems: looseList,
    names: looseList,
    key: looseText,
    protocol: looseText,
    chain: looseList,
  }),
  blacklistCheck: looseObject({ isBlacklisted: looseFlag, sources: looseList, listedBy: looseList }),
  threatIntelligence: looseObject({
    similarDomains: looseList,
    lookalikes: looseEach(lookalikeView),
    imitation: imitationView,
    popularity: looseText,
  }),
  threats: looseEach(threatView),
  recommendations: looseList,
  reassurances: looseList,
  checks: looseEach(checkSchema),
  outside: z.array(outsideContactSchema).nullish().catch(null),
  lookups: outcomes,
  checkedAt: looseText,
});

export const domainView = z.unknown().transform((value) => {
  const read = fields.parse(value);
  const wasAsked =
    isRecord(value) && isRecord(value['dnsRecords']) && read.lookups.mailSecurity?.state !== 'unknown';
  return { ...read, mail: mailSettings(read, wasAsked) };
});
export type DomainView = z.infer<typeof domainView>;

/**
 * A record that is not there is missing only when somebody looked; otherwise nobody knows. A DKIM record stands under
 * a name that only its sender knows, so it is never missing.
 */
const mailSettings = (
  { dnsRecords, emailSecurity: { spf, dmarc, dkim } }: z.infer<typeof fields>,
  wasAsked: boolean,
) => {
  const stateOf = (told: SettingState | null, record: string | null): SettingState =>
    told ?? (record !== null ? 'configured' : wasAsked ? 'missing' : 'unknown');
  return {
    spf: stateOf(spf.state, dnsRecords.spfRecord),
    dmarc: stateOf(dmarc.state, dnsRecords.dmarcRecord),
    dkim: stateOf(dkim.state, dnsRecords.dkimRecord) === 'configured' ? 'configured' : 'unknown',
  } as const;
};
