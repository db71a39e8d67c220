import { expect, it } from 'vitest';
import { newAnalysis } from '../testing/analyses.ts';
import { analysisAnswer } from './analysis-answer.ts';
import { checkAgainOf, leaveForHome, takeFromElsewhere } from './check-again.ts';

const again = (given: object) => checkAgainOf(analysisAnswer.parse(newAnalysis(given)));

it('fills in a link, a domain, and nothing for a picture', () => {
  expect(again({ analysisType: 'url', inputData: 'x.example' })).toEqual({
    toolId: 'url',
    drafts: { url: 'x.example' },
  });
  expect(again({ analysisType: 'general', inputData: 'x.example' }).drafts).toEqual({ domain: 'x.example' });
  expect(again({ analysisType: 'screenshot', inputData: 'bank.png' })).toEqual({
    toolId: 'screenshot',
    drafts: {},
  });
});

it('fills in the sender and subject that were typed beside a message, and not those in its own lines', () => {
  const text = 'From: a@b[.]example\nSubject: Your parcel\n\nHello';
  const message = { text, bodyStart: text.indexOf('Hello'), marks: [] };
  const given = { technicalAnalysis: { senderAddress: 'a@b.example' }, explanation: { message } };
  expect(again({ ...given, analysisType: 'email', inputData: 'Hello' }).drafts).toEqual({
    email: 'Hello',
    'email.sender': 'a@b.example',
    'email.subject': 'Your parcel',
  });
  const whole = 'From: a@b.example\nSubject: Your parcel\n\nHello';
  expect(again({ ...given, analysisType: 'email-file', inputData: whole }).drafts).toEqual({
    email: whole,
    'email.sender': '',
    'email.subject': '',
  });
});

it('is taken once by the page it was left for', () => {
  leaveForHome({ toolId: 'url', drafts: { url: 'x.example' } });
  expect(takeFromElsewhere()?.toolId).toBe('url');
  expect(takeFromElsewhere()).toBeNull();
});
