import { flushSync } from 'react-dom';

/** Applies what marks fields as invalid and leads the keyboard to the first of them. */
export const focusFirstInvalid = (form: HTMLFormElement, mark: () => void) => {
  flushSync(mark);
  form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
};
