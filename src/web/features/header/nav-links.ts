export type NavLink = { href: string; label: string };

export const mainLinks: readonly NavLink[] = [
  { href: '/', label: 'Home' },
  { href: '/pricing', label: 'Pricing' },
  { href: '/about', label: 'About Us' },
];

/** The about page has a strip of its own, as specified. */
export const aboutLinks: readonly NavLink[] = [
  { href: '/', label: 'Home' },
  { href: '/pricing', label: 'Pricing' },
  { href: '/dashboard', label: 'Dashboard' },
];
