import { z } from 'zod';
import { planTypes } from './plans.ts';

export const planTypeSchema = z.enum(planTypes);
