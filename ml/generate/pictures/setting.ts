import type { Language } from '../generated-mail.ts';
import type { Random } from '../random.ts';
import type { Drawing, PicturePart } from './picture-item.ts';

/** In CSS pixels. */
export type Device = { width: number; height: number; density: number; isPhone: boolean };

export type Theme = {
  isDark: boolean;
  /** Behind everything, behind cards, and behind fields. */
  page: string;
  surface: string;
  soft: string;
  text: string;
  muted: string;
  line: string;
};

/** Everything a scene may draw on. */
export type Setting = {
  part: PicturePart;
  label: 0 | 1;
  language: Language;
  device: Device;
  theme: Theme;
  /** A stack: the first family that is installed is drawn. */
  font: string;
  /** Of running text, in CSS pixels. */
  size: number;
  random: Random;
};

/** A template: one way to lay out one kind of picture. */
export type Scene = {
  /** What a person would call the picture. */
  kind: string;
  /** Its name among all templates. */
  template: string;
  part: PicturePart;
  labels: readonly (0 | 1)[];
  on: 'desktop' | 'phone' | 'any';
  /** How often among the scenes of its label. */
  weight: number;
  /** How often such a picture is a photograph of the thing. */
  photographed?: number;
  draw: (setting: Setting) => Drawing | Promise<Drawing>;
};
