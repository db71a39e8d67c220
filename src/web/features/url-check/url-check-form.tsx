import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { AnalyzeUrlInput } from '../../../contract/analyze-url.ts';
import { urlProblem } from '../../../contract/url-input.ts';
import { analysisAnswer } from '../../lib/answers.ts';
import type { CheckFormProps } from '../../lib/check-tool.ts';
import { useDraft } from '../../lib/drafts.ts';
import { useCheck } from '../../lib/use-check.ts';
import { Button } from '../../ui/button.tsx';
import { focusFirstInvalid } from '../../ui/focus-first-invalid.ts';
import { InfoBox } from '../../ui/info-box.tsx';
import { TextField } from '../../ui/text-field.tsx';

export const UrlCheckForm = ({ onStart, onResult, onRefused }: CheckFormProps) => {
  const [url, setUrl] = useDraft('url');
  const [error, setError] = useState<string | null>(null);
  const check = useCheck((api, input: AnalyzeUrlInput) =>
    api.post('/api/analyze/url', input, analysisAnswer),
  );

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (check.isPending) return;
    const problem = urlProblem(url);
    focusFirstInvalid(event.currentTarget, () => setError(problem));
    if (problem) return;
    const asked = url.trim();
    onStart({ submitted: { kind: 'url', url: asked } });
    check.mutate(
      { url: asked },
      {
        onSuccess: (analysis) => onResult(analysis),
        onError: (error) => onRefused(error),
      },
    );
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label="URL"
        type="text"
        name="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://example.com/login"
        value={url}
        onChange={(event) => setUrl(event.target.value)}
        readOnly={check.isPending}
        error={error}
        className="evidence"
      />
      <Button
        type="submit"
        look="primary"
        icon={<Search aria-hidden="true" />}
        busyLabel={check.isPending && 'Checking...'}
        className="sm:justify-self-start"
      >
        Check URL Safety
      </Button>
      <InfoBox
        title="What is checked"
        items={[
          'Domain reputation and age',
          'URL structure and suspicious patterns',
          'SSL certificate validity',
          'Known phishing databases',
        ]}
      />
    </form>
  );
};
