import { Link } from 'lucide-react';
import { checkPaths, fillNames } from '../../../contract/page-paths.ts';
import type { CheckTool } from '../../lib/check-tool.ts';
import { UrlCheckForm } from './url-check-form.tsx';

export const urlCheckTool: CheckTool = {
  id: 'url',
  path: checkPaths.url,
  fillName: fillNames.url,
  label: 'URL Check',
  shortLabel: 'URL',
  icon: Link,
  isOnDevice: true,
  steps: [
    'Reading the address',
    'Checking reputation and age',
    'Checking the certificate',
    'Writing your verdict',
  ],
  help: { label: 'What a URL check can see', part: 'url' },
  Form: UrlCheckForm,
};
