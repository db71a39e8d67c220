import { isMailService } from '../../addresses/mail-services.ts';
import { score } from '../../verdict/score.ts';
import { isStrange, type LinkCase, type MailCase } from '../case.ts';
import { oncePer } from './input.ts';

/** Every address once: a button and a picture above it are one link. */
export const distinctLinks: (mail: MailCase) => LinkCase[] = oncePer(({ links }: MailCase) => {
  const seen = new Set<string>();
  return links.filter(({ link }) => !seen.has(link.href) && seen.add(link.href));
});

const leave =
  /unsub|opt.?out|abmeld|abbestell|desinscri|desabonn|cancelar (?:la )?(?:su|in)scri|darse de baja|annulla iscrizione|disiscriv|cancellati|uitschrijv|afmeld|descadastr|manage.{0,12}preferences|email preferences|配信停止|解除/i;
const press =
  /\b(?:log ?in|sign ?in|verif|confirm|click|clique|klick|view|open|update|pay\b|track|claim|review|unlock|restore|secure|download|get |start|activat|renew|accept|anmeld|bestatig|jetzt|hier|ansehen|offnen|aktualisier|acced|ingres|actualiz|verific|confirma|pagar|ver |aqui|acess|atualiz|connect|cliqu|confirmez|suivre|payer|voir|accedi|clicca|aggiorna|paga|inlog|bevestig|betaal|bekijk|klik)|こちら|確認|ログイン/;

/** Plain letters of what a person would click; bounded, because words are a hostile sender's choice too. */
const wordsOf = ({ link }: LinkCase): string =>
  (link.words ?? '').slice(0, 100).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The link to unsubscribe, where the message has one. */
export const exitLink: (mail: MailCase) => LinkCase | null = oncePer(
  (mail: MailCase) =>
    distinctLinks(mail).find((one) => leave.test(wordsOf(one)) || leave.test(one.link.href.slice(0, 300))) ??
    null,
);

/** The link a reader is meant to click: the first that asks for it, else the first to the host that most links lead to. */
export const mainLink: (mail: MailCase) => LinkCase | null = oncePer((mail: MailCase) => {
  const exit = exitLink(mail);
  const candidates = distinctLinks(mail).filter((one) => one !== exit);
  const asking = candidates.find((one) => press.test(wordsOf(one)));
  if (asking) return asking;
  const counts = new Map<string, number>();
  for (const { target } of candidates) counts.set(target.url.host, (counts.get(target.url.host) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return candidates.find(({ target }) => counts.get(target.url.host) === most) ?? null;
});

/** The sender's own, or of a service through which organisations send and count. */
export const isSendersOrService = ({ isSenders, target }: LinkCase): boolean =>
  isSenders || isMailService(target.url.registrableDomain);

/** The link model judges this many of a message's links, in training and in use. */
const mostAsked = 8;

/**
 * The links worth a closer look: unknown sites before the sender's own and well-known ones, the more suspicious first,
 * and every site once before any site twice.
 */
export const strangestLinks: (mail: MailCase) => LinkCase[] = oncePer((mail: MailCase) => {
  const weighed = distinctLinks(mail)
    .map((one) => ({ one, weight: (isStrange(one) ? 1000 : 0) + ownPoints(one) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ one }) => one);
  const hosts = new Set<string>();
  const isFirst = new Set(
    weighed.filter(({ target: { url } }) => !hosts.has(url.host) && hosts.add(url.host)),
  );
  return [...isFirst, ...weighed.filter((one) => !isFirst.has(one))].slice(0, mostAsked);
});

/** The points of the address itself; what others reported about it is left out. */
export const ownPoints = ({ findings }: LinkCase): number =>
  score(findings.filter(({ family }) => family !== 'reputation')).riskScore;
