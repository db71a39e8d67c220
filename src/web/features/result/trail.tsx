import {
  AppWindow,
  Archive,
  CornerDownRight,
  FileImage,
  Globe,
  Link,
  type LucideIcon,
  Mail,
  Paperclip,
  QrCode,
  TriangleAlert,
} from 'lucide-react';
import { useState } from 'react';
import type { TrailStep } from '../../../contract/explanation.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { type Branch, trailTree } from './trail-tree.ts';

const kinds: Record<TrailStep['kind'], { word: string; icon: LucideIcon }> = {
  message: { word: 'Message', icon: Mail },
  picture: { word: 'Picture', icon: FileImage },
  'attached-message': { word: 'Attached message', icon: Mail },
  attachment: { word: 'Attachment', icon: Paperclip },
  'archive-entry': { word: 'File inside', icon: Archive },
  'qr-code': { word: 'QR code', icon: QrCode },
  'address-bar': { word: 'Address bar', icon: AppWindow },
  link: { word: 'Link', icon: Link },
  'wrapped-link': { word: 'Link inside', icon: CornerDownRight },
  redirect: { word: 'Redirect', icon: CornerDownRight },
  host: { word: 'Destination', icon: Globe },
};

/** More steps than this are a list to search, not one to read. */
const shownAtFirst = 12;
/** Deeper steps keep this indentation, or a phone would have no room left for the address. */
const deepestIndent = 4;

/** From what was submitted to what it finally leads to. A single step leads nowhere. */
export const Trail = ({ steps }: { steps: readonly TrailStep[] }) => {
  const [isWhole, setIsWhole] = useState(false);
  if (steps.length < 2) return null;
  const addresses = [...new Set(steps.filter(({ kind }) => isAddress(kind)).map(({ label }) => label))];
  const shown = isWhole ? steps : steps.slice(0, shownAtFirst);
  return (
    <section className="border-line border-t p-card">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="section-title">How it leads there</h3>
        {addresses.length > 1 && <CopyButton text={addresses.join('\n')} what="all addresses" />}
      </div>
      <Branches branches={trailTree(shown)} depth={0} />
      {steps.length > shownAtFirst && (
        <Button size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)} className="mt-3">
          {isWhole ? `Show the first ${shownAtFirst} steps` : `Show all ${steps.length} steps`}
        </Button>
      )}
    </section>
  );
};

const Branches = ({ branches, depth }: { branches: Branch[]; depth: number }) => (
  <ul
    className={cn(
      depth === 0 ? 'mt-2.5' : 'border-line border-l-2',
      depth > 0 && depth <= deepestIndent && 'ml-2',
    )}
  >
    {branches.map(({ step, branches: inner }) => (
      <li key={step.id} className={cn(depth > 0 && 'pl-3 sm:pl-5')}>
        <Step step={step} />
        {inner.length > 0 && <Branches branches={inner} depth={depth + 1} />}
      </li>
    ))}
  </ul>
);

/** For an IT team or a blocklist. It stays defanged. */
const isAddress = (kind: TrailStep['kind']) =>
  kind === 'link' || kind === 'wrapped-link' || kind === 'redirect' || kind === 'host' || kind === 'qr-code';

const Step = ({ step: { kind, label, why, finding } }: { step: TrailStep }) => {
  const { word, icon: Icon } = kinds[kind];
  return (
    <div className="grid grid-cols-lead gap-x-2.5 py-1.5">
      <Icon aria-hidden="true" className="mt-1 size-4.5 text-text-3" />
      <div>
        <p className="flex items-start gap-1.5">
          <span className="evidence min-w-0 font-medium text-xs leading-relaxed">{label}</span>
          {isAddress(kind) && (
            <CopyButton text={label} what={`${word.toLowerCase()}: ${label}`} className="-my-0.5" />
          )}
        </p>
        <p className="text-xs text-text-3">{why ? `${word}, ${why}` : word}</p>
        {finding && (
          <p className="mt-0.5 flex gap-1.5 text-sm">
            <TriangleAlert aria-hidden="true" className="mt-1 size-4 shrink-0 text-text-2" />
            {finding}
          </p>
        )}
      </div>
    </div>
  );
};
