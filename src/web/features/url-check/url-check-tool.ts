import { Link } from 'lucide-react';
import { checkPaths, fillNames } from '../../../contract/page-paths.ts';
import type { CheckTool } from '../../lib/check-tool.ts';
import { createLazyPart } from '../../lib/lazy-part.tsx';

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
  form: createLazyPart(async () => (await import('./url-check-form.tsx')).UrlCheckForm),
  formHeight: 'min-h-78.5 sm:min-h-65',
};
