import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { keptSubmissions } from '../testing/kept/submissions.ts';
import { summaryOf } from '../testing/kept/summary-of.ts';
import { sharedJudges } from '../testing/shared-judges.ts';
import { obedientReader, sharedPictureReader } from '../testing/shared-picture-reader.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const judges = sharedJudges();
const pictureReader = sharedPictureReader({ script: obedientReader });
const file = new URL('../testing/kept/submissions.txt', import.meta.url);

it('two hundred submissions are answered as before; RECORD=1 records an intended change', async () => {
  const app = await startTestApp({ judges, pictureReader, env: { GUEST_DAILY_LIMIT: '1000' } });
  const answers: string[] = [];
  for (const { name, path, ...body } of keptSubmissions()) {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/analyze/${path}`,
      headers: { origin: 'http://localhost:80', ...('form' in body && body.form.headers) },
      payload: 'form' in body ? body.form.payload : body.json,
    });
    answers.push(`${name}\t${summaryOf(answer.statusCode, answer.json())}`);
  }
  expect(new Set(answers).size).toBe(200);
  if (process.env['RECORD']) writeFileSync(file, `${answers.join('\n')}\n`);
  expect(answers).toEqual(readFileSync(file, 'utf8').trimEnd().split('\n'));
});
