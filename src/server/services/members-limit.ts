import { type PlanType, plans, unlimited } from '../../contract/plans.ts';
import { Failure } from '../failure.ts';
import type { Database } from '../store/database.ts';
import { ownerOf } from '../store/organisations.ts';
import { type UserRow, userAt } from '../store/users.ts';

const wayOut = `The ${plans.professional.name} plan has one of up to ${plans.professional.members} people, you among them: choose it under “Pricing”.`;

/** A person whose plan has no organisation, with what to do. */
export const planHasNone = ({ planType }: Pick<UserRow, 'planType'>) =>
  new Failure('not_allowed', `The ${plans[planType].name} plan has no organisation. ${wayOut}`, {
    requiresUpgrade: true,
    planType,
  });

/** How many people the plan of an organisation's owner has room for at this moment. */
export const planOf = async (db: Database, organisationId: string, now: Date): Promise<PlanType> =>
  userAt(await ownerOf(db, organisationId), now).planType;

/** Refuses what adds somebody or something once the plan has ended: what there is stays. */
export const refuseEndedPlan = (planType: PlanType): void => {
  if (plans[planType].members === 0)
    throw new Failure(
      'not_allowed',
      `The plan of your organisation has ended. Nothing is lost, and nothing can be added until it is renewed. ${wayOut}`,
      { requiresUpgrade: true, planType },
    );
};

/** Refuses one more than the plan has room for. `held`: members, and invitations that are open. */
export const refuseWhenFull = (planType: PlanType, held: number): void => {
  refuseEndedPlan(planType);
  const { name, members } = plans[planType];
  if (members !== unlimited && held >= members)
    throw new Failure(
      'not_allowed',
      `The ${name} plan has room for ${members} people, the owner and open invitations among them. Remove somebody, withdraw an invitation, or ask us for the ${plans.enterprise.name} plan.`,
      { requiresUpgrade: true, planType },
    );
};
