import { isPersonalPage } from '../../addresses/free-hosts.ts';
import { addressDetector } from './define.ts';

/** Fitted: legitimate tenants of shared hosts seldom exceed 18 letters, owners of a domain seldom 24. */
const longTenant = 18;
const longOwn = 24;

export const hostLongName = addressDetector({
  id: 'host-long-name',
  title: 'A whole sentence as a domain',
  points: 13,
  severity: 'low',
  icon: 'Search',
  recommendation: 'Read it slowly: if it is a sentence rather than a name, do not trust what it says.',
  find: ({ chosenLabels, isEstablished, hosting }) =>
    isEstablished
      ? []
      : chosenLabels.filter(
          (name) =>
            name.length >= (hosting && hosting.kind !== 'site-builder' ? longTenant : longOwn) &&
            !name.startsWith('xn--') &&
            !isPersonalPage(name),
        ),
  describe: (name) => `The name "${name.slice(0, 60)}" has ${name.length} characters.`,
});
