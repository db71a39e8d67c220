import { z } from 'zod';

// What XARF 4 demands of a report about a page, as its schemas have it: https://github.com/xarf/xarf-spec, schemas/v4/xarf-core.json and
// types/content-base.json, content-phishing.json, content-brand_infringement.json (read in November 2026).

/** RFC 3986: what browsers leave as it is in a link (`|`, `{`, `^`) is no part of a URI. */
const uri = z
  .string()
  .regex(
    /^[a-z][a-z0-9+.-]*:(?:[\w.~:/?[\]@!$&'()*+,;=-]|%[0-9a-f]{2})*(?:#(?:[\w.~:/?@!$&'()*+,;=-]|%[0-9a-f]{2})*)?$/i,
  );
const hostname = z
  .string()
  .max(253)
  .regex(/^(?!-)[a-z0-9-]{1,63}(?<!-)(?:\.(?!-)[a-z0-9-]{1,63}(?<!-))*$/i);
const dateTime = z.iso.datetime({ offset: true });

const party = z.strictObject({ org: z.string().max(200), contact: z.email(), domain: hostname });

const evidence = z.strictObject({
  content_type: z.string(),
  description: z.string().max(500).optional(),
  payload: z.base64(),
  hash: z
    .string()
    .regex(/^(md5|sha1|sha256|sha512):[a-fA-F0-9]+$/)
    .optional(),
  size: z.int().min(0).max(5_242_880).optional(),
});

const content = z.looseObject({
  xarf_version: z.string().regex(/^4\.[0-9]+\.[0-9]+$/),
  report_id: z.uuidv4(),
  timestamp: dateTime,
  reporter: party,
  sender: party,
  source_identifier: z.string(),
  source_port: z.int().min(1).max(65_535).optional(),
  category: z.literal('content'),
  evidence_source: z.string().optional(),
  evidence: z.array(evidence).max(50).optional(),
  tags: z
    .array(z.string().regex(/^[a-z0-9][a-z0-9_+-]*:[a-z0-9][a-z0-9_+.-]*$/))
    .max(20)
    .optional(),
  confidence: z.number().min(0).max(1).optional(),
  description: z.string().max(1000).optional(),
  url: uri,
  domain: hostname.optional(),
  registrar: z.string().optional(),
  nameservers: z.array(z.string()).optional(),
  target_brand: z.string().optional(),
  hosting_provider: z.string().optional(),
  asn: z.int().min(1).max(4_294_967_295).optional(),
  country_code: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  whois: z
    .looseObject({
      created_date: dateTime.optional(),
      updated_date: dateTime.optional(),
      expiry_date: dateTime.optional(),
      registrar_abuse_contact: z.email().optional(),
    })
    .optional(),
});

/** A report as other people's programs may demand it to be. */
export const xarfReport = z.discriminatedUnion('type', [
  content.extend({ type: z.literal('phishing'), cloned_site: uri.optional() }),
  content.extend({
    type: z.literal('brand_infringement'),
    infringement_type: z.enum([
      ...(['counterfeit', 'typosquatting', 'lookalike', 'homograph', 'unauthorized_reseller'] as const),
      ...(['trademark_violation', 'brand_impersonation', 'logo_misuse', 'other'] as const),
    ]),
    legitimate_site: uri,
    infringing_elements: z
      .array(
        z.enum([
          ...(['logo', 'brand_name', 'tagline', 'color_scheme'] as const),
          ...(['layout', 'product_images', 'domain_name', 'other'] as const),
        ]),
      )
      .optional(),
  }),
]);
