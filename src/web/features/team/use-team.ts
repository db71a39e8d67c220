import { ownSignInResponse, type SignInWish } from '../../../contract/organisation-sign-in.ts';
import {
  type InvitedRole,
  invitationSchema,
  invitationsResponse,
  type OrganisationRole,
  organisationDomainSchema,
  organisationMessageResponse,
  organisationSchema,
  ownOrganisationResponse,
} from '../../../contract/organisations.ts';
import { type Api, useApi } from '../../lib/api.ts';
import { useQueryClient } from '../../lib/query-client.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { useQuery } from '../../lib/use-query.ts';
import { toastFailure } from '../../ui/toast-failure.ts';
import { showToast } from '../../ui/toast-store.ts';

const path = '/api/organisations';
const key = [path] as const;
const fallback = 'Nothing was changed. Please try again.';

export const useOwnOrganisation = () => {
  const api = useApi();
  return useQuery({
    queryKey: [...key, 'mine'],
    queryFn: ({ signal }) => api.get(`${path}/mine`, ownOrganisationResponse, signal),
  });
};

export const useInvitations = () => {
  const api = useApi();
  return useQuery({
    queryKey: [...key, 'invitations'],
    queryFn: ({ signal }) => api.get(`${path}/invitations`, invitationsResponse, signal),
  });
};

export const useTeamSignIn = () => {
  const api = useApi();
  return useQuery({
    queryKey: [...key, 'sign-in'],
    queryFn: ({ signal }) => api.get(`${path}/sign-in`, ownSignInResponse, signal),
  });
};

/** Whatever changes something here may change what the whole page shows: places, roles, what one may do. */
const useChange = <Wish, Answer>(title: string, call: (api: Api, wish: Wish) => Promise<Answer>) => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (wish: Wish) => call(api, wish),
    onError: (error) => toastFailure(error, { title, fallback }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
};

const remove = async (api: Api, address: string, title: string) => {
  const { message } = await api.remove(`${path}/${address}`, organisationMessageResponse);
  showToast({ title, description: message });
};

export const useFound = () =>
  useChange('Not founded', (api, wish: { name: string }) => api.post(path, wish, organisationSchema));

export const useDeleteOrganisation = () =>
  useChange('Not deleted', (api, _: undefined) => remove(api, 'mine', 'Deleted'));

export const useInvite = () =>
  useChange('Not invited', (api, wish: { email: string; role: InvitedRole }) =>
    api.post(`${path}/invitations`, wish, invitationSchema),
  );

export const useWithdraw = () =>
  useChange('Not withdrawn', (api, id: string) => remove(api, `invitations/${id}`, 'Withdrawn'));

export const useJoin = () =>
  useChange('Not joined', (api, wish: { token: string }) =>
    api.post(`${path}/join`, wish, ownOrganisationResponse),
  );

export const useChangeRole = () =>
  useChange('Not changed', (api, { id, role }: { id: string; role: OrganisationRole }) =>
    api.patch(`${path}/members/${id}`, { role }, organisationSchema),
  );

export const useRemoveMember = () =>
  useChange('Not removed', (api, id: string) => remove(api, `members/${id}`, 'Done'));

export const useAddDomain = () =>
  useChange('Not added', (api, wish: { domain: string }) =>
    api.post(`${path}/domains`, wish, organisationDomainSchema),
  );

export const useVerifyDomain = () =>
  useChange('Not proved', async (api, id: string) => {
    const proved = await api.post(`${path}/domains/${id}/verify`, {}, organisationDomainSchema);
    showToast({ title: 'Proved', description: `${proved.domain} belongs to your organisation.` });
    return proved;
  });

export const useRemoveDomain = () =>
  useChange('Not removed', (api, id: string) => remove(api, `domains/${id}`, 'Removed'));

export const useSetUpSignIn = () =>
  useChange('Not set up', async (api, wish: SignInWish) => {
    const own = await api.put(`${path}/sign-in`, wish, ownSignInResponse);
    showToast({
      title: 'Set up',
      description: 'People with addresses of your domains can sign in this way.',
    });
    return own;
  });

export const useRemoveSignIn = () =>
  useChange('Not removed', (api, _: undefined) => remove(api, 'sign-in', 'Removed'));
