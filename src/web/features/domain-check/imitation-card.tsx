import { Fish } from 'lucide-react';
import type { DomainResult } from '../../../contract/analyze-domain.ts';
import { AddressText } from '../../ui/address-text.tsx';
import { Card } from '../../ui/card.tsx';

type Imitation = NonNullable<DomainResult['threatIntelligence']['imitation']>;

/**
 * Which brand the domain imitates, with the characters that give it away. The genuine address is text: a habit to type,
 * not to click.
 */
export const ImitationCard = ({ imitation }: { imitation: Imitation }) => {
  const { brand, genuine, how, seen, positions } = imitation;
  return (
    <Card className="grid gap-x-7 gap-y-4 p-card md:grid-cols-term">
      <h3 className="section-title self-start">
        <Fish aria-hidden="true" />
        Looks like {brand}
      </h3>
      <div className="grid gap-3">
        <p>
          <AddressText text={how} />
        </p>
        <dl className="flex flex-wrap gap-x-10 gap-y-3">
          <div>
            <dt className="text-sm text-text-3">What you see</dt>
            <dd className="evidence mt-1 font-semibold text-lg tracking-wide">
              <Marked text={seen} positions={positions} />
            </dd>
          </div>
          <div>
            <dt className="text-sm text-text-3">The genuine address</dt>
            <dd className="evidence mt-1 select-all font-semibold text-lg tracking-wide">{genuine}</dd>
          </div>
        </dl>
      </div>
    </Card>
  );
};

const Marked = ({ text, positions }: { text: string; positions: readonly number[] }) =>
  [...text].map((letter, index) =>
    positions.includes(index) ? (
      <mark
        // biome-ignore lint/suspicious/noArrayIndexKey: a letter is known by its place.
        key={index}
        className="rounded-t-sm border-phishing border-b-2 bg-phishing-tint px-px text-phishing"
      >
        {letter}
      </mark>
    ) : (
      letter
    ),
  );
