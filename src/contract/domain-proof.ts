import { z } from 'zod';

/** What to put into the DNS of a domain to prove that it is one's own. */
export const proofRecordSchema = z.object({
  name: z.string(),
  type: z.literal('TXT'),
  value: z.string(),
});
export type ProofRecord = z.infer<typeof proofRecordSchema>;

/**
 * A name of its own, as RFC 8552 has it: the TXT records of the domain itself stay as they are, and the name may be an alias to where
 * somebody else keeps it. Several proofs of one domain are records side by side.
 */
export const proofRecordOf = (domain: string, token: string): ProofRecord => ({
  name: `_hookwise-challenge.${domain}`,
  type: 'TXT',
  value: `hookwise-verification=${token}`,
});
