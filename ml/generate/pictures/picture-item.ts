import type { Box } from '../../../src/engine/training.ts';

/** What a picture is drawn for: fitting and tuning, or the measurement. No template, brand or wording is in both. */
export type PicturePart = 'fit' | 'held';

/** A line of writing as the browser set it. */
export type TrueLine = {
  text: string;
  box: Box;
  /** The height of the letters' box as styled, in pixels of the picture. */
  size: number;
  /** Part of it is covered or cut off: it may be read in several ways. */
  isCut: boolean;
  /** Where it is, if that matters: the address bar. */
  role: 'bar' | null;
};

export type FieldKind = 'text' | 'password' | 'card' | 'code' | 'seed';

/** One labelled picture: a line of index.jsonl. All boxes are in pixels of the file. */
export type PictureItem = {
  id: string;
  /** Beside index.jsonl. */
  file: string;
  /** Of the plan it was drawn from: a picture whose plan has changed since is drawn anew. */
  plan: string;
  part: PicturePart;
  label: 'phish' | 'legit';
  kind: string;
  language: string;
  theme: 'light' | 'dark';
  /** In CSS pixels, with the density: `390x844@3`. */
  size: string;
  width: number;
  height: number;
  /** The drawing and the wording it was made from. */
  template: string;
  wording: string;
  /** The brand's own domain, as in the table of brands; null for unknown houses. */
  brand: string | null;
  /** What the address bar shows, and the host in it. */
  bar: string | null;
  host: string | null;
  isPhotographed: boolean;
  encoding: string;
  lines: TrueLine[];
  codes: { text: string; box: Box }[];
  logos: { brand: string; box: Box }[];
  fields: { kind: FieldKind; box: Box }[];
};

/** A drawing before the browser has seen it. */
export type Drawing = {
  body: string;
  style: string;
  /** Of the whole page, where it is not white. */
  background: string;
  wording: string;
  brand: string | null;
  bar: string | null;
  host: string | null;
};
