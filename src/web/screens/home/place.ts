import { resultIdOf } from '../../../contract/page-paths.ts';
import type { CheckTool } from '../../lib/check-tool.ts';
import { tools } from './tools.ts';

/** Where in the home screen an address leads: its start, a tool, or a result that was kept. */
export type Place =
  | { kind: 'start'; tool: CheckTool }
  | { kind: 'tool'; tool: CheckTool }
  | { kind: 'result'; id: string };

/** Null for the address of another screen. */
export const placeOf = (path: string): Place | null => {
  const [first] = tools;
  if (path === '/' && first) return { kind: 'start', tool: first };
  const tool = tools.find((one) => one.path === path);
  if (tool) return { kind: 'tool', tool };
  const id = resultIdOf(path);
  return id === null ? null : { kind: 'result', id };
};

/** Places of the home screen are one page: what was typed stays, and moving between them is no new page to read out. */
export const pageOf = (path: string): string => (placeOf(path) ? '/' : path);
