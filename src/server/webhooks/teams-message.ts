import type { WebhookMessage } from './webhook-message.ts';

// A card for a workflow of Microsoft Teams ("Post to a channel when a webhook request is received").

const colours: Partial<Record<string, string>> = {
  phishing: 'attention',
  suspicious: 'warning',
  safe: 'good',
};

/** Runs of text are shown as they are; other elements of a card would read Markdown in them. */
const line = (inlines: object[], more: object = {}) => ({
  type: 'RichTextBlock',
  spacing: 'small',
  ...more,
  inlines: inlines.map((inline) => ({ type: 'TextRun', ...inline })),
});

export const teamsMessage = ({ headline, sentence, level, facts, signs }: WebhookMessage): string =>
  JSON.stringify({
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        contentUrl: null,
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [
            line([
              { text: headline, weight: 'bolder', size: 'large', color: colours[level ?? ''] ?? 'default' },
            ]),
            line([{ text: sentence }]),
            ...facts.map(([name, value]) => line([{ text: `${name}: `, weight: 'bolder' }, { text: value }])),
            ...signs.map((sign) => line([{ text: `• ${sign}` }])),
          ],
        },
      },
    ],
  });
