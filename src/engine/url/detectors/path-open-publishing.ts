import { detector } from '../../verdict/detector.ts';
import type { UrlCase } from '../case.ts';

/** The service is legitimate, but anyone may have written the page. */
export const pathOpenPublishing = detector({
  id: 'path-open-publishing',
  family: 'destination',
  title: 'Anyone’s page on a trusted service',
  points: 14,
  severity: 'low',
  icon: 'AlertCircle',
  recommendation: 'Never type a password or card number into an online form or shared document.',
  weigh: ({ what }) => (what === 'form' || what === 'page' ? 14 : 8),
  find: ({ openPublishing }: UrlCase) => (openPublishing ? [openPublishing] : []),
  describe: ({ service, what }) => `The link opens a ${what} on ${service}, where anyone can publish.`,
});
