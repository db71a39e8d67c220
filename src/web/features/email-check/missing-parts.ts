/** Shorter texts are still being typed. */
const minLength = 30;
/** Header lines stand at the top; a pasted message of 2 MB is not searched at every key. */
const searched = 20_000;

const hasLine = (content: string, name: string) =>
  new RegExp(`^[ \\t>*]{0,5}${name}[ \\t*]{0,5}:[ \\t]{0,5}\\S`, 'im').test(content.slice(0, searched));

/** What a person could still add to pasted words so that more can be judged; empty where nothing is missing. */
export const missingParts = (content: string, sender: string, subject: string): string[] => {
  if (content.trim().length < minLength || /^\S+$/.test(content.trim())) return [];
  return [
    sender.trim() === '' && !hasLine(content, 'From') ? 'the sender’s address' : null,
    subject.trim() === '' && !hasLine(content, 'Subject') ? 'the subject' : null,
  ].filter((part) => part !== null);
};
