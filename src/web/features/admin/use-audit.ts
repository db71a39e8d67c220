import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { adminAuditResponse } from '../../../contract/admin-audit.ts';
import { useApi } from '../../lib/api.ts';

export const auditKey = '/api/admin/audit';
export const actionsPerPage = 20;

/** What administrators did; asked for once somebody wants to see it. */
export const useAudit = (page: number, isWanted: boolean) => {
  const api = useApi();
  return useQuery({
    queryKey: [auditKey, page],
    enabled: isWanted,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.get(`${auditKey}?page=${page}&pageSize=${actionsPerPage}`, adminAuditResponse, signal),
  });
};
