import { HeadersPart } from '../features/help/headers-part.tsx';
import { KeptPart } from '../features/help/kept-part.tsx';
import { SavePart } from '../features/help/save-part.tsx';
import { ScoringPart } from '../features/help/scoring-part.tsx';
import { ToolsPart } from '../features/help/tools-part.tsx';
import { useNamedPart } from '../lib/use-named-part.ts';
import { buttonClass } from '../ui/button.tsx';
import { cn } from '../ui/cn.ts';
import { Contours } from '../ui/contours.tsx';

const parts = [
  { id: 'save', label: 'Save a message' },
  { id: 'headers', label: 'Copy headers' },
  { id: 'tools', label: 'What tools see' },
  { id: 'scoring', label: 'Scoring' },
  { id: 'kept', label: 'What is kept' },
];

export const Help = () => {
  useNamedPart();
  return (
    <>
      <Contours chart="page" />
      <div className="wrap pt-11 pb-section sm:pt-15">
        <h1 className="text-3xl md:text-4xl">Help</h1>
        <p className="mt-5 max-w-measure text-lg text-text-2">
          How to get a message out of your mail program, what we can see in it, how the score comes about, and
          what becomes of what you check.
        </p>
        <nav aria-label="On this page" className="mt-7 flex flex-wrap gap-2.5">
          {parts.map(({ id, label }) => (
            <a key={id} href={`#${id}`} className={cn(buttonClass({ size: 'small' }))}>
              {label}
            </a>
          ))}
        </nav>
        <div className="mt-12 grid gap-14">
          <SavePart />
          <HeadersPart />
          <ToolsPart />
          <ScoringPart />
          <KeptPart />
        </div>
      </div>
    </>
  );
};
