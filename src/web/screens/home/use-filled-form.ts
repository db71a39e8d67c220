import { useLayoutEffect, useRef } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import type { CheckTool } from '../../lib/check-tool.ts';
import type { Drafts } from '../../lib/drafts.ts';

type Filling = {
  path: string;
  tool: CheckTool | undefined;
  drafts: Drafts;
  /** The form that is open has to read its draft again. */
  onRefill: () => void;
};

/**
 * Fills the main field of a tool from its address, `/check/url?u=…`. Once for each address: what a person has typed since then
 * is not replaced when they come back to it.
 */
export const useFilledForm = ({ path, tool, drafts, onRefill }: Filling) => {
  // As the browser has it: the router's own would be decoded twice.
  const search = useSearch();
  const filled = useRef(new Set<string>());
  useLayoutEffect(() => {
    if (!tool?.fillName || tool.path !== path) return;
    const address = `${path}${search}`;
    const text = new URLSearchParams(search).get(tool.fillName);
    if (!text || filled.current.has(address)) return;
    filled.current.add(address);
    drafts.set(tool.id, text);
    onRefill();
  });
};
