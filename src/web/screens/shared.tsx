import { useLocation, useParams } from 'wouter';
import type { SharedResult } from '../../contract/share.ts';
import { ResultCard } from '../features/result/result-card.tsx';
import { CheckedText } from '../features/shared-result/checked-text.tsx';
import { ShareExpired } from '../features/shared-result/share-expired.tsx';
import { SharedNote } from '../features/shared-result/shared-note.tsx';
import { problemOf, useSharedResult } from '../features/shared-result/use-shared-result.ts';
import { RetryCard } from '../ui/retry-card.tsx';
import { Skeleton, SkeletonArea } from '../ui/skeleton.tsx';
import { NotFound } from './not-found.tsx';

/** A result that somebody shows to whoever has this address. */
export const Shared = () => {
  const { token = '' } = useParams();
  const shared = useSharedResult(token);
  if (shared.isError) return <Problem error={shared.error} onRetry={() => shared.refetch()} />;
  return (
    <div className="wrap grid gap-5 pt-11 pb-section">
      <h1>A Shared Result</h1>
      {shared.isPending ? (
        <SkeletonArea className="grid min-h-screen content-start gap-5">
          <Skeleton className="h-20 rounded-control" />
          <Skeleton className="h-100 rounded-card" />
        </SkeletonArea>
      ) : (
        <Content shared={shared.data} />
      )}
    </div>
  );
};

const Content = ({ shared: { analysis, content, expiresAt } }: { shared: SharedResult }) => {
  const [, goTo] = useLocation();
  const isWhole = content === 'all';
  return (
    <>
      <SharedNote expiresAt={expiresAt} isWhole={isWhole} />
      <CheckedText text={analysis.inputData} />
      <ResultCard
        analysis={analysis}
        picture={null}
        reportButton={null}
        hasDetails={isWhole}
        onAnalyzeAnother={() => goTo('/')}
      />
    </>
  );
};

const Problem = ({ error, onRetry }: { error: Error; onRetry: () => void }) => {
  const { kind, message } = problemOf(error);
  if (kind === 'missing') return <NotFound />;
  if (kind === 'expired') return <ShareExpired message={message} />;
  return (
    <div className="wrap py-16">
      <RetryCard
        headingLevel="h1"
        title="This shared result could not be loaded"
        text={message ?? 'Please check your connection and try again.'}
        onRetry={onRetry}
      />
    </div>
  );
};
