import { type ReactNode, useState } from 'react';
import { Fold } from '../../ui/fold.tsx';
import { Tag } from '../../ui/tag.tsx';
import { AnswerFold } from './answer-fold.tsx';
import type { ApiDocument } from './api-document.ts';
import type { Call } from './calls-in.ts';
import { FieldLine, FieldList } from './field-list.tsx';
import { LanguageTabs } from './language-tabs.tsx';
import { TryCall } from './try-call.tsx';

type Props = { document: ApiDocument; call: Call; apiKey: string; isNamed: boolean };

/** One call. What is in it is written when it is opened. */
export const CallFold = ({ document, call, apiKey, isNamed }: Props) => {
  const [isOpen, setIsOpen] = useState(isNamed);
  return (
    <li id={call.id} tabIndex={-1} className="min-w-0 scroll-mt-20 outline-none">
      <Fold
        isOpen={isOpen}
        onToggle={setIsOpen}
        head={
          <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
            <Tag className="min-w-16 text-center">{call.method}</Tag>
            <code className="wrap-anywhere font-mono text-sm">{call.path}</code>
            <span className="text-sm text-text-2">{call.title}</span>
          </span>
        }
      >
        {isOpen && <CallDetails document={document} call={call} apiKey={apiKey} />}
      </Fold>
    </li>
  );
};

const CallDetails = ({ document, call, apiKey }: Omit<Props, 'isNamed'>) => (
  <div className="grid min-w-0 gap-x-10 gap-y-7 px-card pb-card lg:grid-cols-2">
    <div className="grid min-w-0 content-start gap-6">
      <p className="text-sm text-text-2">
        {call.scope ? (
          <>
            Needs a key with the scope <code className="font-mono text-text text-xs">{call.scope}</code>.
          </>
        ) : (
          'Any key of the account will do.'
        )}
      </p>
      {call.parameters.length > 0 && (
        <Block title="Parameters">
          <ul className="divide-y divide-line">
            {call.parameters.map(({ name, in: place, required, description, schema }) => (
              <li key={name} className="py-2.5 first:pt-0 last:pb-0">
                <FieldLine
                  name={name}
                  schema={schema}
                  description={description}
                  note={required ? `${place}, required` : place}
                />
              </li>
            ))}
          </ul>
        </Block>
      )}
      {call.bodies.map(({ type, schema }) => (
        <Block key={type} title="Body" note={type}>
          {schema.properties ? (
            <FieldList document={document} schema={schema} isSent />
          ) : (
            <p className="text-sm text-text-2">{schema.description}</p>
          )}
        </Block>
      ))}
      <Block title="Answers">
        <ul className="divide-y divide-line border-line border-y">
          {call.answers.map((answer) => (
            <AnswerFold key={answer.status} document={document} answer={answer} />
          ))}
        </ul>
      </Block>
    </div>
    <div className="grid min-w-0 content-start gap-6">
      <Block title="Example">
        <LanguageTabs call={call} />
      </Block>
      <Block title="Try it">
        <TryCall call={call} apiKey={apiKey} />
      </Block>
    </div>
  </div>
);

const Block = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
  <section className="grid min-w-0 gap-2.5">
    <h4 className="font-sans font-semibold text-sm tracking-normal">
      {title} {note && <code className="font-mono font-normal text-text-3 text-xs">{note}</code>}
    </h4>
    {children}
  </section>
);
