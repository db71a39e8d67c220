import type { ReactNode } from 'react';
import { productName } from '../../contract/site.ts';
import { Advantages } from '../features/about/advantages.tsx';
import { ContactCards } from '../features/about/contact-cards.tsx';
import { FounderCard } from '../features/about/founder-card.tsx';
import { Contours } from '../ui/contours.tsx';

const technology = [
  { figure: '99.68%', label: 'detection accuracy' },
  { figure: '<100ms', label: 'processing speed' },
  { figure: '40+', label: 'ML features' },
  { figure: '24/7', label: 'monitoring' },
];

export const About = () => (
  <>
    <Contours
      chart="pricing"
      className="bottom-auto h-[460px] [mask-composite:intersect] [mask-image:linear-gradient(180deg,#000_20%,transparent_96%),linear-gradient(90deg,transparent_4%,#000_58%)]"
    />
    <div className="wrap pt-[60px] pb-[72px]">
      <h1 className="max-w-[18ch] text-4xl tracking-[-0.03em] md:text-[48px]">
        Nobody should have to guess alone
      </h1>
      <div className="mt-6 grid gap-10 lg:grid-cols-[1fr_auto] lg:gap-20">
        <div className="grid max-w-[60ch] gap-4 text-lg text-text-2">
          <p>
            Our mission is simple: anybody who doubts a message should know within a second whether it is
            dangerous, why, and what to do next. Phishing works because it hurries people. {productName} gives
            them a moment and a straight answer.
          </p>
          <p>
            It recognises phishing with over 95% accuracy across emails, links, screenshots and domains, and
            it always shows the evidence behind its verdict.
          </p>
        </div>
        <div className="flex gap-9">
          <Stat figure="95%" label="accuracy" />
          <Stat figure="24/7" label="monitoring" />
        </div>
      </div>
    </div>
    <Section title={`Six advantages of ${productName}`} isDeep>
      <Advantages />
    </Section>
    <div className="wrap pt-12 sm:pt-[72px]">
      <FounderCard />
    </div>
    <Section title="The technology">
      <p className="-mt-4 mb-8 max-w-[60ch] text-text-2">
        Each check combines models trained on real phishing with rules that security people wrote down, so a
        verdict never rests on one sign alone.
      </p>
      <div className="grid grid-cols-2 gap-8 md:grid-cols-4">
        {technology.map((stat) => (
          <Stat key={stat.figure} {...stat} />
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
    <div className="wrap py-12 sm:py-[72px]">
      <h2 className="mb-8 text-[28px] sm:text-4xl">{title}</h2>
      {children}
    </div>
  </section>
);

const Stat = ({ figure, label }: { figure: string; label: string }) => (
  <div>
    <p className="stat">{figure}</p>
    <p className="mt-1.5 text-[15px] text-text-2">{label}</p>
  </div>
);
