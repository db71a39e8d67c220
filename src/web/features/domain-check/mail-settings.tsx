import { Check, Info, type LucideIcon, X } from 'lucide-react';
import type { DomainResult } from '../../../contract/analyze-domain.ts';
import { AddressText } from '../../ui/address-text.tsx';
import { cn } from '../../ui/cn.ts';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import type { KnownDomain } from './known-domain.ts';
import { PartNote } from './part-note.tsx';

type EmailSecurity = DomainResult['emailSecurity'];
type SettingState = EmailSecurity['spf']['state'];

const looks: Record<SettingState, { word: string; icon: LucideIcon; className: string; iconClass: string }> =
  {
    configured: { word: 'Configured', icon: Check, className: 'text-text', iconClass: 'text-tide' },
    missing: { word: 'Missing', icon: X, className: 'text-phishing', iconClass: '' },
    unknown: { word: 'Unknown', icon: Info, className: 'text-text-2', iconClass: '' },
  };

type Props = { known: KnownDomain; settings: EmailSecurity };

/** Whether forged mail from this domain can be recognised: three settings, then one sentence on what they amount to. */
export const MailSettings = ({ known, settings }: Props) => {
  const { spf, dmarc, dkim, summary } = settings;
  return (
    <div className="grid gap-3">
      <dl className="grid gap-3 md:grid-cols-3">
        <Setting name="SPF" state={spf.state} details={[spf.detail, ...spf.problems]} />
        <Setting name="DMARC" state={dmarc.state} details={[...dmarcDetails(dmarc), ...dmarc.problems]} />
        <Setting
          name="DKIM"
          state={dkim.state}
          details={[dkim.selectors.length > 0 ? `Selectors: ${dkim.selectors.slice(0, 6).join(', ')}` : null]}
        />
      </dl>
      <Others settings={settings} />
      <p className="text-sm">
        <AddressText text={summary} />
      </p>
      {/* Both ask the same servers; a reason they share stands once, under the records. */}
      {known.lookups?.mailSecurity?.detail !== known.lookups?.dns?.detail && (
        <PartNote known={known} part="mailSecurity" />
      )}
    </div>
  );
};

export const LoadingSettings = () => (
  <SkeletonArea className="grid gap-3 md:grid-cols-3">
    <Skeleton className="h-14 rounded-inner" />
    <Skeleton className="h-14 rounded-inner" />
    <Skeleton className="h-14 rounded-inner" />
  </SkeletonArea>
);

const dmarcDetails = ({ detail, policy, inheritedFrom }: EmailSecurity['dmarc']) => [
  detail ?? (policy && `Policy: ${policy}`),
  inheritedFrom && `Inherited from ${inheritedFrom}`,
];

type SettingProps = { name: string; state: SettingState; details: readonly (string | null)[] };

const Setting = ({ name, state, details }: SettingProps) => {
  const { word, icon: Icon, className, iconClass } = looks[state];
  const sentences = [...new Set(details.filter((detail) => detail !== null))];
  return (
    <div className="grid grid-cols-tail content-start items-center gap-x-3 gap-y-2 rounded-inner border border-line bg-field px-4 py-3.5">
      <dt className="font-semibold">{name}</dt>
      <dd className={cn('flex items-center gap-2 font-medium text-sm', className)}>
        <Icon aria-hidden="true" className={cn('size-4 shrink-0', iconClass)} />
        {word}
      </dd>
      {sentences.length > 0 && (
        <dd className="col-span-full grid gap-1 text-xs text-text-2">
          {sentences.map((detail) => (
            <span key={detail}>
              <AddressText text={detail} />
            </span>
          ))}
        </dd>
      )}
    </div>
  );
};

/** Rarer settings, in one line each: good to have, no fault where they are not. */
const Others = ({ settings: { mtaSts, tlsRpt, bimi } }: { settings: EmailSecurity }) => {
  const others = [
    { name: 'MTA-STS', state: mtaSts },
    { name: 'TLS-RPT', state: tlsRpt },
    { name: 'BIMI', state: bimi },
  ];
  return (
    <dl className="flex flex-wrap gap-x-7 gap-y-1.5 text-sm text-text-2">
      {others.map(({ name, state }) => (
        <div key={name} className="flex gap-2">
          <dt className="text-text-3">{name}</dt>
          <dd>{{ configured: 'Set up', missing: 'Not set up', unknown: 'Unknown' }[state]}</dd>
        </div>
      ))}
    </dl>
  );
};
