import { cn } from '../../ui/cn.ts';
import { CopyButton } from '../../ui/copy-button.tsx';

type Props = {
  /** What is copied, for screen readers: 'the call with curl'. */
  what: string;
  code: string;
  className?: string;
};

/** Code as it is typed, with a button that copies it. What is long or wide scrolls within. */
export const CodeBlock = ({ what, code, className }: Props) => (
  <div className={cn('flex min-w-0 items-start rounded-inner border border-line bg-field', className)}>
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
      tabIndex={0}
      className="max-h-96 min-w-0 flex-1 overflow-auto rounded-inner p-4 font-mono text-xs leading-relaxed"
    >
      <code>{code}</code>
    </pre>
    <CopyButton text={code} what={what} className="m-2.5" />
  </div>
);
