import { type DataFiles, type EngineData, readData } from './engine-data.ts';

/** How a data file is read: by a request, or from the disk. */
export type ReadFile = (file: URL) => Promise<Uint8Array>;

/** Where the data files lie, and under what names. */
export const dataFileNames: Readonly<Record<keyof DataFiles, string>> = {
  weights: 'weights.bin',
  tables: 'tables.bin',
};

let current: Promise<EngineData> | undefined;
let loadDefault: () => Promise<EngineData> = async () => {
  throw new Error('no weights and tables are loaded: call loadData first');
};

/** Says where data comes from that nobody named: the files beside the package. */
export const setDefaultData = (load: () => Promise<EngineData>): void => {
  loadDefault = load;
};

const remember = (data: Promise<EngineData>): Promise<EngineData> => {
  current = data;
  // A failure is not remembered: the next check tries again.
  data.catch(() => {
    if (current === data) current = undefined;
  });
  return data;
};

/** The data of checks that bring none of their own. */
export const currentData = (): Promise<EngineData> => current ?? remember(loadDefault());

/** Takes weights and tables that the caller has, for this and all later checks. */
export const useData = (files: DataFiles): EngineData => {
  const data = readData(files);
  current = Promise.resolve(data);
  return data;
};

type Source = {
  /** The folder of both files; a slash at its end may be left out. */
  base: string | URL;
  readFile?: ReadFile;
};

/** Loads weights and tables from a folder, for this and all later checks. This is all that is ever requested. */
export const loadData = ({ base, readFile = fetchFile }: Source): Promise<EngineData> => {
  const folder = new URL(String(base).replace(/\/?$/, '/'));
  const read = async () => {
    const [weights, tables] = await Promise.all([
      readFile(new URL(dataFileNames.weights, folder)),
      readFile(new URL(dataFileNames.tables, folder)),
    ]);
    return readData({ weights, tables });
  };
  return remember(read());
};

const fetchFile: ReadFile = async (file) => {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file.href} answered ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
};
