/** Where a command reads and writes, and what it may count on there. */
export type Terminal = {
  /** Writes to standard output; waits while the reader is slower. */
  print: (text: string) => Promise<void>;
  /** One line on standard error. */
  complain: (line: string) => void;
  /** Written as it is to standard error: progress. */
  draw: (text: string) => void;
  isOutputShown: boolean;
  isErrorShown: boolean;
  width: number;
  paint: Paint;
};

const styles = {
  bold: [1, 22],
  dim: [2, 22],
  underline: [4, 24],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  blue: [34, 39],
  onRed: [41, 49],
  onYellow: [43, 49],
} as const;
export type Style = keyof typeof styles;
export type Paint = (text: string, ...wanted: Style[]) => string;

/** https://no-color.org: any value that is not empty. A terminal that can show nothing says so itself. */
const hasColour = (env: NodeJS.ProcessEnv, isShown: boolean): boolean => {
  if (env['NO_COLOR']) return false;
  if (env['FORCE_COLOR']) return env['FORCE_COLOR'] !== '0';
  return isShown && env['TERM'] !== 'dumb';
};

const painter =
  (isColoured: boolean): Paint =>
  (text, ...wanted) =>
    isColoured && text !== ''
      ? wanted.reduce(
          (inner, style) => `\u001b[${styles[style][0]}m${inner}\u001b[${styles[style][1]}m`,
          text,
        )
      : text;

const standardWidth = 80;
const narrowest = 40;
const widest = 120;

/** COLUMNS is what a shell or a test says; else the terminal itself; else the width of all old ones. */
const widthOf = (env: NodeJS.ProcessEnv, columns: number | undefined): number => {
  const said = /^\d{1,4}$/.test(env['COLUMNS'] ?? '') ? Number(env['COLUMNS']) : 0;
  const width = said || columns || standardWidth;
  return Math.max(narrowest, Math.min(widest, width));
};

export const terminalOf = ({ stdout, stderr, env }: NodeJS.Process): Terminal => ({
  print: (text) =>
    new Promise((resolve) => {
      if (stdout.destroyed || stdout.write(text)) resolve();
      else stdout.once('drain', resolve).once('close', resolve);
    }),
  complain: (line) => void stderr.write(`hookwise: ${line.replace(/\s+/g, ' ')}\n`),
  draw: (text) => void stderr.write(text),
  isOutputShown: stdout.isTTY === true,
  isErrorShown: stderr.isTTY === true && env['TERM'] !== 'dumb',
  width: widthOf(env, stdout.columns),
  paint: painter(hasColour(env, stdout.isTTY === true)),
});
