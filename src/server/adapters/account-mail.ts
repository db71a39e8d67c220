import type { AccountPurpose } from '../../contract/account.ts';
import { productName } from '../../contract/site.ts';
import type { Mail } from './mail.ts';

const actions: Record<AccountPurpose, string> = {
  export: 'download everything we keep about you',
  delete: 'delete your account and everything in it, for good',
};

/** The message that carries a code for an action on the account. */
export const accountMail = (to: string, purpose: AccountPurpose, code: string, minutes: number): Mail => {
  const lines = [
    `Your code to ${actions[purpose]} is ${code}`,
    `It works once, within ${minutes} minutes, and signs nobody in.`,
    'We never ask for it by phone, chat or mail. If you did not ask for it, somebody else is signed in as you: keep it to yourself, and write to us.',
  ];
  return {
    to,
    subject: `Your ${productName} code to ${purpose === 'delete' ? 'delete your account' : 'download your data'}`,
    text: lines.join('\n\n'),
    html: `<!doctype html>
<html lang="en">
  <body style="margin:0;padding:32px 16px;background:#edf3f2;color:#0b2129;font:16px/1.5 system-ui,sans-serif">
    <div style="max-width:440px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #c5d6d8;border-radius:16px">
      <p style="margin:0 0 16px;font-weight:700;font-size:20px">${productName}</p>
      ${lines.map((line) => `<p style="margin:0 0 12px">${line}</p>`).join('\n      ')}
    </div>
  </body>
</html>
`,
  };
};
