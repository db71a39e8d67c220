import type { MailModels } from '../mail/model.ts';
import type { PageTextModel } from './page-text-model.ts';

/** The trained models, as far as they were loaded. Without them only the rules judge. */
export type Models = MailModels & { pageText?: PageTextModel | undefined };
