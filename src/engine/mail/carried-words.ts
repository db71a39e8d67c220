import { isOpenService } from '../addresses/published-pages.ts';
import type { MailCase } from './case.ts';

/** How services announce that the words below are another person's, in six languages. */
const announced =
  /\b(?:(?:sent|shared|invited|assigned|mentioned|added|tagged) you\b|(?:seller|customer|buyer|personal) (?:note|message)|note to (?:customer|buyer|payer|recipient)|invoice from|has invited|invites you|requests? (?:a )?payment|shared .{0,60} with you|requested .{0,30} from you|is requesting|would like (?:you|to)|(?:commented|replied) (?:on|to|in)|(?:note|message|comment|nota|mensaje|nachricht|hinweis|mitteilung|mensagem|messaggio) (?:from|de|von|da)\b|hat (?:ihnen|dir|sie)\b|hat .{0,30} angefordert|te ha (?:enviado|invitado|compartido)|le ha (?:enviado|solicitado)|vous a (?:envoye|invite|demande)|a partage|enviou-|compartilhou|convidou|solicitou|ti ha (?:inviato|invitato)|ha condiviso)/;

/**
 * A genuine service passes on what one of its users typed. Its signature then vouches for the envelope, not for the
 * words, so they are judged as a stranger's.
 */
export const carriesWords = ({ sender, replyTo, prose }: MailCase): boolean => {
  if (!sender?.host) return false;
  if (!isOpenService(sender.host.registrableDomain) && !isOpenService(sender.owner?.genuine ?? null))
    return false;
  if (replyTo.some(({ host }) => host !== null && host.registrableDomain !== sender.host?.registrableDomain))
    return true;
  return / via |\(via /i.test(sender.name) || announced.test(prose.text.slice(0, 4000));
};
