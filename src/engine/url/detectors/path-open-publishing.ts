import { destinationDetector } from './define.ts';

/** The service is legitimate, but anyone may have written the page. */
export const pathOpenPublishing = destinationDetector({
  id: 'path-open-publishing',
  title: 'Anyone’s page on a trusted service',
  points: 14,
  severity: 'low',
  icon: 'AlertCircle',
  certainty: 'unvouched',
  recommendation: 'Never type a password or card number into an online form or shared document.',
  find: ({ openPublishing }) => (openPublishing ? [openPublishing] : []),
  weigh: ({ what }) => (what === 'form' || what === 'page' ? 14 : 8),
  describe: ({ service, what }) => `The link opens a ${what} on ${service}, where anyone can publish.`,
});
