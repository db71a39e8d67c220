import { describe, expect, it } from 'vitest';
import { type MailDraft, mailCaseOf } from '../../testing/mail-case.ts';
import { structureHiddenText } from './structure-hidden-text.ts';

const filler =
  'The committee met in the small hall and agreed on the colour of the new benches in the park. '.repeat(6);
const seen = '<p>Your mailbox is full. Confirm it today.</p>';

describe('structure-hidden-text', () => {
  it.each([
    ['text that is switched off', `${seen}<div style="display:none">${filler}</div>`],
    [
      'white on white',
      `<body style="background-color:#ffffff">${seen}<p style="color:#ffffff">${filler}</p></body>`,
    ],
    ['letters of no size', `${seen}<span style="font-size:0px">${filler}</span>`],
    ['capitals', `${seen}<DIV STYLE="DISPLAY:NONE">${filler}</DIV>`],
  ])('fires on %s', async (_, html) => {
    const finding = structureHiddenText.run(await mailCaseOf({ html }));
    expect(finding).toMatchObject({ type: 'structure-hidden-text', score: expect.any(Number) });
    expect(finding?.description).toContain('beginning “The committee met');
  });

  it.each<[string, MailDraft]>([
    [
      'the preview line of a newsletter',
      { html: `<div style="display:none">Our spring teas are here.</div><p>${filler}</p>` },
    ],
    [
      'a preview line and its invisible padding',
      { html: `<div style="display:none">Spring.${'&#847;&zwnj;&nbsp;'.repeat(150)}</div>${seen}` },
    ],
    [
      'a line for small screens in a long newsletter',
      { html: `<p>${filler.repeat(6)}</p><p style="display:none">Open the menu</p>` },
    ],
    [
      'white letters on a dark background',
      { html: `<table bgcolor="#003366"><tr><td style="color:#ffffff">${filler}</td></tr></table>` },
    ],
    ['nothing hidden', { html: `<p>${filler}</p>` }],
    ['a plain text', { text: filler }],
  ])('stays quiet on %s', async (_, draft) => {
    expect(structureHiddenText.run(await mailCaseOf(draft))).toBeNull();
  });
});
