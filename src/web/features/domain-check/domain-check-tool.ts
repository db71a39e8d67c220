import { Globe } from 'lucide-react';
import type { CheckTool } from '../../lib/check-tool.ts';
import { DomainCheckForm } from './domain-check-form.tsx';

export const domainCheckTool: CheckTool = {
  id: 'domain',
  label: 'WHOIS',
  shortLabel: 'WHOIS',
  icon: Globe,
  steps: ['Registration', 'DNS and email security', 'Hosting and certificate', 'Risk'],
  Form: DomainCheckForm,
};
