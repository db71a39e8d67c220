import type { MailModel } from './inference/mail-model.ts';
import type { PageTextModel } from './inference/page-text-model.ts';
import type { UrlModel } from './inference/url-model.ts';

/** The trained models, as far as they were loaded. Without them only the rules speak. */
export type Models = {
  url?: UrlModel | undefined;
  mail?: MailModel | undefined;
  pageText?: PageTextModel | undefined;
};
