import { expect, it } from 'vitest';
import { questionsForAll, questionsForChanges } from './nvd-questions.ts';

it('asks for every name under which a maker is filed, each once', () => {
  const asked = questionsForAll().map((question) => JSON.stringify(question));
  expect(new Set(asked).size).toBe(asked.length);
  for (const vendor of [
    'cisco',
    'meraki',
    'fortinet',
    'juniper',
    'paloaltonetworks',
    'ui',
    'ubnt',
    'mikrotik',
  ])
    expect(asked).toContain(JSON.stringify({ virtualMatchString: `cpe:2.3:*:${vendor}` }));
});

it('covers a period without a gap', () => {
  const questions =
    questionsForChanges(new Date('2026-01-01T00:00:00Z'), new Date('2026-11-01T00:00:00Z')) ?? [];
  expect(questions[0]?.['lastModStartDate']).toBe('2025-12-31T22:00:00.000Z');
  expect(questions.at(-1)?.['lastModEndDate']).toBe('2026-11-01T00:00:00.000Z');
  for (const [n, question] of questions.slice(1).entries())
    expect(question['lastModStartDate']).toBe(questions[n]?.['lastModEndDate']);
});

it('asks for nothing when no time has passed, and gives up on a period of years', () => {
  const now = new Date('2026-01-01T00:00:00Z');
  expect(questionsForChanges(new Date('2026-01-02T00:00:00Z'), now)).toEqual([]);
  expect(questionsForChanges(new Date('2023-01-01T00:00:00Z'), now)).toBeNull();
});
