import { expect, it } from 'vitest';
import { isProtected, pageOf, usersAnswer } from './user-view.ts';

const user = (email: string, planType = 'free', given: object = {}) => ({
  id: email,
  email,
  planType,
  ...given,
});
const everybody = [user('ana@x.example'), user('bob@x.example', 'standard'), user('ann@y.example')];
const page = { page: 1, pageSize: 2 };

it('takes a page as the server made it', () => {
  const answer = usersAnswer.parse({ users: everybody, total: 2418 });
  expect(pageOf(answer, { search: 'zoe', plan: 'all' }, page)).toMatchObject({ total: 2418 });
});

it('makes the page itself when everybody came', () => {
  const read = (search: string, plan: 'all' | 'standard', at = page) => {
    const { users, total } = pageOf(usersAnswer.parse(everybody), { search, plan }, at);
    return [total, ...users.map(({ email }) => email)];
  };
  expect(read('', 'all')).toEqual([3, 'ana@x.example', 'bob@x.example']);
  expect(read('', 'all', { page: 2, pageSize: 2 })).toEqual([3, 'ann@y.example']);
  expect(read('AN', 'all')).toEqual([2, 'ana@x.example', 'ann@y.example']);
  expect(read('', 'standard')).toEqual([1, 'bob@x.example']);
  expect(read('ana', 'standard')).toEqual([0]);
});

it('protects the role and the owner', () => {
  const read = (given: object) => {
    const [only] = pageOf(
      usersAnswer.parse([user('a', 'free', given)]),
      { search: '', plan: 'all' },
      page,
    ).users;
    return only && isProtected(only);
  };
  expect([read({}), read({ role: 'admin' }), read({ role: 'user', isAdmin: true })]).toEqual([
    false,
    true,
    true,
  ]);
});
