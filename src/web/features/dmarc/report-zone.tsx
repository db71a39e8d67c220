import { Download, FileUp } from 'lucide-react';
import { useRef } from 'react';
import { Card } from '../../ui/card.tsx';
import { DropOverlay } from '../../ui/drop-overlay.tsx';
import { IconTile } from '../../ui/icon-tile.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useFileDrop } from '../../ui/use-file-drop.ts';
import { countReports, type FileOutcome, problemsOf } from './file-outcome.ts';
import { useSendReports } from './use-dmarc.ts';

const shownProblems = 20;

/** Takes reports as files, several at once, and says of each that is wrong what is wrong with it. */
export const ReportZone = ({ mailbox }: { mailbox: string | null }) => {
  const input = useRef<HTMLInputElement>(null);
  const sending = useSendReports();
  const take = (files: File[]) => files.length > 0 && sending.mutate(files);
  const drop = useFileDrop(take, !sending.isPending);
  return (
    <Card className="grid gap-4 p-card">
      <h2 className="section-title">Add reports</h2>
      <div className="relative grid" {...drop.handlers}>
        <button
          type="button"
          disabled={sending.isPending}
          onClick={() => input.current?.click()}
          className="grid min-h-33 content-center justify-items-center gap-1.5 rounded-inner border-2 border-line-strong border-dashed bg-field px-4 py-5 text-center transition-colors enabled:hover:bg-surface-2 disabled:cursor-not-allowed"
        >
          {sending.isPending ? <Spinner /> : <IconTile icon={FileUp} className="mb-1.5" />}
          <span className="font-semibold">
            {sending.isPending ? 'Reading reports...' : 'Drag and drop reports, or click to browse'}
          </span>
          <span className="text-sm text-text-2">Aggregate reports as they came: .xml, .gz or .zip</span>
        </button>
        <input
          ref={input}
          type="file"
          multiple
          accept=".xml,.gz,.zip,application/xml,text/xml,application/gzip,application/zip"
          aria-label="DMARC reports"
          hidden
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            // Forgotten at once: choosing the same file again must count as a choice.
            target.value = '';
            take(files);
          }}
        />
        {drop.isOver && (
          <DropOverlay icon={Download} title="Drop them here" hint="One file or many" className="inset-0" />
        )}
      </div>
      {mailbox && (
        <p className="wrap-anywhere text-sm text-text-2">
          Or have them sent here: put <code>rua=mailto:{mailbox}</code> into the DMARC record of a domain
          whose control you have proved.
        </p>
      )}
      <div role="status">{sending.data && <Outcomes outcomes={sending.data} />}</div>
    </Card>
  );
};

const Outcomes = ({ outcomes }: { outcomes: readonly FileOutcome[] }) => {
  const { taken, known } = countReports(outcomes);
  const problems = problemsOf(outcomes);
  return (
    <div className="grid gap-2 text-sm">
      <p className="font-medium">
        {taken} {taken === 1 ? 'report' : 'reports'} added.
        {known > 0 && ` ${known} had been added before and ${known === 1 ? 'is' : 'are'} counted once.`}
        {problems.length > 0 &&
          ` ${problems.length} ${problems.length === 1 ? 'file was' : 'files were'} refused:`}
      </p>
      {problems.length > 0 && (
        <ul className="grid list-disc gap-1 pl-5 text-text-2">
          {problems.slice(0, shownProblems).map(({ name, message }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and the list never changes its order.
            <li key={place} className="wrap-anywhere">
              <span className="evidence text-text">{name}</span>: {message}
            </li>
          ))}
        </ul>
      )}
      {problems.length > shownProblems && (
        <p className="text-text-2">And {problems.length - shownProblems} more.</p>
      )}
    </div>
  );
};
