import { wordSet } from '../text/word-list.ts';

/** Zones of free domains that point to whatever machine their holder chooses at any minute. */
const dynamicDns = wordSet(`
  duckdns.org no-ip.org no-ip.com no-ip.biz no-ip.info noip.me noip.us hopto.org hopto.me zapto.org sytes.net ddns.net
  ddns.me ddns.info ddnsking.com ddnsfree.com ddnsgeek.com serveftp.com servehttp.com serveblog.net servebeer.com
  servegame.com servecounterstrike.com serveminecraft.net servequake.com servehalflife.com redirectme.net bounceme.net
  myftp.org myftp.biz myvnc.com gotdns.ch onthewifi.com webhop.me 3utilities.com viewdns.net blogsyte.com
  dyndns.org dyndns.biz dyndns.info dyndns.tv dyndns-home.com dyndns-remote.com dyndns-web.com dynalias.com dynalias.net
  dynalias.org dyn-o-saur.com homeip.net homelinux.com homelinux.net homelinux.org homeunix.com homeunix.net
  homeunix.org selfip.com selfip.net selfip.org selfip.biz is-a-geek.com is-a-geek.net is-a-geek.org gotdns.com
  mine.nu ath.cx kicks-ass.net merseine.nu webhop.net webhop.org webhop.biz webhop.info thruhere.net
  sells-for-less.com is-found.org is-saved.org is-very-nice.org is-by.us iamallama.com dontexist.com dontexist.net
  dontexist.org doesntexist.com doesntexist.org gets-it.net from-ca.com at-band-camp.net buyshouses.net
  est-a-la-maison.com blogdns.com blogdns.net blogdns.org
  afraid.org mooo.com chickenkiller.com crabdance.com ignorelist.com jumpingcrab.com strangled.net twilightparadox.com
  uk.to us.to info.tm raspberryip.com minecraftnoob.com ezpdns.com my03.com homenet.org dynu.net dynu.com kozow.com
  theworkpc.com casacam.net camdvr.org giize.com gleeze.com freeddns.org freeddns.com ooguy.com accesscam.org
  mywire.org webredirect.org loseyourip.com dns.army dns.navy dynserv.org ddns-ip.net ip-ddns.com v6.army
  dynv6.net v6.rocks dns.wiki securepoint.com spdns.de spdns.eu my-gateway.de firewall-gateway.com
  changeip.com changeip.org ikwb.com dynamicdns.biz ddns.mobi ddns.name ddns.us dns04.com dns05.com dns1.us dns2.us
  x24hr.com 1dumb.com mrbonus.com mrbasic.com ns01.us ns02.us ns1.name onmypc.net onmypc.org ourhobby.com sexxxy.biz
  toythieves.com wikaba.com xxuz.com youdontcare.com zzux.com zyns.com jetos.com itsaol.com almostmy.com
  americanunfinished.com authorizeddns.net authorizeddns.org authorizeddns.us bigmoney.biz compress.to
  ydns.eu nsupdate.info deadal.us desec.dyn.dns dedyn.io system-ns.net now-dns.net now-dns.org now-ip.net now-ip.org
  dpdns.org us.kg qzz.io xx.kg eu.org pp.ua cloudns.nz cloudns.org cloudns.ph cloudns.cl cloudns.biz cloudns.asia
  cloudns.be cloudns.cc cloudns.eu cloudns.in cloudns.info cloudns.pro cloudns.pw cloudns.us
  work.gd publicvm.com linkpc.net run.place line.pm theworkpc.net home64.de root.sx
  nip.io sslip.io xip.io traefik.me synology.me myds.me dsmynas.com myqnapcloud.com asuscomm.com tplinkdns.com
  hldns.ru 4nmn.com dnsdojo.com dnsalias.com dnsalias.net dnsalias.org does-it.net
`);

/** The dynamic-DNS zone of this host, or null. The zone's own site (`www.duckdns.org`) does not count. */
export const dynamicDnsZoneOf = (host: string): string | null => {
  const labels = host.replace(/^www\./, '').split('.');
  for (let start = 1; start < labels.length - 1; start += 1) {
    const zone = labels.slice(start).join('.');
    if (dynamicDns.has(zone)) return zone;
  }
  return null;
};
