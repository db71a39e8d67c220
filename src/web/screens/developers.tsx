import { type ReactNode, useState } from 'react';
import { KeyMaker } from '../features/account/key-maker.tsx';
import type { ApiDocument } from '../features/developers/api-document.ts';
import { CallGroups } from '../features/developers/call-groups.tsx';
import { callsIn } from '../features/developers/calls-in.ts';
import { GoodToKnow } from '../features/developers/good-to-know.tsx';
import { KeyBox } from '../features/developers/key-box.tsx';
import { LanguageTabs } from '../features/developers/language-tabs.tsx';
import { useApiDocument } from '../features/developers/use-api-document.ts';
import { useNamedPart } from '../lib/use-named-part.ts';
import { buttonClass } from '../ui/button.tsx';
import { cn } from '../ui/cn.ts';
import { Contours } from '../ui/contours.tsx';
import { RetryCard } from '../ui/retry-card.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

const parts = [
  { id: 'start', label: 'Quick start' },
  { id: 'key', label: 'A key to try with' },
  { id: 'calls', label: 'Every call' },
  { id: 'all', label: 'What holds for all' },
];

/** The reference of the calls for programs, with a key to try them. */
export const Developers = () => {
  const described = useApiDocument();
  const [apiKey, setApiKey] = useState('');
  useNamedPart(described.isSuccess);
  return (
    <>
      <Contours chart="page" />
      <div className="wrap pt-11 pb-section sm:pt-15">
        <h1 className="text-3xl md:text-4xl">Developers</h1>
        <p className="mt-5 max-w-measure text-lg text-text-2">
          Check links, messages, pictures, domains and devices from your own program. One call, one answer,
          with the same verdict and the same evidence that the pages show.
        </p>
        <nav aria-label="On this page" className="mt-7 flex flex-wrap gap-2.5">
          {parts.map(({ id, label }) => (
            <a key={id} href={`#${id}`} className={cn(buttonClass({ size: 'small' }))}>
              {label}
            </a>
          ))}
        </nav>
        <div className="mt-12 grid min-w-0 gap-14">
          {described.isError ? (
            <RetryCard
              title="The calls could not be loaded"
              text="Please check your connection and try again."
              onRetry={() => void described.refetch()}
            />
          ) : described.isPending ? (
            <Skeleton className="h-96" />
          ) : (
            <Reference document={described.data} apiKey={apiKey} onKey={setApiKey} />
          )}
        </div>
      </div>
    </>
  );
};

type ReferenceProps = { document: ApiDocument; apiKey: string; onKey: (key: string) => void };

const Reference = ({ document, apiKey, onKey }: ReferenceProps) => {
  const [first] = callsIn(document).flatMap(({ calls }) => calls);
  return (
    <>
      <Part
        id="start"
        title="Quick start"
        lead="Put your key into the environment as HOOKWISE_KEY, then check a link."
      >
        {first && <LanguageTabs call={first} />}
      </Part>
      <Part
        id="key"
        title="A key to try with"
        lead="With a key you can make every call below from this page."
      >
        <KeyBox value={apiKey} onChange={onKey}>
          <KeyMaker onMade={onKey} />
        </KeyBox>
      </Part>
      <Part
        id="calls"
        title="Every call"
        lead="Open one for its fields, its answers and an example in three languages."
      >
        <CallGroups document={document} apiKey={apiKey} />
      </Part>
      <Part id="all" title="What holds for all">
        <GoodToKnow />
      </Part>
    </>
  );
};

type PartProps = { id: string; title: string; lead?: string; children: ReactNode };

const Part = ({ id, title, lead, children }: PartProps) => (
  <section id={id} tabIndex={-1} className="grid min-w-0 scroll-mt-20 gap-5 outline-none">
    <div className="grid gap-2.5">
      <h2 className="text-2xl">{title}</h2>
      {lead && <p className="max-w-page-measure text-text-2">{lead}</p>}
    </div>
    {children}
  </section>
);
