import type { Language } from '../generated-mail.ts';
import { list } from '../kits/kit.ts';
import type { SenderKind } from '../letter.ts';

/** Which names of the brand table write which kind of mail everywhere. */
export const brandNames: Partial<Record<SenderKind, string[]>> = {
  account: list(
    'Microsoft; Google; Apple; Dropbox; Adobe; Facebook; Instagram; LinkedIn; X (Twitter); Amazon; eBay; PayPal; Netflix; Spotify; GitHub; Steam; Discord; TikTok; Samsung; Zoom; Canva; Notion; OpenAI; PlayStation; Epic Games; Pinterest; Airbnb; Booking.com; Uber',
  ),
  bank: list('Revolut; N26; Wise; HSBC; ING; Santander; Citibank; PayPal'),
  card: list('Visa; Mastercard; American Express; Klarna; Revolut'),
  charity: [],
  crypto: list(
    'Coinbase; Binance; Kraken; Ledger; MetaMask; Trust Wallet; Trezor; Crypto.com; Gemini; Bybit; OKX; Bitpanda; Phantom; OpenSea; Blockchain.com; Exodus',
  ),
  documents: list(
    'DocuSign; Dropbox; WeTransfer; Google; SharePoint; OneDrive; Adobe; Box; ShareFile; Zoom; Smartsheet',
  ),
  events: list('Eventbrite'),
  hosting: list(
    'GoDaddy; Namecheap; Hostinger; IONOS; OVH; Cloudflare; Bluehost; Squarespace; WordPress; Wix',
  ),
  insurance: list('Allianz'),
  mailbox: list('Microsoft 365; Outlook; Google; Zoho; Proton; Zimbra; iCloud; Roundcube'),
  parcel: list('DHL; UPS; FedEx; DPD; GLS'),
  payment: list('PayPal; Stripe; Klarna; Wise; Square; Payoneer; Western Union; Skrill'),
  saas: list(
    'Slack; Atlassian; GitHub; GitLab; Zoom; HubSpot; Shopify; Mailchimp; Notion; Figma; Canva; Salesforce; QuickBooks; Xero; Okta; 1Password; Bitwarden; TeamViewer; SurveyMonkey; Smartsheet; Intuit',
  ),
  security: list('Norton; McAfee; Avast; Kaspersky; Malwarebytes; Bitdefender; LastPass; Microsoft; Apple'),
  shop: list(
    'Amazon; eBay; Etsy; IKEA; Zalando; Shein; Temu; AliExpress; Nike; Adidas; Decathlon; Vinted; Lidl',
  ),
  social: list(
    'Facebook; Instagram; LinkedIn; X (Twitter); TikTok; Pinterest; Reddit; Discord; Snapchat; WhatsApp; Telegram; Tinder',
  ),
  streaming: list('Netflix; Spotify; Disney+; Prime Video; YouTube; Twitch; DAZN; Crunchyroll; Apple'),
  telecom: list('Vodafone; T-Mobile'),
  travel: list(
    'Booking.com; Airbnb; Expedia; Ryanair; Lufthansa; Emirates; Marriott; Hilton; Uber; Agoda; Tripadvisor',
  ),
};

/** Names at home in one language, drawn more often there. */
export const localNames: Partial<Record<Language, Partial<Record<SenderKind, string[]>>>> = {
  en: {
    bank: list(
      'JPMorgan Chase; Bank of America; Wells Fargo; Capital One; U.S. Bank; PNC; TD Bank; Barclays; Lloyds Bank; NatWest; Nationwide; Monzo; Starling Bank; RBC; Scotiabank; Commonwealth Bank; Westpac; AIB; USAA; Ally',
    ),
    card: list('American Express; Discover; Capital One; Barclays'),
    parcel: list('USPS; Royal Mail; Evri (Hermes); Australia Post; Canada Post; An Post'),
    tax: list('IRS; HMRC; Canada Revenue Agency; Australian Taxation Office; Social Security Administration'),
    toll: list('E-ZPass; SunPass; FasTrak; DVLA; Linkt'),
    telecom: list('AT&T; Verizon; Comcast Xfinity; BT; Virgin Media; Sky; EE; O2; Telstra; Rogers'),
    shop: list('Walmart; Costco; Target; Best Buy; Home Depot; Tesco; Lowe’s; Kohl’s; Walgreens'),
    insurance: list('State Farm; GEICO'),
    health: list('NHS; Medicare'),
    streaming: list('Hulu; Paramount+; Max (HBO)'),
    travel: list('Delta Air Lines; United Airlines'),
  },
  de: {
    bank: list(
      'Sparkasse; Volksbank; Commerzbank; Deutsche Bank; Postbank; DKB; comdirect; Targobank; Raiffeisen; Erste Bank; PostFinance',
    ),
    parcel: list('Deutsche Post; Österreichische Post; Swiss Post'),
    tax: list('ELSTER'),
    telecom: list('Telekom; Vodafone; Swisscom'),
    mailbox: list('WEB.DE; GMX; STRATO; Telekom'),
    shop: list('eBay Kleinanzeigen; MediaMarkt; Edeka; Rossmann; Aldi'),
    insurance: list('ADAC; Allianz'),
    health: list('Techniker Krankenkasse; Barmer'),
    hosting: list('STRATO'),
  },
  fr: {
    bank: list(
      'BNP Paribas; Crédit Agricole; Société Générale; La Banque Postale; Caisse d’Épargne; Crédit Mutuel; LCL; Boursorama; Belfius',
    ),
    parcel: list('La Poste; Colissimo; Chronopost; Mondial Relay; bpost'),
    tax: list('impots.gouv.fr'),
    health: list('Ameli'),
    toll: list('ANTAI'),
    telecom: list('Orange; SFR; Free Mobile; Bouygues Telecom'),
    mailbox: list('Orange; SFR'),
    shop: list('Leboncoin; Carrefour'),
  },
  es: {
    bank: list('BBVA; CaixaBank; Banco Sabadell; Bankinter; Ibercaja; Abanca; Unicaja; Bancolombia; Banorte'),
    parcel: list('Correos'),
    tax: list('Agencia Tributaria; SAT México'),
    toll: list('DGT'),
    telecom: list('Movistar'),
    shop: list('Wallapop; Mercado Libre; Carrefour'),
  },
  pt: {
    bank: list(
      'Itaú; Bradesco; Banco do Brasil; Nubank; Banco Inter; Millennium BCP; Caixa Geral de Depósitos; Novo Banco',
    ),
    parcel: list('CTT; Correios'),
    tax: list('gov.br'),
    shop: list('Magazine Luiza; Americanas; Mercado Libre; Livelo; OLX'),
  },
  it: {
    bank: list('Intesa Sanpaolo; UniCredit; BPER; Fineco; Nexi; Poste Italiane'),
    parcel: list('Poste Italiane'),
    tax: list('Agenzia delle Entrate; INPS'),
    shop: list('Subito'),
  },
  nl: {
    bank: list('ABN AMRO; Rabobank; KBC; Belfius'),
    parcel: list('PostNL; bpost'),
    tax: list('DigiD'),
    shop: list('Bol; Marktplaats'),
  },
  pl: {
    bank: list('PKO Bank Polski; mBank; Bank Pekao'),
    parcel: list('InPost; Poczta Polska'),
    shop: list('Allegro; OLX'),
  },
  ja: {
    bank: list('MUFG; SMBC; Mizuho'),
    card: list('JCB; Aeon Card; Saison Card; PayPay'),
    parcel: list('Japan Post; Yamato; Sagawa'),
    shop: list('Rakuten; Mercari; Amazon'),
    telecom: list('NTT Docomo; SoftBank'),
    account: list('Amazon; LINE; Apple; Rakuten'),
  },
  sv: {
    bank: list('Swedbank; Handelsbanken; Nordea'),
    parcel: list('PostNord; Bring'),
    shop: list('Blocket'),
  },
  cs: { bank: list('Česká spořitelna') },
  tr: { bank: list('Garanti BBVA; Akbank; Yapı Kredi; Ziraat Bankası'), tax: list('e-Devlet') },
  ru: {
    bank: list('Sberbank; Tinkoff'),
    mailbox: list('Mail.ru; Yandex'),
    account: list('VK; Yandex; Mail.ru'),
  },
  zh: {
    bank: list('ICBC'),
    shop: list('Taobao; Alibaba'),
    mailbox: list('QQ Mail; NetEase'),
    account: list('Alipay; WeChat'),
  },
};

/** How often a message comes from a house nobody has heard of. What is not listed always does. */
export const inventedShare: Partial<Record<SenderKind, number>> = {
  account: 0.3,
  bank: 0.06,
  card: 0.05,
  crypto: 0.12,
  documents: 0.1,
  events: 0.7,
  health: 0.75,
  hosting: 0.45,
  insurance: 0.6,
  mailbox: 0.15,
  parcel: 0.12,
  payment: 0.1,
  saas: 0.5,
  security: 0.15,
  shop: 0.5,
  social: 0.15,
  streaming: 0.1,
  tax: 0,
  telecom: 0.25,
  toll: 0,
  travel: 0.45,
};

/** Invented public bodies, banks and schools: their names say what they are. Patterns as in a kit. */
export const statePattern: Partial<Record<SenderKind, Partial<Record<Language, string[]>>>> = {
  bank: {
    en: list('{city} Credit Union; {word} Bank; {city} Building Society'),
    de: list('Sparkasse {city}; Volksbank {city}; {word}bank'),
    fr: list('Banque {word}; Crédit {city}'),
    es: list('Caja Rural de {city}; Banco {word}'),
    pl: list('Bank Spółdzielczy {city}; {word} Bank'),
    cs: list('{word} banka; Spořitelna {city}'),
  },
  school: {
    en: list('{city} Primary School; {last} High School; {word} Academy; {city} Library'),
    de: list('Grundschule {city}; {last}-Gymnasium; Stadtbibliothek {city}; Kita {word}'),
    fr: list('École {last}; Collège {city}; Bibliothèque de {city}'),
    es: list('Colegio {last}; IES {city}; Biblioteca de {city}'),
    it: list('Istituto {last}; Scuola {city}'),
    nl: list('Basisschool {word}; Bibliotheek {city}'),
    pt: list('Escola {last}; Colégio {city}'),
  },
  city: {
    en: list('{city} City Council; Town of {city}; {city} Water'),
    de: list('Stadt {city}; Stadtwerke {city}; Landkreis {city}'),
    fr: list('Mairie de {city}; {city} Métropole'),
    es: list('Ayuntamiento de {city}; Diputación de {city}'),
    it: list('Comune di {city}'),
    nl: list('Gemeente {city}'),
    pt: list('Câmara Municipal de {city}; Prefeitura de {city}'),
    sv: list('{city} kommun'),
  },
  charity: {
    en: list('{city} Food Bank; {word} Trust; Friends of {city} Park; {word} Rescue'),
    de: list('Tafel {city} e.V.; {word}hilfe e.V.; Tierheim {city}'),
    fr: list('Association {word}; Les Amis de {city}; {word} Solidarité'),
    es: list('Fundación {word}; Banco de Alimentos de {city}'),
  },
  health: {
    en: list('{city} Dental Care; {last} Medical Practice; {word} Physio; {city} Eye Clinic'),
    de: list('Zahnarztpraxis Dr. {last}; Praxis {last}; Physiotherapie {city}'),
    fr: list('Cabinet {last}; Centre dentaire de {city}; Kiné {city}'),
    es: list('Clínica dental {last}; Centro médico {city}'),
  },
  energy: {
    en: list('{word} Energy; {city} Power & Light; {city} Water'),
    de: list('Stadtwerke {city}; {word} Energie; {word}strom'),
    fr: list('{word} Énergie; Eau de {city}'),
    es: list('{word} Energía; Aguas de {city}'),
  },
};

/** Hosts some brands really write from; each belongs to the brand's own domains. */
export const sendingHosts: Record<string, string[]> = {
  Microsoft: ['accountprotection.microsoft.com', 'microsoft.com', 'email.microsoft.com'],
  'Microsoft 365': ['microsoft.com', 'email.microsoft.com'],
  Outlook: ['microsoft.com'],
  OneDrive: ['sharepointonline.com', 'microsoft.com'],
  SharePoint: ['sharepointonline.com'],
  Google: ['accounts.google.com', 'google.com'],
  YouTube: ['youtube.com', 'google.com'],
  Apple: ['id.apple.com', 'email.apple.com', 'apple.com'],
  iCloud: ['email.apple.com'],
  Facebook: ['facebookmail.com'],
  Instagram: ['mail.instagram.com'],
  DocuSign: ['docusign.net', 'docusign.com'],
  Netflix: ['mailer.netflix.com', 'members.netflix.com'],
  HMRC: ['hmrc.gov.uk', 'notifications.service.gov.uk'],
  DVLA: ['notifications.service.gov.uk'],
  'X (Twitter)': ['x.com'],
  DHL: ['dhl.com', 'dhl.de'],
};

/** Invented names that fit every language, by trade. */
export const anyPattern: Partial<Record<SenderKind, string[]>> = {
  account: ['{word}', '{word}', '{word} Cloud', '{word} App'],
  saas: ['{word}', '{word}', '{word} Cloud', '{word}HQ', '{word} Desk'],
  parcel: ['{word} Express', '{word} Logistics', '{word} Parcel', '{word} Cargo'],
  crypto: ['{word} Exchange', '{word} Wallet', '{word}Coin'],
  streaming: ['{word} TV', '{word} Play', '{word}Flix'],
  telecom: ['{word} Telecom', '{word} Mobile', '{word}Net'],
  bank: ['{word} Bank', 'Banco {word}', '{word} Direct'],
  card: ['{word} Card', '{word} Credit'],
  payment: ['{word} Pay', '{word} Payments'],
  security: ['{word} Security', '{word} Antivirus', '{word} Shield'],
  documents: ['{word} Sign', '{word} Docs', '{word} Drive'],
  mailbox: ['{word} Mail', 'Webmail {word}', '{word} Post'],
  social: ['{word}', '{word} Social'],
  hosting: ['{word} Hosting', '{word} Web', '{word} Domains'],
  insurance: ['{word} Insurance', '{word} Assurance', '{last} & {last2}'],
  energy: ['{word} Energy', '{word} Power'],
  travel: ['{word} Travel', 'Hotel {word}', '{word} Air', 'Pension {last}'],
  events: ['{word} Tickets', '{word} Festival', 'Teatro {word}'],
  health: ['Dr. {last}', 'Clinic {last}', '{word} Med'],
};
