import { createContext, useContext, useState } from 'react';

/**
 * What was typed into the forms of the panel, and what was chosen. A form leaves the page when another tab opens; its
 * text and its file must not.
 */
export type Drafts = Map<string, string | File>;

/** Null outside a panel: a form's text is then lost with the form. */
export const DraftsContext = createContext<Drafts | null>(null);

/** The text of one field, found again under its name when the form comes back. */
export const useDraft = (name: string) => {
  const drafts = useContext(DraftsContext);
  const [text, setText] = useState(() => {
    const kept = drafts?.get(name);
    return typeof kept === 'string' ? kept : '';
  });
  const change = (next: string) => {
    setText(next);
    drafts?.set(name, next);
  };
  return [text, change] as const;
};

/** The same for a file; null while none is chosen. */
export const useFileDraft = (name: string) => {
  const drafts = useContext(DraftsContext);
  const [file, setFile] = useState(() => {
    const kept = drafts?.get(name);
    return kept instanceof File ? kept : null;
  });
  const change = (next: File | null) => {
    setFile(next);
    if (next) drafts?.set(name, next);
    else drafts?.delete(name);
  };
  return [file, change] as const;
};
