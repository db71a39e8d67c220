import { z } from 'zod';
import { severities, threatIcons } from './risk.ts';

export const threatSchema = z.object({
  type: z.string(),
  title: z.string(),
  description: z.string(),
  severity: z.enum(severities),
  score: z.number().int().min(0).max(100),
  icon: z.enum(threatIcons),
  recommendation: z.string(),
});
export type Threat = z.infer<typeof threatSchema>;
