/** Registries write dates in many ways; an unreadable one becomes null. */
export const isoDate = (date: string | null | undefined): string | null => {
  const time = date ? Date.parse(date) : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time).toISOString();
};
