import { adminAuditResponse } from '../../../contract/admin-audit.ts';
import { useApi } from '../../lib/api.ts';
import { keepPreviousData, useQuery } from '../../lib/use-query.ts';

export const auditKey = '/api/admin/audit';
export const actionsPerPage = 20;

/** What administrators did. */
export const useAudit = (page: number) => {
  const api = useApi();
  return useQuery({
    queryKey: [auditKey, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.get(`${auditKey}?page=${page}&pageSize=${actionsPerPage}`, adminAuditResponse, signal),
  });
};
