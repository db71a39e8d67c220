import { AddressText } from '../../ui/address-text.tsx';
import { Card } from '../../ui/card.tsx';

/** What was checked, where the result itself does not show it: a link, a domain, the name of a picture. */
export const CheckedText = ({ text }: { text: string }) =>
  text !== '' && (
    <Card className="p-card">
      <h2 className="section-title">What that person checked</h2>
      <p className="evidence mt-2.5 whitespace-pre-wrap text-sm leading-relaxed [overflow-wrap:anywhere]">
        <AddressText text={text} />
      </p>
    </Card>
  );
