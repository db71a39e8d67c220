import { type JobUsage, jobUsageSchema } from '../../contract/v1/jobs.ts';
import { useApi } from './api.ts';
import { formatCount, formatPlanDay } from './format.ts';
import { useQuery } from './use-query.ts';

const path = '/api/account/jobs/usage';
export const jobUsageKey = [path] as const;

/** What the account may have checked in jobs this month. */
export const useJobUsage = () => {
  const api = useApi();
  return useQuery({
    queryKey: jobUsageKey,
    queryFn: ({ signal }) => api.get(path, jobUsageSchema, signal),
    // Other servers and programs use it, too.
    staleTime: 0,
  });
};

/** How many items are left, in a sentence. */
export const jobAllowance = ({ used, limit, resetsAt }: JobUsage): string => {
  if (limit === 0) return 'Jobs come with the Standard plan.';
  if (limit === null) return 'Your plan has any number of items.';
  const left = Math.max(0, limit - used);
  return left === 0
    ? `All ${formatCount(limit)} items of this month are used. There are new ones from ${formatPlanDay(resetsAt)}.`
    : `${formatCount(left)} of the ${formatCount(limit)} items of this month are left.`;
};
