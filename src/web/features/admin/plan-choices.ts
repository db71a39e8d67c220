import { planTypes } from '../../../contract/plans.ts';

/** The plans under their ids, as everywhere in the console. */
export const planChoices = planTypes.map((plan) => ({ value: plan, label: plan }));

export const planFilterChoices = [{ value: 'all', label: 'All plans' } as const, ...planChoices];
