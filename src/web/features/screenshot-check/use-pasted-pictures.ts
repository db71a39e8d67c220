import { useEffect, useEffectEvent } from 'react';
import { isPicture } from './picture-problem.ts';

/**
 * Takes pictures that are pasted anywhere on the page. A piece of a document is copied as text and as a picture of it:
 * in a field that can take the text, the text is what was meant. An open dialog keeps what is pasted into it.
 */
export const usePastedPictures = (onPictures: (files: File[]) => void, isEnabled: boolean) => {
  const take = useEffectEvent(onPictures);
  useEffect(() => {
    if (!isEnabled) return;
    const onPaste = (event: ClipboardEvent) => {
      const { clipboardData: clipboard, target } = event;
      const place = target instanceof Element ? target : document.body;
      if (event.defaultPrevented || !clipboard || place.closest('[role=dialog]')) return;
      if (clipboard.types.includes('text/plain') && place.matches('input, textarea')) return;
      const pictures = [...clipboard.files].filter(isPicture);
      if (pictures.length === 0) return;
      event.preventDefault();
      take(pictures);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [isEnabled]);
};
