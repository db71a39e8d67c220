import { replaceBidiControls } from '../../text/bidi-controls.ts';

/** A file name as it can be quoted in a sentence, with a visible mark where a control character reverses it. */
export const plainName = (name: string): string => replaceBidiControls(name, '▯');
