import { expect, it } from 'vitest';
import { checkedThing } from './checked-thing.ts';

const mail = { analysisType: 'email', technicalAnalysis: { senderAddress: 'a@b.example' } } as const;
const shown = (text: string, bodyStart = 0) => ({ message: { text, bodyStart, marks: [] } });

it('is the subject of a message and its sender', () => {
  const text = 'From: a@b[.]example\nSubject: Your: parcel\n\nHello';
  expect(checkedThing({ ...mail, inputData: 'raw', explanation: shown(text, 44) })).toEqual({
    title: 'Your: parcel',
    sender: 'a@b.example',
  });
});

it('is the first line of a message without a subject, even if it looks like a header', () => {
  const explanation = shown('\n\nReminder: pay now\nat once');
  expect(checkedThing({ ...mail, inputData: 'raw', explanation }).title).toBe('Reminder: pay now');
});

it('is read from the beginning of the input in rows of earlier versions', () => {
  expect(checkedThing({ ...mail, inputData: 'Received: x\r\nSubject: Hello\r\n\r\nText' }).title).toBe(
    'Hello',
  );
  expect(checkedThing({ ...mail, inputData: 'Dear customer,\npay' }).title).toBe('Dear customer,');
  expect(checkedThing({ ...mail, inputData: 'Received: x\nSubject: =?utf-8?B?xyz?=' }).title).toBe('');
});

it('is bounded, on one line, and turns no writing direction around', () => {
  const { title } = checkedThing({
    analysisType: 'general',
    inputData: `a\u202eb\nc${'d'.repeat(1000)}`,
    technicalAnalysis: null,
  });
  expect(title).toMatch(/^ab cd+…$/);
  expect(title.length).toBeLessThanOrEqual(161);
});

it('is the host of a link, or the text where it has none', () => {
  const link = { analysisType: 'url', inputData: 'https://example.com/a' } as const;
  expect(checkedThing({ ...link, technicalAnalysis: { host: 'example.com' } }).title).toBe('example.com');
  expect(checkedThing({ ...link, technicalAnalysis: { host: '-' } }).title).toBe('https://example.com/a');
});
