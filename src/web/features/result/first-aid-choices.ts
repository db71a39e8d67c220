import type { UserAction } from './first-aid-steps.ts';
import type { Want } from './wants.ts';

type Choice = { action: UserAction; label: string; wants: readonly Want[] };

/** In the order in which things usually go wrong. */
const choices: readonly Choice[] = [
  { action: 'nothing', label: 'Nothing yet', wants: [] },
  { action: 'opened', label: 'Opened it', wants: [] },
  { action: 'clicked', label: 'Clicked a link', wants: [] },
  { action: 'file', label: 'Opened a file', wants: ['file'] },
  { action: 'replied', label: 'Replied', wants: ['reply', 'bank-change', 'gift-cards'] },
  { action: 'password', label: 'Typed a password or code', wants: ['password', 'code', 'app-access'] },
  { action: 'card', label: 'Gave card details', wants: ['card', 'identity'] },
  { action: 'paid', label: 'Paid or sent money', wants: ['money', 'gift-cards', 'wallet'] },
  { action: 'called', label: 'Called a number', wants: ['call'] },
  { action: 'command', label: 'Ran a command', wants: ['command'] },
  { action: 'installed', label: 'Installed something', wants: ['install'] },
];

/** All of them, each with whether the message was after just that. */
export const choicesFor = (wants: ReadonlySet<Want>) =>
  choices.map(({ action, label, wants: fitting }) => ({
    action,
    label,
    isWanted: fitting.some((want) => wants.has(want)),
  }));
