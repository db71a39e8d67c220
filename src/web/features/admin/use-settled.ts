import { useEffect, useState } from 'react';

/** A value once it has stood still for a while, so that not every letter asks the server. */
export const useSettled = <Value>(value: Value, delayMs: number): Value => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
};
