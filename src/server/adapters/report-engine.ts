import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { ReportEngine } from '../report/report-document.ts';

const root = new URL('../../../', import.meta.url);

const packageSchema = z.object({ version: z.string() });
const day = z.iso.date().optional().catch(undefined);
/** Models record when they were trained, tables when their source was fetched. */
const manifestSchema = z.object({ date: day, taken: day, listedOn: day, asOf: day });

/** The version of the product and the days of its models and tables. Read on the first call, and cached. */
export const reportEngine = (): (() => ReportEngine) => {
  let kept: ReportEngine | undefined;
  return () => {
    kept ??= {
      version: packageSchema.parse(readJson('package.json')).version,
      parts: readdirSync(new URL('models/', root), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort()
        .flatMap((name) => {
          const date = dayOf(`models/${name}/manifest.json`);
          return date ? [{ name, date }] : [];
        }),
    };
    return kept;
  };
};

const dayOf = (path: string): string | undefined => {
  try {
    const { date, taken, listedOn, asOf } = manifestSchema.parse(readJson(path));
    return date ?? taken ?? listedOn ?? asOf;
  } catch {
    // A part that says nothing about its age is left out; it must not prevent a report.
    return undefined;
  }
};

const readJson = (path: string): unknown => JSON.parse(readFileSync(new URL(path, root), 'utf8'));
