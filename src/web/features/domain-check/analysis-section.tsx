import { FactRows } from '../../ui/fact-rows.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TickedList } from '../../ui/ticked-list.tsx';
import type { DomainView } from './domain-view.ts';
import type { ShownDomain } from './growing-domain.ts';
import { PartNote } from './part-note.tsx';
import { SimilarDomains } from './similar-domains.tsx';
import { ThreatList } from './threat-list.tsx';

export const AnalysisSection = ({ shown: { view, has, isComplete } }: { shown: ShownDomain }) => {
  const { blacklistCheck, heuristicChecks, threatIntelligence, threats, reassurances } = view;
  const isListed = has('blocklists');
  return (
    <div className="grid gap-6">
      <div>
        <FactRows
          className="gap-x-9 md:grid-cols-3"
          rows={[
            { label: 'Blacklist status', value: isListed ? <BlacklistStatus view={view} /> : undefined },
            { label: 'Sources checked', value: isListed ? sourcesOf(blacklistCheck) : undefined },
            {
              label: 'Suspicious keywords',
              value: isComplete ? heuristicChecks.suspiciousWords.join(', ') || '-' : undefined,
            },
            ...(blacklistCheck.listedBy.length > 0
              ? [{ label: 'Listed by', value: blacklistCheck.listedBy }]
              : []),
          ]}
        />
        <PartNote view={view} part="blocklists" />
      </div>
      {has('lookalikes') ? (
        <div>
          <SimilarDomains intelligence={threatIntelligence} />
          <PartNote view={view} part="lookalikes" />
        </div>
      ) : (
        <Skeleton className="w-2/5" />
      )}
      {threats.length > 0 && <ThreatList threats={threats} />}
      {isComplete && threats.length === 0 && (
        <p className="text-text-2">
          {heuristicChecks.riskLevel === 'unknown'
            ? 'No threats detected in the little that could be looked at.'
            : 'No threats detected'}
        </p>
      )}
      {reassurances.length > 0 && <Reassurances sentences={reassurances} />}
    </div>
  );
};

const BlacklistStatus = ({ view }: { view: DomainView }) => {
  const { isBlacklisted } = view.blacklistCheck;
  if (isBlacklisted === null) return '-';
  if (!isBlacklisted) return 'Clean';
  return (
    <em className="font-semibold text-phishing not-italic underline decoration-1 underline-offset-4">
      Blacklisted
    </em>
  );
};

/** Where no list could be asked, none is claimed. */
const sourcesOf = ({ isBlacklisted, sources }: DomainView['blacklistCheck']) => {
  if (sources.length > 0) return sources.join(', ');
  return isBlacklisted === null ? null : 'Multiple sources';
};

const Reassurances = ({ sentences }: { sentences: readonly string[] }) => (
  <div>
    <h4 className="mb-2 font-semibold">Signs that it is genuine</h4>
    <TickedList sentences={sentences} />
  </div>
);
