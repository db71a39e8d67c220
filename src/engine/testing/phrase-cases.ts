import { describe, expect, it } from 'vitest';
import { type PhraseTopic, phraseDetector } from '../mail/phrase-detector.ts';
import { type MailDraft, mailCaseOf } from './mail-case.ts';

/** What the message is, and its text; a draft where more than the text matters. */
type Case = [message: string, mail: string | MailDraft];
type TopicCases = { firesOn: Case[]; staysQuietOn: Case[] };

/** Tests a table of phrase topics; each needs at least as many messages where it stays quiet as where it fires. */
export const testPhrases = (table: readonly PhraseTopic[], cases: Record<string, TopicCases>): void => {
  it('has cases for every topic of the table', () => {
    expect(Object.keys(cases)).toEqual(table.map(({ topic }) => topic));
  });

  describe.each(table)('wording-$topic', (entry) => {
    const { firesOn = [], staysQuietOn = [] } = cases[entry.topic] ?? {};
    const run = async (mail: string | MailDraft) =>
      phraseDetector(entry).run(await mailCaseOf(typeof mail === 'string' ? { text: mail } : mail));

    it('has as many quiet cases as firing ones', () => {
      expect(firesOn.length).toBeGreaterThan(0);
      expect(staysQuietOn.length).toBeGreaterThanOrEqual(firesOn.length);
    });

    it.each(firesOn)('fires on %s', async (_, mail) => {
      expect(await run(mail)).toMatchObject({ type: `wording-${entry.topic}` });
    });

    it.each(staysQuietOn)('stays quiet on %s', async (_, mail) => {
      expect(await run(mail)).toBeNull();
    });
  });
};
