import { readFileSync } from 'node:fs';

const file = new URL('../../src/engine/testing/gate/urls.json', import.meta.url);

/** Links written by hand, which nothing is tuned on. */
export const gateLinks = (): { url: string; label: 'legitimate' | 'phishing' }[] =>
  JSON.parse(readFileSync(file, 'utf8'));
