import { CircleCheck, type LucideIcon, OctagonX, TriangleAlert } from 'lucide-react';
import type { DmarcDomain, DmarcSender } from '../../../contract/dmarc.ts';
import { formatCount, formatDay } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';

const looks: Record<DmarcSender['state'], { word: string; icon: LucideIcon; className: string }> = {
  unknown: { word: 'Unknown', icon: TriangleAlert, className: 'bg-suspicious-tint text-suspicious' },
  failing: { word: 'Fails', icon: OctagonX, className: 'bg-phishing-tint text-phishing' },
  partly: { word: 'Passes in part', icon: TriangleAlert, className: 'bg-suspicious-tint text-suspicious' },
  passing: { word: 'Passes', icon: CircleCheck, className: 'bg-safe-tint text-safe' },
};

/** Who sends in the domain's name, unknown ones first. */
export const SendersCard = ({ domain: { senders, furtherSenders } }: { domain: DmarcDomain }) => (
  <Card className="grid gap-3 p-card">
    <h2 className="section-title">Who sends in your name</h2>
    <p className="max-w-measure text-sm text-text-2">
      A mail service is named where its signature or its servers prove it; all others by who owns their
      network.
    </p>
    <ul aria-label="Senders" className="divide-y divide-line">
      {senders.map((sender) => (
        <Sender key={`${sender.isService} ${sender.name}`} sender={sender} />
      ))}
    </ul>
    {furtherSenders > 0 && (
      <p className="text-sm text-text-2">And {formatCount(furtherSenders)} with fewer messages.</p>
    )}
  </Card>
);

const Sender = ({ sender }: { sender: DmarcSender }) => {
  const { name, isService, state, addresses, addressCount, lastSeen } = sender;
  const { word, icon, className } = looks[state];
  const hidden = addressCount - addresses.length;
  return (
    <li className="grid gap-1.5 py-3.5 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="wrap-anywhere min-w-0 font-semibold">
          {name}
          {isService && <span className="font-normal text-text-3"> mail service</span>}
        </p>
        <Badge icon={icon} className={className}>
          {word}
        </Badge>
      </div>
      <p className="text-text-2">{countsInWords(sender)}</p>
      <p className="wrap-anywhere text-text-3 text-xs">
        {addresses.length > 0 && (
          <>
            From <span className="evidence">{addresses.join(', ')}</span>
            {hidden > 0 && ` and ${formatCount(hidden)} more`}.{' '}
          </>
        )}
        Last seen {formatDay(lastSeen)}.
      </p>
    </li>
  );
};

const countsInWords = ({ passed, failed, dkim, spf, forwarded, held }: DmarcSender): string => {
  const how = [dkim > 0 && `${formatCount(dkim)} by signature`, spf > 0 && `${formatCount(spf)} by SPF`];
  const why = [
    forwarded > 0 && `${formatCount(forwarded)} forwarded by somebody`,
    held > 0 && `${formatCount(held)} refused or put with the junk`,
  ];
  const inBrackets = (parts: (string | false)[]) => {
    const said = parts.filter(Boolean);
    return said.length > 0 ? ` (${said.join(', ')})` : '';
  };
  return `${formatCount(passed)} passed${inBrackets(how)}, ${formatCount(failed)} failed${inBrackets(why)}`;
};
