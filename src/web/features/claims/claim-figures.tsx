import { Link } from 'wouter';
import type { Claim } from '../../lib/claim-names.ts';
import { claimWords } from '../../lib/claim-words.ts';
import { useAccuracy } from '../../lib/use-accuracy.ts';
import { ClaimNote } from '../../ui/claim-note.tsx';

/** What was measured of a claim. The reports are asked for when it is first shown. */
export const ClaimFigures = ({ claim }: { claim: Claim }) => {
  const accuracy = useAccuracy(true);
  const link = (
    <Link href="/accuracy" className="text-link">
      Accuracy
    </Link>
  );
  if (accuracy.isError) return <ClaimNote found="The figures could not be loaded" notes={[]} link={link} />;
  return accuracy.data ? <ClaimNote {...claimWords(claim, accuracy.data)} link={link} /> : <p>Loading</p>;
};
