import { LifeBuoy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { productName } from '../../../contract/site.ts';
import { useSiteAddresses } from '../../lib/site-addresses.ts';
import { Button } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { MailLink } from '../../ui/mail-link.tsx';
import { ThemeToggle } from '../../ui/theme-toggle.tsx';

const links = [
  { href: '/about', label: 'About' },
  { href: '/help', label: 'Help' },
  { href: '/accuracy', label: 'Accuracy' },
  { href: '/developers', label: 'Developers' },
  { href: '/privacy-policy', label: 'Privacy' },
  { href: '/terms-of-service', label: 'Terms of Service' },
];

type Props = { onSupport: () => void; onShortcuts: () => void };

export const Footer = ({ onSupport, onShortcuts }: Props) => {
  const { hello, sales } = useSiteAddresses();
  return (
    <footer className="border-line border-t bg-bg-deep pt-12 pb-7 text-sm">
      <div className="wrap">
        <div className="grid gap-8 md:grid-cols-4">
          <div>
            <Logo name={productName} />
            <p className="mt-2 text-text-2">Know the hook before you bite.</p>
          </div>
          <Block title="General" text="Questions about the product">
            <MailLink address={hello} />
          </Block>
          <Block title="Enterprise Sales" text="Plans for teams">
            <MailLink address={sales} />
          </Block>
          <Block title="Technical Support">
            <Button size="small" icon={<LifeBuoy aria-hidden="true" />} onClick={onSupport}>
              Support
            </Button>
          </Block>
        </div>
        <div className="mt-9 flex flex-wrap justify-between gap-4 border-line border-t pt-5 text-sm text-text-3">
          <p>
            © {new Date().getFullYear()} {productName}. All rights reserved.
          </p>
          <div className="flex flex-wrap items-center gap-5">
            <ThemeToggle className="inline-flex min-h-6 items-center gap-2 py-1 font-medium text-text-2" />
            <button
              type="button"
              onClick={onShortcuts}
              className="py-1 font-medium text-text-2 max-sm:hidden"
            >
              Keyboard shortcuts
            </button>
            {links.map(({ href, label }) => (
              <Link key={href} href={href} className="text-link py-1">
                {label}
              </Link>
            ))}
          </div>
        </div>
      </div>
    </footer>
  );
};

type BlockProps = { title: string; text?: string; children: ReactNode };

const Block = ({ title, text, children }: BlockProps) => (
  <div>
    <h2 className="font-semibold font-sans text-sm leading-snug tracking-normal">{title}</h2>
    {text && <p className="mt-2 text-text-2">{text}</p>}
    <div className="mt-2">{children}</div>
  </div>
);
