import { Mail } from 'lucide-react';
import type { CheckTool } from '../../lib/check-tool.ts';
import { EmailCheckForm } from './email-check-form.tsx';

export const emailCheckTool: CheckTool = {
  id: 'email',
  label: 'Phishing Email',
  shortLabel: 'Email',
  icon: Mail,
  steps: [
    'Reading the message',
    'Checking sender and links',
    'Weighing 40+ features',
    'Writing your verdict',
  ],
  Form: EmailCheckForm,
};
