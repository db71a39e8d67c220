import { cutText } from '../../../contract/plain-text.ts';
import { removeInvisible } from '../../text/invisible-characters.ts';
import { structureDetector } from './define.ts';

/** More hidden than a preview line and a few lines for small screens need. */
const minHidden = 400;

export const structureHiddenText = structureDetector({
  id: 'structure-hidden-text',
  title: 'Text that you cannot see',
  points: 14,
  severity: 'medium',
  icon: 'Eye',
  find: ({ mail, prose }) => {
    const { html } = mail;
    if (!html || html.hiddenTextIsPreview) return [];
    const hidden = removeInvisible(html.hiddenText).replace(/\s+/g, ' ').trim();
    return hidden.length >= minHidden && hidden.length > prose.text.length * 0.3
      ? [{ hidden, seen: prose.text.length }]
      : [];
  },
  describe: ({ hidden, seen }) =>
    `The message hides ${hidden.length} characters behind ${seen} visible ones, beginning “${cutText(hidden, 50)}”. Hidden words are there to mislead filters.`,
  recommendation: 'Do not trust a message that shows filters something other than what you see.',
});
