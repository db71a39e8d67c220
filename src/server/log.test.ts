import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { withoutValues } from './log.ts';

it('reports what failed without the values a statement was run with', () => {
  const cause = Object.assign(new Error('disk is full'), { code: '53100' });
  const error = new DrizzleQueryError('insert into users values ($1)', ['marker@example.com'], cause);
  expect(error.message).toContain('marker@example.com');
  const logged = withoutValues(error);
  expect(logged).toMatchObject({
    message: 'disk is full',
    errorCode: '53100',
    stack: expect.stringContaining('at '),
  });
  expect(JSON.stringify(logged)).not.toContain('marker');
});
