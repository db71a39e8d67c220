import type { OpenPublishing } from '../../addresses/published-pages.ts';
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
  advise: ({ what }) => advice[what],
  weigh: ({ what }) => (what === 'form' || what === 'page' ? 14 : 8),
  describe: ({ service, what }) => `The link opens a ${what} on ${service}, where anyone can publish.`,
});

const advice: Record<OpenPublishing['what'], string> = {
  form: 'Never type a password or card number into an online form, whoever seems to ask.',
  document: 'Do not sign in through a link inside a shared document.',
  file: 'Ask the person who shared the file what it is, on a number or address you already have.',
  page: 'Do not type a password or card number there; anybody can have written the page.',
  'copy of a page': 'Read it if you like, but type nothing there: it is a copy, not the site itself.',
  chat: 'Do not send money, codes or documents to a person whom you only know from a chat.',
};
