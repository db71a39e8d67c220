import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  addUserRequest,
  adminUserResponse,
  adminUsersPage,
  adminUsersQuery,
  changeUserRequest,
  userDeletedResponse,
} from '../../contract/admin-users.ts';
import type { User } from '../../contract/user.ts';
import { Failure } from '../failure.ts';
import { adminsOnly, userOf } from '../http/permissions.ts';
import type { AdministerUsers } from '../services/administer-users.ts';
import type { ListUsers } from '../services/list-users.ts';
import type { PresentUser } from '../services/present-user.ts';

type Needs = {
  administerUsers: AdministerUsers;
  listUsers: ListUsers;
  presentUser: PresentUser;
  clock: () => Date;
};

const defaultPageSize = 50;

const params = z.object({ id: z.string() });

export const adminUsersRoutes =
  ({ administerUsers, listUsers, presentUser, clock }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/users',
      { config: adminsOnly, schema: { querystring: adminUsersQuery, response: { 200: adminUsersPage } } },
      async ({ query }, reply) => {
        const { page, pageSize, search, plan } = query;
        if (Object.values(query).every((value) => value === undefined))
          return sendArray(reply, listUsers.all());
        const filter = { search: search ?? '', plan: plan === undefined || plan === 'all' ? null : plan };
        return listUsers.page(filter, page ?? 1, pageSize ?? defaultPageSize);
      },
    );

    app.post(
      '/api/admin/users',
      { config: adminsOnly, schema: { body: addUserRequest, response: { 201: adminUserResponse } } },
      async (request, reply) => {
        const user = await administerUsers.add(userOf(request), request.body);
        const message = 'The user has been created with the specified plan';
        return reply.code(201).send({ message, user: presentUser(user, clock()) });
      },
    );

    app.patch(
      '/api/admin/users/:id',
      {
        config: adminsOnly,
        schema: { params, body: changeUserRequest, response: { 200: adminUserResponse } },
      },
      async (request) => {
        const user = await administerUsers.change(userOf(request), idIn(request.params), request.body);
        return { message: 'User updated successfully', user: presentUser(user, clock()) };
      },
    );

    app.delete(
      '/api/admin/users/:id',
      { config: adminsOnly, schema: { params, response: { 200: userDeletedResponse } } },
      async (request) => {
        await administerUsers.remove(userOf(request), idIn(request.params));
        return { message: 'User deleted successfully' };
      },
    );
  };

const idIn = ({ id }: { id: string }): string => {
  if (!z.guid().safeParse(id).success) throw new Failure('not_found', 'This user does not exist');
  return id;
};

const sendArray = (reply: FastifyReply, groups: AsyncGenerator<User[]>) =>
  reply.type('application/json; charset=utf-8').send(Readable.from(asArray(groups)));

/** One JSON array, written as it is read: a hundred thousand users are more than one answer should hold in memory. */
const asArray = async function* (groups: AsyncGenerator<User[]>): AsyncGenerator<string> {
  let separator = '[';
  for await (const users of groups) {
    if (users.length === 0) continue;
    yield separator + users.map((user) => JSON.stringify(user)).join(',');
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
};
