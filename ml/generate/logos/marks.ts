import { drawnMarks } from './drawn-marks.ts';
import type { Mark } from './mark.ts';
import { packageMarks } from './package-marks.ts';

/** Every mark that is recognised, and so the one list that training, weights and measurement share. */
export const marks: readonly Mark[] = [...packageMarks, ...drawnMarks];

/** The brands in the order of the model's answers. */
export const markedBrands: readonly string[] = [...new Set(marks.map(({ brand }) => brand))].sort();
