import { Search } from 'lucide-react';
import { type FormEvent, useEffect } from 'react';
import type { CheckFormProps } from '../../lib/check-tool.ts';
import { useDraft } from '../../lib/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { InfoBox } from '../../ui/info-box.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { domainResult, drawDomain } from './draw-domain.ts';
import { typedDomain } from './typed-domain.ts';
import { useCheckDomain } from './use-check-domain.ts';

export const DomainCheckForm = ({
  onStart,
  onPartOfResult,
  onOwnResult,
  onRefused,
  isAnswered,
}: CheckFormProps) => {
  const [text, setText] = useDraft('domain');
  const check = useCheckDomain();

  useEffect(() => domainResult.load(), []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const domain = typedDomain(text);
    if (check.isPending || domain === '') return;
    onStart();
    check.mutate(
      { domain, onProgress: (known) => onPartOfResult(drawDomain(known)) },
      {
        onSuccess: (result) =>
          onOwnResult(
            drawDomain(result),
            {
              title: 'Analysis Complete',
              description: `Domain analysis completed for ${result.domain}`,
            },
            result.analysisId,
          ),
        onError: (error) => onRefused(error),
      },
    );
  };

  return (
    <form noValidate onSubmit={submit} className="grid items-start gap-4 sm:grid-cols-tail">
      <TextField
        label="Domain or IP address"
        type="text"
        name="domain"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="example.com or 192.0.2.1"
        hint="A domain, an IP address or a whole link. The page behind it is never loaded."
        value={text}
        onChange={(event) => setText(event.target.value)}
        readOnly={check.isPending}
        className="evidence"
      />
      <Button
        type="submit"
        look="primary"
        icon={<Search aria-hidden="true" />}
        busyLabel={check.isPending && 'Analyzing...'}
        className="min-h-12 sm:mt-7"
      >
        Analyze Domain
      </Button>
      {!isAnswered && !check.isPending && (
        <InfoBox
          title="What is looked up"
          className="sm:col-span-full"
          items={[
            'Who registered it, and when',
            'Where it is hosted',
            'DNS records and email security',
            'SSL certificate',
            'Known phishing lists',
            'Which brand it imitates',
          ]}
        />
      )}
    </form>
  );
};
