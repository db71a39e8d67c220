import { describe, expect, it } from 'vitest';
import { chooseLines } from './choose-lines.ts';

const place = (top: number, width: number, height: number) => ({
  box: { left: 0, top, width, height },
  slope: 0,
});

describe('chooseLines', () => {
  it('keeps everything on an ordinary screen', () => {
    const lines = Array.from({ length: 80 }, (_, i) => place(i * 10, 300, 12));
    expect(chooseLines(lines, 800)).toHaveLength(80);
  });

  it('drops single letters before lines, and lines before the address bar', () => {
    const grain = Array.from({ length: 3000 }, (_, i) => place(200 + (i % 400), 8, 8));
    const line = place(400, 300, 12);
    const bar = place(20, 200, 10);
    const chosen = chooseLines([...grain, line, bar], 1000);
    expect(chosen).toHaveLength(400);
    expect(chosen[0]).toBe(bar);
    expect(chosen).toContain(line);
  });

  it('bounds the length of all lines together', () => {
    const long = Array.from({ length: 300 }, (_, i) => place(i * 10, 1000, 10));
    expect(chooseLines(long, 4000)).toHaveLength(50);
  });
});
