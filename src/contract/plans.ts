export const planTypes = ['free', 'standard', 'professional', 'enterprise'] as const;
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
  /** How many keys for programs; -1 where there is no limit. */
  apiKeys: number;
  /** How many items of jobs a month; -1 where there is no limit. */
  jobItemsAMonth: number;
  /** How many devices are watched; -1 where there is no limit. */
  watchedDevices: number;
  /** How many people an organisation has room for, its owner among them; -1 where there is no limit, 0 where none can be founded. */
  members: number;
  /** How many items that an organisation's people report are judged a day; -1 where there is no limit. */
  reportsADay: number;
  /** How many domains are watched; -1 where there is no limit. */
  watchedDomains: number;
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
    apiKeys: 0,
    jobItemsAMonth: 0,
    watchedDevices: 0,
    members: 0,
    reportsADay: 0,
    watchedDomains: 0,
    ceilingInTerms: '5 analyses per day',
  },
  standard: {
    name: 'Standard',
    cents: 1999,
    checksADay: 25,
    historyLimit: 25,
    drawerSize: 100,
    apiKeys: 1,
    jobItemsAMonth: 500,
    watchedDevices: 5,
    members: 0,
    reportsADay: 0,
    watchedDomains: 1,
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
    apiKeys: 10,
    jobItemsAMonth: 10_000,
    watchedDevices: 100,
    members: 10,
    reportsADay: 1000,
    watchedDomains: 10,
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
    apiKeys: unlimited,
    jobItemsAMonth: unlimited,
    watchedDevices: unlimited,
    members: unlimited,
    reportsADay: unlimited,
    watchedDomains: unlimited,
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

/** A plan by its name; one that there is no more by its type, which stored orders may have. */
export const planNameOf = (planType: string): string =>
  Object.entries(plans).find(([type]) => type === planType)?.[1].name ?? planType;
