/** The depth figures on the chart behind the hero. Decoration, placed by hand. */
export const depths = [
  { x: 905, y: 205, depth: 92 },
  { x: 1005, y: 150, depth: 88 },
  { x: 762, y: 190, depth: 71 },
  { x: 1130, y: 232, depth: 64 },
  { x: 838, y: 70, depth: 58 },
  { x: 1290, y: 130, depth: 54 },
  { x: 1370, y: 300, depth: 34 },
  { x: 1222, y: 62, depth: 46 },
  { x: 1392, y: 60, depth: 21 },
] as const;
