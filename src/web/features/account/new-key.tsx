import type { NewApiKey } from '../../../contract/api-keys.ts';
import { ShownOnce } from './shown-once.tsx';

type Props = { made: NewApiKey; onClose: () => void };

/** A key, this once. */
export const NewKey = ({ made: { key, renewedFrom }, onClose }: Props) => (
  <ShownOnce
    text={key}
    what="the key"
    note={`Copy it now and keep it where only your program can read it. It is not shown again.${
      renewedFrom ? ' The old key works for 24 more hours.' : ''
    }`}
    onClose={onClose}
  />
);
