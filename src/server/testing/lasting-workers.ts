import { enclosureReader } from '../adapters/enclosure-reader.ts';
import { judges } from '../adapters/judges.ts';
import { pictureReader } from '../adapters/picture-reader.ts';

/**
 * What an app starts for itself and ends with itself, kept for the next app of this process instead. A judge loads the engine
 * and its models, which is two seconds of work; most tests need one for a single message.
 */
const lasting = <Kept extends { close: () => Promise<void> }>(start: () => Kept): (() => Kept) => {
  let kept: Kept | undefined;
  return () => {
    kept ??= start();
    return { ...kept, close: async () => undefined };
  };
};

const onFault = () => undefined;

export const lastingJudges = lasting(() => judges({ onFault }));

export const lastingEnclosureReader = lasting(() => enclosureReader({ onFault, withinMs: 60_000 }));

/** Two minutes for each picture, because machines that run tests are busy. */
export const patience = { onFault, limitMs: 120_000, withinMs: 120_000 };

export const lastingPictureReader = lasting(() => pictureReader(patience));
