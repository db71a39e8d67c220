import { expect, it } from 'vitest';
import { describeAction } from './describe-action.ts';

const action = (given: object) => ({
  id: '1',
  adminEmail: 'owner@x.example',
  action: 'delete user',
  targets: ['ana@x.example'],
  targetCount: 1,
  details: {},
  at: '2026-11-14T18:42:00.000Z',
  ...given,
});

it.each([
  [{}, 'deleted ana@x.example'],
  [
    { action: 'open message', details: { reason: 'To answer it' } },
    'read a message of ana@x.example. Reason: To answer it',
  ],
  [{ action: 'answer message' }, 'answered a message of ana@x.example'],
  [
    { action: 'export feedback', details: { reason: 'Training' } },
    'exported what ana@x.example let us keep. Reason: Training',
  ],
  [{ action: 'payment captured' }, 'took a payment of ana@x.example'],
  [
    { action: 'payment refund asked', details: { reason: 'By phone' } },
    'asked for a refund to ana@x.example. Reason: By phone',
  ],
  [{ action: 'payment refund' }, 'gave money back to ana@x.example'],
  [{ action: 'change message', details: { state: 'closed' } }, 'marked a message of ana@x.example as closed'],
  [
    { action: 'open analysis', details: { reason: 'Request 7' } },
    'opened a check of ana@x.example. Reason: Request 7',
  ],
  [
    { action: 'open analysis', targets: [], targetCount: 0, details: { reason: 'Request 7' } },
    'opened a check of a guest. Reason: Request 7',
  ],
  [{ action: 'add user', details: { planType: 'free' } }, 'added ana@x.example on the free plan'],
  [
    { action: 'change user', details: { planBefore: 'free', planType: 'standard' } },
    'moved ana@x.example from free to standard',
  ],
  [
    { action: 'change user', details: { planBefore: 'free', planType: 'free', historyLimit: 7 } },
    'set the history limit of ana@x.example to 7',
  ],
  [
    { action: 'updatePlan', targets: ['a', 'b'], targetCount: 2, details: { planType: 'enterprise' } },
    'moved a, b to enterprise',
  ],
  [
    { action: 'resetUsage', targets: ['a', 'b', 'c', 'd'], targetCount: 4 },
    'reset the usage of a, b, c and 1 other',
  ],
  [
    { action: 'resetUsage', targets: ['a', 'b', 'c', 'd'], targetCount: 10_000 },
    'reset the usage of a, b, c and 9,997 others',
  ],
  [{ action: 'something new' }, 'something new: ana@x.example'],
])('describes %j', (given, words) => {
  expect(describeAction(action(given))).toBe(words);
});
