import { Eye, Fingerprint, Layers, type LucideIcon, MessageSquareText, ShieldCheck, Zap } from 'lucide-react';
import { Blurb } from '../../ui/blurb.tsx';
import { Card } from '../../ui/card.tsx';

const advantages: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: Eye,
    title: 'Evidence, not a black box',
    text: 'Every point of a score names the warning sign that caused it. You can check the reasoning yourself.',
  },
  {
    icon: MessageSquareText,
    title: 'Written for people',
    text: 'The verdict is one plain sentence and the next step comes before any technical detail.',
  },
  {
    icon: Layers,
    title: 'One place for every kind of bait',
    text: 'Emails, links, screenshots, domains and network devices are checked with the same care.',
  },
  {
    icon: Zap,
    title: 'An answer while you wait',
    text: 'The verdict comes while you look at the message, so checking is quicker than worrying.',
  },
  {
    icon: Fingerprint,
    title: 'No password to steal',
    text: 'Sign-in works with a one-time code. We store no password, so nobody can steal it from us.',
  },
  {
    icon: ShieldCheck,
    title: 'Your content stays here',
    text: 'By default nothing you paste is passed on to third parties, and no link is ever visited.',
  },
];

export const Advantages = () => (
  <ul className="grid gap-5 md:grid-cols-3">
    {advantages.map((advantage) => (
      <li key={advantage.title}>
        <Card className="h-full p-6">
          <Blurb {...advantage} />
        </Card>
      </li>
    ))}
  </ul>
);
