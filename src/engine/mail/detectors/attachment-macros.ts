import { attachmentDetector } from './define.ts';

export const attachmentMacros = attachmentDetector({
  id: 'attachment-macros',
  title: 'Document with a program inside',
  points: 38,
  severity: 'high',
  icon: 'Ban',
  find: ({ mail }) =>
    mail.attachments.filter(
      ({ name, hasMacros, actualType, hasScript }) =>
        hasMacros ||
        /\.(?:docm|xlsm|pptm|dotm|xltm|xlsb)$/i.test(name) ||
        (actualType === 'pdf' && hasScript),
    ),
  weigh: ({ actualType }) => (actualType === 'pdf' ? 18 : 38),
  describe: ({ name, actualType }) =>
    actualType === 'pdf'
      ? `${name || 'An unnamed document'} contains a script: a small program that runs when it is opened.`
      : `${name || 'An unnamed document'} may run macros: small programs that start when you press “Enable content”.`,
  recommendation: 'Do not enable content. Ask the sender for a version without macros.',
});
