import { readFile } from 'node:fs/promises';
import { type EvaluationReport, evaluationReportSchema } from '../../contract/evaluation-report.ts';

const shipped = new URL('../../../models/', import.meta.url);

/** The models that ship, in the order a reader should meet them; each has a folder of its own. */
const modelFolders = ['url', 'mail', 'page-text', 'picture'];

type Needs = {
  /** A report that exists but cannot be read is our fault: it is left out, and the operator must learn of it. */
  onFault: (fault: { report: string; error: unknown }) => void;
  /** Where the models' folders lie: those that ship, when left out. */
  folder?: URL | undefined;
};

export type EvaluationReports = () => Promise<EvaluationReport[]>;

/** What was measured of the models that ship. Read on the first call, and cached. */
export const evaluationReports = ({ onFault, folder = shipped }: Needs): EvaluationReports => {
  let kept: Promise<EvaluationReport[]> | undefined;

  const read = async (name: string): Promise<EvaluationReport[]> => {
    const report = new URL(`${name}/evaluation.json`, folder);
    try {
      return [evaluationReportSchema.parse(JSON.parse(await readFile(report, 'utf8')))];
    } catch (error) {
      // A missing report is no error: this model was not measured yet.
      if (!isMissing(error)) onFault({ report: name, error });
      return [];
    }
  };

  return () => {
    kept ??= Promise.all(modelFolders.map(read)).then((reports) => reports.flat());
    return kept;
  };
};

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';
