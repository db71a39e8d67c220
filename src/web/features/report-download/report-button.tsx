import { ChevronDown, Download } from 'lucide-react';
import type { ReportFormat } from '../../../contract/generate-report.ts';
import { Button } from '../../ui/button.tsx';
import { DropDownMenu, MenuItem } from '../../ui/drop-down-menu.tsx';
import { useReportDownload } from './use-report-download.ts';

const otherFormats: readonly { format: ReportFormat; label: string }[] = [
  { format: 'json', label: 'JSON, signed' },
  { format: 'markdown', label: 'Markdown' },
  { format: 'stix', label: 'STIX 2.1' },
];

type Props = {
  label: 'Generate Security Report' | 'Download Report';
  /** The result as the server answered it. */
  analysisData: unknown;
  analysisType: string;
  look?: 'solid' | 'outline';
};

/** Makes a report of a result and saves it. A page to read and print by itself, other formats beside it. */
export const ReportButton = ({ label, analysisData, analysisType, look = 'solid' }: Props) => {
  const { mutate, isPending } = useReportDownload();
  const make = (format: ReportFormat) => mutate({ analysisData, analysisType, format });
  return (
    <div className="flex gap-px">
      <Button
        look={look}
        icon={<Download aria-hidden="true" />}
        busyLabel={isPending && 'Generating Report...'}
        onClick={() => make('html')}
        className="grow rounded-r-none"
      >
        {label}
      </Button>
      <DropDownMenu
        head="Another format"
        trigger={
          <Button
            look={look}
            aria-label="Other report formats"
            disabled={isPending}
            className="rounded-l-none px-3"
          >
            <ChevronDown aria-hidden="true" />
          </Button>
        }
      >
        {otherFormats.map(({ format, label: name }) => (
          <MenuItem key={format} onSelect={() => make(format)}>
            {name}
          </MenuItem>
        ))}
      </DropDownMenu>
    </div>
  );
};
