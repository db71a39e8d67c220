import { describe, expect, it } from 'vitest';
import type { DomainFacts, DomainPart } from '../contract/domain-facts.ts';
import { type PublicSubject, rememberedFacts } from './remembered-facts.ts';

const subject = (name: string): PublicSubject => ({
  kind: 'domain',
  ascii: name,
  unicode: name,
  registrable: name,
  publicSuffix: 'example',
});
const { signal } = new AbortController();
const hosting: DomainFacts['hosting'] = { state: 'absent' };
const answers: Pick<DomainFacts, 'registration' | 'hosting'> = {
  registration: { state: 'unknown', reason: 'timeout' },
  hosting,
};

/** A world that counts its lookups, and a clock that the test moves. */
const start = (capacity?: number) => {
  const asked: string[] = [];
  let now = Date.parse('2026-11-15T12:00:00Z');
  const find = rememberedFacts({
    clock: () => new Date(now),
    ...(capacity !== undefined && { capacity }),
    lookUp: async (one, { parts, onPart }) => {
      for (const part of parts) {
        asked.push(`${part} ${one.kind === 'domain' ? one.ascii : one.address}`);
        onPart(part, answers[part as 'hosting'] as DomainFacts[typeof part]);
      }
      return answers as Pick<DomainFacts, (typeof parts)[number]>;
    },
  });
  return { asked, find, turn: (ms: number) => (now += ms) };
};
const parts: readonly DomainPart[] = ['registration', 'hosting'];

describe('rememberedFacts', () => {
  it('asks once, and says how old its answer is', async () => {
    const { asked, find, turn } = start();
    const first = await find(subject('a.example'), { parts, signal });
    turn(10_000);
    const again = await find(subject('a.example'), { parts, signal });
    expect(asked).toEqual(['registration a.example', 'hosting a.example']);
    expect(again).toEqual(first);
    expect(again.learnedAt.hosting).toEqual(new Date('2026-11-15T12:00:00Z'));
  });

  it('tries what failed again soon, and keeps what is known', async () => {
    const { asked, find, turn } = start();
    await find(subject('a.example'), { parts, signal });
    turn(30_000);
    await find(subject('a.example'), { parts, signal });
    expect(asked).toEqual(['registration a.example', 'hosting a.example', 'registration a.example']);
  });

  it('does not trust an absence for long', async () => {
    const { asked, find, turn } = start();
    await find(subject('a.example'), { parts: ['hosting'], signal });
    turn(6 * 60_000);
    await find(subject('a.example'), { parts: ['hosting'], signal });
    expect(asked).toHaveLength(2);
  });

  it('reports each part as it comes, remembered or not', async () => {
    const { find } = start();
    const reported: string[] = [];
    const onPart = (part: DomainPart) => void reported.push(part);
    await find(subject('a.example'), { parts: ['hosting'], signal, onPart });
    await find(subject('a.example'), { parts, signal, onPart });
    expect(reported).toEqual(['hosting', 'hosting', 'registration']);
  });

  it('forgets the least recently used domain', async () => {
    const { asked, find } = start(2);
    for (const name of ['a.example', 'b.example', 'a.example', 'c.example', 'a.example', 'b.example']) {
      await find(subject(name), { parts: ['hosting'], signal });
    }
    expect(asked.map((line) => line.split(' ')[1])).toEqual([
      'a.example',
      'b.example',
      'c.example',
      'b.example',
    ]);
  });
});
