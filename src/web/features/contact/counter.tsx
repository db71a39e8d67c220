import { cn } from '../../ui/cn.ts';

/** Shows words against the maximum, and characters. The maximum limits characters; both as specified. */
export const Counter = ({ text, max }: { text: string; max: number }) => {
  const words = text.split(/\s+/).filter(Boolean).length;
  return (
    <p
      className={cn(
        'flex justify-between font-normal font-mono text-xs leading-snug',
        text.trim().length > max ? 'text-fault' : 'text-text-3',
      )}
    >
      <span>
        {words}/{max} words
      </span>
      <span>{text.length} characters</span>
    </p>
  );
};
