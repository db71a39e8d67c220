import { destinationDetector } from './define.ts';

/** `?email=` with nothing behind it: the place where a kit writes the victim's address. */
export const queryEmptyAddress = destinationDetector({
  id: 'query-empty-address',
  title: 'Slot for a victim’s address',
  points: 21,
  severity: 'medium',
  icon: 'Fish',
  recommendation: 'Do not fill in what the page asks for; the link was made to be sent to many people.',
  find: ({ url, isEstablished }) =>
    isEstablished
      ? []
      : url.params
          .filter(({ name, value }) => /^(?:e?mail|userid|user|login|username)$/i.test(name) && value === '')
          .slice(0, 1)
          .map(({ name }) => name),
  describe: (name) => `The link ends in "${name}=" with nothing after it, a slot that waits for an address.`,
});
