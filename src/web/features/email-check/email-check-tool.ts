import { Mail } from 'lucide-react';
import { checkPaths } from '../../../contract/page-paths.ts';
import type { CheckTool } from '../../lib/check-tool.ts';
import { createLazyPart } from '../../lib/lazy-part.tsx';
import { EmailCheckForm } from './email-check-form.tsx';

export const emailCheckTool: CheckTool = {
  id: 'email',
  path: checkPaths.email,
  label: 'Phishing Email',
  shortLabel: 'Email',
  icon: Mail,
  isOnDevice: true,
  steps: [
    'Reading the message',
    'Checking sender and links',
    'Weighing the evidence',
    'Writing your verdict',
  ],
  help: { label: 'How to save a message as a file', part: 'save' },
  // It opens first, so it comes with the first script.
  form: createLazyPart(async () => EmailCheckForm, EmailCheckForm),
  formHeight: '',
};
