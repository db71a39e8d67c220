import { useEffect, useEffectEvent, useState } from 'react';
import { isEmailFileName } from '../../../contract/email-input.ts';
import { loneUrl } from '../../features/email-check/lone-url.ts';
import { isPicture } from '../../features/screenshot-check/picture-problem.ts';
import { isDialogOpen, isTypedInto } from '../../lib/shortcuts.ts';
import { holdsFiles } from '../../ui/use-file-drop.ts';

/** Which tool takes a file; null where none does. */
export const toolOfFile = (file: File): 'email' | 'screenshot' | null => {
  if (isPicture(file)) return 'screenshot';
  return isEmailFileName(file.name) || file.type === 'message/rfc822' ? 'email' : null;
};

/** Which tool takes a text: one link by itself, or a message; null for nothing at all. */
export const toolOfText = (text: string): { tool: 'url' | 'email'; text: string } | null => {
  const link = loneUrl(text);
  if (link) return { tool: 'url', text: link };
  return text.trim() === '' ? null : { tool: 'email', text };
};

type Intake = {
  onFiles: (files: File[]) => void;
  onText: (text: string) => void;
  /** False while a check runs, so that nothing replaces it. */
  isEnabled: boolean;
};

/**
 * Accepts what is dropped on the page beside the forms, and what is pasted outside a field. A form that accepts a file
 * itself has handled the event by the time it arrives here. True while a file is dragged over the page.
 */
export const useIntake = ({ onFiles, onText, isEnabled }: Intake): boolean => {
  const [isOver, setIsOver] = useState(false);

  const over = useEffectEvent((event: DragEvent) => {
    if (!isEnabled || isDialogOpen() || !holdsFiles(event.dataTransfer)) return;
    event.preventDefault();
    setIsOver(true);
  });
  const drop = useEffectEvent((event: DragEvent) => {
    setIsOver(false);
    if (event.defaultPrevented || !isEnabled || isDialogOpen() || !holdsFiles(event.dataTransfer)) return;
    event.preventDefault();
    onFiles([...(event.dataTransfer?.files ?? [])]);
  });
  const leave = useEffectEvent((event: DragEvent) => {
    // Between two elements of the page, `relatedTarget` is the one being entered.
    if (event.relatedTarget === null) setIsOver(false);
  });
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData } = event;
    if (event.defaultPrevented || !isEnabled || !clipboardData) return;
    const files = [...clipboardData.files];
    const hasText = clipboardData.types.includes('text/plain');
    // Office programs copy both the text and a picture of it: in a field, the text is what was meant.
    if (isDialogOpen() || (isTypedInto(event.target) && (hasText || files.length === 0))) return;
    const text = hasText ? clipboardData.getData('text/plain') : '';
    if (files.length === 0 && text.trim() === '') return;
    event.preventDefault();
    if (files.length > 0 && !loneUrl(text)) onFiles(files);
    else onText(text);
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('dragover', (event) => over(event), { signal });
    document.addEventListener('drop', (event) => drop(event), { signal });
    document.addEventListener('dragleave', (event) => leave(event), { signal });
    document.addEventListener('paste', (event) => paste(event), { signal });
    return () => listening.abort();
  }, []);
  return isOver;
};
