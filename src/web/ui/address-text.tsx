import { splitAddresses } from './split-addresses.ts';

/** A text with its addresses in a typeface that keeps look-alike letters apart. */
export const AddressText = ({ text }: { text: string }) =>
  splitAddresses(text).map(({ text: piece, isAddress }, index) =>
    isAddress ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places.
      <span key={index} className="evidence text-[0.9em] [.evidence_&]:text-[1em]">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
