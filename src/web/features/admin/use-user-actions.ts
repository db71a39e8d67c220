import { z } from 'zod';
import type { BulkAction } from '../../../contract/admin-bulk.ts';
import type { NewUser } from '../../../contract/admin-users.ts';
import { type PlanType, plans } from '../../../contract/plans.ts';
import type { User } from '../../../contract/user.ts';
import { useApi } from '../../lib/api.ts';
import { currentUserKey } from '../../lib/current-user.ts';
import { useQueryClient } from '../../lib/query-client.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { showToast } from '../../ui/toast-store.ts';
import { analyticsKey } from './use-analytics.ts';
import { auditKey } from './use-audit.ts';
import { usersKey } from './use-users.ts';

/** Of these answers only the success is read. */
const anything = z.unknown();
const bulkAnswer = z.object({ message: z.string() }).nullable().catch(null);

const userPath = ({ id }: User) => `${usersKey}/${encodeURIComponent(id)}`;

const showFailure = (title: string) => (error: Error) =>
  showToast({ title, description: error.message, tone: 'fault' });

/** An action is done when the list shows its effect. */
const useRefresh = () => {
  const queryClient = useQueryClient();
  return async () => {
    // Figures and the trail are read again when they are next shown; the list is on the page now.
    for (const key of [analyticsKey, auditKey, '/api/dashboard'])
      void queryClient.invalidateQueries({ queryKey: [key] });
    // An administrator may have changed their own plan, which the header shows.
    void queryClient.invalidateQueries({ queryKey: currentUserKey });
    await queryClient.invalidateQueries({ queryKey: [usersKey] });
  };
};

export const useAddUser = () => {
  const api = useApi();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (user: NewUser) => api.post(usersKey, user, anything),
    onSuccess: () => {
      showToast({
        title: 'User added successfully',
        description: 'The user has been created with the specified plan',
      });
      void refresh();
    },
    onError: showFailure('Failed to add user'),
  });
};

/** A plan brings its history limit with it. */
export const useChangePlan = (user: User) => {
  const api = useApi();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (planType: PlanType) =>
      api.patch(userPath(user), { planType, historyLimit: plans[planType].historyLimit }, anything),
    onSuccess: (_, planType) => {
      showToast({
        title: 'User updated successfully',
        description: `${user.email} is on the ${planType} plan`,
      });
      return refresh();
    },
    onError: showFailure('Failed to update user'),
  });
};

export const useDeleteUser = () => {
  const api = useApi();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (user: User) => api.remove(userPath(user), anything),
    onSuccess: (_, user) => {
      showToast({
        title: 'User deleted successfully',
        description: `${user.email} and everything stored about them is gone`,
      });
      return refresh();
    },
    onError: showFailure('Failed to delete user'),
  });
};

export const useBulkAction = (onDone: () => void) => {
  const api = useApi();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (action: BulkAction) => api.post('/api/admin/bulk-actions', action, bulkAnswer),
    onSuccess: (answer) => {
      showToast({ title: 'Bulk action completed', ...(answer && { description: answer.message }) });
      onDone();
      return refresh();
    },
    onError: showFailure('Bulk action failed'),
  });
};
