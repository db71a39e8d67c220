import type { AdminAudit } from '../../contract/admin-audit.ts';
import type { AdminActionStore } from '../store/admin-actions.ts';

export const showAudit =
  ({ adminActions }: { adminActions: AdminActionStore }) =>
  async (page: number, pageSize: number): Promise<AdminAudit> => {
    const { actions, total } = await adminActions.newest({ offset: (page - 1) * pageSize, limit: pageSize });
    return {
      actions: actions.map((action) => ({ ...action, at: action.at.toISOString() })),
      total,
      page,
      pageSize,
    };
  };
export type ShowAudit = ReturnType<typeof showAudit>;
