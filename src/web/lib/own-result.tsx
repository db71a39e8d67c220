import type { ReactNode } from 'react';
import type { RiskLevel } from '../../contract/risk.ts';
import { LazyPart, type LazyPartSource } from './lazy-part.tsx';

/** What the page provides for a result that its tool draws. */
export type ResultPlace = {
  onAnalyzeAnother: () => void;
  /** The button that makes a report of a result, given as the server answered it. */
  reportOn: ReportOn;
  /** The button that shares a kept result of the person. */
  shareOn: ShareOn;
  /** The button that writes a report of a kept result, or of one of its similar domains, for those who can stop it. */
  reportAbuseOn: ReportAbuseOn;
  /** Where the owner of a kept result says that its verdict is wrong. */
  feedbackOn: FeedbackOn;
  /** While the script that draws the result is on its way, and when it did not come. */
  fallback: ReactNode;
  failure: (retry: () => void) => ReactNode;
};

export type ReportOn = (answer: unknown) => ReactNode;
export type ShareOn = (id: string) => ReactNode;
export type ReportAbuseOn = (result: {
  id: string;
  isPhishing: boolean;
  lookalikes?: readonly string[];
}) => ReactNode;
export type FeedbackOn = (result: {
  /** Null for a guest's, which is nobody's. */
  id: string | null;
  riskLevel: RiskLevel;
  isConclusive: boolean | null;
}) => ReactNode;

/** A result that the tool draws itself, because it is no verdict on a message. */
export type OwnResult = (place: ResultPlace) => ReactNode;

/** A result drawn by a part of the page that is fetched on first need. */
export const drawnBy =
  <Props extends object>(
    part: LazyPartSource<Props & Omit<ResultPlace, 'fallback' | 'failure'>>,
    props: Props,
  ): OwnResult =>
  ({ fallback, failure, ...place }) => (
    <LazyPart part={part} props={{ ...props, ...place }} fallback={fallback} failure={failure} />
  );
