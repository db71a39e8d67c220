import { useEffect } from 'react';

/** The title of the page while the caller is shown. */
export const useTitle = (title: string) => {
  useEffect(() => {
    document.title = title;
  }, [title]);
};
