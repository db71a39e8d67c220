import type { Page } from '@playwright/test';
import type { Box } from '../../../src/engine/training.ts';
import type { Random } from '../random.ts';

/** A screen or a sheet as a hand-held phone takes it: a little turned, tilted, unsharp, with light on it. */
export const photograph = async (
  page: Page,
  taken: { png: Buffer; width: number; height: number },
  boxes: readonly Box[],
  random: Random,
): Promise<{ png: Buffer; boxes: Box[] }> => {
  const { width, height } = taken;
  const turn = (random.next() - 0.5) * 5;
  const [tiltX, tiltY] = [(random.next() - 0.5) * 16, (random.next() - 0.5) * 16];
  const scale = 0.86 + random.next() * 0.08;
  const blur = random.pick([0, 0.3, 0.5, 0.8]) * (width > 1000 ? 1 : 0.8);
  const stripe = 2 + random.next() * 1.5;
  const desk = random.pick(['#3b322b', '#6d6a66', '#20242b', '#8a7259', '#c9c3b8']);
  const marks = boxes
    .map(
      ({ left, top, width: w, height: h }) =>
        `<i class="m" style="left:${left}px;top:${top}px;width:${w}px;height:${h}px"></i>`,
    )
    .join('');
  await page.setViewportSize({ width, height });
  await page.setContent(
    `<style>body{margin:0;background:${desk};overflow:hidden}.s{position:absolute;inset:0;transform:perspective(${width * 1.6}px) rotateX(${tiltX}deg) rotateY(${tiltY}deg) rotate(${turn}deg) scale(${scale});filter:blur(${blur}px) brightness(${0.86 + random.next() * 0.2}) contrast(${0.85 + random.next() * 0.15})}.s img{width:100%;height:100%;display:block}.m{position:absolute}.o{position:absolute;inset:0;pointer-events:none}</style>
<div class="s"><img src="data:image/png;base64,${taken.png.toString('base64')}">${marks}</div>
<div class="o" style="background:repeating-linear-gradient(${random.between(80, 100)}deg,#0000 0 ${stripe}px,#00000016 ${stripe}px ${stripe * 2}px)"></div>
<div class="o" style="background:radial-gradient(circle at ${random.between(10, 90)}% ${random.between(0, 60)}%,#ffffff38,#fff0 45%),radial-gradient(circle at 50% 50%,#0000 55%,#00000055)"></div>
<svg class="o" width="100%" height="100%" style="opacity:.1;mix-blend-mode:overlay"><filter id="n"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="${random.between(1, 999)}"/></filter><rect width="100%" height="100%" filter="url(#n)"/></svg>`,
    { waitUntil: 'load' },
  );
  const moved = await page.evaluate(() =>
    [...document.querySelectorAll('.m')].map((mark) => {
      const { left, top, width: w, height: h } = mark.getBoundingClientRect();
      return { left, top, width: w, height: h };
    }),
  );
  return { png: await page.screenshot({ type: 'png' }), boxes: moved };
};
