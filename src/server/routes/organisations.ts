import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  addDomainRequest,
  changeMemberRequest,
  foundOrganisationRequest,
  invitationSchema,
  invitationsResponse,
  inviteRequest,
  joinRequest,
  organisationDomainSchema,
  organisationMessageResponse,
  organisationSchema,
  ownOrganisationResponse,
} from '../../contract/organisations.ts';
import { signedInOnly, userOf, visitorOf } from '../http/permissions.ts';
import type { InviteMembers } from '../services/invite-members.ts';
import type { ManageOrganisation } from '../services/manage-organisation.ts';
import type { ProveDomains } from '../services/prove-domains.ts';

type Needs = {
  manageOrganisation: ManageOrganisation;
  inviteMembers: InviteMembers;
  proveDomains: ProveDomains;
};

const config = signedInOnly;
const params = z.object({ id: z.string() });
const message = { 200: organisationMessageResponse };

/** People who work together: who is in an organisation, who is invited, and which domains are its own. */
export const organisationRoutes =
  ({ manageOrganisation, inviteMembers, proveDomains }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/organisations',
      { config, schema: { body: foundOrganisationRequest, response: { 201: organisationSchema } } },
      async (request, reply) =>
        reply.code(201).send(await manageOrganisation.found(userOf(request), request.body)),
    );
    app.get(
      '/api/organisations/mine',
      { config, schema: { response: { 200: ownOrganisationResponse } } },
      async (request) => manageOrganisation.show(userOf(request)),
    );
    app.delete('/api/organisations/mine', { config, schema: { response: message } }, async (request) => {
      await manageOrganisation.delete(userOf(request));
      return { message: 'Your organisation has been deleted. Its members have been notified.' };
    });

    app.post(
      '/api/organisations/invitations',
      { config, schema: { body: inviteRequest, response: { 201: invitationSchema } } },
      async (request, reply) =>
        reply.code(201).send(await inviteMembers.invite(userOf(request), request.body)),
    );
    app.get(
      '/api/organisations/invitations',
      { config, schema: { response: { 200: invitationsResponse } } },
      async (request) => ({ invitations: await inviteMembers.list(userOf(request)) }),
    );
    app.delete(
      '/api/organisations/invitations/:id',
      { config, schema: { params, response: message } },
      async (request) => {
        await inviteMembers.withdraw(userOf(request), request.params.id);
        return { message: 'The invitation has been withdrawn. Its code no longer works.' };
      },
    );
    app.post(
      '/api/organisations/join',
      { config, schema: { body: joinRequest, response: { 200: ownOrganisationResponse } } },
      async (request) => {
        const user = userOf(request);
        await inviteMembers.join(user, request.body.token);
        return manageOrganisation.show(user);
      },
    );

    app.patch(
      '/api/organisations/members/:id',
      { config, schema: { params, body: changeMemberRequest, response: { 200: organisationSchema } } },
      async (request) => manageOrganisation.changeRole(userOf(request), request.params.id, request.body.role),
    );
    app.delete(
      '/api/organisations/members/:id',
      { config, schema: { params, response: message } },
      async (request) => {
        const what = await manageOrganisation.remove(userOf(request), request.params.id);
        return {
          message:
            what === 'left'
              ? 'You have left the organisation. Your account and your checks stay as they are.'
              : 'This person is no longer in your organisation. They have been notified.',
        };
      },
    );

    app.post(
      '/api/organisations/domains',
      { config, schema: { body: addDomainRequest, response: { 201: organisationDomainSchema } } },
      async (request, reply) =>
        reply.code(201).send(await proveDomains.add(userOf(request), request.body.domain)),
    );
    app.post(
      '/api/organisations/domains/:id/verify',
      { config, schema: { params, response: { 200: organisationDomainSchema } } },
      async (request) => proveDomains.verify(userOf(request), request.params.id, visitorOf(request).signal),
    );
    app.delete(
      '/api/organisations/domains/:id',
      { config, schema: { params, response: message } },
      async (request) => {
        await proveDomains.remove(userOf(request), request.params.id);
        return { message: 'This domain is no longer one of your organisation.' };
      },
    );
  };
