import { describe, expect, it } from 'vitest';
import { ApiError } from './api.ts';
import { isLimitError, isUsedUp, wayOutOf } from './limit.ts';

const refusal = (status: number, body: object) => new ApiError(status, '', JSON.stringify(body));
const nobodyAsks = () => Promise.reject(new Error('nobody was to be asked'));

describe('a limit', () => {
  it.each([
    refusal(429, { message: 'Too many requests' }),
    refusal(403, { message: 'Usage limit exceeded' }),
    refusal(403, { message: 'Daily limit exceeded' }),
    refusal(400, { message: 'This is over your daily limit' }),
    refusal(403, { message: 'x', requiresUpgrade: true }),
  ])('is told by status, words or flag (%#)', (error) => {
    expect(isLimitError(error)).toBe(true);
    expect(isUsedUp(error)).toBe(true);
  });

  it('is not reached where only a sign-in is asked for', () => {
    const error = refusal(401, { message: 'Please sign in', requiresAuth: true });
    expect(isLimitError(error)).toBe(true);
    expect(isUsedUp(error)).toBe(false);
  });

  it('is not every refusal, nor a broken connection', () => {
    expect(isLimitError(refusal(500, { message: 'The store is away' }))).toBe(false);
    expect(isLimitError(new Error('daily limit'))).toBe(false);
  });
});

describe('the way out', () => {
  it('is what the server says, and nobody is asked', async () => {
    expect(await wayOutOf(refusal(429, { requiresAuth: true }), nobodyAsks)).toBe('sign-in');
    expect(await wayOutOf(refusal(429, { requiresUpgrade: true }), nobodyAsks)).toBe('upgrade');
  });

  it('depends on who is asking where the server does not say', async () => {
    expect(await wayOutOf(refusal(429, {}), async () => true)).toBe('upgrade');
    expect(await wayOutOf(refusal(429, {}), async () => false)).toBe('sign-in');
  });

  it('is a sign-in where nobody can tell', async () => {
    expect(await wayOutOf(refusal(429, {}), nobodyAsks)).toBe('sign-in');
  });
});
