// `hookwise/engine` in browsers, workers and runtimes without Node: weights and tables are fetched from beside this file, unless
// `loadData` names another place or `useData` hands them over.
import { loadData, setDefaultData } from '../../../src/offline/index.ts';

export {
  CannotCheck,
  checkDomainFacts,
  checkMail,
  checkUrl,
  loadData,
  useData,
} from '../../../src/offline/index.ts';

setDefaultData(() => loadData({ base: new URL('.', import.meta.url) }));
