import { Globe } from 'lucide-react';
import { checkPaths, fillNames } from '../../../contract/page-paths.ts';
import type { CheckTool } from '../../lib/check-tool.ts';
import { createLazyPart } from '../../lib/lazy-part.tsx';

export const domainCheckTool: CheckTool = {
  id: 'domain',
  path: checkPaths.whois,
  fillName: fillNames.whois,
  label: 'WHOIS',
  shortLabel: 'WHOIS',
  icon: Globe,
  steps: ['Registration', 'DNS and email security', 'Hosting and certificate', 'Risk'],
  help: { label: 'What a domain check can see', part: 'whois' },
  form: createLazyPart(async () => (await import('./domain-check-form.tsx')).DomainCheckForm),
  formHeight: 'min-h-104.25 sm:min-h-63.5',
};
