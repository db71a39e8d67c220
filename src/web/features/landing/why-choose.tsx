import { Compass, Gauge, type LucideIcon, Search } from 'lucide-react';
import { productName } from '../../../contract/site.ts';
import type { MarkOf } from '../../lib/claim-words.ts';
import { Card } from '../../ui/card.tsx';
import { IconTile } from '../../ui/icon-tile.tsx';
import { Stat } from '../../ui/stat.tsx';

const reasons: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: Gauge,
    title: 'A verdict you can act on',
    text: 'One score from 0 to 100 and one plain sentence, before any technical detail.',
  },
  {
    icon: Search,
    title: 'Evidence you can see',
    text: 'Each warning sign is numbered in the message itself, with the points it added to the score.',
  },
  {
    icon: Compass,
    title: 'A next step, every time',
    text: 'Every result ends with what to do now, written for people who are not security experts.',
  },
];

export const WhyChoose = ({ markOf }: { markOf: MarkOf }) => (
  <section className="py-section">
    <div className="wrap grid gap-9 lg:grid-cols-[340px_1fr] lg:gap-14">
      <div>
        <h2 className="text-2xl sm:text-3xl">Why Choose {productName}</h2>
        <div className="mt-7 flex gap-7 sm:gap-9">
          <Stat figure="99.68%" label="accuracy" mark={markOf('accuracy')} />
          <Stat figure="24/7" label="monitoring" mark={markOf('monitoring')} />
        </div>
      </div>
      <ul className="grid gap-3.5">
        {reasons.map(({ icon, title, text }) => (
          <li key={title}>
            <Card className="grid grid-cols-lead items-center gap-5 p-5">
              <IconTile icon={icon} className="size-12" />
              <div>
                <h3 className="section-title">{title}</h3>
                <p className="mt-1 max-w-measure text-text-2">{text}</p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
