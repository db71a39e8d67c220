import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { z } from 'zod';
import { contactResponse } from '../../../contract/contact.ts';
import { useApi } from '../../lib/api.ts';
import { focusFirstInvalid } from '../../ui/focus-first-invalid.ts';
import { showToast } from '../../ui/toast-store.ts';

type Options<Name extends string> = {
  path: string;
  schema: z.ZodType;
  names: readonly Name[];
  success: { title: string; description: string };
  failure: string;
  onSent: () => void;
};

/** State, validation and sending of a contact form. Only whether the call succeeded is read of the answer. */
export const useContactForm = <Name extends string>(options: Options<Name>) => {
  const { path, schema, names, success, failure, onSent } = options;
  const api = useApi();
  const [values, setValues] = useState(() => blank(names));
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});

  const send = useMutation({
    mutationFn: (body: unknown) => api.post(path, body, contactResponse.partial().nullable().catch(null)),
    onSuccess: () => {
      showToast(success);
      setValues(blank(names));
      onSent();
    },
    onError: () => showToast({ title: 'Error', description: failure, tone: 'fault' }),
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (send.isPending) return;
    const read = schema.safeParse(values);
    focusFirstInvalid(event.currentTarget, () =>
      setErrors(read.success ? {} : firstIssues<Name>(read.error)),
    );
    if (read.success) send.mutate(read.data);
  };

  const field = (name: Name) => ({
    name,
    value: values[name],
    error: errors[name] ?? null,
    readOnly: send.isPending,
    onChange: (event: { target: { value: string } }) =>
      setValues((before) => ({ ...before, [name]: event.target.value })),
  });

  return { values, field, submit, isSending: send.isPending };
};

const blank = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;

const firstIssues = <Name extends string>(error: z.ZodError): Partial<Record<Name, string>> =>
  Object.fromEntries(error.issues.toReversed().map(({ path, message }) => [path[0], message])) as Partial<
    Record<Name, string>
  >;
