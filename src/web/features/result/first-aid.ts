import type { RiskLevel } from '../../../contract/risk.ts';
import { type Step, stepsByAction, type UserAction, userActions } from './first-aid-steps.ts';
import type { Want } from './wants.ts';

/** What to do now, in order: first what cannot wait, then what can. */
export type FirstAid = { lead: string; soon: string[]; later: string[] };

const leads: Record<RiskLevel, string> = {
  phishing: 'Stay calm. Take one step at a time, from the top.',
  suspicious: 'We are not sure about this one. These steps keep you safe either way.',
  safe: 'We found no danger here. If you still doubt it, do this.',
};

const askFirst = 'Ask the sender if it is real. Use a number or an address you had before.';

/**
 * The steps after these actions, in the order of how urgent the actions are. What the message wanted decides which of them
 * matter: a code that was given away is revoked in another way than a card.
 */
export const firstAid = (
  level: RiskLevel,
  actions: readonly UserAction[],
  wants: ReadonlySet<Want>,
): FirstAid => {
  const done = userActions.filter((action) => actions.includes(action));
  const steps = done.flatMap((action) => stepsByAction[action]).filter((step) => applies(step, level, wants));
  const texts = (isSoon: boolean) =>
    steps.filter((step) => (step.isSoon ?? false) === isSoon).map(({ text }) => text);
  const hasActed = done.some((action) => action !== 'nothing');
  const soon = [...(level === 'safe' && hasActed ? [askFirst] : []), ...texts(true)];
  const later = [...texts(false), ...(level === 'suspicious' && hasActed ? [askFirst] : [])];
  return { lead: leads[level], soon: [...new Set(soon)], later: [...new Set(later)] };
};

const applies = ({ levels, wants: wanted }: Step, level: RiskLevel, wants: ReadonlySet<Want>) =>
  (levels === undefined || levels.includes(level)) &&
  (wanted === undefined || wanted.some((want) => wants.has(want)));
