import { dailyLimits } from '../../../contract/plans.ts';

export type PricedPlan = {
  id: 'standard' | 'professional' | 'enterprise';
  name: string;
  price: string;
  /** Checks a day; null without a limit. */
  dailyChecks: number | null;
  isPopular: boolean;
  features: readonly string[];
};

export const pricedPlans: readonly PricedPlan[] = [
  {
    id: 'standard',
    name: 'Standard',
    price: '$19.99',
    dailyChecks: dailyLimits.standard,
    isPopular: true,
    features: [
      'ML/AI scan',
      'Email analysis',
      'URL scan',
      'Screenshot scan',
      'WHOIS domain and IP lookup',
      'Vulnerability check',
      'Dashboard',
      'History and reports',
      'Email support',
    ],
  },
  {
    id: 'professional',
    name: 'Professional',
    price: '$39.99',
    dailyChecks: dailyLimits.professional,
    isPopular: false,
    features: ['All Standard benefits', '2.5x the checks'],
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    price: 'Custom',
    dailyChecks: null,
    isPopular: false,
    features: ['Unlimited analyses', 'Dedicated support'],
  },
];
