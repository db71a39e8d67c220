import { flushSync } from 'react-dom';

/** Marks the invalid fields and focuses the first of them. */
export const focusFirstInvalid = (form: HTMLFormElement, mark: () => void) => {
  flushSync(mark);
  form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
};
