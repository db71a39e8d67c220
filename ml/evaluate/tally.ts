import { type RiskLevel, riskLevels } from '../../src/contract/risk.ts';

export type Tally = Record<RiskLevel, number>;

export const emptyTally = (): Tally => ({ safe: 0, suspicious: 0, phishing: 0 });

export const countOf = (tally: Tally) => riskLevels.reduce((sum, level) => sum + tally[level], 0);

/** Null, not 0, when nothing of the kind was measured. */
export const share = (part: number, whole: number) => (whole === 0 ? null : part / whole);

export const percent = (value: number | null) => (value === null ? '-' : `${(value * 100).toFixed(2)} %`);

/** How often each detector fires on each kind of link: its worth before points are given. */
export class DetectorTally {
  private readonly fired = new Map<string, { phishing: number; legitimate: number }>();

  add(verdict: { threats: { type: string }[] }, isPhishing: boolean) {
    for (const { type } of verdict.threats) {
      const counts = this.fired.get(type) ?? { phishing: 0, legitimate: 0 };
      counts[isPhishing ? 'phishing' : 'legitimate'] += 1;
      this.fired.set(type, counts);
    }
  }

  rows(phishing: number, legitimate: number): string[][] {
    return [...this.fired]
      .map(([type, counts]) => {
        const hit = counts.phishing / Math.max(1, phishing);
        const alarm = counts.legitimate / Math.max(1, legitimate);
        return { type, hit, alarm, counts };
      })
      .sort((a, b) => b.hit - a.hit)
      .map(({ type, hit, alarm, counts }) => [
        type,
        percent(hit),
        percent(alarm),
        ((hit + 1e-6) / (alarm + 1e-6)).toFixed(1),
        String(counts.legitimate),
      ]);
  }
}

export const table = (head: string[], rows: string[][]): string => {
  const widths = head.map((cell, i) => Math.max(cell.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: string[]) =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' | ')} |\n`;
  return line(head) + line(widths.map((width) => '-'.repeat(width))) + rows.map(line).join('');
};
