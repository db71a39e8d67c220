import type { ReactNode } from 'react';
import { LazyPart, type LazyPartSource } from './lazy-part.tsx';

/** What the page provides for a result that its tool draws. */
export type ResultPlace = {
  onAnalyzeAnother: () => void;
  /** The button that makes a report of a result, given as the server answered it. */
  reportOn: ReportOn;
  /** While the script that draws the result is on its way, and when it did not come. */
  fallback: ReactNode;
  failure: (retry: () => void) => ReactNode;
};

export type ReportOn = (answer: unknown) => ReactNode;

/** A result that the tool draws itself, because it is no verdict on a message. */
export type OwnResult = (place: ResultPlace) => ReactNode;

/** A result drawn by a part of the page that is fetched on first need. */
export const drawnBy =
  <Props extends object>(
    part: LazyPartSource<Props & Pick<ResultPlace, 'onAnalyzeAnother' | 'reportOn'>>,
    props: Props,
  ): OwnResult =>
  ({ onAnalyzeAnother, reportOn, fallback, failure }) => (
    <LazyPart
      part={part}
      props={{ ...props, onAnalyzeAnother, reportOn }}
      fallback={fallback}
      failure={failure}
    />
  );
