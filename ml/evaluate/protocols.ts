import { existsSync } from 'node:fs';
import type { Models } from '../../src/engine/training.ts';
import { trainedModels } from '../../src/server/training.ts';
import type { ModelId } from './options.ts';

/**
 * A protocol is one training: `shipped` learnt from everything but the reserve, `time` from the past alone, `without-…`
 * from all sources but some. Their weights lie where `ml/train` wrote them and are not part of the repository.
 */
export type Protocol = string;

const shippedFolder = new URL('../../models/', import.meta.url);
const trainingFolder = new URL('../../.training/', import.meta.url);

const folderOf = (id: ModelId, protocol: Protocol): URL =>
  protocol === 'shipped' ? shippedFolder : new URL(`${id}/${protocol}/`, trainingFolder);

export const isTrained = (id: ModelId, protocol: Protocol): boolean =>
  existsSync(new URL(`${id}/manifest.json`, folderOf(id, protocol)));

const kept = new Map<string, Models>();

/** The weights of a protocol, read once. A mail model uses the shipped link model. Empty if the protocol is not trained. */
export const modelsOf = (id: ModelId, protocol: Protocol): Models => {
  const key = `${id} ${protocol}`;
  const models = kept.get(key) ?? readModels(id, protocol);
  kept.set(key, models);
  return models;
};

const readModels = (id: ModelId, protocol: Protocol): Models => {
  if (!isTrained(id, protocol)) return {};
  const trained = trainedModels(folderOf(id, protocol));
  if (id === 'url') return { ...(trained.url && { url: trained.url }) };
  if (id === 'page-text') return { ...(trained.pageText && { pageText: trained.pageText }) };
  return { ...(trained.mail && { mail: trained.mail }), ...modelsOf('url', 'shipped') };
};
