import { Building2, LifeBuoy, type LucideIcon, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { useContactPrompt } from '../../lib/contact-prompt.ts';
import { useSiteAddresses } from '../../lib/site-addresses.ts';
import { Blurb } from '../../ui/blurb.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { MailLink } from '../../ui/mail-link.tsx';

export const ContactCards = () => {
  const { hello, sales, support } = useSiteAddresses();
  const open = useContactPrompt();
  return (
    <div className="grid gap-5 md:grid-cols-3">
      <ContactCard icon={Mail} title="General" text="Questions about the product" address={hello} />
      <ContactCard icon={Building2} title="Enterprise Sales" text="Plans for teams" address={sales}>
        <Button size="small" onClick={() => open('sales')}>
          Write to sales
        </Button>
      </ContactCard>
      <ContactCard icon={LifeBuoy} title="Technical Support" text="Something does not work" address={support}>
        <Button size="small" onClick={() => open('support')}>
          Ask for help
        </Button>
      </ContactCard>
    </div>
  );
};

type Props = { icon: LucideIcon; title: string; text: string; address: string; children?: ReactNode };

const ContactCard = ({ icon, title, text, address, children }: Props) => (
  <Card className="p-6">
    <Blurb icon={icon} title={title} text={text} />
    <MailLink address={address} className="mt-2 inline-block" />
    {children && <div className="mt-4">{children}</div>}
  </Card>
);
