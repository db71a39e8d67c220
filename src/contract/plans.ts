import { z } from 'zod';

export const planTypes = ['free', 'standard', 'professional', 'enterprise'] as const;
export const planTypeSchema = z.enum(planTypes);
export type PlanType = (typeof planTypes)[number];

/** In `remainingUses` and `dailyLimit`: no limit. */
export const unlimited = -1;

/** Checks a day, by plan. Guests have a limit of their own, set by `GUEST_DAILY_LIMIT`. */
export const dailyLimits = {
  free: 5,
  standard: 25,
  professional: 65,
  enterprise: unlimited,
} as const satisfies Record<PlanType, number>;

/** `historyLimit` after a plan change, by plan. */
export const historyLimits = {
  free: 3,
  standard: 25,
  professional: 65,
  enterprise: 500,
} as const satisfies Record<PlanType, number>;

/** How many past analyses the dashboard shows, by plan. */
export const drawerSizes = {
  free: 5,
  standard: 100,
  professional: 250,
  enterprise: 500,
} as const satisfies Record<PlanType, number>;
