import { wordList } from '../text/word-list.ts';

/** Providers of free mailboxes: by hand, the large ones of each country with their other domains. */
export const freemailDomains: readonly string[] = wordList(`
  gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com ymail.com rocketmail.com aol.com aim.com
  icloud.com me.com mac.com proton.me protonmail.com protonmail.ch pm.me tutanota.com tutanota.de tuta.io tuta.com
  tutamail.com keemail.me zoho.com zohomail.com zohomail.eu mail.com email.com gmx.com gmx.net gmx.de gmx.at gmx.ch gmx.us gmx.fr
  web.de freenet.de t-online.de arcor.de online.de mail.de posteo.de mailbox.org 1und1.de email.de
  outlook.de outlook.fr outlook.es outlook.it outlook.com.br outlook.pt outlook.jp outlook.in outlook.at outlook.be
  hotmail.de hotmail.fr hotmail.es hotmail.it hotmail.co.uk hotmail.com.br hotmail.com.ar hotmail.com.mx hotmail.ca
  live.de live.fr live.it live.nl live.be live.ca live.co.uk live.com.mx live.com.ar live.cl live.com.pt live.se live.dk live.no
  yahoo.de yahoo.fr yahoo.es yahoo.it yahoo.co.uk yahoo.com.br yahoo.com.ar yahoo.com.mx yahoo.ca yahoo.co.in yahoo.in yahoo.co.jp
  yahoo.com.au yahoo.com.ph yahoo.co.id yahoo.com.vn yahoo.com.sg yahoo.com.hk yahoo.com.tw yahoo.gr yahoo.pl yahoo.ro yahoo.se
  orange.fr wanadoo.fr free.fr laposte.net sfr.fr bbox.fr neuf.fr numericable.fr club-internet.fr aliceadsl.fr
  libero.it virgilio.it tiscali.it alice.it tin.it inwind.it iol.it email.it
  terra.com.br uol.com.br bol.com.br ig.com.br globo.com r7.com oi.com.br zipmail.com.br
  terra.es telefonica.net sapo.pt mail.pt clix.pt iol.pt
  mail.ru bk.ru inbox.ru list.ru internet.ru yandex.ru yandex.com ya.ru rambler.ru ukr.net i.ua meta.ua
  wp.pl o2.pl onet.pl interia.pl op.pl gazeta.pl seznam.cz email.cz centrum.cz post.cz azet.sk zoznam.sk
  freemail.hu citromail.hu abv.bg mail.bg yahoo.com.tr mynet.com
  qq.com 163.com 126.com yeah.net sina.com sina.cn sohu.com foxmail.com aliyun.com 139.com 189.cn tom.com
  naver.com daum.net hanmail.net nate.com rediffmail.com indiatimes.com
  btinternet.com sky.com talktalk.net ntlworld.com virginmedia.com blueyonder.co.uk tiscali.co.uk
  comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net earthlink.net juno.com netzero.net optonline.net
  rogers.com shaw.ca sympatico.ca bigpond.com optusnet.com.au iinet.net.au xtra.co.nz
  ziggo.nl kpnmail.nl planet.nl hetnet.nl home.nl xs4all.nl telenet.be skynet.be bluewin.ch sunrise.ch
  fastmail.com fastmail.fm hushmail.com inbox.com inbox.lv mailfence.com runbox.com disroot.org riseup.net cock.li
  usa.com post.com consultant.com engineer.com europe.com asia.com writeme.com myself.com dr.com cheerful.com techie.com
  mail2world.com lycos.com excite.com hotmail.se spray.se telia.com walla.com walla.co.il
  docomo.ne.jp ezweb.ne.jp softbank.ne.jp i.softbank.jp nifty.com biglobe.ne.jp excite.co.jp
`);
const freemail = new Set(freemailDomains);

export const isFreemail = (domain: string): boolean => freemail.has(domain);
