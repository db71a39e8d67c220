import { CodeBlock } from './code-block.tsx';
import type { TriedAnswer } from './send-call.ts';

type Props = { answer: TriedAnswer | null; error: Error | null };

/** What the server answered to a call that was made from the page. */
export const TriedAnswerView = ({ answer, error }: Props) => (
  <div aria-live="polite" className="grid min-w-0 gap-3 empty:hidden">
    {error && (
      <p className="text-fault text-sm">
        {error.name === 'TimeoutError'
          ? 'The answer did not end within 30 seconds.'
          : 'There was no answer. Please check your connection and try again.'}
      </p>
    )}
    {answer && !error && (
      <>
        <p className="wrap-anywhere text-sm">
          <b className="font-semibold">
            {answer.status} {answer.statusText}
          </b>
        </p>
        {answer.headers.length > 0 && (
          <ul className="wrap-anywhere grid gap-0.5 font-mono text-text-2 text-xs">
            {answer.headers.map(([name, value]) => (
              <li key={name}>
                {name}: {value}
              </li>
            ))}
          </ul>
        )}
        {answer.text !== '' && <CodeBlock what="the answer" code={answer.text} />}
      </>
    )}
  </div>
);
