import type { LucideIcon } from 'lucide-react';
import { IconTile } from './icon-tile.tsx';

type Props = { icon: LucideIcon; title: string; text: string };

/** An icon above a title and a sentence. */
export const Blurb = ({ icon, title, text }: Props) => (
  <>
    <IconTile icon={icon} />
    <h3 className="section-title mt-4">{title}</h3>
    <p className="mt-2 text-sm text-text-2">{text}</p>
  </>
);
