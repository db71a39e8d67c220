import type { Verdict } from '../../contract/analysis.ts';
import { brands } from '../brands/brands.ts';
import { type Prediction, shownProbability } from '../inference/prediction.ts';
import { cleanLine } from '../text/clean-text.ts';
import { defang, defangHost } from '../text/defang.ts';
import type { PictureCase } from './case.ts';
import { shownCode } from './parse/shown-code.ts';

type Technical = Verdict['technicalAnalysis'];

const unknown = '-';
const maxListed = 30;

/** The technical panel: the same keys in the same order for every picture. */
export const describePicture = (input: PictureCase, prediction: Prediction | null = null): Technical => {
  const { reading, text, kind, bar, bars, addresses, shown, asked, header } = input;
  const listed = (values: readonly string[]) => [...new Set(values)].slice(0, maxListed);
  return {
    kind,
    size: `${reading.width} × ${reading.height}`,
    brand: shown ? `${shown.brand.name} (${shown.brand.genuine})` : 'no known brand',
    brandSeenBy: shown?.by ?? unknown,
    isBrandsOwnAddress: shown && bar ? input.isOwnPage : unknown,
    addressBar: bar ? defang(bar.href) : unknown,
    addressBarHost: bar ? defangHost(bar.target.url.host) : unknown,
    innerAddressBars: listed(bars.inner.map(({ host }) => defangHost(host))),
    senderShown: header.from?.address || header.from?.name || unknown,
    asksFor: listed(asked.map(({ what }) => what)),
    addresses: listed(
      addresses.map(({ origin, target }) => `${originNames[origin]}: ${defang(target.url.href)}`),
    ),
    codes: listed(reading.codes.slice(0, maxListed).map((code) => shownCode(code.text, 200))),
    logos: listed(
      reading.logos.map(({ brand, confidence }) => {
        const name = brands.find(({ genuine }) => genuine === brand)?.name ?? brand;
        return `${name} (${Math.round(confidence * 100)} %)`;
      }),
    ),
    resembles: listed(
      reading.layouts.map(
        ({ brand, what, likeness }) => `${brand} ${what} (${Math.round(likeness * 100)} %)`,
      ),
    ),
    textLines: text.lines.length,
    textLength: text.text.length,
    readingConfidence:
      text.lines.length === 0 ? unknown : `${Math.round(meanConfidence(text.lines) * 100)} %`,
    photographic: `${Math.round(reading.photographic * 100)} %`,
    modelProbability: prediction ? shownProbability(prediction) : unknown,
    notRead: reading.unread.slice(0, maxListed).map((words) => cleanLine(words, 200)),
  };
};

const originNames = { bar: 'address bar', qr: 'QR code', text: 'text' } as const;

const meanConfidence = (lines: readonly { confidence: number; text: string }[]): number => {
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
  return (
    lines.reduce((sum, { confidence, text }) => sum + confidence * text.length, 0) / Math.max(1, letters)
  );
};
