import type { AdminAudit } from '../../../contract/admin-audit.ts';
import { formatCount } from '../../lib/format.ts';

type Action = AdminAudit['actions'][number];

/** What was done, as the rest of a sentence that starts with the administrator's address. */
export const describeAction = ({ action, targets, targetCount, details }: Action): string => {
  const users = listUsers(targets, targetCount);
  const { planBefore, planType, historyLimit } = details;
  switch (action) {
    case 'add user':
      return `added ${users} on the ${planType} plan`;
    case 'change user':
      return planBefore === planType
        ? `set the history limit of ${users} to ${historyLimit}`
        : `moved ${users} from ${planBefore} to ${planType}`;
    case 'delete user':
      return `deleted ${users}`;
    case 'updatePlan':
      return `moved ${users} to ${planType}`;
    case 'end sessions':
      return `signed ${users} out everywhere`;
    case 'remove passkeys':
      return `removed the passkeys of ${users}`;
    case 'open analysis':
      return `opened a check of ${users || 'a guest'}. Reason: ${details['reason']}`;
    case 'open report':
      return `read a report of ${users}. Reason: ${details['reason']}`;
    case 'accept report':
      return `accepted that it is ${details['verdict']}, not ${details['verdictBefore']}, as ${users} reported. Reason: ${details['reason']}`;
    case 'reject report':
      return `rejected what ${users} reported. Reason: ${details['reason']}`;
    case 'export feedback':
      return `exported what ${users || 'nobody'} let us keep. Reason: ${details['reason'] ?? 'none given'}`;
    case 'open message':
      return `read a message of ${users}. Reason: ${details['reason']}`;
    case 'answer message':
      return `answered a message of ${users}`;
    case 'change message':
      return `marked a message of ${users} as ${details['state']}`;
    case 'payment captured':
      return `took a payment of ${users}`;
    case 'payment refund asked':
      return `asked for a refund to ${users}. Reason: ${details['reason']}`;
    case 'payment refund refused':
      return `was refused a refund to ${users}`;
    case 'payment refund':
    case 'payment refunded total':
      return `gave money back to ${users}`;
    case 'restore backup':
      return `restored the backup of ${details['takenAt']}`;
    case 'skip receipt numbers':
      return `left out the numbers ${details['from']} to ${details['to']} of ${details['series']}s`;
    case 'resetUsage':
      return `reset the usage of ${users}`;
    default:
      return `${action}: ${users}`;
  }
};

const namedAtMost = 3;

/** 'ana@x, bob@x, zoe@x and 17 others' */
const listUsers = (targets: readonly string[], count: number): string => {
  const named = targets.slice(0, namedAtMost).join(', ');
  const others = count - Math.min(targets.length, namedAtMost);
  if (others <= 0) return named;
  return `${named} and ${formatCount(others)} ${others === 1 ? 'other' : 'others'}`;
};
