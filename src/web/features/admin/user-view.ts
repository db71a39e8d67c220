import { z } from 'zod';
import { type PlanType, planTypeSchema } from '../../../contract/plans.ts';

/** A user as the console reads one; it forgives what is missing, so that one odd row hides nobody else. */
const userView = z.object({
  id: z.string(),
  email: z.string(),
  planType: planTypeSchema.catch('free'),
  role: z.string().catch('user'),
  isAdmin: z.boolean().catch(false),
  dailyUsageCount: z.number().catch(0),
  historyLimit: z.number().nullable().catch(null),
  createdAt: z.string().nullable().catch(null),
});
export type UserView = z.infer<typeof userView>;

export type UserFilter = { search: string; plan: PlanType | 'all' };

const pageAnswer = z.object({ users: z.array(userView), total: z.number() });

/** A page of the users, or the array of all of them: a server may answer either. */
export const usersAnswer = z.union([pageAnswer, z.array(userView)]);

export type UsersPage = z.infer<typeof pageAnswer>;

/** The page that was asked for, also when everybody came. */
export const pageOf = (
  answer: z.infer<typeof usersAnswer>,
  { search, plan }: UserFilter,
  { page, pageSize }: { page: number; pageSize: number },
): UsersPage => {
  if (!Array.isArray(answer)) return answer;
  const wanted = answer.filter(
    ({ email, planType }) =>
      email.toLowerCase().includes(search.toLowerCase()) && (plan === 'all' || planType === plan),
  );
  return { users: wanted.slice((page - 1) * pageSize, page * pageSize), total: wanted.length };
};

/** Whom nobody may delete: admins and the owner. */
export const isProtected = ({ role, isAdmin }: UserView): boolean => role === 'admin' || isAdmin;
