import { type ReactNode, useEffect, useRef } from 'react';
import { z } from 'zod';
import { cn } from './cn.ts';
import { DialogActions } from './dialog.tsx';
import { TextField } from './text-field.tsx';
import { useForm } from './use-form.ts';

type Props = {
  /** How many digits a code has. */
  length: number;
  hint: string;
  isPending: boolean;
  onCode: (code: string) => void;
  /** The buttons; one of them submits. */
  children: ReactNode;
};

const ordinaryLength = 6;

const schema = z.object({ code: z.string().trim().min(1, 'Please enter the verification code') });

/** Asks for the code that was mailed. Only this form holds it, so leaving the form forgets it. */
export const CodeForm = ({ length, hint, isPending, onCode, children }: Props) => {
  const { field, submit } = useForm({
    initial: { code: '' },
    schema,
    isPending,
    onValid: ({ code }) => onCode(code),
  });
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => input.current?.focus(), []);

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        ref={input}
        label="Verification Code"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        // A long code is mailed in groups, and may be typed so.
        maxLength={length === ordinaryLength ? length : length + 6}
        {...field('code')}
        hint={hint}
        className={cn(
          'min-h-15 px-0 text-center font-mono font-semibold',
          // Wide apart, with as much room before the first digit as follows the last one.
          length === ordinaryLength ? 'pl-[0.62em] text-2xl tracking-[0.62em]' : 'text-xl tracking-widest',
        )}
      />
      <DialogActions>{children}</DialogActions>
    </form>
  );
};
