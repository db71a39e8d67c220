import { ImageOff, Maximize2, Minimize2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { ShownPicture } from '../../../contract/explanation.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import type { PictureBox } from './picture-boxes.ts';
import { PictureMark } from './picture-mark.tsx';
import type { Spotlight } from './use-spotlight.ts';

type Props = {
  picture: ShownPicture;
  /** Null for the moment it takes to make. */
  url: string | null;
  /** Whether the page still has the picture. */
  isKept: boolean;
  boxes: readonly PictureBox[];
  isLarge: boolean;
  onSize: (isLarge: boolean) => void;
  /** The browser cannot draw it, or draws something of another shape than what was read. */
  onUnusable: () => void;
  discId: (box: PictureBox, number: number) => string;
  spotlight: Spotlight;
  onOpen: (number: number) => void;
};

/** The picture with its findings in place. It comes from the page's own memory: the server sends none back. */
export const PicturePane = ({ picture, url, isKept, boxes, isLarge, onSize, ...findings }: Props) => {
  const [recognised, setRecognised] = useState<string | null>(null);
  const hasFindings = boxes.some((box) => box.findings.length > 0);
  const isLit = (box: PictureBox) =>
    box.findings.some(({ number }) => findings.spotlight.isLit(number)) ||
    (box.findings.length === 0 && box.label === recognised);
  const ratio = picture.width / picture.height;
  return (
    <section
      className={cn(
        'min-w-0 border-line p-card max-md:border-t',
        isLarge ? 'md:order-first md:border-b' : 'md:col-start-2 md:row-span-2 md:border-l',
      )}
    >
      <div className={cn(!isLarge && 'md:sticky md:top-22')}>
        <div className="flex items-center justify-between gap-3">
          <h3 className="section-title">{hasFindings ? 'Where it shows in the picture' : 'The picture'}</h3>
          <Button
            size="small"
            look="ghost"
            icon={isLarge ? <Minimize2 aria-hidden="true" /> : <Maximize2 aria-hidden="true" />}
            aria-label={isLarge ? 'Show the picture smaller' : 'Show the picture larger'}
            onClick={() => onSize(!isLarge)}
            // One of a phone is as large as a phone can show it.
            className={cn('-my-2 shrink-0', ratio <= 1 && 'max-md:hidden')}
          >
            {isLarge ? 'Smaller' : 'Larger'}
          </Button>
        </div>
        <section
          aria-label="Picture"
          // What may scroll must be reachable by keyboard.
          tabIndex={isLarge || ratio < tallRatio ? 0 : undefined}
          className={cn(
            'mt-3.5 max-h-[85dvh] overflow-auto overscroll-contain rounded-inner border border-line bg-field px-4 pt-8 pb-4',
            'outline-offset-0',
            !isLarge && 'md:max-h-[74dvh]',
          )}
        >
          <div
            style={{ aspectRatio: ratio, width: widthOf(ratio, isLarge) }}
            className={cn('relative mx-auto', isLarge ? 'md:max-w-full' : 'max-w-full')}
          >
            {!isKept && <GoneFrame />}
            {url && (
              <img
                src={url}
                alt="What was checked"
                onError={findings.onUnusable}
                onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
                  if (Math.abs(naturalWidth / naturalHeight / ratio - 1) > shapeTolerance)
                    findings.onUnusable();
                }}
                className="absolute inset-0 size-full rounded-sm"
              />
            )}
            <Scrim lit={boxes.filter(isLit)} />
            {boxes.length > 0 && (
              <ul aria-label="Marked in the picture">
                {boxes.map((box) => (
                  <PictureMark
                    key={box.id}
                    box={box}
                    isLit={isLit(box)}
                    onPoint={(isOver) => setRecognised(isOver ? box.label : null)}
                    spotlight={findings.spotlight}
                    discId={(number) => findings.discId(box, number)}
                    onOpen={findings.onOpen}
                  />
                ))}
              </ul>
            )}
          </div>
        </section>
        <Recognised boxes={boxes} onLight={setRecognised} />
        <p className="mt-2.5 text-xs text-text-3">
          {hasFindings && 'Numbers match the detected threats. '}
          {isKept
            ? 'The picture is shown from this page; our server did not keep it.'
            : 'The frames show where each thing stood in it.'}
        </p>
      </div>
    </section>
  );
};

/** In the place and shape of a picture that is not there any more. */
const GoneFrame = () => (
  <div className="absolute inset-0 grid place-content-center justify-items-center gap-2 rounded-sm border border-line-strong border-dashed p-3 text-center text-sm text-text-2">
    <ImageOff aria-hidden="true" className="size-6 text-text-3" />
    <p>The picture itself was not kept.</p>
  </div>
);

/** Narrower than this, a picture that fits the window in height is too narrow to see anything: it is scrolled instead. */
const tallRatio = 0.4;
/** A picture drawn within this of the shape that was read is the same picture, rounded differently. */
const shapeTolerance = 0.02;

/** As large as the pane and the window allow. */
const widthOf = (ratio: number, isLarge: boolean) => {
  if (ratio < tallRatio) return isLarge ? '520px' : '320px';
  return isLarge ? `calc(75dvh * ${ratio})` : `calc(min(620px, 66dvh) * ${ratio})`;
};

/** Dims everything but what is pointed at. */
const Scrim = ({ lit }: { lit: readonly PictureBox[] }) => {
  const id = useId();
  if (lit.length === 0) return null;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 size-full"
    >
      <mask id={id}>
        <rect width="100" height="100" fill="white" />
        {lit.map(({ id: key, left, top, width, height }) => (
          <rect key={key} x={left} y={top} width={width} height={height} fill="black" />
        ))}
      </mask>
      <rect width="100" height="100" mask={`url(#${id})`} className="fill-bg-deep opacity-50" />
    </svg>
  );
};

type RecognisedProps = { boxes: readonly PictureBox[]; onLight: (label: string | null) => void };

/** What was recognised and is no warning sign by itself; each lights its places in the picture. */
const Recognised = ({ boxes, onLight }: RecognisedProps) => {
  const labels = [
    ...new Set(boxes.filter(({ findings }) => findings.length === 0).map(({ label }) => label)),
  ];
  if (labels.length === 0) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <p className="text-xs text-text-3">Also recognised:</p>
      <ul className="contents">
        {labels.map((label) => (
          <li key={label}>
            <button
              type="button"
              onClick={() => onLight(label)}
              onFocus={() => onLight(label)}
              onBlur={() => onLight(null)}
              onMouseEnter={() => onLight(label)}
              onMouseLeave={() => onLight(null)}
              className="min-h-7 rounded-chip border border-line-strong px-2 py-1 text-xs text-text-2 transition-colors hover:bg-surface-3"
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};
