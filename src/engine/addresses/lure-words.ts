import { wordSet } from '../text/word-list.ts';

// Bait words in the languages lures are written in: whole words of an address, not of prose.

/** Asking to sign in, to prove or to repair an account. */
export const credentialWords = wordSet(`
  login log-in logon signin sign-in signon sso auth authenticate authentication authorize oauth verify verification verified verifikasi verif
  validate validation confirm confirmation secure security secured account accounts acct password passwd passcode credential
  credentials unlock locked suspended suspension restricted restriction recover recovery restore reactivate activate
  activation update updates upgrade billing invoice payment payments refund claim wallet webmail mailbox mailserver
  owa outlookweb support helpdesk helpcenter help-center servicedesk service services customer client clients member
  online onlinebanking banking ebanking netbanking identity userid kyc otp 2fa token session renew renewal expired expire
  appeal appeals violation violations violate infraction infringement copyright policy policybreach policies review case
  cases ticket notice notices legalnotice notification notifications notify notifier alert alerts warning unusual limited
  compliance enforcement complaint dispute takedown illegal improper unauthorized unauthorised guideline guidelines
  community-standards protect protection safety badge verifiedbadge bluebadge advertiser advertisers adsmanager metaads
  manage managers manager management support-center supports helps help helpdesks assist assistance center centre desk
  document documents docs sharedfile sharefile voicemail fax remittance proceed connect reconnect rectify resolve
  official oficial portal intranet webadmin access acess acount acounts accounts bussiness business members areaonline
  workplace employee payroll hr benefits sesion iniciarsesion
  cuenta cuentas acceso acceder ingreso ingresar iniciar verificar verificacion seguridad clave bancaenlinea cliente
  compte connexion verifier securite espaceclient client-espace identifiant authentification
  konto anmelden anmeldung sicherheit bestaetigen bestatigung kunde kunden kundenservice aktualisieren verifizierung
  conta acesso entrar seguranca atualizar atualizacao verificacao cadastro suporte desbloqueio
  conto accedi accesso verifica sicurezza aggiorna cliente area-clienti
  rekening inloggen beveiliging bevestigen masuk akun konfirmasi giris hesap onay
`);

/** Promising something: money, gifts, parcels, coins. */
export const promiseWords = wordSet(`
  bonus gift gifts giftcard reward rewards prize winner winning win lucky claim claims airdrop airdrops giveaway free
  promo promocao promotion offer offers mystery mysterybox voucher coupon jackpot spin bet slot casino cashback earn profit mining staking stake
  presale presales mint minting nft nfts dapps blockchain mainnet rewards freecoins robux diamond diamonds skins swap bridge dapp dapps defi migrate whitelist refund rebate grant stimulus subsidy bantuan
  hadiah klaim resmi gratis undian kaget paylater premios premio regalo sorteo ganar cadeau gagner gewinn gutschein
  track tracking parcel package delivery redelivery shipment shipping customs postage reschedule toll tolls unpaid
  fine penalty paketo paket colis livraison entrega envio encomenda rastreio spedizione consegna
`);

/** What the author of a copied site calls it. */
export const cloneWords = wordSet('clone clones replica phishing phish fake scam');

/**
 * Recognised inside a run-together label too (`securepaypalupdate`). By hand: long enough, and rarely part of an ordinary
 * word, as `review` is of `previews`.
 */
const runTogether = wordSet(`
  login logon signin signon authent verify verific verifi validat confirm secure securit account password passwor credential unlock
  suspend restrict recover reactivat activation billing webmail mailbox helpdesk helpcenter onlinebank ebanking netbank
  infraction infring copyright violation policybreach legalnotice notification notify compliance enforcement complaint
  official oficial resmi dispute takedown illegal improper unauthori guideline advertiser userrights support customer workplace
  wallet airdrop giveaway jackpot mysterybox presale staking rewards tracking delivery shipment parcel voucher
  connexion verificar seguridad seguranca sicherheit anmeld kundenservice atualiza verifica sicurezza
  undian hadiah paylater premios sorteo gutschein bantuan freefire robux oferta promo
  document voicemail invoice payment refund update
`);
/**
 * Only on free hosts: parts of words that crypto and prize lures there are full of, and that elsewhere belong to legitimate
 * companies (`chain` in a supermarket's name, `connect` in a telephone company's).
 */
const onFreeHosts = wordSet(`
  chain mint dapp claim connect coin token resolv rectif valida protoc defi latam flix enlinea virtualperson solution
  uphold logn bonus migrat swift gift network service wallet reward live apps multi sync official resmi help access
  meta crypt promo lucky viral
`);

const promisesRunTogether = wordSet(
  'airdrop giveaway jackpot mysterybox presale staking rewards tracking delivery shipment parcel voucher undian hadiah paylater premios sorteo gutschein bantuan freefire robux oferta promo',
);
const longestRun = Math.max(...[...runTogether, ...onFreeHosts].map((word) => word.length));

export type Lure = { credential: string[]; promise: string[] };

/** Words of a lure among the hyphen-separated parts of host labels, and inside parts that run words together. */
export const luresIn = (labels: string[], isFreeHost = false): Lure => {
  const credential = new Set<string>();
  const promise = new Set<string>();
  const note = (word: string) => {
    if (promiseWords.has(word) || promisesRunTogether.has(word)) promise.add(word);
    else credential.add(word);
  };
  for (const part of labels.flatMap((label) => label.toLowerCase().split(/[-_.~+ ]+/))) {
    const word = part.replace(/^\d+|\d+$/g, '');
    if (credentialWords.has(word) || promiseWords.has(word)) note(word);
    else if (word.length <= 40) {
      for (const inside of wordsInside(word, runTogether, 5)) note(inside);
      if (isFreeHost) for (const inside of wordsInside(word, onFreeHosts, 4)) promise.add(inside);
    }
  }
  return { credential: [...credential], promise: [...promise] };
};

/** A path with one of these words belongs to a page where people sign in. */
const signInWord =
  /^(?:log-?[io]n|sign-?[io]n|sso|auth|authenticat\w*|oauth|verif\w*|validat\w*|passw\w*|passcode|credentials?|unlock|recover|reactivat|webmail|\w*banking|netbank|onlinebank|iniciar\w*|acceso|acceder|ingres\w+|connexion|identifiant|anmeld\w*|acesso|entrar|accedi|accesso|inloggen|giris|masuk)$/;

export const asksToSignIn = ({ credential }: Lure): boolean =>
  credential.some((word) => signInWord.test(word));

/** Words that a domain carries only to frighten or to tempt: `docs`, `online` and `support` are in legitimate ones too. */
const baitWord =
  /^(?:log-?[io]n|sign-?[io]n|sso|auth\w*|verif\w*|validat\w*|confirm\w*|secur\w*|accounts?|acct|passw\w*|passcode|credentials?|unlock\w*|locked|suspen\w*|restrict\w*|recover\w*|restore|reactivat\w*|activation|billing|refund|wallet|webmail|mailbox|\w*banking|netbank|onlinebank|kyc|otp|2fa|appeals?|violations?|copyright|infring\w*|unusual|limited|renewal|expired?|connect|reconnect|rectify|seguridad|clave|acceso|ingres\w+|iniciar\w*|connexion|securite|identifiant|anmeld\w*|sicherheit|verifizierung|acesso|seguranca|desbloqueio|accesso|accedi|sicurezza|inloggen|beveiliging|giris|masuk|airdrops?|claims?|rewards?|giveaway|redelivery|unpaid)$/;

export const baitsPeople = ({ credential, promise }: Lure): boolean =>
  [...credential, ...promise].some((word) => baitWord.test(word));

const wordsInside = (text: string, wanted: Set<string>, shortest: number): string[] => {
  const found: string[] = [];
  for (let start = 0; start + shortest <= text.length; start += 1) {
    for (let end = Math.min(text.length, start + longestRun); end >= start + shortest; end -= 1) {
      const slice = text.slice(start, end);
      if (wanted.has(slice)) {
        found.push(slice);
        start = end - 1;
        break;
      }
    }
  }
  return found;
};
