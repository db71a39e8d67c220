import { Search } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { screenshotField } from '../../../contract/screenshot-input.ts';
import { analysisAnswer, screenshotStage } from '../../lib/answers.ts';
import { uploadMessageOf } from '../../lib/api.ts';
import type { CheckFormProps } from '../../lib/check-tool.ts';
import { useFileDraft } from '../../lib/drafts.ts';
import { useCheck } from '../../lib/use-check.ts';
import { Button } from '../../ui/button.tsx';
import { InfoBox } from '../../ui/info-box.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useFileDrop } from '../../ui/use-file-drop.ts';
import { type PictureProblem, pictureProblem } from './picture-problem.ts';
import { PictureZone } from './picture-zone.tsx';
import { stepOf, uploadingStep } from './screenshot-steps.ts';
import { usePastedPictures } from './use-pasted-pictures.ts';

export const ScreenshotCheckForm = ({ onStart, onStep, onResult, onRefused, isAnswered }: CheckFormProps) => {
  const [file, setFile] = useFileDraft('screenshot');
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const check = useCheck((api, picture: File) =>
    api.uploadInStages(
      '/api/analyze/screenshot',
      { field: screenshotField, file: picture },
      { answer: analysisAnswer, progress: screenshotStage },
      ({ stage }) => onStep(stepOf(stage)),
    ),
  );
  const isBusy = check.isPending;

  /** Whatever was pressed before is gone with the change; the keyboard goes on with what comes next. */
  const change = (next: File | null, focusOn: string) => {
    flushSync(() => setFile(next));
    form.current?.querySelector<HTMLElement>(focusOn)?.focus({ preventScroll: true });
  };

  const isGood = (files: File[]) => {
    const found = pictureProblem(files);
    setProblem(found);
    if (found) showToast({ ...found, tone: 'fault' });
    return found === null;
  };

  const choose = (files: File[]) => {
    if (isGood(files)) change(files[0] ?? null, '[type=submit]');
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    // Asked again: a picture may also have been handed over, and a disabled button does not stop a form from being sent.
    if (!isGood(file ? [file] : []) || !file) return;
    onStart({ picture: file });
    onStep(uploadingStep);
    check.mutate(file, {
      onSuccess: (analysis) => {
        setFile(null);
        onResult(analysis);
      },
      onError: (error) => onRefused(error, { title: 'Analysis Failed', description: uploadMessageOf(error) }),
    });
  };

  const drop = useFileDrop(choose, !isBusy);
  usePastedPictures(choose, !isBusy);

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      {...drop.handlers}
      className="grid h-full grid-rows-[1fr_auto_auto] gap-4"
    >
      <PictureZone
        file={file}
        problem={problem}
        isBusy={isBusy}
        isOver={drop.isOver}
        isSmall={isAnswered}
        onFiles={choose}
        onRemove={() => change(null, 'button')}
      />
      <div className="flex flex-wrap items-center gap-3 max-sm:flex-col max-sm:items-stretch">
        <Button
          type="submit"
          look="primary"
          icon={<Search aria-hidden="true" />}
          busyLabel={isBusy && 'Analyzing...'}
          disabled={!file}
        >
          Analyze Screenshot
        </Button>
        <p className="text-xs text-text-3 max-sm:text-center sm:ml-auto">
          Your picture is read on our server and not kept.
        </p>
      </div>
      <InfoBox
        title="What is checked"
        items={[
          'Text extraction',
          'Brand logo spoofing detection',
          'Suspicious UI elements',
          'Visual similarity to known phishing sites',
        ]}
      />
      <p role="status" className="sr-only">
        {file && `${file.name} is ready for analysis`}
      </p>
    </form>
  );
};
