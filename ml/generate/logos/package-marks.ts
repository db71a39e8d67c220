import { readFileSync } from 'node:fs';
import type { Mark } from './mark.ts';

/**
 * The marks that simple-icons has, by the brand's own domain. Left out on purpose: what an ordinary interface is full of
 * (iCloud's cloud, Okta's ring, Verizon's tick, Trezor's padlock, Mail.ru's @) and what is a plain letter or word, which
 * a reader of text reads better.
 */
const anyColour = `
apple.com:apple dropbox.com:dropbox wetransfer.com:wetransfer github.com:github gitlab.com:gitlab atlassian.com:atlassian
webex.com:webex 1password.com:1password bitwarden.com:bitwarden dashlane.com:dashlane norton.com:norton mcafee.com:mcafee
avast.com:avast malwarebytes.com:malwarebytes godaddy.com:godaddy namecheap.com:namecheap hostinger.com:hostinger
cloudflare.com:cloudflare wordpress.com:wordpress mailchimp.com:mailchimp roundcube.net:roundcube web.de:webdotde qq.com:qq
huawei.com:huawei xiaomi.com:xiaomi hp.com:hp dell.com:dell nvidia.com:nvidia notion.so:notion figma.com:figma
evernote.com:evernote quickbooks.com:quickbooks shopify.com:shopify squarespace.com:squarespace hubspot.com:hubspot
teamviewer.com:teamviewer anydesk.com:anydesk xero.com:xero drive.google.com:googledrive
facebook.com:facebook meta.com:meta messenger.com:messenger instagram.com:instagram whatsapp.com:whatsapp
threads.net:threads telegram.org:telegram signal.org:signal viber.com:viber wechat.com:wechat line.me:line
discord.com:discord tiktok.com:tiktok snapchat.com:snapchat x.com:x pinterest.com:pinterest reddit.com:reddit vk.com:vk
ok.ru:odnoklassniki onlyfans.com:onlyfans netflix.com:netflix spotify.com:spotify twitch.tv:twitch
crunchyroll.com:crunchyroll steampowered.com:steam epicgames.com:epicgames roblox.com:roblox riotgames.com:riotgames
playstation.com:playstation ea.com:ea blizzard.com:battledotnet
paypal.com:paypal cash.app:cashapp zellepay.com:zelle wise.com:wise westernunion.com:westernunion
moneygram.com:moneygram klarna.com:klarna afterpay.com:afterpay visa.com:visa americanexpress.com:americanexpress
binance.com:binance kucoin.com:kucoin okx.com:okx opensea.io:opensea blockchain.com:blockchaindotcom
walletconnect.com:walletconnect ebay.com:ebay kleinanzeigen.de:kleinanzeigen alipay.com:alipay shopee.com:shopee
ikea.com:ikea carrefour.com:carrefour adidas.com:adidas starbucks.com:starbucks airbnb.com:airbnb
booking.com:bookingdotcom expedia.com:expedia tripadvisor.com:tripadvisor lufthansa.com:lufthansa ryanair.com:ryanair
fedex.com:fedex ups.com:ups usps.com:usps dpd.com:dpd deutschepost.de:deutschepost att.com:atandt vodafone.com:vodafone
movistar.com:movistar mediamarkt.de:mediamarkt rossmann.de:rossmann tesla.com:tesla lidl.com:lidl
chase.com:chase bankofamerica.com:bankofamerica wellsfargo.com:wellsfargo hsbc.com:hsbc barclays.com:barclays
starlingbank.com:starlingbank deutsche-bank.de:deutschebank commerzbank.de:commerzbank sparkasse.de:sparkasse
caixabank.es:caixabank nubank.com.br:nubank hdfcbank.com:hdfcbank icicibank.com:icicibank axisbank.com:axisbank
robinhood.com:robinhood aib.ie:aib mercadolibre.com:mercadopago`;

/** Too close to a letter or to an icon of everyday use to be recognised in any but the brand's own colour. */
const ownColour = `
telekom.de:deutschetelekom tinder.com:tinder mcdonalds.com:mcdonalds revolut.com:revolut payoneer.com:payoneer
vinted.com:vinted`;

/** Where a mark is mostly shown on white of its own: a circle or a square under the ink, smaller than the mark. */
const onWhite: Record<string, string> = Object.fromEntries([
  ...'facebook whatsapp pinterest telegram messenger reddit quickbooks xero starlingbank hp spotify'
    .split(' ')
    .map((slug) => [slug, '<circle cx="12" cy="12" r="11" fill="#fff"/>']),
  ...'alipay expedia cashapp vk xiaomi teamviewer webdotde bookingdotcom wellsfargo americanexpress deutschebank'
    .split(' ')
    .map((slug) => [slug, '<rect x="1" y="1" width="22" height="22" fill="#fff"/>']),
  ['line', '<rect x="4" y="6" width="16" height="9" fill="#fff"/>'],
]);

type Listed = { title: string; slug: string; hex: string };
const folder = new URL('../../../node_modules/simple-icons/', import.meta.url);
const listed: Listed[] = JSON.parse(readFileSync(new URL('data/simple-icons.json', folder), 'utf8'));
const colours = new Map(listed.map(({ slug, hex }) => [slug, `#${hex}`]));

/** Every icon of the package, recognised or not. */
export const packageSlugs: readonly string[] = listed.map(({ slug }) => slug);

/** The outline of one icon, in a square of 24. */
export const outlineOf = (slug: string): string => {
  const path = / d="([^"]+)"/.exec(readFileSync(new URL(`icons/${slug}.svg`, folder), 'utf8'))?.[1];
  if (!path) throw new Error(`simple-icons has no outline for ${slug}`);
  return path;
};

const marksOf = (list: string, isAnyColour: boolean): Mark[] =>
  list
    .trim()
    .split(/\s+/)
    .flatMap((pair): Mark[] => {
      const [brand = '', slug = ''] = pair.split(':');
      const path = `<path d="${outlineOf(slug)}"/>`;
      const ink = colours.get(slug) ?? '#000000';
      const mark: Mark = { brand, id: slug, body: path, view: [0, 0, 24, 24], ink, isAnyColour };
      const white = onWhite[slug];
      if (!white) return [mark];
      const body = `${white}<g fill="${ink}">${path}</g>`;
      return [mark, { ...mark, id: `${slug}-on-white`, body, ink: null }];
    });

export const packageMarks: readonly Mark[] = [...marksOf(anyColour, true), ...marksOf(ownColour, false)];
