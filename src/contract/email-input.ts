// What the page needs to know of an email check before it has loaded a schema: the first load carries no validation library.
import { addressMessage, isEmailAddress } from './email-address-pattern.ts';

export const contentRequiredMessage = 'Email content is required';
export const contentSizeMessage = 'This message is larger than 2 MB. Please paste the part that worries you.';

/** A file may be 2 MB; a pasted message is the same message. */
export const maxEmailBytes = 2 * 1024 * 1024;

export const maxSubjectLength = 2000;
export const subjectSizeMessage = 'This subject is longer than 2000 characters. Please shorten it.';

type EmailInput = { content: string; sender: string; subject: string };
type Problems = Partial<Record<keyof EmailInput, string>>;

/** What is wrong with each field of the form, in the words of `analyzeEmailRequest`; empty where nothing is. */
export const emailInputProblems = ({ content, sender, subject }: EmailInput): Problems => ({
  ...(content.trim() === '' && { content: contentRequiredMessage }),
  ...(content.length > maxEmailBytes && { content: contentSizeMessage }),
  ...(sender.trim() !== '' && !isEmailAddress(sender.trim()) && { sender: addressMessage }),
  ...(subject.length > maxSubjectLength && { subject: subjectSizeMessage }),
});

/** `POST /api/analyze/email-file`, multipart, one file in the field `emailFile`. */
export const emailFileField = 'emailFile';
export const emailFileTypeMessage = 'Only .eml and .txt files are allowed';
export const emailFileSizeMessage = 'File size must not exceed 2MB';
/** `.msg` is Outlook's own format: an extra beyond the two the messages name. */
export const isEmailFileName = (name: string): boolean => /\.(?:eml|txt|msg)$/i.test(name);
