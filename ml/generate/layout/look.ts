import type { Random } from '../random.ts';

/** Colours and measures of one message. */
export type Look = {
  accent: string;
  onAccent: string;
  head: string;
  page: string;
  soft: string;
  text: string;
  muted: string;
  font: string;
  size: number;
  width: number;
  padding: number;
  radius: number;
  align: string;
};

const accents = [
  '#0070ba',
  '#d40511',
  '#1a73e8',
  '#e50914',
  '#0b8043',
  '#ff6600',
  '#222222',
  '#6c2bd9',
  '#00856f',
  '#c2185b',
  '#005ea5',
  '#b8860b',
  '#2e7d32',
  '#344563',
];
const fonts = [
  'Arial,Helvetica,sans-serif',
  "'Segoe UI',Tahoma,sans-serif",
  "Georgia,'Times New Roman',serif",
  "'Helvetica Neue',Helvetica,Arial,sans-serif",
  'Verdana,Geneva,sans-serif',
  'Roboto,Arial,sans-serif',
  "'Open Sans',Arial,sans-serif",
];

export const newLook = (random: Random): Look => {
  const accent = random.pick(accents);
  const isDark = random.chance(0.5);
  return {
    accent,
    onAccent: isDark ? '#ffffff' : accent,
    head: isDark ? accent : '#ffffff',
    page: random.pick(['#ffffff', '#f4f4f4', '#f2f5f8', '#eeeeee', '#fafafa', '#f6f3ee']),
    soft: random.pick(['#f7f7f7', '#f0f4f8', '#fff8e1', '#eef6ee', '#ffffff']),
    text: random.pick(['#333333', '#222222', '#2b2b2b', '#1f2937', '#000000', '#444444']),
    muted: random.pick(['#777777', '#888888', '#6b7280', '#999999']),
    font: random.pick(fonts),
    size: random.between(13, 17),
    width: random.pick([560, 580, 600, 600, 620, 640, 680]),
    padding: random.pick([16, 20, 24, 28, 32, 40]),
    radius: random.pick([0, 2, 3, 4, 6, 8, 24]),
    align: random.pick(['left', 'center', 'center']),
  };
};
