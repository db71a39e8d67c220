import { readdirSync, readFileSync } from 'node:fs';
import type { Analysis } from '../../../contract/analysis.ts';
import { loadMail } from '../../../engine/index.ts';

const folder = new URL('../../../engine/testing/mails/', import.meta.url);

/** Our own messages, judged by the rules: each is of another author. */
export const judgedMails = async (kind: 'legitimate' | 'phishing', count: number): Promise<Analysis[]> => {
  const { judgeMail, readMail } = await loadMail();
  const names = readdirSync(new URL(`${kind}/`, folder)).filter((name) => name.endsWith('.eml'));
  const judged: Analysis[] = [];
  for (const [place, name] of names.sort().slice(0, count).entries()) {
    const bytes = readFileSync(new URL(`${kind}/${name}`, folder));
    const verdict = judgeMail(await readMail({ bytes }));
    judged.push({
      ...verdict,
      id: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
      userId: null,
      analysisType: 'email-file',
      inputData: bytes.toString(),
      createdAt: '2026-11-19T02:00:00.000Z',
    });
  }
  return judged;
};
