import type { Versions } from '../../contract/versions.ts';
import type { ReportEngine } from '../report/report-document.ts';

type Needs = { engine: () => ReportEngine; newestList: () => string | null };

/** What this server makes results with at this moment. */
export const versionsOf =
  ({ engine, newestList }: Needs) =>
  (): Versions => {
    const { version, parts } = engine();
    return { engine: version, models: parts, lists: { phishing: newestList() } };
  };
