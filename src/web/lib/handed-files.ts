import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/** Files that were dropped or pasted on the page, for the form that takes such files. */
export type HandedFiles = { files: File[] | null; onTaken: () => void };

/** Null outside a panel: there is nothing to hand over there. */
export const HandedFilesContext = createContext<HandedFiles | null>(null);

/** Takes the files once, when the form is there for them. */
export const useHandedFiles = (take: (files: File[]) => void) => {
  const handed = useContext(HandedFilesContext);
  const files = handed?.files ?? null;
  const takeOnce = useEffectEvent((given: File[]) => {
    handed?.onTaken();
    take(given);
  });
  useEffect(() => {
    if (files) takeOnce(files);
  }, [files]);
};
