import { type FormEvent, useState } from 'react';
import type { z } from 'zod';
import { focusFirstInvalid } from './focus-first-invalid.ts';

type Options<Values, Valid> = {
  initial: Values;
  schema: z.ZodType<Valid>;
  isPending: boolean;
  onValid: (valid: Valid) => void;
};

/** The values of a form, the first error of each field, and a submit that passes on only valid values. */
export const useForm = <Values extends Record<string, string>, Valid>(options: Options<Values, Valid>) => {
  const { initial, schema, isPending, onValid } = options;
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<{ [Name in keyof Values]?: string }>({});

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const read = schema.safeParse(values);
    focusFirstInvalid(event.currentTarget, () => setErrors(firstErrors(read.error?.issues ?? [])));
    if (read.success) onValid(read.data);
  };

  const change = (name: keyof Values, value: string) => setValues((before) => ({ ...before, [name]: value }));

  const reset = (next: Values) => {
    setValues(next);
    setErrors({});
  };

  const field = (name: keyof Values & string) => ({
    name,
    value: values[name],
    error: errors[name],
    readOnly: isPending,
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  });

  return { values, field, change, reset, submit };
};

const firstErrors = <Names extends object>(issues: readonly z.core.$ZodIssue[]): Names =>
  Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message])) as Names;
