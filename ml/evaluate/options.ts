import { parseArgs } from 'node:util';
import type { EvaluationReport } from '../../src/contract/evaluation-report.ts';
import type { Part } from '../split.ts';

export type ModelId = EvaluationReport['model']['id'];
export const modelIds: readonly ModelId[] = ['url', 'mail', 'page-text'];

export type Options = {
  data: string;
  only: readonly ModelId[];
  part: Part;
  /** Every tenth item: for seeing whether something moved, not for a report. */
  isQuick: boolean;
  isReport: boolean;
  hasPeers: boolean;
  misses: number;
  alarms: number;
  hasDetectors: boolean;
  dump: string;
  date: string;
};

export const readOptions = (args: string[]): Options => {
  const { values } = parseArgs({
    args,
    options: {
      data: { type: 'string', default: '../shared/data' },
      only: { type: 'string', default: modelIds.join(',') },
      part: { type: 'string', default: 'reserve' },
      quick: { type: 'boolean', default: false },
      report: { type: 'boolean', default: false },
      peers: { type: 'boolean', default: false },
      misses: { type: 'string', default: '10' },
      alarms: { type: 'string', default: '10' },
      detectors: { type: 'boolean', default: false },
      dump: { type: 'string', default: '' },
      date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    },
  });
  const only = values.only.split(',').map((name) => {
    const id = modelIds.find((one) => one === name);
    if (!id) throw new Error(`--only knows ${modelIds.join(', ')}, not "${name}"`);
    return id;
  });
  const part = (['fit', 'train', 'reserve'] as const).find((one) => one === values.part);
  if (!part) throw new Error('--part is fit, train or reserve');
  if (values.report && (values.quick || part !== 'reserve'))
    throw new Error('a report is written from a whole run over the reserve');
  return {
    data: values.data,
    only,
    part,
    isQuick: values.quick,
    isReport: values.report,
    hasPeers: values.peers,
    misses: Number(values.misses),
    alarms: Number(values.alarms),
    hasDetectors: values.detectors,
    dump: values.dump,
    date: values.date,
  };
};
