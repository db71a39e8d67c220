import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ImportedDevices } from '../../../contract/watch.ts';
import { Button } from '../../ui/button.tsx';
import { useImportDevices } from './use-watching.ts';

const shownErrors = 50;

/** Devices from a table. Lines that are wrong are named, and the others taken. */
export const ImportDevices = () => {
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<ImportedDevices | null>(null);
  const importing = useImportDevices();
  const read = async (file: File | undefined) => {
    if (!file) return;
    setOutcome(null);
    importing.mutate(await file.text(), { onSuccess: setOutcome });
  };
  return (
    <div className="grid gap-3 text-sm">
      <p className="text-text-2">
        Many devices come as a CSV file whose first line is <code>vendor,product,version,note</code>.
      </p>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        aria-label="A CSV file of devices"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          void read(event.target.files?.[0]);
          // So that the same file can be chosen again once it is corrected.
          event.target.value = '';
        }}
      />
      <Button
        className="justify-self-start"
        icon={<Upload aria-hidden="true" />}
        busyLabel={importing.isPending && 'Importing...'}
        onClick={() => input.current?.click()}
      >
        Import a CSV File
      </Button>
      {outcome && (
        <div role="status" className="grid gap-2">
          <p className="font-medium">
            {outcome.added} of {outcome.lines} {outcome.lines === 1 ? 'device' : 'devices'} added.
            {outcome.errors.length > 0 && ` ${outcome.errors.length} not:`}
          </p>
          {outcome.errors.length > 0 && (
            <ul className="grid list-disc gap-1 pl-5 text-text-2">
              {outcome.errors.slice(0, shownErrors).map(({ line, message }) => (
                <li key={line} className="wrap-anywhere">
                  Line {line}: {message}
                </li>
              ))}
            </ul>
          )}
          {outcome.errors.length > shownErrors && (
            <p className="text-text-2">And {outcome.errors.length - shownErrors} more.</p>
          )}
        </div>
      )}
    </div>
  );
};
