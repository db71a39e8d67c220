import { addressPieces } from './address-pieces.ts';

/** A text in which every address stands in the letters that keep look-alikes apart. */
export const AddressText = ({ text }: { text: string }) =>
  addressPieces(text).map(({ text: piece, isAddress }, index) =>
    isAddress ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places.
      <span key={index} className="evidence text-[0.9em] [.evidence_&]:text-[1em]">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
