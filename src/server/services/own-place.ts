import { Failure } from '../failure.ts';
import type { OwnPlace } from '../store/organisations.ts';

/** For a person who is in no organisation. */
export const inNone = () =>
  new Failure(
    'not_found',
    'You are in no organisation. Found one, or join one with the code of an invitation.',
  );

/** Refuses a caller who does not own the organisation. */
export const ownersOnly = ({ self }: OwnPlace): void => {
  if (self.role !== 'owner')
    throw new Failure('not_allowed', 'Only the owner of your organisation can do this. Please ask them.');
};

/** Refuses members: they see what they reported, and what was decided. */
export const analystsOnly = ({ self }: OwnPlace): void => {
  if (self.role === 'member')
    throw new Failure('not_allowed', 'Only the owner and the analysts of your organisation can do this.');
};

export const notThere = () => new Failure('not_found', 'There is nothing at this address');
