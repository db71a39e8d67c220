import type { AdminAudit } from '../../contract/admin-audit.ts';
import type { AdminActionStore } from '../store/admin-actions.ts';

export type ShowAudit = (page: number, pageSize: number) => Promise<AdminAudit>;

export const showAudit =
  ({ adminActions }: { adminActions: AdminActionStore }): ShowAudit =>
  async (page, pageSize) => {
    const { actions, total } = await adminActions.newest({ offset: (page - 1) * pageSize, limit: pageSize });
    return {
      actions: actions.map((action) => ({ ...action, at: action.at.toISOString() })),
      total,
      page,
      pageSize,
    };
  };
