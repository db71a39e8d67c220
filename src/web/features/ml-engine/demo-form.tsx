import { Play } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { type ScoreSampleInput, scoreSampleRequest } from '../../../contract/score-sample.ts';
import { Button } from '../../ui/button.tsx';
import { focusFirstInvalid } from '../../ui/focus-first-invalid.ts';
import { TextAreaField } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type DemoSample, demoSamples } from './demo-samples.ts';

type Props = {
  /** What the engine has scored already, and the form begins with. */
  first: ScoreSampleInput;
  isBusy: boolean;
  failure: string | null;
  onScore: (input: ScoreSampleInput) => void;
};

type Errors = { text?: string; url?: string };

/** Type something or take a sample; a sample is scored at once. */
export const DemoForm = ({ first, isBusy, failure, onScore }: Props) => {
  const [text, setText] = useState(first.text);
  const [url, setUrl] = useState(first.url);
  const [errors, setErrors] = useState<Errors>({});

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const input = scoreSampleRequest.safeParse({ text, url });
    const found = input.error?.issues.map(({ path, message }) => [path[0], message]) ?? [];
    focusFirstInvalid(event.currentTarget, () => setErrors(Object.fromEntries(found)));
    if (input.success) onScore(input.data);
  };
  const take = (sample: ScoreSampleInput) => {
    setText(sample.text);
    setUrl(sample.url);
    setErrors({});
    onScore({ text: sample.text, url: sample.url });
  };

  return (
    <form noValidate onSubmit={submit} aria-labelledby="ml-sample-input" className="grid min-w-0 gap-4">
      <div className="grid gap-2.5">
        <h3 id="ml-sample-input" className="section-title">
          Sample input
        </h3>
        <p className="text-sm text-text-2">
          Change a word and see what moves. Nothing is kept, nothing is opened, and no check is used up.
        </p>
        <fieldset className="flex min-w-0 flex-wrap gap-2">
          <legend className="sr-only">Samples</legend>
          {[{ ...first, name: 'Bank alarm' }, ...demoSamples].map((sample: DemoSample) => (
            <Button key={sample.name} size="small" disabled={isBusy} onClick={() => take(sample)}>
              {sample.name}
            </Button>
          ))}
        </fieldset>
      </div>
      <TextAreaField
        label="Message"
        name="text"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={errors.text}
      />
      <TextField
        label="Link"
        isOptional
        type="text"
        name="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={url}
        onChange={(event) => setUrl(event.target.value)}
        error={errors.url}
        className="evidence"
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          look="primary"
          icon={<Play aria-hidden="true" />}
          busyLabel={isBusy && 'Scoring...'}
          className="max-sm:w-full"
        >
          Score It
        </Button>
        {failure && (
          <p role="alert" className="text-sm text-phishing">
            {failure}
          </p>
        )}
      </div>
    </form>
  );
};
