import { createContext, useContext, useState } from 'react';

/** What was typed into the forms of the panel. A form leaves the page when another tab opens; its text must not. */
export type Drafts = Map<string, string>;

/** Null outside a panel: a form then keeps its text to itself. */
export const DraftsContext = createContext<Drafts | null>(null);

/** The text of one field, found again under its name when the form comes back. */
export const useDraft = (name: string) => {
  const drafts = useContext(DraftsContext);
  const [text, setText] = useState(() => drafts?.get(name) ?? '');
  const change = (next: string) => {
    setText(next);
    drafts?.set(name, next);
  };
  return [text, change] as const;
};
