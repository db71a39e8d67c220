import { type PaidPlan, planPrices } from '../../../contract/payments.ts';

const monthly = (cents: number) => `$${(cents / 100).toFixed(2)}/month`;

export type UpgradePlan = {
  id: PaidPlan | 'enterprise';
  name: string;
  price: string;
  /** The plan whose features are all included. */
  adds?: string;
  features: readonly string[];
};

export const upgradePlans: readonly UpgradePlan[] = [
  {
    id: 'standard',
    name: 'Standard',
    price: monthly(planPrices.standard),
    features: [
      'Advanced threat detection',
      'Priority email analysis',
      'Enhanced URL checking',
      'AI screenshot analysis',
      'Email support',
      'History',
      'Custom reports',
    ],
  },
  {
    id: 'professional',
    name: 'Professional',
    price: monthly(planPrices.professional),
    adds: 'Everything in Standard, plus:',
    features: [
      'Premium threat intelligence',
      'Real-time analysis',
      'API access',
      'Advanced reporting',
      'Priority support',
      'Team collaboration',
      'Custom integrations',
      'Security dashboard',
    ],
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    price: 'Custom',
    features: [
      'Custom threat models',
      'On-premise deployment',
      'Dedicated support',
      'SLA',
      'Analytics',
      'Custom training',
      'Integration support',
      'Compliance reporting',
    ],
  },
];
