import { structureDetector } from './define.ts';

export const structureForm = structureDetector({
  id: 'structure-form',
  title: 'A form inside the message',
  points: 26,
  severity: 'high',
  icon: 'Key',
  find: ({ mail }) => (mail.html?.forms ?? []).filter(({ fields }) => fields > 0),
  weigh: ({ hasPassword }) => (hasPassword ? 26 : 4),
  describe: ({ hasPassword }) =>
    hasPassword
      ? 'The message itself asks for a password in a form. What you type there goes to the sender.'
      : 'The message contains a form. What you type there goes to the sender.',
  recommendation: 'Never fill in anything inside a message.',
});
