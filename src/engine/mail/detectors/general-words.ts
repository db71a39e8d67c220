import { wordSet } from '../../text/word-list.ts';

/** Words that name an office or a service of any company, and so of none, as they are written in addresses. */
const byLanguage = {
  en: 'access account accounts admin administration alert alerts archive archives area audit auth authentication backup benefit benefits billing business calendar call calls center central centre claim claims clerk cloud collection collections communication communications company compliance connect corp corporate county court courts credit credits customer customs dashboard data debt delivery department departments dept desk digital direct doc docs document documents drive email employee employees enterprise event events exchange fax fee fees file files filing filings finance financial fine fines folder folders form forms fund funds global grant grants group help helpdesk hr hub human id inbox info information internal international invoice invoices it legal line link links live log login mail mailbox mailer management manager meeting meetings member members message messages messaging mfa mobile my net network news notice notices notification notifications notify office online operations order orders organisation organization package packages page parcel parcels partner partners password payment payments payroll penalty people platform point policy portal post postal pro process processing procurement program programme protect quarantine recap recovery refund refunds registry remittance remote report reports request reset resource resources review safe salary sales scan schedule secure secured security server service services session share shared sharing shipping sign signature signin signing site sms software solution solutions staff state status storage store support survey system systems task tax team teams tech technology telecom token toll tolls tracking training transfer treasury update updates user users validate validation vault vendor vendors verification verify video voice voicemail web webinar webmail work workflow workforce workplace workspace zone',
  de: 'abrechnung abteilung amt anmeldung bestellung datei dateien dienst dienste dokument dokumente erstattung freigabe gehalt gericht hilfe inkasso konto kunde kunden kundendienst kundenservice lieferung lohn mitarbeiter nachricht nachrichten paket personal postfach rechnung rechnungen sicherheit steuer steuern verwaltung zahlung zahlungen zentrale zugang zustellung',
  fr: 'acces assistance client clients colis compte comptes connexion espace facture factures fichier fichiers gestion humaines impot impots livraison messagerie paie paiement paiements partage personnel rembourse remboursement ressources salaire securite tribunal',
  es: 'acceso archivo archivos aviso avisos cliente clientes correo cuenta cuentas documento documentos empleado empleados entrega humanos impuesto impuestos juzgado nomina nominas pago pagos paquete recursos reembolso rrhh seguridad servicio servicios soporte tramite tramites',
  pt: 'acesso arquivo arquivos atendimento colaborador colaboradores conta contas encomenda fatura faturas folha funcionario funcionarios holerite imposto impostos pagamento pagamentos pessoal salario seguranca servico servicos suporte',
  it: 'accesso assistenza avvisi avviso clienti condivisione consegna conti conto dipendente dipendenti documenti fattura fatture gestione imposte pacco paghe personale posta rimborsi rimborso risorse servizi servizio sicurezza supporto tribunale ufficio umane',
  nl: 'afdeling belasting belastingen bericht berichten bestand bestanden betaling betalingen beveiliging bezorging diensten documenten facturen factuur klant klanten medewerker medewerkers mijn pakket particulieren personeel rekening rekeningen salaris teruggaaf teruggave toegang veiligheid zakelijk',
  pl: 'bezpieczenstwo dokumenty dostawa faktura faktury kadry klient logowanie paczka place platnosc platnosci plik pliki poczta podatek podatki pracownicy pracownik przesylka urzad usluga uslugi zwrot',
  cs: 'balik bezpecnost dane doruceni mzdy platba platby prihlaseni sluzba sluzby soubor soubory ucet urad vratka zakaznik zamestnanci zamestnanec zasilka',
  sv: 'aterbetalning betalning delning fakturor inloggning kund kunder leverans loner medarbetare sakerhet skatt tjanst tjanster',
  tr: 'belge bordro calisan destek dosya giris guvenlik hesap hizmet iade kargo maas musteri odeme paylasim personel teslimat vergi',
  id: 'akun berkas dokumen gaji karyawan keamanan layanan pajak pelanggan pembayaran tagihan',
};

const general = wordSet(Object.values(byLanguage).join(' '));
const longest = Math.max(...[...general].map((word) => word.length));
/** Two letters are found in every word. */
const shortestJoined = 3;

/** `benefits`, and `countycourt`, which is two such words in one. */
export const isGeneralWord = (word: string): boolean => general.has(word) || isMadeOfWords(word);

const isMadeOfWords = (word: string): boolean => {
  const endsAt = [true];
  for (let end = 1; end <= word.length; end += 1) {
    endsAt[end] = false;
    for (let start = Math.max(0, end - longest); start <= end - shortestJoined; start += 1) {
      if (endsAt[start] && general.has(word.slice(start, end))) endsAt[end] = true;
    }
  }
  return endsAt[word.length] === true;
};
