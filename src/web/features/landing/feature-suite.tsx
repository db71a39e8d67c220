import { Bug, Cpu, FileImage, Globe, Link, type LucideIcon, Mail } from 'lucide-react';
import { Fragment } from 'react';
import type { Claim } from '../../lib/claim-names.ts';
import type { MarkOf } from '../../lib/claim-words.ts';
import { Blurb } from '../../ui/blurb.tsx';
import { cn } from '../../ui/cn.ts';
import { useSeenOnce } from '../../ui/use-seen-once.ts';

type Feature = { icon: LucideIcon; title: string; text: string; claims?: readonly Claim[] };

const features: readonly Feature[] = [
  {
    icon: Mail,
    title: 'Email phishing detection',
    text: 'Headers, wording, sender and links, from pasted text or an email file.',
  },
  {
    icon: Link,
    title: 'URL and link analysis',
    text: 'Structure, reputation, age and certificate of any address.',
  },
  {
    icon: FileImage,
    title: 'Screenshot analysis',
    text: 'Reads the text in an image and looks for copied brand pages.',
  },
  {
    icon: Globe,
    title: 'Domain intelligence and WHOIS',
    text: 'Who registered it, when, where it is hosted, and who lists it.',
  },
  {
    icon: Bug,
    title: 'Vulnerability assessment',
    text: 'Known CVEs for security and networking devices, CISA KEV first.',
  },
  {
    icon: Cpu,
    title: 'Advanced ML',
    text: '40+ features weighed in under 100ms.',
    claims: ['features', 'speed'],
  },
];

const staggerMs = 60;

export const FeatureSuite = ({ markOf }: { markOf: MarkOf }) => (
  <section className="border-line border-t bg-bg-deep py-section">
    <div className="wrap">
      <h2 className="text-2xl sm:text-3xl">One place to check what worries you</h2>
      <ul className="mt-9 grid gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-3">
        {features.map((feature, index) => (
          <FeatureCard
            key={feature.title}
            feature={feature}
            markOf={markOf}
            delayMs={(index % 3) * staggerMs}
          />
        ))}
      </ul>
    </div>
  </section>
);

type CardProps = { feature: Feature; markOf: MarkOf; delayMs: number };

const FeatureCard = ({ feature: { claims = [], ...feature }, markOf, delayMs }: CardProps) => {
  const { ref, isSeen } = useSeenOnce<HTMLLIElement>();
  return (
    <li ref={ref} className="bg-surface-1">
      <div
        style={{ transitionDelay: `${delayMs}ms` }}
        className={cn('p-7 transition-opacity duration-420 ease-out', isSeen ? 'opacity-100' : 'opacity-0')}
      >
        <Blurb {...feature} marks={claims.map((claim) => <Fragment key={claim}>{markOf(claim)}</Fragment>)} />
      </div>
    </li>
  );
};
