import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../lib/motion.ts';

/** True once the element has come into view; with reduced motion, from the start. */
export const useSeenOnce = <T extends Element>() => {
  const ref = useRef<T>(null);
  const [isSeen, setIsSeen] = useState(prefersReducedMotion);
  useEffect(() => {
    const element = ref.current;
    if (isSeen || !element) return;
    const observer = new IntersectionObserver(
      (sightings) => sightings.some((sighting) => sighting.isIntersecting) && setIsSeen(true),
      { threshold: 0.2 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isSeen]);
  return { ref, isSeen };
};
