import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconTile } from './icon-tile.tsx';

/** `marks`: after the sentence, for what stands behind it. */
type Props = { icon: LucideIcon; title: string; text: string; marks?: ReactNode };

/** An icon above a title and a sentence. */
export const Blurb = ({ icon, title, text, marks }: Props) => (
  <>
    <IconTile icon={icon} />
    <h3 className="section-title mt-4">{title}</h3>
    <p className="mt-2 text-sm text-text-2">
      {text} {marks}
    </p>
  </>
);
