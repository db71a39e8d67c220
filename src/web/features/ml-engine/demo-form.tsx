import { Play } from 'lucide-react';
import { type ScoreSampleInput, scoreSampleRequest } from '../../../contract/score-sample.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { type DemoSample, demoSamples } from './demo-samples.ts';

type Props = {
  /** What the engine has scored already; the form starts with it. */
  first: ScoreSampleInput;
  isBusy: boolean;
  failure: string | null;
  onScore: (input: ScoreSampleInput) => void;
};

/** Type something or pick a sample; a sample is scored at once. */
export const DemoForm = ({ first, isBusy, failure, onScore }: Props) => {
  const { field, reset, submit } = useForm({
    initial: first,
    schema: scoreSampleRequest,
    isPending: isBusy,
    onValid: onScore,
  });
  const take = ({ text, url }: ScoreSampleInput) => {
    reset({ text, url });
    onScore({ text, url });
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
      <TextAreaField label="Message" autoComplete="off" spellCheck={false} {...field('text')} />
      <TextField
        label="Link"
        isOptional
        type="text"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...field('url')}
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
