import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { isShareLanding, takeShared } from '../../lib/shared-item.ts';
import type { Share } from './read-share.ts';

type Takers = {
  onLink: (link: string) => void;
  onPicture: (picture: File) => void;
  onMessage: (message: Extract<Share, { kind: 'message' }>) => void;
  onNothing: () => void;
};

/** Takes what a phone has shared, once. True when the page was opened for it and nothing had come. */
export const useShared = ({ onLink, onPicture, onMessage, onNothing }: Takers): boolean => {
  const isLanding = isShareLanding(useSearch());
  const isTaking = useRef(false);
  const [isLost, setIsLost] = useState(false);

  const handOn = useEffectEvent((share: Share | null) => {
    isTaking.current = false;
    setIsLost(share === null);
    if (share === null) onNothing();
    else if (share.kind === 'link') onLink(share.link);
    else if (share.kind === 'picture') onPicture(share.picture);
    else onMessage(share);
  });

  useEffect(() => {
    if (!isLanding || isTaking.current) return;
    isTaking.current = true;
    const take = async () => {
      const form = await takeShared();
      const { readShare } = await import('./read-share.ts');
      handOn(form && (await readShare(form)));
    };
    void take();
  }, [isLanding]);
  return isLost;
};
