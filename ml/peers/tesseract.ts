import type { PlacedText } from '../metrics/character-errors.ts';
import { runTool, toolVersion } from './run-tool.ts';

/** What the other reader calls the languages we draw in. */
const languageCodes: Record<string, string> = {
  en: 'eng',
  de: 'deu',
  fr: 'fra',
  es: 'spa',
  it: 'ita',
  pt: 'por',
  nl: 'nld',
  pl: 'pol',
};

const timeoutMs = 120_000;

export type Tesseract = {
  version: string;
  /** Languages it has data for. */
  languages: readonly string[];
  read: (file: string, language: string) => Promise<PlacedText[]>;
};

/** The system's own Tesseract, with English and the language of the picture. Null where it is not installed. */
export const findTesseract = async (): Promise<Tesseract | null> => {
  const listed = await runTool('tesseract', ['--list-langs']);
  if (listed?.code !== 0) return null;
  const installed = new Set(listed.stdout.split('\n').map((line) => line.trim()));
  const languages = Object.keys(languageCodes).filter((one) => installed.has(languageCodes[one] ?? ''));
  return {
    version: (await toolVersion('tesseract')) ?? '',
    languages,
    read: async (file, language) => {
      const codes = [...new Set(['eng', languageCodes[language] ?? 'eng'])].filter((one) =>
        installed.has(one),
      );
      const output = await runTool('tesseract', [file, 'stdout', '-l', codes.join('+'), 'tsv'], {
        timeoutMs,
      });
      return linesOfTsv(output?.stdout ?? '');
    },
  };
};

/** Words that belong to one line, as it says itself. */
export const linesOfTsv = (tsv: string): PlacedText[] => {
  const lines = new Map<string, PlacedText>();
  for (const row of tsv.split('\n').slice(1)) {
    const [level, page, block, paragraph, line, , left, top, width, height, , ...words] = row.split('\t');
    const text = words.join('\t').trim();
    if (level !== '5' || text === '') continue;
    const box = { left: Number(left), top: Number(top), width: Number(width), height: Number(height) };
    const key = [page, block, paragraph, line].join(' ');
    const known = lines.get(key);
    lines.set(key, known ? { text: `${known.text} ${text}`, box: around(known.box, box) } : { text, box });
  }
  return [...lines.values()];
};

const around = (a: PlacedText['box'], b: PlacedText['box']): PlacedText['box'] => {
  const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)];
  return {
    left,
    top,
    width: Math.max(a.left + a.width, b.left + b.width) - left,
    height: Math.max(a.top + a.height, b.top + b.height) - top,
  };
};
