import { useEffect } from 'react';
import { type Claim, claimNames } from '../../lib/claim-names.ts';
import { fetchAhead } from '../../lib/first-use.ts';
import { createLazyPart, LazyPart } from '../../lib/lazy-part.tsx';
import { NoteMark } from '../../ui/note-mark.tsx';

const figures = createLazyPart(async () => (await import('./claim-figures.tsx')).ClaimFigures);

/** The mark beside a claim; it opens what was measured. */
export const ClaimMark = ({ claim }: { claim: Claim }) => {
  useEffect(() => fetchAhead(figures.load), []);
  return (
    <NoteMark label={`What was measured: ${claimNames[claim]}`}>
      <div aria-live="polite" className="grid gap-2">
        <LazyPart
          part={figures}
          props={{ claim }}
          fallback={<p>Loading</p>}
          failure={() => <p>The figures could not be loaded.</p>}
        />
      </div>
    </NoteMark>
  );
};
