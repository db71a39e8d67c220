import { sharing } from '../../../contract/page-paths.ts';
import { loneUrl } from '../../features/email-check/lone-url.ts';
import { toolOfFile } from './use-intake.ts';

export type Share =
  | { kind: 'link'; link: string }
  | { kind: 'picture'; picture: File }
  | { kind: 'message'; content: string; subject: string };

/** What a phone has shared, for the tool that takes it; null for nothing that can be checked. */
export const readShare = async (form: FormData): Promise<Share | null> => {
  const { fields } = sharing;
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const title = textOf(fields.title);
  const file = form.get(fields.file);
  if (file instanceof File && file.size > 0) {
    const tool = toolOfFile(file);
    if (tool === 'screenshot') return { kind: 'picture', picture: file };
    // Outlook's own format is no text.
    if (tool === 'email' && !/\.msg$/i.test(file.name))
      return { kind: 'message', content: await file.text(), subject: '' };
  }
  const text = textOf(fields.text);
  const url = textOf(fields.url);
  // Many programs put a page's title in front of its link.
  const link = loneUrl(text) ?? loneUrl(withoutTitle(text, title)) ?? (text === '' ? loneUrl(url) : null);
  if (link) return { kind: 'link', link };
  const content = [text, text.includes(url) ? '' : url].filter((part) => part !== '').join('\n');
  if (content !== '') return { kind: 'message', content, subject: title };
  return title === '' ? null : readTitle(title);
};

const withoutTitle = (text: string, title: string) =>
  title !== '' && text.startsWith(title) ? text.slice(title.length) : text;

const readTitle = (title: string): Share => {
  const link = loneUrl(title);
  return link ? { kind: 'link', link } : { kind: 'message', content: title, subject: '' };
};
