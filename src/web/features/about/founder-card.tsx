import { Anchor } from 'lucide-react';
import { productName } from '../../../contract/site.ts';
import { Card } from '../../ui/card.tsx';
import { Contours } from '../../ui/contours.tsx';
import { IconTile } from '../../ui/icon-tile.tsx';

export const FounderCard = () => (
  <Card className="overflow-hidden">
    <div className="relative isolate h-24 border-line border-b bg-surface-2">
      <Contours chart="shoal" />
      <IconTile icon={Anchor} className="absolute -bottom-6 left-6 size-14 border border-line" />
    </div>
    <div className="grid gap-2 px-6 pt-10 pb-6">
      <h2 className="text-xl">The founder</h2>
      <p className="font-semibold text-tide">Security professional, 19+ years experience</p>
      <p className="max-w-measure text-text-2">
        {productName} was started by a security professional who spent 19+ years defending networks and the
        people who work in them. The same call came again and again: someone had a bad feeling about a message
        and nobody to ask. This product is the colleague they could have asked.
      </p>
    </div>
  </Card>
);
