import type { ReactNode } from 'react';

type Props = { found: string; notes: readonly string[]; link: ReactNode };

/** That a figure is a claim, what was found instead, and where the rest is. */
export const ClaimNote = ({ found, notes, link }: Props) => (
  <>
    <p className="text-text">
      Claim. {found}; see {link}
    </p>
    {notes.map((note) => (
      <p key={note}>{note}</p>
    ))}
  </>
);
