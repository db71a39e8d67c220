import { Check, Info, type LucideIcon, X } from 'lucide-react';
import { AddressText } from '../../ui/address-text.tsx';
import { cn } from '../../ui/cn.ts';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import type { DomainView, SettingState } from './domain-view.ts';
import { PartNote } from './part-note.tsx';

const looks: Record<SettingState, { word: string; icon: LucideIcon; className: string; iconClass: string }> =
  {
    configured: { word: 'Configured', icon: Check, className: 'text-text', iconClass: 'text-tide' },
    missing: { word: 'Missing', icon: X, className: 'text-phishing', iconClass: '' },
    unknown: { word: 'Unknown', icon: Info, className: 'text-text-2', iconClass: '' },
  };

/** Whether mail in this name can be told from forged mail: three settings, then one sentence on what they amount to. */
export const MailSettings = ({ view }: { view: DomainView }) => {
  const { emailSecurity, mail } = view;
  const { spf, dmarc, dkim, summary } = emailSecurity;
  return (
    <div className="grid gap-3">
      <dl className="grid gap-3 md:grid-cols-3">
        <Setting name="SPF" state={mail.spf} details={[spf.detail, ...spf.problems]} />
        <Setting name="DMARC" state={mail.dmarc} details={[...dmarcDetails(dmarc), ...dmarc.problems]} />
        <Setting
          name="DKIM"
          state={mail.dkim}
          details={[dkim.selectors.length > 0 ? `Selectors: ${dkim.selectors.slice(0, 6).join(', ')}` : null]}
        />
      </dl>
      <Others view={view} />
      {summary && (
        <p className="text-sm">
          <AddressText text={summary} />
        </p>
      )}
      {/* Both ask the same servers; one reason for both is said once, under the records. */}
      {view.lookups.mailSecurity?.detail !== view.lookups.dns?.detail && (
        <PartNote view={view} part="mailSecurity" />
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

const dmarcDetails = ({ detail, policy, inheritedFrom }: DomainView['emailSecurity']['dmarc']) => [
  detail ?? (policy && `Policy: ${policy}`),
  inheritedFrom && `Inherited from ${inheritedFrom}`,
];

type SettingProps = { name: string; state: SettingState; details: readonly (string | null)[] };

const Setting = ({ name, state, details }: SettingProps) => {
  const { word, icon: Icon, className, iconClass } = looks[state];
  const told = [...new Set(details.filter((detail) => detail !== null && detail !== ''))];
  return (
    <div className="grid grid-cols-tail content-start items-center gap-x-3 gap-y-2 rounded-inner border border-line bg-field px-4 py-3.5">
      <dt className="font-semibold">{name}</dt>
      <dd className={cn('flex items-center gap-2 font-medium text-sm', className)}>
        <Icon aria-hidden="true" className={cn('size-4 shrink-0', iconClass)} />
        {word}
      </dd>
      {told.length > 0 && (
        <dd className="col-span-full grid gap-1 text-xs text-text-2">
          {told.map((detail) => (
            <span key={detail}>
              <AddressText text={detail ?? ''} />
            </span>
          ))}
        </dd>
      )}
    </div>
  );
};

/** Rarer settings, in one line each: good to have, no fault where they are not. */
const Others = ({ view: { emailSecurity } }: { view: DomainView }) => {
  const others = [
    { name: 'MTA-STS', state: emailSecurity.mtaSts },
    { name: 'TLS-RPT', state: emailSecurity.tlsRpt },
    { name: 'BIMI', state: emailSecurity.bimi },
  ];
  if (others.every(({ state }) => state === null)) return null;
  return (
    <dl className="flex flex-wrap gap-x-7 gap-y-1.5 text-sm text-text-2">
      {others.map(({ name, state }) => (
        <div key={name} className="flex gap-2">
          <dt className="text-text-3">{name}</dt>
          <dd>{{ configured: 'Set up', missing: 'Not set up', unknown: 'Unknown' }[state ?? 'unknown']}</dd>
        </div>
      ))}
    </dl>
  );
};
