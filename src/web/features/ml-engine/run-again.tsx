import type { Accuracy } from '../../../contract/accuracy.ts';
import { CopyButton } from '../../ui/copy-button.tsx';

/** How to reproduce the reports, and which commit the figures belong to. */
export const RunAgain = ({ accuracy: { measured, commit } }: { accuracy: Accuracy }) => (
  <div className="grid min-w-0 gap-5">
    <ul className="grid gap-3">
      {measured.map(({ id, title, command, weightsHash }) => (
        <li key={id} className="min-w-0 rounded-inner border border-line bg-surface-1 px-4 py-3">
          <p className="font-medium text-sm">{title}</p>
          <p className="mt-1 flex items-start gap-2">
            <code className="min-w-0 flex-1 break-words text-xs text-text-2">{command}</code>
            <CopyButton text={command} what="the command" />
          </p>
          <p className="mt-1 text-xs text-text-3">
            Writes <code>models/{id}/evaluation.json</code>. Weights:{' '}
            <code className="break-all" title={weightsHash}>
              {weightsHash.slice(0, 12)}
            </code>
          </p>
        </li>
      ))}
    </ul>
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-text-2">
      This server runs commit{' '}
      {commit ? (
        <>
          <code className="text-xs text-text" title={commit}>
            {commit.slice(0, 12)}
          </code>
          <CopyButton text={commit} what="the commit" />
        </>
      ) : (
        <span className="text-text-3">unknown, because it runs without its repository</span>
      )}
    </p>
  </div>
);
