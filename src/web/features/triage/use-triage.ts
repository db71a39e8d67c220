import { organisationMessageResponse } from '../../../contract/organisations.ts';
import {
  type Campaign,
  campaignSchema,
  campaignsResponse,
  type TeamDecision,
  type TeamRetention,
  teamFiguresResponse,
} from '../../../contract/team.ts';
import { type Api, useApi } from '../../lib/api.ts';
import { useQueryClient } from '../../lib/query-client.ts';
import { useInfiniteQuery } from '../../lib/use-infinite-query.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { useQuery } from '../../lib/use-query.ts';
import { toastFailure } from '../../ui/toast-failure.ts';
import { showToast } from '../../ui/toast-store.ts';

const path = '/api/team';
const key = [path] as const;

export type CampaignState = 'open' | 'decided';

export const useCampaigns = (state: CampaignState) => {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: [...key, 'campaigns', state],
    queryFn: ({ signal, pageParam }) =>
      api.get(
        `${path}/campaigns?state=${state}${pageParam ? `&cursor=${encodeURIComponent(pageParam)}` : ''}`,
        campaignsResponse,
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
};

export const useCampaign = (id: string, report: string | null) => {
  const api = useApi();
  return useQuery({
    queryKey: [...key, 'campaign', id, report],
    queryFn: ({ signal }) =>
      api.get(
        `${path}/campaigns/${encodeURIComponent(id)}${report ? `?report=${report}` : ''}`,
        campaignSchema,
        signal,
      ),
  });
};

export const useTeamFigures = () => {
  const api = useApi();
  return useQuery({
    queryKey: [...key, 'figures'],
    queryFn: ({ signal }) => api.get(`${path}/figures`, teamFiguresResponse, signal),
  });
};

/** Whatever is done to a campaign may change its place in the lists and the figures. */
const useChange = <Wish, Answer>(title: string, call: (api: Api, wish: Wish) => Promise<Answer>) => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (wish: Wish) => call(api, wish),
    onError: (error) => toastFailure(error, { title, fallback: 'Nothing was changed. Please try again.' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
};

const post = (api: Api, { id }: Pick<Campaign, 'id'>, call: string, wish: object) =>
  api.post(`${path}/campaigns/${id}/${call}`, wish, campaignSchema);

export const useDecide = (campaign: Campaign) =>
  useChange('Not decided', async (api, wish: { decision: TeamDecision; note: string }) => {
    const { decision } = campaign;
    const decided = await post(api, campaign, 'decision', {
      ...wish,
      ...(decision && { replaces: decision.decidedAt }),
    });
    showToast({
      title: 'Decided',
      description: 'Everybody who reported it gets one mail with your decision.',
    });
    return decided;
  });

export const useComment = (campaign: Campaign) =>
  useChange('Not sent', (api, text: string) => post(api, campaign, 'comments', { text }));

export const useAssign = (campaign: Campaign) =>
  useChange('Not assigned', (api, memberId: string | null) => post(api, campaign, 'assign', { memberId }));

export const useKeepFor = () =>
  useChange('Not changed', async (api, retentionDays: TeamRetention) => {
    const { message } = await api.patch(`${path}/settings`, { retentionDays }, organisationMessageResponse);
    showToast({ title: 'Changed', description: message });
  });

export const exportAddress = (format: string) => `${path}/export?format=${format}`;
