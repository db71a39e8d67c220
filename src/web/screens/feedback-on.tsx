import { createLazyPart, LazyPart } from '../lib/lazy-part.tsx';
import type { FeedbackOn } from '../lib/own-result.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** Fetched with the first result: nobody reports a verdict before there is one. */
const feedbackPanel = createLazyPart(
  async () => (await import('../features/feedback/feedback-panel.tsx')).FeedbackPanel,
);

/** The part of a result in which its owner says that the verdict is wrong. */
export const feedbackOn: FeedbackOn = ({ id, ...verdict }) => (
  <LazyPart
    part={feedbackPanel}
    props={{ analysisId: id, ...verdict }}
    fallback={<Skeleton className="m-card h-9" />}
    failure={() => null}
  />
);
