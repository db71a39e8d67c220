import { relative } from 'node:path';
import { z } from 'zod';
import { idsIn } from './ids-in.ts';

export type RanTest = {
  /** With the names of all suites around it. */
  title: string;
  /** The lines of the checklist that it covers. */
  ids: string[];
  /** From the root of the repository. */
  file: string;
  isBrowser: boolean;
  outcome: 'passed' | 'failed' | 'skipped';
};

const unitReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

const unitOutcome = (status: string): RanTest['outcome'] => {
  if (status === 'passed') return 'passed';
  return status === 'failed' ? 'failed' : 'skipped';
};

/** What vitest wrote: file names are absolute there. */
export const readUnitResults = (report: unknown, root: string): RanTest[] =>
  unitReport.parse(report).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      title: fullName,
      ids: idsIn(fullName),
      file: relative(root, name),
      isBrowser: false,
      outcome: unitOutcome(status),
    })),
  );

const browserSpec = z.object({
  title: z.string(),
  file: z.string(),
  tags: z.array(z.string()),
  tests: z.array(z.object({ status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']) })),
});

const browserSuite = z.object({
  title: z.string(),
  file: z.string(),
  specs: z.array(browserSpec).default([]),
  get suites() {
    return z.array(browserSuite).default([]);
  },
});

const browserReport = z.object({ suites: z.array(browserSuite) });

const browserOutcome = ({ tests }: z.infer<typeof browserSpec>): RanTest['outcome'] => {
  if (tests.some(({ status }) => status === 'unexpected')) return 'failed';
  // A retry that passed is reported as flaky where the tests are run; here it counts as passed.
  return tests.some(({ status }) => status !== 'skipped') ? 'passed' : 'skipped';
};

const testsOf = (suite: z.infer<typeof browserSuite>, names: string[]): RanTest[] => {
  // The outermost suite is named after its file.
  const within = suite.title === suite.file ? names : [...names, suite.title];
  return [
    ...suite.specs.map((spec) => ({
      title: [...within, spec.title].join(' '),
      ids: idsIn(spec.tags.join(' ')),
      file: `e2e/${spec.file}`,
      isBrowser: true,
      outcome: browserOutcome(spec),
    })),
    ...suite.suites.flatMap((inner) => testsOf(inner, within)),
  ];
};

/** What Playwright wrote: suites within suites. */
export const readBrowserResults = (report: unknown): RanTest[] =>
  browserReport.parse(report).suites.flatMap((suite) => testsOf(suite, []));
