import type { ReactNode } from 'react';
import { productName } from '../../contract/site.ts';
import { Advantages } from '../features/about/advantages.tsx';
import { ContactCards } from '../features/about/contact-cards.tsx';
import { FounderCard } from '../features/about/founder-card.tsx';
import { markOf } from '../features/claims/mark-of.tsx';
import type { Claim } from '../lib/claim-names.ts';
import { Contours } from '../ui/contours.tsx';
import { Stat } from '../ui/stat.tsx';

const technology: readonly { figure: string; label: string; claim: Claim }[] = [
  { figure: '99.68%', label: 'detection accuracy', claim: 'accuracy' },
  { figure: '<100ms', label: 'processing speed', claim: 'speed' },
  { figure: '40+', label: 'ML features', claim: 'features' },
  { figure: '24/7', label: 'monitoring', claim: 'monitoring' },
];

export const About = () => (
  <>
    <Contours chart="page" />
    <div className="wrap pt-15 pb-section">
      <h1 className="max-w-headline text-3xl md:text-4xl">Nobody should have to guess alone</h1>
      <div className="mt-6 grid gap-10 lg:grid-cols-tail lg:gap-20">
        <div className="grid max-w-measure gap-4 text-lg text-text-2">
          <p>
            Our mission is simple: anyone who doubts a message should know within a second whether it is
            dangerous, why, and what to do next. Phishing works because it rushes people. {productName} gives
            them a moment and a straight answer.
          </p>
          <p>
            It recognises phishing with over 95% accuracy, and it always shows the evidence behind its
            verdict. {markOf('accuracy')}
          </p>
        </div>
        <div className="flex gap-9">
          <Stat figure="95%" label="accuracy" mark={markOf('accuracy')} />
          <Stat figure="24/7" label="monitoring" mark={markOf('monitoring')} />
        </div>
      </div>
    </div>
    <Section title={`Six advantages of ${productName}`} isDeep>
      <Advantages />
    </Section>
    <div className="wrap pt-section">
      <FounderCard />
    </div>
    <Section title="The technology">
      <p className="-mt-4 mb-8 max-w-measure text-text-2">
        Each check combines models trained on real phishing with rules written by security experts, so a
        verdict never rests on one warning sign alone.
      </p>
      <div className="grid grid-cols-2 gap-8 md:grid-cols-4">
        {technology.map(({ claim, ...stat }) => (
          <Stat key={stat.figure} {...stat} mark={markOf(claim)} />
        ))}
      </div>
    </Section>
    <Section title="Get in touch" isDeep>
      <ContactCards />
    </Section>
  </>
);

const Section = ({ title, isDeep, children }: { title: string; isDeep?: boolean; children: ReactNode }) => (
  <section className={isDeep ? 'border-line border-y bg-bg-deep last:border-b-0' : undefined}>
    <div className="wrap py-section">
      <h2 className="mb-8 text-2xl sm:text-3xl">{title}</h2>
      {children}
    </div>
  </section>
);
