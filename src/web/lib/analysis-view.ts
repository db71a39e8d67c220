import { z } from 'zod';
import { levelOf, riskLevels, severities, threatIcons } from '../../contract/risk.ts';
import { explanationView } from './explanation-view.ts';

/**
 * An analysis as the screens read it. Older rows may hold lists as JSON text, and a newer server may know severities
 * or icons that this page does not; neither may keep a person from the verdict.
 */
const analysisFields = z
  .object({
    id: z.string().catch(''),
    analysisType: z.string().catch('general'),
    inputData: z.string().catch(''),
    riskScore: z.number().catch(0),
    riskLevel: z.string().optional().catch(undefined),
    threats: readable(z.array(z.unknown())),
    technicalAnalysis: readable(z.record(z.string(), z.unknown())),
    recommendations: readable(z.array(z.unknown())),
    /** Null on old rows and in lists. */
    explanation: readable(explanationView),
    createdAt: z.string().catch(''),
  })
  .transform((raw) => ({
    ...raw,
    // The server decides the level; the score speaks only when the level is missing.
    riskLevel: riskLevels.find((level) => level === raw.riskLevel) ?? levelOf(raw.riskScore),
    threats: (raw.threats ?? []).flatMap((threat) => threatView.safeParse(threat).data ?? []),
    technicalAnalysis: raw.technicalAnalysis ?? {},
    recommendations: (raw.recommendations ?? []).filter(
      (item): item is string => typeof item === 'string' && item.trim() !== '',
    ),
  }));

/** `answer`: the analysis as the server sent it, which is what a report of it is asked for with. */
export const analysisView = z.unknown().transform((answer) => ({ ...analysisFields.parse(answer), answer }));
export type AnalysisView = z.infer<typeof analysisView>;

const text = z.string().trim().min(1).nullable().catch(null);

const threatView = z
  .object({
    type: text,
    title: text,
    description: text,
    recommendation: text,
    severity: z.preprocess(
      (value) => (typeof value === 'string' ? value.toLowerCase() : value),
      z.enum(severities).catch('low'),
    ),
    score: z.number().nullable().catch(null),
    icon: z.enum(threatIcons).catch('AlertTriangle'),
  })
  .transform(({ title, ...rest }) => ({ ...rest, title: title ?? rest.type ?? 'Warning sign' }));
export type ThreatView = z.infer<typeof threatView>;

function readable<T>(schema: z.ZodType<T>) {
  return z.preprocess(
    (value) => (typeof value === 'string' ? parsed(value) : value),
    schema.nullable().catch(null),
  );
}

const parsed = (value: string): unknown => {
  try {
    return JSON.parse(value);
  } catch {
    // Unreadable text is the same as no list.
    return null;
  }
};
