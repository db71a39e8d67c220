import type { Job, JobResults } from '../../src/server/testing/index.ts';
import { generatedMails } from './inputs.ts';

/** Two may arrive at once in a second, and none is too large for a slow machine to keep. */
const partBytes = 4 * 1024 * 1024;
const mailsInHand = 2000;

/** Some are text that was copied from a screen: in a mailbox that is no message. */
const withHeader = (mail: string): string =>
  /^[!-9;-~]{1,76}:/.test(mail) ? mail : `From: Ana <ana@example.com>\nSubject: Hello\n\n${mail}`;

/** A mailbox of so many messages, as the project's own grammars write them. */
export const mailboxOf = (count: number): { mailbox: Buffer; mails: string[] } => {
  const mails = generatedMails(Math.min(count, mailsInHand)).map(withHeader);
  const framed = mails.map(
    (mail) => `From a@example.com Thu Nov 19 00:00:00 2026\n${mail.replaceAll(/^From /gm, '>From ')}\n\n`,
  );
  const mailbox = Buffer.concat(
    Array.from({ length: count }, (_, n) => Buffer.from(framed[n % framed.length] ?? '')),
  );
  return { mailbox, mails };
};

/** What a person does with jobs: of the server that is asked for at the time, one of several. */
export const jobsAt = (url: () => string, token: string) => {
  const call = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const answer = await fetch(new URL(path, url()), {
      ...init,
      headers: { authorization: `Bearer ${token}`, ...init.headers },
    });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const read = async <Answer>(path: string) => (await (await call(path)).json()) as Answer;
  return {
    /** Uploads messages in parts, and begins a job of them. */
    begin: async (mailbox: Buffer): Promise<string> => {
      const tus = { 'tus-resumable': '1.0.0' };
      const begun = await call('/api/account/uploads', {
        method: 'POST',
        headers: { ...tus, 'upload-length': String(mailbox.length) },
      });
      const place = begun.headers.get('location') ?? '';
      for (let at = 0; at < mailbox.length; at += partBytes)
        await call(place, {
          method: 'PATCH',
          headers: {
            ...tus,
            'upload-offset': String(at),
            'content-type': 'application/offset+octet-stream',
          },
          body: new Uint8Array(mailbox.subarray(at, at + partBytes)),
        });
      const made = await call('/api/account/jobs', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ upload: place.split('/').at(-1), kind: 'mail' }),
      });
      return ((await made.json()) as Job).id;
    },
    show: (id: string) => read<Job>(`/api/account/jobs/${id}`),
    pause: (id: string) => call(`/api/account/jobs/${id}/pause`, { method: 'POST' }),
    cancel: (id: string) => call(`/api/account/jobs/${id}/cancel`, { method: 'POST' }),
    goOn: (id: string) => call(`/api/account/jobs/${id}/continue`, { method: 'POST' }),
    /** The numbers of all items that have a result, and the ids of these. */
    results: async (id: string) => {
      const all: JobResults['results'] = [];
      let cursor = '';
      do {
        const page = await read<JobResults>(`/api/account/jobs/${id}/results?limit=500${cursor}`);
        all.push(...page.results);
        cursor = page.next === undefined ? '' : `&cursor=${page.next}`;
      } while (cursor !== '');
      return all;
    },
  };
};
