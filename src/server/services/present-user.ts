import type { User } from '../../contract/user.ts';
import { isOfToday } from '../store/usage.ts';
import type { UserRow } from '../store/users.ts';
import { isAdmin } from './is-admin.ts';

export type PresentUser = (user: UserRow, now: Date) => User;

/** A user as the API shows them, field by field, so that a new column never leaks by accident. */
export const presentUser =
  (owner: { ownerEmail: string | undefined }): PresentUser =>
  (user, now) => ({
    id: user.id,
    email: user.email,
    planType: user.planType,
    role: user.role,
    isAdmin: isAdmin(owner)(user),
    // The first check of a new day resets the count; until then yesterday's must not be shown.
    dailyUsageCount: isOfToday(user.lastUsageReset, now) ? user.dailyUsageCount : 0,
    historyLimit: user.historyLimit,
    country: user.country,
    lastUsageReset: toIso(user.lastUsageReset),
    lastLogin: toIso(user.lastLogin),
    subscriptionDate: toIso(user.subscriptionDate),
    planResetDate: toIso(user.planResetDate),
    planExpired: user.planExpired,
    createdAt: user.createdAt.toISOString(),
    waitingPlan: user.waitingPlan,
    waitingUntil: toIso(user.waitingUntil),
    retentionDays: user.retentionDays,
  });

const toIso = (date: Date | null) => date?.toISOString() ?? null;
