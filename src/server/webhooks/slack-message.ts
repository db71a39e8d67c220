import { cutText } from '../../contract/plain-text.ts';
import type { WebhookMessage } from './webhook-message.ts';

const maxHeader = 150;
const maxText = 3000;

/** A message for an incoming webhook of Slack. Plain text, so that nothing in it formats, mentions or links. */
export const slackMessage = ({ headline, sentence, facts, signs }: WebhookMessage): string =>
  JSON.stringify({
    // Shown in notifications, and read as markup.
    text: escaped(`${headline}. ${sentence}`),
    blocks: [
      { type: 'header', text: plain(headline, maxHeader) },
      {
        type: 'section',
        text: plain(
          [
            sentence,
            ...facts.map(([name, value]) => `${name}: ${value}`),
            ...signs.map((sign) => `• ${sign}`),
          ].join('\n'),
          maxText,
        ),
      },
    ],
  });

const plain = (text: string, max: number) => ({ type: 'plain_text', text: cutText(text, max), emoji: false });

const escaped = (text: string) =>
  text.replace(/[&<>]/g, (character) => ({ '&': '&amp;', '<': '&lt;' })[character] ?? '&gt;');
