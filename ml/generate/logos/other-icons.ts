import { readdirSync, readFileSync } from 'node:fs';
import { randomFrom } from '../random.ts';
import type { Mark } from './mark.ts';
import { marks } from './marks.ts';
import { outlineOf, packageSlugs } from './package-marks.ts';

/** A drawing that is no mark we know. */
export type OtherIcon = Pick<Mark, 'body' | 'view'> & { id: string };

/** `fit` is trained on, `reserve` only measured on. */
export type LogoPart = 'fit' | 'reserve';
const partOf = (id: string): LogoPart => (randomFrom(`logo part ${id}`).chance(0.25) ? 'reserve' : 'fit');

/**
 * Marks of a brand's other products look like the brand's own: it would be no mistake to take them for it, and no use to
 * train against it. And some of the package are in both worlds: the old bird, a second drawing of the same thing.
 */
const kin =
  /^(google|youtube|facebook|meta$|apple|icloud|instagram|whatsapp|wechat|telegram|steam|github|gitlab|paypal|amazon|microsoft|x$|xdotorg|tiktok|netflix|visa|mastercard|ebay|dhl|fedex|ups$|adobe|linkedin|slack|zoom|yahoo|yandex|openai|coinbase|phantom|metamask|trust|walmart|outlook|gmail|deutschepost|deutschetelekom|tmobile|spotify|discord|reddit|pinterest|snapchat|twitch|wordpress|wise|shopify|samsungpay|line$|qq$|tencentqq|mercadopago|battledotnet|vk$|roblox|playstation|xero|hsbc|okx|hubspot|nvidia|huawei|xiaomi|hp$|dell$|notion$|figma|evernote|airbnb|uber|signal|viber|klarna|afterpay|avast|norton|mcafee|kucoin|binance|opensea|tinder|vinted|revolut|payoneer|mcdonalds|googl)/;

const marked = new Set(marks.map(({ id }) => id));

/** Marks of companies that are not recognised. */
export const otherMarks = (part: LogoPart): OtherIcon[] =>
  packageSlugs
    .filter((slug) => !marked.has(slug) && !kin.test(slug) && partOf(slug) === part)
    .map((slug) => ({ id: slug, body: `<path d="${outlineOf(slug)}"/>`, view: [0, 0, 24, 24] }));

const lucide = new URL('../../../node_modules/lucide-react/dist/esm/icons/', import.meta.url);

/** Icons of ordinary interfaces, in lines and filled. */
export const interfaceIcons = (part: LogoPart): OtherIcon[] =>
  readdirSync(lucide)
    .filter((file) => file.endsWith('.mjs') && file !== 'index.mjs')
    .flatMap((file): OtherIcon[] => {
      const nodes = nodesOf(readFileSync(new URL(file, lucide), 'utf8'));
      const id = `lucide-${file.slice(0, -4)}`;
      if (!nodes || partOf(id) !== part) return [];
      const lines = `<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${nodes}</g>`;
      return [
        { id, body: lines, view: [0, 0, 24, 24] },
        {
          id: `${id}-filled`,
          body: lines.replace('fill="none"', 'fill="currentColor"'),
          view: [0, 0, 24, 24],
        },
      ];
    });

/** The elements of one icon, out of the module that holds them: `["path", { d: "m22 7", key: "132q7q" }]`. */
const nodesOf = (source: string): string =>
  [...source.matchAll(/\["([a-z]+)", \{([^}]*)\}\]/g)]
    .map(([, tag = '', attributes = '']) => {
      const pairs = [...attributes.matchAll(/"?([a-zA-Z-]+)"?: "([^"]*)"/g)].filter(
        ([, name]) => name !== 'key',
      );
      return `<${tag} ${pairs.map(([, name, value]) => `${name}="${value}"`).join(' ')}/>`;
    })
    .join('');
