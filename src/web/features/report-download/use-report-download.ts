import { type ReportFormat, reportFileName } from '../../../contract/generate-report.ts';
import { useApi } from '../../lib/api.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useMutation } from '../../lib/use-mutation.ts';

const extensions: Record<ReportFormat, string> = {
  html: 'html',
  json: 'json',
  markdown: 'md',
  stix: 'stix.json',
  misp: 'misp.json',
};

type Wish = { analysisData: unknown; analysisType: string; format: ReportFormat };

/** Requests a report and saves it under the name that the server gave it. */
export const useReportDownload = () => {
  const api = useApi();
  return useMutation({
    mutationFn: async ({ analysisData, analysisType, format }: Wish) => {
      const isPlain = format === 'html';
      const body = { analysisData, analysisType, ...(isPlain ? {} : { format }) };
      const { content, name } = await api.download('/api/generate-report', body);
      const today = new Date().toISOString().slice(0, 10);
      saveFile(content, name ?? reportFileName(today, extensions[format]));
    },
    // A browser's own alert, as specified: it is seen wherever on the page the button stands.
    onError: () => window.alert('Failed to generate report. Please try again.'),
  });
};
