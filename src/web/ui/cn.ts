import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

const merge = extendTailwindMerge({
  extend: {
    theme: {
      radius: ['chip', 'control', 'inner', 'card', 'modal'],
      shadow: ['1', '2', '3'],
      spacing: ['card', 'section', 'sheet-end'],
    },
  },
});

/** Joins class names; of two that contradict each other, the later one stays. */
export const cn = (...classes: ClassValue[]) => merge(clsx(classes));
