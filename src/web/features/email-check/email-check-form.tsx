import { Download, Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { AnalyzeEmailInput } from '../../../contract/analyze-email.ts';
import { emailInputProblems } from '../../../contract/email-input.ts';
import { analysisAnswer } from '../../lib/answers.ts';
import { uploadMessageOf } from '../../lib/api.ts';
import type { CheckFormProps } from '../../lib/check-tool.ts';
import { useDraft } from '../../lib/drafts.ts';
import { useHandedFiles } from '../../lib/handed-files.ts';
import { useCheck } from '../../lib/use-check.ts';
import { Button } from '../../ui/button.tsx';
import { DropOverlay } from '../../ui/drop-overlay.tsx';
import { focusFirstInvalid } from '../../ui/focus-first-invalid.ts';
import { TextAreaField } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useFileDrop } from '../../ui/use-file-drop.ts';
import { EmailFileButton } from './email-file-button.tsx';
import { emailFileProblem } from './email-file-problem.ts';
import { LoneUrlHint } from './lone-url-hint.tsx';
import { missingParts } from './missing-parts.ts';
import { useCheckEmailFile } from './use-check-email-file.ts';

export const EmailCheckForm = ({ onStart, onResult, onRefused, onHandOver, isAnswered }: CheckFormProps) => {
  const [content, setContent] = useDraft('email');
  const [sender, setSender] = useDraft('email.sender');
  const [subject, setSubject] = useDraft('email.subject');
  const [errors, setErrors] = useState<ReturnType<typeof emailInputProblems>>({});
  const check = useCheck((api, input: AnalyzeEmailInput) =>
    api.post('/api/analyze/email', input, analysisAnswer),
  );
  const checkFile = useCheckEmailFile();
  const missing = missingParts(content, sender, subject);
  const isBusy = check.isPending || checkFile.isPending;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const problems = emailInputProblems({ content, sender, subject });
    focusFirstInvalid(event.currentTarget, () => setErrors(problems));
    if (Object.keys(problems).length > 0) return;
    const asked = { content, ...(sender.trim() && { sender: sender.trim() }), subject };
    onStart({ submitted: { kind: 'mail', ...asked } });
    check.mutate(asked, {
      onSuccess: (analysis) => onResult(analysis),
      onError: (error) => onRefused(error),
    });
  };

  const submitFile = (files: File[]) => {
    const problem = emailFileProblem(files);
    if (problem) showToast({ ...problem, tone: 'fault' });
    const [file] = files;
    if (problem || !file) return;
    setErrors({});
    onStart({ submitted: { kind: 'file', file } });
    checkFile.mutate(file, {
      onSuccess: (analysis) => onResult(analysis, { title: 'Email File Analysis Complete' }),
      onError: (error) =>
        onRefused(error, { title: 'File Analysis Failed', description: uploadMessageOf(error) }),
    });
  };

  useHandedFiles(submitFile);
  const drop = useFileDrop(submitFile, !isBusy);

  return (
    <form
      noValidate
      onSubmit={submit}
      {...drop.handlers}
      className="relative grid h-full grid-rows-[1fr_auto_auto] gap-4"
    >
      <TextAreaField
        label="Email content"
        name="content"
        autoComplete="off"
        spellCheck={false}
        placeholder="Paste the full email content here, including headers, body and links"
        value={content}
        onChange={(event) => setContent(event.target.value)}
        readOnly={isBusy}
        error={errors.content}
        footer={
          <>
            <LoneUrlHint content={content} onAccept={(url) => onHandOver('url', url)} />
            {missing.length > 0 && (
              <p className="text-sm text-text-2">
                Add {missing.join(' and ')} below too, if you have {missing.length > 1 ? 'them' : 'it'}: words
                alone say less.
              </p>
            )}
          </>
        }
        isFilling
        className={isAnswered ? 'h-28' : 'h-full min-h-48'}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="Sender Email"
          isOptional
          type="email"
          name="sender"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="name@company.example"
          value={sender}
          onChange={(event) => setSender(event.target.value)}
          readOnly={isBusy}
          error={errors.sender}
        />
        <TextField
          label="Subject Line"
          isOptional
          type="text"
          name="subject"
          autoComplete="off"
          placeholder="As it appears in your inbox"
          value={subject}
          onChange={(event) => setSubject(event.target.value)}
          readOnly={isBusy}
          error={errors.subject}
        />
      </div>
      <div className="flex flex-wrap items-center gap-3 max-sm:flex-col max-sm:items-stretch">
        <Button
          type="submit"
          look="primary"
          icon={<Search aria-hidden="true" />}
          busyLabel={check.isPending && 'Analyzing...'}
          disabled={isBusy}
        >
          Analyze Email Content
        </Button>
        <EmailFileButton isBusy={checkFile.isPending} isDisabled={isBusy} onFiles={submitFile} />
        <p className="text-xs text-text-3 max-sm:text-center sm:ml-auto">.eml or .txt, up to 2MB</p>
      </div>
      {drop.isOver && <DropOverlay icon={Download} title="Drop it here" hint="One email file" />}
    </form>
  );
};
