import { describe, expect, it } from 'vitest';
import { ApiError } from './api.ts';
import { isLimitError, isUsedUp, wayOutOf } from './limit.ts';

const refusal = (status: number, body: object) => new ApiError(status, '', JSON.stringify(body));
const neverAsked = () => Promise.reject(new Error('no call was expected'));

describe('a limit', () => {
  it.each([
    refusal(429, { message: 'Too many requests' }),
    refusal(403, { message: 'Usage limit exceeded' }),
    refusal(403, { message: 'Daily limit exceeded' }),
    refusal(400, { message: 'This is over your daily limit' }),
    refusal(403, { message: 'x', requiresUpgrade: true }),
  ])('is recognised by status, words or flag (%#)', (error) => {
    expect(isLimitError(error)).toBe(true);
    expect(isUsedUp(error)).toBe(true);
  });

  it('is not reached where only a sign-in is asked for', () => {
    const error = refusal(401, { message: 'Please sign in', requiresAuth: true });
    expect(isLimitError(error)).toBe(true);
    expect(isUsedUp(error)).toBe(false);
  });

  it('is not any other refusal, nor a broken connection', () => {
    expect(isLimitError(refusal(500, { message: 'The store is away' }))).toBe(false);
    expect(isLimitError(new Error('daily limit'))).toBe(false);
  });
});

describe('the way out', () => {
  it('is what the server says, without another call', async () => {
    expect(await wayOutOf(refusal(429, { requiresAuth: true }), neverAsked)).toBe('sign-in');
    expect(await wayOutOf(refusal(429, { requiresUpgrade: true }), neverAsked)).toBe('upgrade');
  });

  it('depends on the visitor where the server does not say', async () => {
    expect(await wayOutOf(refusal(429, {}), async () => true)).toBe('upgrade');
    expect(await wayOutOf(refusal(429, {}), async () => false)).toBe('sign-in');
  });

  it('is a sign-in where the visitor is unknown', async () => {
    expect(await wayOutOf(refusal(429, {}), neverAsked)).toBe('sign-in');
  });
});
