import {
  emailFileSizeMessage,
  emailFileTypeMessage,
  isEmailFileName,
  maxEmailBytes,
} from '../../../contract/email-input.ts';

/** Why a chosen file cannot be checked, as a notice; null for a good one. Nothing is sent to find out. */
export const emailFileProblem = (files: readonly File[]): { title: string; description: string } | null => {
  const [file] = files;
  if (!file || files.length > 1) {
    return { title: 'One File at a Time', description: 'Please choose a single email file' };
  }
  if (!isEmailFileName(file.name)) return { title: 'Invalid File Type', description: emailFileTypeMessage };
  if (file.size > maxEmailBytes) return { title: 'File Too Large', description: emailFileSizeMessage };
  return null;
};
