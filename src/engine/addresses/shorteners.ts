import { wordSet } from '../text/word-list.ts';

/** Services whose links do not show where they lead. Written by hand, checked against public lists. */
const shorteners = wordSet(`
  bit.ly bitly.com bitly.ws bitly.cx j.mp tinyurl.com is.gd v.gd t.co goo.gl ow.ly buff.ly rebrand.ly rb.gy cutt.ly
  cutt.us shorturl.at shorturl.asia short.io short.gy shorte.st t.ly tiny.cc tiny.one tny.im tr.im u.to urlz.fr s.id
  qr.ae lnkd.in dlvr.it soo.gd clck.ru clc.li clc.la clck.me bl.ink b.link po.st mcaf.ee su.pr x.co adf.ly adfoc.us bc.vc
  ouo.io ouo.press linkvertise.com lnk.to goo.su vk.cc u.nu n9.cl acortar.link acortaurl.com abre.ai encurtador.com.br
  encr.pw bityl.co l1nk.dev l1nq.com 1ink.com zpr.io rplg.co hyperurl.co dub.sh dub.co switchy.io snip.ly sniply.io
  linkr.it shrtco.de shrinke.me shrtfly.com exe.io fc.lc gplinks.co za.gl kutt.it kutt.to yourls.org polr.me
  tinu.be tinyu.rl wn.nr zws.im 2u.pw 2no.co 1url.com v.ht da.gd git.io youtu.be fb.me amzn.to amzn.eu a.co ebay.to
  apple.co msft.it aka.ms g.co maps.app.goo.gl app.goo.gl page.link onelink.me app.link smart.link
  branch.io trib.al ift.tt wp.me flip.it nyti.ms reut.rs bbc.in cnn.it on.fb.me spoti.fi redd.it flic.kr db.tt
  qrco.de qr.codes qr.io qr-code.link scnv.io me-qr.com q-r.to qrfy.io did.li taplink.cc surl.li surl.lu
  shorten.so shorten.ee shorten.is shortlink.uk 3.ly 4.gp 6.ly 7.ly 8.ly t2m.io ttm.sh t1p.de t.me.link urlr.me url.ie
  lc.chat cli.re cli.gs ur.ly urlday.cc urlshortener.at lihi.cc lihi1.cc lihi2.cc lihi3.cc reurl.cc pse.is ppt.cc
  pin.it gg.gg ko.gl han.gl buly.kr me2.do url.kr bom.so by.com.vn s.net.vn rut.gd zalo.me.link zurl.ws ytb.ws
  heylink.me.link t.cn url.cn dwz.cn suo.im suo.nz mrw.so u6.gg u3v.cn is.im x.gd kurzelinks.de kurzlinks.de
  linksplit.io joturl.com jo.my geni.us smarturl.it linkbun.ch tcrn.ch dld.bz prf.hn ulvis.net ux.nu hoy.li v.gy
  tii.la urlty.co urlbae.com oke.io shorter.me bitl.to bit.do short.cm lmy.de lstu.fr shor.by p.ly vo.la v1.lc linktw.in
  hubs.ly hubs.la hubs.li s.team shope.ee vm.tiktok.com vt.tiktok.com share.google search.app
`);

/**
 * Operated by one company for its own pages only: the short domain vouches for the owner. What a network puts in place of
 * any link of its members (`t.co`, `lnkd.in`) is not of this kind.
 */
const ownedByOneCompany = wordSet(
  'youtu.be fb.me amzn.to amzn.eu a.co ebay.to apple.co msft.it aka.ms g.co nyti.ms reut.rs bbc.in cnn.it spoti.fi redd.it flic.kr pin.it maps.app.goo.gl',
);

/** Profile pages that exist to list links. */
const linkPages = wordSet(`
  linktr.ee beacons.ai bio.site bio.link bio.fm lnk.bio heylink.me campsite.bio solo.to taplink.cc taplink.at
  linkpop.com link.space link.me linkr.bio linkin.bio allmylinks.com carrd.co hoo.be koji.to milkshake.app
  many.link linkbio.co contactin.bio msha.ke tap.bio withkoji.com linkfly.to conecta.bio magic.ly snipfeed.co liinks.co hopp.co mez.ink wonderl.ink komi.io sociatap.com
  superprofile.bio mssg.me linkfire.com song.link set.page joy.link spf.bio juicy.bio lift.bio ohmy.bio biolinky.co
`);

export type ShortenerKind = 'public' | 'company' | 'link-page';

/** Services that give each customer a subdomain for short links. */
const tenantShorteners =
  /\.(?:app\.link|page\.link|onelink\.me|smart\.link|short\.gy|carrd\.co|bio\.link|taplink\.cc)$/;

export const shortenerKindOf = (host: string, registrableDomain: string | null): ShortenerKind | null => {
  const bare = host.replace(/^www\./, '');
  // `support.bitly.com` is the company's own page; `x.app.link` is a customer's short link.
  const names = tenantShorteners.test(host) ? [registrableDomain ?? bare] : [bare];
  for (const name of names) {
    if (ownedByOneCompany.has(name)) return 'company';
    if (shorteners.has(name)) return 'public';
    if (linkPages.has(name)) return 'link-page';
  }
  return null;
};
