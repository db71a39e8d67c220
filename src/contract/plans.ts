import { z } from 'zod';

export const planTypes = ['free', 'standard', 'professional', 'enterprise'] as const;
export const planTypeSchema = z.enum(planTypes);
export type PlanType = (typeof planTypes)[number];

/** Plans that can be bought; the others are given or agreed with sales. */
export const paidPlans = ['standard', 'professional'] as const satisfies readonly PlanType[];
export type PaidPlan = (typeof paidPlans)[number];

/** Plans that are offered, in the order of their size. */
export const offeredPlans = [...paidPlans, 'enterprise'] as const satisfies readonly PlanType[];
export type OfferedPlan = (typeof offeredPlans)[number];

export const planCurrency = 'USD';

/** In `remainingUses` and `dailyLimit`: no limit. */
export const unlimited = -1;

type Plan = {
  name: string;
  /** What a month costs, in the smallest unit of the currency; null where it is agreed with sales. */
  cents: number | null;
  /** Guests have a limit of their own, set by `GUEST_DAILY_LIMIT`. */
  checksADay: number;
  /** `historyLimit` after a plan change. */
  historyLimit: number;
  /** How many past analyses the dashboard shows. */
  drawerSize: number;
  /** The most that the terms of service allow: word for word as specified, although the pricing page counts differently. */
  ceilingInTerms: string;
};

type Offer = {
  isPopular: boolean;
  /** On the pricing page. */
  benefits: readonly string[];
  /** In the upgrade popup, where the specification has other words. */
  upgrade: { adds?: string; benefits: readonly string[] };
};

/** Everything about each plan: pages, checkout and limits read it here. */
export const plans = {
  free: {
    name: 'Free',
    cents: 0,
    checksADay: 5,
    historyLimit: 3,
    drawerSize: 5,
    ceilingInTerms: '5 analyses per day',
  },
  standard: {
    name: 'Standard',
    cents: 1999,
    checksADay: 25,
    historyLimit: 25,
    drawerSize: 100,
    ceilingInTerms: '50 analyses per day',
    isPopular: true,
    benefits: [
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
    upgrade: {
      benefits: [
        'Advanced threat detection',
        'Priority email analysis',
        'Enhanced URL checking',
        'AI screenshot analysis',
        'Email support',
        'History',
        'Custom reports',
      ],
    },
  },
  professional: {
    name: 'Professional',
    cents: 3999,
    checksADay: 65,
    historyLimit: 65,
    drawerSize: 250,
    ceilingInTerms: '120 analyses per day',
    isPopular: false,
    benefits: ['All Standard benefits', '2.5x the checks'],
    upgrade: {
      adds: 'Everything in Standard, plus:',
      benefits: [
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
  },
  enterprise: {
    name: 'Enterprise',
    cents: null,
    checksADay: unlimited,
    historyLimit: 500,
    drawerSize: 500,
    ceilingInTerms: 'Contact Us',
    isPopular: false,
    benefits: ['Unlimited analyses', 'Dedicated support'],
    upgrade: {
      benefits: [
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
  },
} satisfies Record<PlanType, Plan> & Record<PaidPlan, { cents: number }> & Record<OfferedPlan, Offer>;

/** The price of a month as it is shown: `$19.99`. */
export const shownPrice = (plan: PlanType): string => {
  const { cents } = plans[plan];
  if (cents === null) return 'Custom';
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: planCurrency }).format(cents / 100);
};
