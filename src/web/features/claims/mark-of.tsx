import type { MarkOf } from '../../lib/claim-words.ts';
import { ClaimMark } from './claim-mark.tsx';

export const markOf: MarkOf = (claim) => <ClaimMark claim={claim} />;
