import { z } from 'zod';
import { type AnalysisHistory, analysisHistoryResponse } from '../../../contract/analysis-history.ts';
import { listedAnalysisAnswer } from '../../lib/analysis-answer.ts';
import { useApi } from '../../lib/api.ts';
import { useInfiniteQuery } from '../../lib/use-infinite-query.ts';
import { keepPreviousData } from '../../lib/use-query.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { type HistoryFilter, isFiltering, paramsOf } from './history-filter.ts';

const historyAnswer: z.ZodType<AnalysisHistory> = analysisHistoryResponse.extend({
  analyses: z.array(listedAnalysisAnswer),
});

const typingPauseMs = 300;
const pageSize = 50;

/** The kept checks that a filter finds, page by page; nothing is asked while there is no filter. */
export const useHistory = (filter: HistoryFilter) => {
  const api = useApi();
  const settled = useSettled(filter, typingPauseMs);
  return useInfiniteQuery({
    queryKey: ['/api/analysis/history', paramsOf(settled)],
    queryFn: ({ pageParam, signal }) => {
      const params = paramsOf(settled, { limit: String(pageSize), ...(pageParam && { cursor: pageParam }) });
      return api.get(`/api/analysis/history?${params}`, historyAnswer, signal);
    },
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
    enabled: isFiltering(settled),
    placeholderData: keepPreviousData,
  });
};
