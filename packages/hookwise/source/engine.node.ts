// `hookwise/engine` in Node: the same, with files of the disk read from the disk.
import { readFile } from 'node:fs/promises';
import { type EngineData, loadData as loadFrom, setDefaultData } from '../../../src/offline/index.ts';

export {
  CannotCheck,
  checkDomainFacts,
  checkMail,
  checkUrl,
  useData,
} from '../../../src/offline/index.ts';

type Source = { base: string | URL };

export const loadData = ({ base }: Source): Promise<EngineData> => {
  const folder = new URL(base);
  return loadFrom({
    base: folder,
    ...(folder.protocol === 'file:' && { readFile: (file: URL) => readFile(file) }),
  });
};

setDefaultData(() => loadData({ base: new URL('.', import.meta.url) }));
