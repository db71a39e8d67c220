import type { Deed } from './first-aid-steps.ts';
import type { Want } from './wants.ts';

type Choice = { deed: Deed; label: string; wants: readonly Want[] };

/** In the order in which things usually go wrong. */
const choices: readonly Choice[] = [
  { deed: 'nothing', label: 'Nothing yet', wants: [] },
  { deed: 'opened', label: 'Opened it', wants: [] },
  { deed: 'clicked', label: 'Clicked a link', wants: [] },
  { deed: 'file', label: 'Opened a file', wants: ['file'] },
  { deed: 'replied', label: 'Replied', wants: ['reply', 'bank-change', 'gift-cards'] },
  { deed: 'password', label: 'Typed a password or code', wants: ['password', 'code', 'app-access'] },
  { deed: 'card', label: 'Gave card details', wants: ['card', 'identity'] },
  { deed: 'paid', label: 'Paid or sent money', wants: ['money', 'gift-cards', 'wallet'] },
  { deed: 'called', label: 'Called a number', wants: ['call'] },
  { deed: 'command', label: 'Ran a command', wants: ['command'] },
  { deed: 'installed', label: 'Installed something', wants: ['install'] },
];

/** All of them, each with whether the message was after just that. */
export const choicesFor = (wants: ReadonlySet<Want>) =>
  choices.map(({ deed, label, wants: fitting }) => ({
    deed,
    label,
    isWanted: fitting.some((want) => wants.has(want)),
  }));
