import { z } from 'zod';

const count = z.number().int().nonnegative();

/** How many of one kind were judged into each band. */
const bandCounts = z.object({ safe: count, suspicious: count, phishing: count });
export type BandCounts = z.infer<typeof bandCounts>;

/** Of everything with one predicted probability range, how much was phishing. */
const reliabilityBin = z.object({
  from: z.number(),
  to: z.number(),
  count,
  phishing: count,
  meanProbability: z.number().nullable(),
});

export const sliceSchema = z.object({
  name: z.string(),
  /**
   * How the slice is kept from training: by registrable domain or campaign only ('in-distribution'), by being newer than
   * everything trained on, by leaving its whole source out, or because we wrote it ourselves.
   */
  split: z.enum(['in-distribution', 'time', 'source', 'generated']),
  phishing: bandCounts,
  legitimate: bandCounts,
  /** Of the risk score; null where only one kind is in the slice. */
  auc: z.number().nullable(),
  recallAtOnePercent: z.number().nullable(),
  recallAtOnePerMille: z.number().nullable(),
});
export type EvaluationSlice = z.infer<typeof sliceSchema>;

const accuracyCounts = z.object({ threshold: z.number(), right: count, wrong: count });

export const mistakeSchema = z.object({
  /** The address or the subject line, defanged. */
  what: z.string(),
  source: z.string(),
  riskScore: count,
  /** The strongest finding, or what was missed. */
  loudest: z.array(z.string()),
});

/** How well pictures are read, by us and by others on the same pictures. */
const reading = z.object({
  /** What is either right in full or wrong: addresses, codes, logos. */
  exact: z.array(z.object({ what: z.string(), reader: z.string(), right: count, of: count })),
  /** Characters inserted, deleted or substituted, of all in the pictures. */
  characters: z.array(z.object({ slice: z.string(), reader: z.string(), errors: count, of: count })),
  /** Processor time of one picture of 1280 × 800, and how much more memory is held after 200 of any size. */
  cpuMs: z.object({ p50: z.number(), p99: z.number(), samples: count }),
  memoryGrowthMegabytes: z.number().nullable(),
});

/** What `npm run evaluate` writes. Counts are stored and every rate is computed from them, so no two places disagree. */
export const evaluationReportSchema = z.object({
  model: z.object({
    id: z.enum(['url', 'mail', 'page-text', 'picture']),
    title: z.string(),
    sha256: z.string().length(64),
    weightsBytes: count,
    featureCount: count,
    trainedOn: z.string(),
  }),
  measuredOn: z.iso.date(),
  command: z.string(),
  /** What was trained on. The ablations say what leaving out the sources with non-commercial terms costs. */
  data: z.array(
    z.object({
      source: z.string(),
      kind: z.enum(['phishing', 'legitimate', 'spam']),
      items: count,
      licence: z.string(),
      isNonCommercial: z.boolean(),
    }),
  ),
  /** Right and wrong at the threshold, on held-out data of the sources trained on. */
  accuracy: accuracyCounts,
  /**
   * The same at the threshold that suits the mix of phishing and legitimate items in that set, chosen on one half of it and
   * counted on the other.
   */
  accuracyForMix: accuracyCounts.optional(),
  slices: z.array(sliceSchema).min(1),
  falseAlarms: z.object({
    byLanguage: z.array(z.object({ name: z.string(), legitimate: bandCounts })),
    byGenre: z.array(z.object({ name: z.string(), legitimate: bandCounts })),
  }),
  ablations: z.array(
    z.object({
      name: z.enum(['rules only', 'model only', 'rules and model', 'without non-commercial sources']),
      slices: z.array(sliceSchema),
    }),
  ),
  calibration: z.object({ error: z.number(), bins: z.array(reliabilityBin) }),
  adversarial: z.array(
    z.object({
      attack: z.string(),
      items: count,
      /** Out of the safe band, as sent and after the attack. */
      caughtBefore: count,
      caughtAfter: count,
      /** Of these, called phishing; left out in reports from before they were counted. */
      calledBefore: count.optional(),
      calledAfter: count.optional(),
    }),
  ),
  /** Other tools on the same messages in the same run; for them `suspicious` is unused. */
  peers: z.array(z.object({ name: z.string(), version: z.string(), slices: z.array(sliceSchema) })),
  latencyMs: z.object({ p50: z.number(), p99: z.number(), samples: count }),
  /** Of pictures only. */
  reading: reading.optional(),
  mistakes: z.object({ missed: z.array(mistakeSchema), falseAlarms: z.array(mistakeSchema) }),
});
export type EvaluationReport = z.infer<typeof evaluationReportSchema>;

/** Null, not 0 or 1, where nothing of the kind was measured. */
export const rate = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

export const totalOf = ({ safe, suspicious, phishing }: BandCounts): number => safe + suspicious + phishing;

/** The share that is not called safe: recall for phishing, false alarms for the legitimate. */
export const flaggedShare = (counts: BandCounts): number | null =>
  rate(counts.suspicious + counts.phishing, totalOf(counts));

export const phishingBandShare = (counts: BandCounts): number | null =>
  rate(counts.phishing, totalOf(counts));

/** Fewer of a kind say too little to stand for a model. */
export const enoughItems = 100;

/**
 * Of all sets that were kept from training, the one on which a model tells the two kinds apart worst. Null where no set holds
 * both kinds. A source that was left out whole is judged by other weights than those that ship, and is not among them.
 */
export const hardestSlice = (slices: readonly EvaluationSlice[]): EvaluationSlice | null => {
  const atLeast = (items: number) =>
    slices.filter(
      ({ split, phishing, legitimate }) =>
        split !== 'source' && Math.min(totalOf(phishing), totalOf(legitimate)) >= items,
    );
  const large = atLeast(enoughItems);
  const distance = ({ phishing, legitimate }: EvaluationSlice) =>
    (flaggedShare(phishing) ?? 0) - (flaggedShare(legitimate) ?? 0);
  return (large.length > 0 ? large : atLeast(1)).toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
};

/** Wilson's interval at 95 %: how certain a rate from this many counts is. Null where nothing was measured. */
export const interval = (part: number, whole: number): [number, number] | null => {
  if (whole === 0) return null;
  const z = 1.96;
  const p = part / whole;
  const middle = p + (z * z) / (2 * whole);
  const spread = z * Math.sqrt((p * (1 - p)) / whole + (z * z) / (4 * whole * whole));
  const scale = 1 + (z * z) / whole;
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)];
};
