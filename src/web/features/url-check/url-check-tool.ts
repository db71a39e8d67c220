import { Link } from 'lucide-react';
import type { CheckTool } from '../../lib/check-tool.ts';
import { UrlCheckForm } from './url-check-form.tsx';

export const urlCheckTool: CheckTool = {
  id: 'url',
  label: 'URL Check',
  shortLabel: 'URL',
  icon: Link,
  steps: [
    'Reading the address',
    'Checking reputation and age',
    'Checking the certificate',
    'Writing your verdict',
  ],
  Form: UrlCheckForm,
};
