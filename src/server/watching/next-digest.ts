import type { DigestChoice } from '../../contract/watch-settings.ts';

export type DigestTime = { digest: DigestChoice; hour: number; timeZone: string };

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const monday = 1;

/**
 * When the next digest is due after a moment: every day, or on Mondays, at the hour on the clocks of the zone. On a day whose clocks
 * skip that hour it is the one after.
 */
export const nextDigestAt = ({ digest, hour, timeZone }: DigestTime, after: Date): Date | null => {
  if (digest === 'off') return null;
  const offsetAt = offsets(timeZone);
  const localNow = after.getTime() + offsetAt(after.getTime());
  const today = Math.floor(localNow / dayMs) * dayMs;
  for (let day = 0; day <= 8; day += 1) {
    const local = today + day * dayMs + hour * hourMs;
    if (digest === 'weekly' && new Date(local).getUTCDay() !== monday) continue;
    // Twice, for the offset of the guess may be that of the other side of a change.
    const guess = local - offsetAt(local);
    const at = local - offsetAt(guess);
    if (at > after.getTime()) return new Date(at);
  }
  throw new Error('a week has a Monday');
};

/** How far the clocks of a zone are ahead of UTC at a moment. */
const offsets = (timeZone: string) => {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (at: number): number => {
    const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
  };
};
