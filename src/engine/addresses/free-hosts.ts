import { wordList, wordSet } from '../text/word-list.ts';

/**
 * Hosts where anyone can put up a page in a minute without paying or proving who they are. That alone is no offence: a
 * portfolio on github.io is as legitimate as one on its own domain. It only means that the suffix vouches for nobody.
 */
export type HostingKind = 'preview' | 'app-host' | 'site-builder' | 'storage' | 'shop-builder';

/**
 * Addresses for trying things out, before a site moves to its own domain: quick tunnels, development buckets, staging
 * copies, throwaway editors. Businesses rarely publish them; throwaway pages use them.
 */
const preview = `
  webflow.io framer.app framer.website framer.ai framer.media framer.wiki framer.photos typedream.app r2.dev workers.dev
  trycloudflare.com ngrok.io ngrok.app ngrok.dev ngrok-free.app ngrok-free.dev loca.lt localhost.run lhr.life serveo.net
  devtunnels.ms tunnelmole.net pinggy.link zrok.io replit.app replit.dev repl.co glitch.me csb.app codesandbox.io
  stackblitz.io webcontainer.io val.run on-fleek.app fleek.co fleek.cool ipfs.dweb.link dweb.link ipfs.io
  ipfs.w3s.link w3s.link nftstorage.link cf-ipfs.com infura-ipfs.io 4everland.app 4everland.io arweave.net
  cprapid.com temporary.site mytemp.website mypreview.site temp.domains tempurl.host hoster-test.ru plesk.page
  mybluehost.me wpenginepowered.com pantheonsite.io kinsta.cloud wpdevcloud.com instawp.xyz instawp.co
  instawp.link tastewp.com elementor.cloud cloudwaysapps.com easywp.com flywheelsites.com flywheelstaging.com
  ewp.live onrocket.site hostingersite.com hostingerapp.com wasmer.app zeabur.app edgeone.app edgeone.dev
  lovable.app bolt.host base44.app emergent.host softr.app bubbleapps.io flutterflow.app durable.site
  vercel.dev tiiny.site static.run html.cafe
  deno.dev deno.net deta.dev deta.app appwrite.network pagedemo.co gamma.site canva.site
`;

const appHost = `
  vercel.app now.sh pages.dev netlify.app github.io gitlab.io bitbucket.io codeberg.page herokuapp.com web.app
  firebaseapp.com appspot.com run.app azurewebsites.net azurestaticapps.net cloudapp.net cloudapp.azure.com
  azurefd.net azureedge.net amplifyapp.com awsapprunner.com elasticbeanstalk.com onrender.com fly.dev railway.app
  up.railway.app ondigitalocean.app surge.sh pythonanywhere.com kinsta.page kinsta.app cyclic.app adaptable.app
  koyeb.app northflank.app qovery.io stormkit.dev hf.space streamlit.app gradio.live codepen.io mybluemix.net
  appdomain.cloud gitbook.io readthedocs.io observablehq.cloud gitpod.io
`;

const siteBuilder = `
  wixsite.com wixstudio.com wixstudio.io editorx.io filesusr.com wordpress.com weebly.com weeblysite.com webnode.com webnode.page
  webnode.fr webnode.es webnode.it webnode.com.br webnode.cz webnode.nl webnode.at webnode.pt webnode.co.uk
  jimdofree.com jimdosite.com jimdo.com strikingly.com mystrikingly.com godaddysites.com squarespace.com
  000webhostapp.com infinityfreeapp.com rf.gd epizy.com 42web.io great-site.net free.nf wuaze.com iceiy.com hstn.me
  unaux.com byethost.com somee.com atwebpages.com webcindario.com esy.es hol.es 16mb.com
  x10host.com x10.mx awardspace.net freehostia.com altervista.org tripod.com angelfire.com freewebhostmost.com
  ucoz.com ucoz.net ucoz.org narod.ru 1freehosting.com zyrosite.com sitey.me sitew.us sitew.org ukit.me tilda.ws
  carrd.co notion.site super.site bravesites.com yolasite.com page.tl webador.com simplesite.com ueniweb.com
  mozello.com mozellosite.com ghost.io tumblr.com systeme.io clickfunnels.com landingi.com unbounce.com
  zohosites.com zoholandingpage.com hubspotpagebuilder.com pagecloud.com creatorlink.net imcreator.com
  site123.me start.page my-free.website site.pro studio.site webwave.dev umso.co umso.site
  tw1.ru beget.tech kinghost.net web.fc2.com
  teachable.com kajabi.com thinkific.com myportfolio.com glide.page glideapp.io softr.io
  wasabisys.com b-cdn.net
`;

const shopBuilder = `square.site myshopify.com mybigcommerce.com ecwid.com company.site bigcartel.com storenvy.com`;

/** Buckets and object stores: a page here is a file that the bucket's holder uploaded. */
const storage = `
  amazonaws.com blob.core.windows.net web.core.windows.net storage.googleapis.com firebasestorage.googleapis.com
  digitaloceanspaces.com linodeobjects.com backblazeb2.com wasabisys.com vultrobjects.com contabostorage.com
  myqcloud.com aliyuncs.com scw.cloud cloudflarestorage.com storjshare.io customer-oci.com oraclecloud.com
  sufybkt.com hmstorage.net supabase.co ams3.cdn.digitaloceanspaces.com cos.ap-singapore.myqcloud.com
  googleusercontent.com tos-cn-beijing.volces.com
`;

const entries = (kind: HostingKind, names: string): [string, HostingKind][] =>
  wordList(names).map((name) => [name, kind]);

const kindBySuffix = new Map<string, HostingKind>([
  ...entries('site-builder', siteBuilder),
  ...entries('shop-builder', shopBuilder),
  ...entries('app-host', appHost),
  ...entries('storage', storage),
  ...entries('preview', preview),
]);

/** Google's old blog platform answers under more than seventy country suffixes. */
const blogspot = /(?:^|\.)blogspot\.[a-z]{2,3}(?:\.[a-z]{2})?$/;

export type Hosting = { kind: HostingKind; suffix: string; name: string };

/** The shared host that a host name belongs to, with the tenant's part of it; null for a site on its own domain. */
export const hostingOf = (host: string): Hosting | null => {
  const labels = host.split('.');
  // Content of the IPFS network, through any gateway: anyone can put a page there, and nobody can take it down.
  if (/^baf[yk][a-z2-7]{40,}$/.test(labels[0] ?? '')) {
    return { kind: 'preview', suffix: labels.slice(1).join('.'), name: labels[0] ?? '' };
  }
  for (let start = 1; start < labels.length - 1; start += 1) {
    const suffix = labels.slice(start).join('.');
    const kind = kindBySuffix.get(suffix);
    if (kind) return tenant(labels.slice(0, start), kind, suffix);
    if (blogspot.test(suffix) && !blogspot.test(labels.slice(start + 1).join('.'))) {
      return tenant(labels.slice(0, start), 'site-builder', suffix);
    }
  }
  return null;
};

/** `www`, `app` and the like before a platform's own domain are the platform itself, not a customer. */
const ownNames = wordSet(`
  www app apps blog help support docs status community en api developers developer dev console dashboard my
  go learn forum mail store cdn login account accounts signup about careers de fr es pt it ja aws docs.aws
  console.aws bucket static themes make design university partners marketplace discourse wiki news
  public-api developer.wordpress templates gallery lh3 lh4 lh5 lh6 media
`);

const tenant = (labels: string[], kind: HostingKind, suffix: string): Hosting | null => {
  const name = labels.filter((label, index) => !(index === 0 && label === 'www')).join('.');
  if (name === '' || ownNames.has(name)) return null;
  return { kind, suffix, name };
};

/**
 * What people call their own pages. It excuses length and hyphens, nothing else: a brand or a bait word beside it still
 * counts.
 */
export const isPersonalPage = (name: string): boolean =>
  /portfolio|resume|(?:^|-)cv(?:-|$)|personal|-projects?$|-github-io$|(?:^|-)(?:blog|docs|starter|template|website)(?:-|$)/.test(
    name,
  );
