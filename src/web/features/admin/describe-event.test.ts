import { expect, it } from 'vitest';
import { paymentEventKinds } from '../../../contract/payment-states.ts';
import { describeEvent } from './describe-event.ts';

const event = { kind: 'refund', amount: 1000, source: 'message', outcome: 'plan_stays' } as const;

it('says what happened, how we know, and what followed', () => {
  expect(describeEvent(event, 'USD')).toBe('Refunded $10.00, reported by the provider. The plan stays.');
  expect(describeEvent({ kind: 'captured', amount: 1999, source: 'page', outcome: 'granted' }, 'USD')).toBe(
    'Paid $19.99, reported by the buyer’s browser. The plan was granted.',
  );
});

it('is quiet about what followed where nothing did, or where it does not know the word', () => {
  expect(describeEvent({ ...event, amount: null, outcome: 'noted' }, 'USD')).toBe(
    'Refunded, reported by the provider.',
  );
  expect(describeEvent({ ...event, source: 'new', outcome: 'new' }, 'USD')).toBe('Refunded $10.00.');
});

it.each(paymentEventKinds)('has words for %s', (kind) =>
  expect(describeEvent({ ...event, kind }, 'USD')).not.toContain('_'),
);
