/** Others write dates in many ways; what is no date is not shown as one. */
export const isoDate = (date: string | null | undefined): string | null => {
  const time = date ? Date.parse(date) : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time).toISOString();
};
