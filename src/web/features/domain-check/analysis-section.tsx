import type { DomainResult } from '../../../contract/analyze-domain.ts';
import { blacklistWords } from '../../../contract/blacklist-status.ts';
import { formatDay } from '../../lib/format.ts';
import { SeverityBadge } from '../../ui/badge.tsx';
import { FactRows } from '../../ui/fact-rows.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ThreatItem, ThreatList, ThreatNumber } from '../../ui/threat-list.tsx';
import { TickedList } from '../../ui/ticked-list.tsx';
import { isComplete, type KnownDomain } from './known-domain.ts';
import { PartNote } from './part-note.tsx';
import { SimilarDomains } from './similar-domains.tsx';

export const AnalysisSection = ({ known }: { known: KnownDomain }) => {
  // Our own lists are asked before any lookup; the status waits for the others.
  const lists = known.lookups?.blocklists && known.blacklistCheck;
  const listedBy = known.blacklistCheck?.listedBy ?? [];
  const words = known.heuristicChecks?.suspiciousWords;
  return (
    <div className="grid gap-6">
      <div>
        <FactRows
          className="gap-x-9 md:grid-cols-3"
          rows={[
            { label: 'Blacklist status', value: lists && <BlacklistStatus lists={lists} /> },
            { label: 'Sources checked', value: lists && sourcesOf(lists) },
            { label: 'Suspicious keywords', value: words && (words.join(', ') || '-') },
            ...(listedBy.length > 0 ? [{ label: 'Listed by', value: listedBy }] : []),
          ]}
        />
        <PartNote known={known} part="blocklists" />
      </div>
      {known.lookups?.lookalikes ? (
        <div>
          <SimilarDomains lookalikes={known.threatIntelligence?.lookalikes ?? []} />
          <PartNote known={known} part="lookalikes" />
        </div>
      ) : (
        <Skeleton className="w-2/5" />
      )}
      {isComplete(known) && <Threats result={known} />}
    </div>
  );
};

const Threats = ({ result: { threats, heuristicChecks, reassurances } }: { result: DomainResult }) => (
  <>
    {threats.length > 0 ? (
      <ThreatList>
        {threats.map(({ type, severity, description, recommendation }, index) => (
          <ThreatItem
            // biome-ignore lint/suspicious/noArrayIndexKey: the number is what identifies a threat here.
            key={index}
            title={<span className="capitalised">{type}</span>}
            badge={<SeverityBadge severity={severity} />}
            description={description}
            recommendation={recommendation}
            marker={<ThreatNumber severity={severity}>{index + 1}</ThreatNumber>}
          />
        ))}
      </ThreatList>
    ) : (
      <p className="text-text-2">
        {heuristicChecks.riskLevel === 'unknown'
          ? 'No threats detected in the little that could be checked.'
          : 'No threats detected'}
      </p>
    )}
    {reassurances.length > 0 && (
      <div>
        <h4 className="mb-2 font-semibold">Signs that it is genuine</h4>
        <TickedList sentences={reassurances} />
      </div>
    )}
  </>
);

type Lists = DomainResult['blacklistCheck'];

const BlacklistStatus = ({ lists }: { lists: Lists }) => {
  const status = lists.status ?? statusWithoutDates(lists);
  if (status === null) return '-';
  const words = blacklistWords({ status, asOf: lists.asOf ? formatDay(lists.asOf) : null });
  if (status !== 'blacklisted') return words;
  return (
    <em className="font-semibold text-phishing not-italic underline decoration-1 underline-offset-4">
      {words}
    </em>
  );
};

/** What a server answers that knows the specification and not the age of its lists. */
const statusWithoutDates = ({ isBlacklisted }: Lists) => {
  if (isBlacklisted === null) return null;
  return isBlacklisted ? 'blacklisted' : 'clean';
};

/** Where no list could be asked, none is claimed. */
const sourcesOf = ({ isBlacklisted, sources }: Lists) => {
  if (sources.length > 0) return sources.join(', ');
  return isBlacklisted === null ? null : 'Multiple sources';
};
