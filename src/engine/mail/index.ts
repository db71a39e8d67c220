export { judgeMail } from './judge.ts';
export { mailItem } from './mail-item.ts';
export { readMailModel } from './model.ts';
export { isReadable } from './parse/is-readable.ts';
export { readMail } from './parse/read-mail.ts';
