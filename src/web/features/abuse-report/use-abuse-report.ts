import { abuseReportResponse } from '../../../contract/abuse-report.ts';
import { useApi } from '../../lib/api.ts';
import { useQuery } from '../../lib/use-query.ts';

/** A report stays as it is while its page is open: writing it anew would ask the registries again. */
const keptMs = 10 * 60 * 1000;

/** The report of a result, or of one of its similar domains; null asks nobody. */
export const useAbuseReport = (id: string, subject: { lookalike: string | null } | null) => {
  const api = useApi();
  const path = `/api/analysis/${encodeURIComponent(id)}/abuse-report`;
  return useQuery({
    queryKey: [path, subject?.lookalike ?? ''],
    queryFn: () =>
      api.post(path, subject?.lookalike ? { lookalike: subject.lookalike } : {}, abuseReportResponse),
    enabled: subject !== null,
    staleTime: keptMs,
  });
};
