import { Globe } from 'lucide-react';
import { checkPaths, fillNames } from '../../../contract/page-paths.ts';
import type { CheckTool } from '../../lib/check-tool.ts';
import { DomainCheckForm } from './domain-check-form.tsx';

export const domainCheckTool: CheckTool = {
  id: 'domain',
  path: checkPaths.whois,
  fillName: fillNames.whois,
  label: 'WHOIS',
  shortLabel: 'WHOIS',
  icon: Globe,
  steps: ['Registration', 'DNS and email security', 'Hosting and certificate', 'Risk'],
  help: { label: 'What a domain check can see', part: 'whois' },
  Form: DomainCheckForm,
};
