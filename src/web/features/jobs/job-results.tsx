import { useState } from 'react';
import { Link } from 'wouter';
import { resultPath } from '../../../contract/page-paths.ts';
import type { Job, JobKind, JobResult, JobResultLevel } from '../../../contract/v1/jobs.ts';
import { jobResultLevels } from '../../../contract/v1/jobs.ts';
import { LevelBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cn } from '../../ui/cn.ts';
import { CompactSelect } from '../../ui/compact-select.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { resultLevelWords } from './job-words.ts';
import { shownInput } from './shown-input.ts';
import { resultsPageSize, useJobResults } from './use-jobs.ts';

type Level = JobResultLevel | 'all';

const choices: readonly { value: Level; label: string }[] = [
  { value: 'all', label: 'All results' },
  ...jobResultLevels.toReversed().map((value) => ({ value, label: resultLevelWords[value] })),
];

const totalOf = ({ counts, failed, done }: Job, level: Level): number => {
  if (level === 'all') return done;
  return level === 'failed' ? failed : counts[level];
};

/** What came of each item, page by page. */
export const JobResults = ({ job }: { job: Job }) => {
  const [level, setLevel] = useState<Level>('all');
  /** Where each page begins that was seen so far, from the second one. */
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const total = totalOf(job, level);
  const page = cursors.length + 1;
  // A page that is full does not change any more.
  const isFull = total >= page * resultsPageSize;
  const results = useJobResults(job.id, { level, cursor: cursors.at(-1), done: isFull ? -1 : total });
  const turnTo = (wanted: number) => {
    const next = results.data?.next;
    if (wanted < page) setCursors(cursors.slice(0, wanted - 1));
    else if (next) setCursors([...cursors, next]);
  };
  return (
    <Card className="grid gap-4 p-card">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="section-title">Results</h2>
        <CompactSelect
          label="Level"
          choices={choices}
          value={level}
          onChoose={(chosen) => {
            setLevel(chosen);
            setCursors([]);
          }}
        />
      </div>
      {results.isError ? (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-sm text-text-2">
          The results could not be loaded.
          <Button size="small" onClick={() => results.refetch()}>
            Try Again
          </Button>
        </p>
      ) : results.isPending ? (
        <SkeletonArea className="grid gap-4">
          <Skeleton className="h-16" />
        </SkeletonArea>
      ) : results.data.results.length === 0 ? (
        <p className="text-sm text-text-2">No result has this level.</p>
      ) : (
        <Table kind={job.kind} results={results.data.results} isUpdating={results.isPlaceholderData} />
      )}
      <Pager page={page} pageSize={resultsPageSize} total={total} things="results" onPage={turnTo} />
    </Card>
  );
};

const headClass =
  'whitespace-nowrap border-line-strong border-b py-2 pr-4 text-left font-semibold text-sm text-text-2';
const cellClass = 'border-line border-b py-2.5 base:pr-4 align-top group-last:border-b-0';

type TableProps = { kind: JobKind; results: readonly JobResult[]; isUpdating: boolean };

const Table = ({ kind, results, isUpdating }: TableProps) => (
  <table aria-busy={isUpdating} className="w-full border-collapse text-sm">
    <caption className="sr-only">Results</caption>
    <thead className="max-sm:sr-only">
      <tr>
        {['Item', 'What was checked', 'Verdict', 'Score'].map((name) => (
          <th key={name} scope="col" className={headClass}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {results.map((result) => (
        <Row key={result.item} kind={kind} result={result} />
      ))}
    </tbody>
  </table>
);

const Row = ({ kind, result }: { kind: JobKind; result: JobResult }) => {
  const { id, item, riskLevel, riskScore, conclusive, error } = result;
  const { title, note } = shownInput(kind, result);
  return (
    <tr className="group max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-4 max-sm:border-line max-sm:border-b max-sm:py-2 max-sm:last:border-b-0">
      <td
        className={cn(cellClass, 'whitespace-nowrap text-text-2 tabular-nums max-sm:border-b-0 max-sm:py-1')}
      >
        {item}
      </td>
      <td className={cn(cellClass, 'wrap-anywhere w-full max-sm:order-first max-sm:border-b-0 max-sm:pb-0')}>
        {riskLevel ? (
          <Link href={resultPath(id)} className="text-link">
            <bdi>{title}</bdi>
          </Link>
        ) : (
          <bdi>{title}</bdi>
        )}
        {note && <bdi className="block text-text-2 text-xs">{note}</bdi>}
        {error && <p className="text-text-2 text-xs">{error}</p>}
      </td>
      <td className={cn(cellClass, 'max-sm:border-b-0 max-sm:py-1')}>
        {riskLevel ? (
          <LevelBadge level={riskLevel} isConclusive={conclusive} />
        ) : (
          <span className="whitespace-nowrap text-text-2">{resultLevelWords.failed}</span>
        )}
      </td>
      <td
        className={cn(
          cellClass,
          'whitespace-nowrap pr-0 font-mono font-semibold tabular-nums max-sm:border-b-0 max-sm:py-1',
        )}
      >
        {riskScore ?? '-'}
      </td>
    </tr>
  );
};
