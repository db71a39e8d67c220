import type { Phrasebook } from './topics.ts';

const account =
  '(účet|účtu|účtem|účty|konto|konta|karta|karty|kartu|kartě|přístup|přístupu|bankovnictví|schránka|schránky|schránku|schránce|profil|profilu|předplatné*|služb*|bankovní identit*)';
const shut =
  '(zablokov*|zablokuj*|zablokován*|pozastav*|omezen*|omezíme|uzavřen*|uzavře*|zrušen*|deaktivov*|deaktivac*|smazán*|obstaven*|zmrazen*|znepřístupn*)';
const prove =
  '(ověřte|ověřit|ověření|ověřením|ověřovací|potvrďte|potvrdit|potvrzení|potvrzením|aktualizujte|aktualizovat|aktualizac*|doplňte|doplnit|obnovte|obnovit|odblokujte|odblokovat|aktivujte|aktivovat|verifik*|autorizujte|autorizovat)';
const secrets =
  '(heslo|hesla|heslem|údaje|údajů|přihlašovací*|totožnost|totožnosti|identitu|identity|účet|účtu|kartu|karty|číslo karty|pin|cvv|cvc|bankovní identit*|schránku|schránky|kontaktní údaje)';
const parcel = '(balík|balíku|balíček|balíčku|zásilka|zásilky|zásilku|zásilce|zásilkou|balíkem)';
const payWord =
  '(zaplaťte|zaplatit|zaplacení|zaplacen*|nezaplacen*|uhraďte|uhradit|uhrazen*|neuhrazen*|doplaťte|doplatit|doplatek|poplatek|poplatku|poplatky|clo|cla|celní*|úhrad*)';

/** Lures and the words around them, in Czech. */
export const czech: Phrasebook = {
  'credential-request': `
    (zadejte|zadat|vyplňte|uveďte|zadání) .. (číslo|údaje) .. (karty|kartě)
    ${prove} <> ${secrets}
    ${prove} .. (odkaz*|níže|zde|tlačítk*|formulář*)
    (přihlaste|přihlásit|přihlášení|přihlášením) .. (abyste|aby|pro|a|přes|pomocí) .. (${prove.slice(1, -1)}|odkaz*)
    (zadejte|zadat|zadání|zadáním|vyplňte|vyplnit|uveďte|uvést|pošlete|poslat|zašlete) .. (heslo|hesla|pin|cvv|cvc|číslo karty|čísla karty|údaje o kartě|údaje karty|údaje z karty|kartu|přihlašovací údaje|rodné číslo|sms kód|kód z sms|bezpečnostní kód)
    (heslo|hesla|platnost hesla) .. (vyprší|vypršel*|končí|skončí|expiruje)
    (klikněte|kliknutím|přejděte|otevřete) .. (přihlaste*|${prove.slice(1, -1)})
    (nutné|nutná|nutno|vyžadováno|vyžadujeme|povinn*|nezbytn*|potřeba) .. (ověřit|ověření|potvrdit|aktualizovat|aktualizac*)
    (ověření|aktualizac*|potvrzení) .. (nutn*|vyžadov*|povinn*|nezbytn*)
  `,
  'account-threat': `
    ${account} .. (byl*|bude|budou|je|může být|jsou) .. ${shut}
    (zablokovali jsme|pozastavili jsme|omezili jsme|zablokujeme|pozastavíme) .. ${account}
    (dočasně|trvale|natrvalo) .. ${shut}
    (zablokování|pozastavení|uzavření|zrušení|deaktivac*|ztrát*|omezení) .. ${account}
    (předešli|předejít|zabránit|vyhnout|vyhnuli|vyhněte) .. (zablokov*|pozastav*|uzavř*|ztrát*|omezen*|zrušen*|smazán*)
    (podezřel*|neobvykl*|neoprávněn*|neautorizovan*) .. (aktivit*|přihlášen*|transakc*|pokus*|přístup*|platb*|pohyb*)
    (zaznamenali|zjistili|detekovali|evidujeme) .. (přihlášen*|pokus*|aktivit*|neobvykl*|podezřel*|zařízen*)
    (jinak|opačném případě) .. ${shut}
    (ztratíte|přijdete o) .. (přístup|data|zprávy|e maily)
  `,
  'payment-request': `
    (můžeš|mohl bys|mohla bys|můžete) .. (poslat|převést|zaplatit) .. (#|kč|účet|účtu)
    (odpojení|přerušení) .. (elektřin*|energi*|plynu|dodávk*)
    (změn*|nový|nové|nového|nová|novém|jiný|jiné) .. (číslo účtu|čísla účtu|čísle účtu|bankovní spojení|bankovního spojení|bankovní účet|bankovního účtu|iban|platební údaje|bankovní údaje)
    (na|náš) nový účet
    (platb*|platbu|fakturu|faktur*|úhradu|převod) <> (nový účet|nové číslo|novém účtu|nového účtu|jiný účet|nové bankovní|nový bankovní|novému dodavateli)
    (změnili|změnila|přešli) .. (bank*|účet|číslo účtu)
    (zajistit|provést|zadat|vyřídit|odeslat|uhradit) .. (platbu|platby|převod|úhradu) .. (zahraničí|nov* dodavatel*|dodavatel*|eur|dnes)
    (pošlu|zašlu) .. (údaje k účtu|číslo účtu|platební údaje|bankovní údaje|údaje k platbě)
    (starý|původní|dosavadní|předchozí) účet .. (zrušen*|nepoužív*|neplatn*|uzavřen*|není)
    (pošlete|poslat|poslala|poslal|převeďte|převést|převedla|převedl|proveďte|provést|provedla|zadat|zadejte|zaplatit) .. (platb*|převod*|peníze|částk*) .. (dnes|ihned|okamžitě|urgentn*|co nejdřív*|účet|účtu|dodavatel*|obratem|ještě)
    (neuhrazen*|dlužn*|dluh|nedoplat*|pokut*) .. (ihned|okamžitě|24|48|exekuc*|exekutor*|vymáhán*|odpojen*|odkaz*|soud*)
    (převeďte|převést|převodem|přesuňte) .. (peníze|bezpečný účet|bezpečného účtu|prostředky)
    (bezpečný účet|bezpečného účtu|zabezpečený účet|rezervní účet)
  `,
  'parcel-fee': `
    ${parcel} <> ${payWord}
    ${parcel} .. (zadržen*|pozastaven*|nemohl* být doručen*|nebyl* doručen*|nebylo možné|čeká na|nelze doručit|bude vrácen*|vrácena odesílateli)
    (nepodařilo se|nemohli jsme|nebylo možné) .. (doručit|doručení) .. (balí*|zásilk*)
    (neúplná|neúplné|neúplnou|nesprávná|chybná|chybějící|chybné) .. (adres*|číslo)
    (potvrďte|aktualizujte|doplňte|upřesněte|opravte) .. (adres*|doručovací*) 
    (poplatek|poplatku|doplatek|částk*|clo) .. (doručen*|celn*|proclen*|opětovn*|zásilk*|doprav*|skladn*)
    (kurýr|kurýra|kurýrem|dopravc*) .. (zaplat*|peníze|kart*|odkaz*|potvrď*|převz*)
  `,
  'refund-bait': `
    (přeplatek|vratk*|kompenzac*) .. (daň|dani|výši|ve výši)
    (vyplacení|připsání|výplatu) .. (zadejte|klikněte|vyplňte|potvrďte)
    (vrácení|přeplat*|náhrad*|příspěv*|kompenzac*|vratk*|dotac*) .. (nárok|vyzvedn*|vyplnit|vyplňte|formulář*|kart*|odkaz*|čeká|požád*)
    (máte|vám) .. nárok .. (vrácení|přeplat*|příspěv*|kompenzac*|dotac*|vratk*)
    (peníze|platb*|částk*) .. (přijmout|přijetí|převzít|obdržet|převzetí|připsán*) .. (kart*|odkaz*|klikn*|zadejte|potvrď*)
    (kupující|zájemce) .. (zaplatil*|uhradil*) .. (odkaz*|potvrď*|převzít|přijm*)
  `,
  prize: `
    (zaplaťte|zaplatit|uhraďte) .. (poštovné|balné|manipulační*)
    (vyhrál*|výhra|výhru|výherce|výhercem|vylosován*|vybrán*) .. (cen*|iphone|telefon*|poukaz*|kč|korun|soutěž*|loteri*|vyzvedn*|odměn*|dárek|auto)
    (gratulujeme|blahopřejeme) .. (vyhr*|výhr*|vybrán*|výherc*|vylosov*|získ*)
    (vyzvedněte|vyzvednout|převezměte|převzít|získejte) .. (výhru|výhry|cenu|odměnu|dárek|poukaz)
  `,
  'gift-cards': `
    (kup|kupte|koupit|koupil*|nakup*|potřebuj*|sežeň*) .. (dárkov* kart*|dárkov* pouk*|poukáz* .. (steam|google|apple|amazon)|kart* google play|kart* apple|paysafecard)
    (pošl*|vyfoť*|kódy|fotk*) .. (kódy|kód* z karet|karet|dárkov*)
  `,
  'payroll-change': `
    (mzda|mzdu|mzdy|výplat*|plat) <> (nový účet|jiný účet|nové číslo účtu|změn* .. účtu|změn* .. účet|nového účtu)
    (změnil*|změnit|změnu|aktualizovat) .. (účet|účtu|banku) .. (mzd*|výplat*|plat)
  `,
  'code-request': `
    (nadiktujte|nadiktovat|sdělte|sdělit|pošlete|pošli|přepošli*|přepošlete|zašlete|řekněte|zadejte) .. (kód|kódy|kódu) .. (sms|ověřovac*|autorizač*|přijde|přišel|zobraz*|objev*|obdrž*)
    kód .. (omylem|nedopatřením)
  `,
  urgency: `
    (do|během|nejpozději do) (#|dvou|tří|24|48) (hodin*|h)
    (ihned|okamžitě|neprodleně|bezodkladně|urgentně) .. (ověřte|přihlaste|potvrďte|klikněte|zaplaťte|uhraďte|zavolejte|kontaktujte|pošlete|převeďte)
    (poslední|naléhavá|konečná|urgentní) (výzva|výzvu|upozornění|upomínka|varování|šance)
    (ještě dnes|jen dnes|než bude pozdě)
  `,
  fear: `
    (exekuc*|exekuční*|soudní*|trestní*|vymáhán*|obstaven*|zatčen*|zatykač) .. (řízení|zahájen*|předán*|hrozí|stíhán*|vůči vám|proti vám|oznámení)
    (bude|budou|byla|bylo|byl) .. (zahájen*|předán*) .. (exekuc*|exekuční|soud*|trestní|vymáh*|policii)
    (trvale|nenávratně) (smazán*|ztracen*|zablokován*|odstraněn*)
  `,
  authority: `
    (policie|policii|finanční úřad|finančního úřadu|finanční správa|celní správa|exekutor*|státní zastupitelství|europol|interpol|česká národní banka) .. (výzv*|vás|vám|řízení|vrácení|přeplat*|podezřen*|pokut*|zásilk*|účet|účtu)
    (technick* podpor*|bezpečnostní* oddělení|oddělení bezpečnosti|zákaznick* podpor*) .. (účet|účtu|počítač*|schránk*|hesl*|napaden*|zjist*)
  `,
  secrecy: `
    (neříkej*|neříkejte|nemluv*|nemluvte|nesděluj*|nesdělujte|neinformuj*|nezmiňuj*) .. (nikomu|nikým|nikoho|ostatní*|nikde|kolegy|kolegům)
    (s nikým|nikomu) .. (nemluv*|neříkej*|nesděluj*|nekonzultuj*|neřeš*)
    (přísně|naprosto|zcela) (důvěrn*|tajn*)
    (zachovejte|zachovat|zachovej) .. (mlčenlivost|diskrétn*|tajemství)
    (je to|záležitost|věc|transakc*|platb*) .. (důvěrn*|mezi námi|diskrétn*|tajn*)
    ? (důvěrné|důvěrná|důvěrně|mezi námi|diskrétně)
  `,
  'executive-errand': `
    (nevolejte|nevolej|pište jen|jen e mailem)
    (moje|tohle je|toto je) .. nové číslo
    (telefon|mobil) .. (rozbit*|rozbil*|nefunguje|ukradl*)
    (jsem|sedím|budu) .. (jednání|poradě|schůzce|meetingu|služební cestě|konferenci) .. (nemůžu|nemohu|nelze|nevolej*|jen mail*|telefon*)
    (telefon|telefonu) .. (nemohu|nemůžu|nedostupn*)
    (nemůžu|nemohu) .. (telefonovat|mluvit|volat|zvednout|zvedat)
    (jsi|jste) .. (v kanceláři|k dispozici|na místě|u počítače|dostupn*)
    (potřebuji|potřebuju|potřeboval*) .. (abys|abyste|laskavost|rychlou pomoc|pomoc .. platb*)
  `,
  extortion: `
    (naboural*|hacknul*|hackl*|napadl*|získal* .. přístup|pronikl*|infikoval*) .. (zařízen*|počítač*|telefon*|kamer*|účt*|systém*|vaš*|tv*)
    (natočil*|nahrál*|nahrávk*|video|záznam|fotk*) .. (intimn*|masturb*|kamer*|pošl*|zveřejn*|rozešl*|kontakt*|přátel*)
    (pošlu|rozešlu|zveřejním|zveřejníme|rozešleme) .. (kontakt*|přátel*|rodin*|všem|video|záznam|kolegům|fotk*)
    (zaplať*|pošl*|zašl*|převeď*|nezaplatíš|nezaplatíte|nepošleš|nepošlete) .. (bitcoin*|btc|kryptoměn*|peněženk*)
  `,
  'advance-fee': `
    (dědictv*|pozůstalost*|dar|závěť) .. (milion*|právník*|advokát*|bank*|zesnul*|eur|dolar*)
    (milion*) .. (eur|dolarů|usd|liber) .. (dědi*|dar*|převé*|vám|vás)
  `,
  'crypto-lure': `
    (bitcoin*|kryptoměn*|btc|peněženk*|metamask|ledger) .. (ověřte|ověřit|výběr*|synchron*|zablok*|zisk*|vydělá*|potvrď*)
    (obnovovací fráz*|seed fráz*)
  `,
  'mailbox-full': `
    (schránka|schránky|schránku|úložiště|kapacit*|kvót*) .. (plná|plné|překročen*|vyčerpán*|zaplněn*|přeplněn*|naplněn*)
    (zpráv*|e mail*) .. (pozdržen*|zadržen*|nedoručen*|nebudou doručen*|čekají|nebudete přijímat)
  `,
  'subscription-renewal': `
    (předplatné*|členství) .. (vyprš*|pozastaven*|zrušen*|prodlouž*|obnov*) .. (aktualiz*|potvrď*|platb*|kart*|odkaz*)
    (platb*|platbu) .. (zamítnut*|neproběhl*|selhal*|nepodařil*|odmítnut*) .. (aktualiz*|kart*|metod*|předplatn*|údaj*)
    (aktualizujte|aktualizovat) .. (platební údaje|platební metodu|způsob platby|údaje o kartě)
  `,
  'virus-scare': `
    (zjistili|zjištěn*|nalezen*|detekov*) .. (vir|viry|virus|malware|napaden*|trojsk*|hrozb*)
    (počítač*|zařízení|telefon*) .. (napaden*|infikov*|zavirov*|ohrožen*)
    (nainstalujte|nainstalovat|stáhněte|stáhnout|spusťte|spustit|otevřete) .. (anydesk|teamviewer|quicksupport|rustdesk|ultraviewer|vzdálen* ploch*|program* pro vzdálen*|aplikac* pro vzdálen*)
    (vzdálen*) (přístup*|ploch*|připojen*|správ*) .. (počítač*|telefon*|bank*|vám|kód)
    (mohl*|abych se) .. připojit .. (počítač*|zachrán*|peníz*|pomoc*|kód)
  `,
  'job-offer': `
    # (kč|korun) (denně|za den|týdně)
    (práce|práci|brigád*|přivýděl*|výdělek|vydělávejte|vydělejte|vydělat|vydělat si) .. (z domova|z domu|online|přes internet|telefon*|mobil*) .. (#|kč|denně|whatsapp|telegram|zkušenost*)
    (vyděl*|výděl*) .. # .. (denně|den|týdně|hodin*|z domova)
    # (kč|korun) (denně|za den|týdně) .. (zkušenost*|whatsapp|telegram|bez|výplat*|práce)
    (bez zkušeností|zkušenosti nejsou) .. (výplat*|kč|whatsapp|telegram|denně|napište)
    (lajk*|lajkován*|hodnocen*) .. (vide*|produkt*|výděl*|kč|vyděl*)
    ? (napište|kontaktujte|pište) .. (whatsapp*|telegram*)
  `,
  investment: `
    (zaručen*|garantovan*|jist*|rychl*|vysok*) (zisk*|výnos*|výděl*) .. (invest*|bez rizika|denně|měsíčně|platform*|krypto*|#)
    (investujte|investovat|investujete) .. (#|kč|zisk*|krypto*|bitcoin*|platform*|vyděl*)
  `,
  'bait-click': `
    (klikněte|kliknutím|přejděte|otevřete) .. (odkaz*|níže|zde|tlačítk*) .. (abyste|aby|pro|a) .. (odblok*|získ*|předeš*|vyhn*|obdrž*|potvr*|ověř*|obnov*|aktiv*|zaplat*|uhra*|převz*|převez*)
    (odblokujte|vyzvedněte|obnovte|aktivujte) .. (zde|nyní|níže|odkaz*)
  `,
  'generic-greeting': `
    ? (vážený|milý|vážená|milá) (zákazníku|uživateli|kliente|zákaznice|uživatelko|dlužníku|klientko)
  `,
};
