import { useState } from 'react';
import { Fold } from '../../ui/fold.tsx';
import type { ApiDocument } from './api-document.ts';
import { type Answer, resolved } from './calls-in.ts';
import { CodeBlock } from './code-block.tsx';
import { FieldList } from './field-list.tsx';

type Props = { document: ApiDocument; answer: Answer };

/** One status that a call may answer, with an example that a test was really given. */
export const AnswerFold = ({ document, answer: { status, words, schema, example } }: Props) => {
  const [isOpen, setIsOpen] = useState(false);
  const hasFields = schema !== null && resolved(schema, document).properties !== undefined;
  return (
    <li>
      <Fold
        isOpen={isOpen}
        onToggle={setIsOpen}
        headClassName="min-h-11 rounded-chip px-0 py-2 text-sm"
        head={
          <span className="flex min-w-0 flex-wrap gap-x-3">
            <code className="font-medium font-mono text-xs leading-relaxed">{status}</code>
            <span className="text-text-2">{words}</span>
          </span>
        }
      >
        {isOpen && (
          <div className="grid min-w-0 gap-4 pb-4">
            {example === undefined ? (
              <p className="text-sm text-text-2">The answer has no body.</p>
            ) : (
              <CodeBlock what={`an example of ${status}`} code={textOf(example)} />
            )}
            {hasFields && <FieldList document={document} schema={schema} />}
          </div>
        )}
      </Fold>
    </li>
  );
};

const textOf = (example: unknown) =>
  typeof example === 'string' ? example : JSON.stringify(example, null, 2);
