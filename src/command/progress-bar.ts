import type { Terminal } from './terminal.ts';

const barWidth = 24;
const everyMs = 100;

/** A line on standard error that is drawn anew while many things are judged; nothing where nobody watches. */
export const progressBar = (terminal: Terminal, now = () => performance.now()) => {
  const { draw, isErrorShown, width } = terminal;
  const began = now();
  let drawnAt = Number.NEGATIVE_INFINITY;
  let isDrawn = false;
  const clear = () => {
    if (!isDrawn) return;
    draw('\r\u001b[K');
    isDrawn = false;
    // It is back as soon as what took its line is printed.
    drawnAt = Number.NEGATIVE_INFINITY;
  };
  return {
    clear,
    /** The terminal, on which nothing is written into the bar. */
    terminal: {
      ...terminal,
      print: (text) => {
        if (terminal.isOutputShown) clear();
        return terminal.print(text);
      },
      complain: (line) => {
        clear();
        terminal.complain(line);
      },
    } satisfies Terminal as Terminal,
    show: (done: number, share: number | null) => {
      if (!isErrorShown || now() - drawnAt < everyMs) return;
      drawnAt = now();
      const pace = Math.round((done * 1000) / Math.max(1, now() - began));
      const full = Math.round((share ?? 0) * barWidth);
      const bar =
        share === null
          ? ''
          : `[${'█'.repeat(full)}${'·'.repeat(barWidth - full)}] ${Math.round(share * 100)} %  `;
      const line = `${bar}${done.toLocaleString('en')} checked, ${pace.toLocaleString('en')} a second`;
      draw(`\r\u001b[K${line.slice(0, width - 1)}`);
      isDrawn = true;
    },
  };
};
