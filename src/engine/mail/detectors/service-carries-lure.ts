import { belongsTo } from '../../brands/organisation.ts';
import { defangHost } from '../../text/defang.ts';
import type { Span } from '../../text/span.ts';
import { carriesWords } from '../carried-words.ts';
import { wordingDetector } from './define.ts';

const phone = /(?:\+|\b00|\(|\b)\d[\d\s().-]{7,16}\d\b/g;
/** What an attacker writes into the note of a genuine invoice so that the victim calls. */
const call =
  /\b(?:call|dial|phone|toll.?free|helpline|hotline|reach us|contact (?:us|support)|llame|llamenos|marque|appelez|composez|rufen sie|anrufen|ligue|telefone|chiami|chiamare|telefonare|bel)\b/;
/** A charge to be stopped. Every genuine receipt names an amount, and many say how to cancel. */
const alarm =
  /\b(?:cancel|dispute|refund|stornier|widersprech|rueckerstatt|ruckerstatt|annuler|rembours|contest|cancelar|reembols|disput|annullare|rimbors)/;
/** A charge that the reader did not make. Nobody but the service itself could know of one, and it would not ask for a call. */
const invented =
  /\b(?:did ?n[o']t|not you\b|unauthori[sz]ed|not authori[sz]ed|suspicious|fraud|nicht (?:von ihnen|autorisiert|getaetigt|getatigt|veranlasst)|betrug|pas (?:vous|autorise)|no (?:fue usted|autoriz|reconoce)|nao (?:foi voce|autoriz|reconhec)|non (?:sei stato|autorizzat|riconosc))/;

type Sighting = { kind: 'alarm' | 'call' | 'name'; span: Span | null; service: string; name: string };

/**
 * A genuine PayPal, DocuSign or Google message whose words an attacker wrote: every technical check passes, so only
 * the text can give it away, by a number to call about money or by the name of a third company.
 */
export const serviceCarriesLure = wordingDetector({
  id: 'service-carries-lure',
  title: 'A genuine service carrying a stranger’s bait',
  points: 26,
  severity: 'high',
  icon: 'Fish',
  find: (input): Sighting[] => {
    const { sender, prose, claims, replyTo } = input;
    if (!sender || !carriesWords(input)) return [];
    const domain = sender.host?.registrableDomain ?? null;
    const service = sender.owner?.name ?? defangHost(sender.domain);
    const found: Sighting[] = [];
    for (const match of prose.text.slice(0, 20_000).matchAll(phone)) {
      if (match[0].replace(/\D/g, '').length < 9) continue;
      const around = prose.text.slice(Math.max(0, match.index - 160), match.index + match[0].length + 80);
      const isInvented = invented.test(around);
      if (!call.test(around) || !(isInvented || alarm.test(around))) continue;
      found.push({
        kind: isInvented ? 'alarm' : 'call',
        span: prose.spanOf(match.index, match.index + match[0].length),
        service,
        name: match[0].trim(),
      });
    }
    const other = claims.find(
      ({ brand, place }) =>
        place !== 'name' && brand.name !== sender.owner?.name && !brand.domains.includes(domain ?? ''),
    );
    const [reply] = replyTo;
    // A reply that goes to the company named shows that the company itself uses the service.
    const isTheirs = reply?.host && other && belongsTo(reply.host, other.brand);
    if (other?.speaks && reply?.isFreemail && !isTheirs) {
      found.push({ kind: 'name', span: other.span, service, name: other.brand.name });
    }
    return found;
  },
  weigh: ({ kind }) => (kind === 'name' ? 16 : 26),
  certainty: ({ kind }) => (kind === 'alarm' ? 'proof' : kind === 'call' ? 'strong' : 'clear'),
  where: ({ span }) => (span ? [span] : []),
  describe: ({ kind, service, name }) =>
    kind !== 'name'
      ? `${service} really sent this, but another person wrote the text: they want you to call ${name} about money.`
      : `${service} really sent this, but another person wrote the text and claims to be ${name}.`,
  recommendation:
    'Open the service yourself and check whether the entry is there. Never call a number from the message.',
});
