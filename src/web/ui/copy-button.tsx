import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { cn } from './cn.ts';

type Props = {
  /** What lands on the clipboard. */
  text: string;
  /** What is copied, for screen readers: 'the address'. */
  what: string;
  /** With the word beside the icon. */
  hasLabel?: boolean;
  className?: string;
};

const confirmationMs = 2000;

type State = 'idle' | 'copied' | 'refused';

const words: Record<State, string> = { idle: 'Copy', copied: 'Copied', refused: 'Could not copy' };

/** Copies a text and confirms it, or reports that the browser refused. */
export const CopyButton = ({ text, what, hasLabel = false, className }: Props) => {
  const [state, setState] = useState<State>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), confirmationMs);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('refused');
    }
  };
  const Icon = state === 'copied' ? Check : Copy;
  return (
    <>
      <button
        type="button"
        aria-label={`Copy ${what}`}
        title={`Copy ${what}`}
        onClick={() => void copy()}
        className={cn(
          'inline-flex min-w-7 shrink-0 items-center justify-center gap-1.5 rounded-chip text-xs',
          'transition-colors hover:bg-surface-3 hover:text-text',
          hasLabel ? 'base:min-h-9 border border-line-strong base:px-2.5 font-medium' : 'base:min-h-7',
          state === 'copied' ? 'text-safe' : 'text-text-2',
          className,
        )}
      >
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        {hasLabel && words[state]}
      </button>
      <span aria-live="polite" className="sr-only">
        {state !== 'idle' && words[state]}
      </span>
    </>
  );
};
