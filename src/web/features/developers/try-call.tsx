import { Play } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useMutation } from '../../lib/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextAreaField } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Body, Call, Parameter } from './calls-in.ts';
import { isJsonType } from './code-sample.ts';
import { sampleBody } from './sample-value.ts';
import { sendCall } from './send-call.ts';
import { TriedAnswerView } from './tried-answer.tsx';

type Props = { call: Call; apiKey: string };

const written = (body: Body | undefined): string =>
  body && isJsonType(body.type) ? JSON.stringify(sampleBody(body.schema), null, 2) : '';

/** Makes the call from the page, with the key that was pasted into it. */
export const TryCall = ({ call, apiKey }: Props) => {
  const [values, setValues] = useState<Record<string, string>>({});
  const [type, setType] = useState(call.bodies[0]?.type ?? '');
  const [text, setText] = useState(() => written(call.bodies[0]));
  const [file, setFile] = useState<File | null>(null);
  const sending = useMutation({ mutationFn: sendCall });
  const body = call.bodies.find((one) => one.type === type) ?? null;
  const isFile = body !== null && !isJsonType(body.type);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    sending.mutate({ key: apiKey, call, values, body, content: body && (isFile ? file : text) });
  };
  return (
    <form onSubmit={submit} className="grid min-w-0 gap-4">
      {call.parameters.map((parameter) => (
        <ParameterField
          key={parameter.name}
          parameter={parameter}
          value={values[parameter.name] ?? ''}
          onChange={(value) => setValues((before) => ({ ...before, [parameter.name]: value }))}
        />
      ))}
      {call.bodies.length > 1 && (
        <SelectField
          label="Send as"
          choices={call.bodies.map((one) => ({ value: one.type, label: one.type }))}
          value={type}
          onChoose={setType}
        />
      )}
      {body &&
        (isFile ? (
          <FileField accept={body.type} onChoose={setFile} />
        ) : (
          <TextAreaField
            label="Body"
            spellCheck={false}
            rows={5}
            className="font-mono text-xs"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          look="solid"
          icon={<Play aria-hidden="true" />}
          disabled={apiKey === '' || (isFile && !file)}
          busyLabel={sending.isPending && 'Sending...'}
        >
          Send
        </Button>
        {apiKey === '' && (
          <p className="text-sm text-text-2">
            It needs{' '}
            <a href="#key" className="text-link">
              a key
            </a>
            , and does what it says: a check counts, and what is deleted is gone.
          </p>
        )}
      </div>
      <TriedAnswerView answer={sending.data ?? null} error={sending.error} />
    </form>
  );
};

type ParameterProps = { parameter: Parameter; value: string; onChange: (value: string) => void };

const ParameterField = ({ parameter: { name, required, schema }, value, onChange }: ParameterProps) =>
  schema.enum ? (
    <SelectField
      label={name}
      isOptional={!required}
      choices={[
        ...(schema.enum.includes('') ? [] : [{ value: '', label: '' }]),
        ...schema.enum.map((one) => ({ value: String(one), label: String(one) })),
      ]}
      value={value}
      onChoose={onChange}
    />
  ) : (
    <TextField
      label={name}
      isOptional={!required}
      required={required}
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );

const FileField = ({ accept, onChoose }: { accept: string; onChoose: (file: File | null) => void }) => {
  const id = useId();
  return (
    <div className="grid min-w-0 gap-2">
      <label htmlFor={id} className="font-semibold text-sm">
        File
      </label>
      <input
        id={id}
        type="file"
        accept={accept.startsWith('image/') ? accept : undefined}
        onChange={(event) => onChoose(event.target.files?.[0] ?? null)}
        className="min-w-0 max-w-full text-sm text-text-2"
      />
    </div>
  );
};
