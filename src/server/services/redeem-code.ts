import { codeTryStore } from '../store/code-tries.ts';
import type { Database } from '../store/database.ts';
import { otpCodeStore } from '../store/otp-codes.ts';
import { type SpentCode, wrongCode } from './spend-code.ts';

/** Uses up a right code, in the transaction of what it authorises, and forgets the wrong ones before it. */
export const redeemCode = async (transaction: Database, { id, email, lane }: SpentCode): Promise<void> => {
  if (!(await otpCodeStore(transaction).use(id))) throw wrongCode();
  await codeTryStore(transaction).forget(email, lane);
};
