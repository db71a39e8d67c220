import { parseArgs } from 'node:util';
import type { EvaluationReport } from '../../src/contract/index.ts';
import type { Part } from '../split.ts';

export type ModelId = EvaluationReport['model']['id'];
export const modelIds: readonly ModelId[] = ['url', 'mail', 'page-text', 'picture'];
/** What a run without `--only` takes. Pictures take far longer: they are asked for by name. */
const usualIds: readonly ModelId[] = ['url', 'mail', 'page-text'];

export type Options = {
  data: string;
  only: readonly ModelId[];
  part: Part;
  /** Every tenth item: for seeing whether something moved, not for a report. */
  isQuick: boolean;
  isReport: boolean;
  hasPeers: boolean;
  /** Of pictures: how many are drawn and read, and whether they are read without any fault, to see the judge alone. */
  count: number;
  isPerfect: boolean;
  misses: number;
  alarms: number;
  hasDetectors: boolean;
  dump: string;
  date: string;
};

export const readOptions = (args: string[]): Options => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      data: { type: 'string' },
      only: { type: 'string' },
      part: { type: 'string', default: 'reserve' },
      quick: { type: 'boolean', default: false },
      report: { type: 'boolean', default: false },
      peers: { type: 'boolean', default: false },
      count: { type: 'string', default: '500' },
      perfect: { type: 'boolean', default: false },
      misses: { type: 'string', default: '10' },
      alarms: { type: 'string', default: '10' },
      detectors: { type: 'boolean', default: false },
      dump: { type: 'string', default: '' },
      date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    },
  });
  const [tool, ...rest] = positionals;
  if ((tool !== undefined && tool !== 'screenshot') || rest.length > 0)
    throw new Error(`screenshot is the only tool with a name of its own, not "${positionals.join(' ')}"`);
  const wanted = tool === 'screenshot' ? 'picture' : (values.only ?? usualIds.join(','));
  const only = wanted.split(',').map((name) => {
    const id = modelIds.find((one) => one === name);
    if (!id) throw new Error(`--only knows ${modelIds.join(', ')}, not "${name}"`);
    return id;
  });
  const part = (['fit', 'train', 'reserve'] as const).find((one) => one === values.part);
  if (!part) throw new Error('--part is fit, train or reserve');
  if (values.report && (values.quick || values.perfect || part !== 'reserve'))
    throw new Error('a report is written from a whole run over the reserve');
  return {
    // Pictures are drawn: real ones are measured only if their folder is given.
    data: values.data ?? (only.every((id) => id === 'picture') ? '' : '../shared/data'),
    only,
    part,
    isQuick: values.quick,
    isReport: values.report,
    hasPeers: values.peers,
    count: Number(values.count),
    isPerfect: values.perfect,
    misses: Number(values.misses),
    alarms: Number(values.alarms),
    hasDetectors: values.detectors,
    dump: values.dump,
    date: values.date,
  };
};
