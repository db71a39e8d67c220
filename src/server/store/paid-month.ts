/** The same day and time of the next month, or that month's last day where it is shorter. By UTC, as all our days. */
export const oneMonthAfter = (date: Date): Date => monthsFrom(date, 1);

export const oneMonthBefore = (date: Date): Date => monthsFrom(date, -1);

const monthsFrom = (date: Date, months: number): Date => {
  const month = date.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const there = new Date(date);
  there.setUTCMonth(month, Math.min(date.getUTCDate(), lastDay));
  return there;
};
