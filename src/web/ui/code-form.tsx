import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { DialogActions } from './dialog.tsx';
import { focusFirstInvalid } from './focus-first-invalid.ts';
import { TextField } from './text-field.tsx';

type Props = {
  /** How many digits a code has. */
  length: number;
  hint: string;
  isPending: boolean;
  onCode: (code: string) => void;
  /** The buttons; one of them submits. */
  children: ReactNode;
};

/** Asks for the code that was mailed. It lives in here alone, so leaving the form forgets it. */
export const CodeForm = ({ length, hint, isPending, onCode, children }: Props) => {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => field.current?.focus(), []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const isEmpty = code.trim() === '';
    focusFirstInvalid(event.currentTarget, () =>
      setError(isEmpty ? 'Please enter the verification code' : null),
    );
    if (!isEmpty) onCode(code.trim());
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        ref={field}
        label="Verification Code"
        type="text"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={length}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        readOnly={isPending}
        error={error}
        hint={hint}
        // Wide apart, with as much room before the first digit as follows the last one.
        className="min-h-15 px-0 pl-[0.62em] text-center font-mono font-semibold text-2xl leading-none tracking-[0.62em]"
      />
      <DialogActions>{children}</DialogActions>
    </form>
  );
};
