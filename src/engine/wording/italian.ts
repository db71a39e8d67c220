import type { Phrasebook } from './topics.ts';

const account =
  '(account|conto|carta|utenza|casella|casella di posta|accesso|profilo|abbonamento|home banking|postepay|servizio|conti)';
const shut =
  '(sospeso|sospesa|bloccato|bloccata|limitato|limitata|disattivato|disattivata|chiuso|chiusa|cancellato|cancellata|ristretto|disabilitato|disabilitata|scaduto|scaduta)';
const yours = '(tuo|tua|tuoi|tue|suo|sua|suoi|sue|vostro|vostra|vostri)';

/** Lures and the words around them, in Italian. */
export const italian: Phrasebook = {
  'credential-request': `
    (verifica|verifichi|verificare|conferma|confermi|confermare|aggiorna|aggiorni|aggiornare|convalida|convalidare|completa) (subito |ora |immediatamente )*(il |la |i |le )?${yours} .. (dati|informazioni|account|identita|password|conto|carta|casella|profilo|credenziali|metodo di pagamento|dispositivo)
    (clicca|clicchi|fare clic|fai clic|segui|acceda|accedi) .. (link|qui|pulsante|sotto|seguente) .. (per|e) (verificare|aggiornare|convalidare|sbloccare|riattivare|ripristinare|evitare|regolarizzare) (il|la|i|le|l) .. (account|conto|dati|carta|accesso|sospensione|blocco|casella|informazioni|identita|posizione)
    (verifica|aggiornamento|conferma|convalida) (dei dati |dell'account |del conto |di sicurezza |dell'identita )?(obbligatoria|obbligatorio|richiesta|richiesto|necessaria|necessario|in sospeso|urgente|immediata)
    ${yours} password .. (scade|scadra|e scaduta|sta per scadere|in scadenza)
    (mantenere|mantieni|continua con) (la )?(stessa|attuale) password
    (inserisci|invia|fornisci|inserire|inviare|comunicare) .. (password|credenziali|codice pin|numero di carta|dati della carta|codice di sicurezza|codici di accesso)
    ? (verifica|conferma|aggiorna) (il |la |i |le )?${yours} (account|dati|identita|email|conto|informazioni)
    ? (verifica ora|conferma ora|aggiorna ora|accedi ora)
  `,
  'account-threat': `
    ${yours} .. ${account} .. (e stato|e stata|e|sara|verra|e temporaneamente|risulta|potrebbe essere|saranno) (temporaneamente |momentaneamente |definitivamente |automaticamente |parzialmente )?${shut}
    (abbiamo|stiamo) .. (sospeso|bloccato|limitato|disattivato|sospendendo) .. ${yours} ${account}
    (per evitare|evita|evitare|al fine di evitare|onde evitare) .. (sospensione|blocco|chiusura|interruzione|disattivazione|cancellazione|limitazioni|perdita|sanzioni|more|addebiti)
    (rilevato|notato|riscontrato|identificato) .. (attivita|accesso|tentativo|tentativi|transazione|operazione|anomalia|anomalie) .. (insolit*|sospett*|non autorizzat*|anomal*|account|conto|sconosciut*)
    (attivita|accesso|transazione|operazione|movimento) (insolita|insolito|sospetta|sospetto|non autorizzata|non autorizzato|anomala|anomalo)
    (in caso contrario|altrimenti|diversamente) .. (sospes*|bloccat*|chius*|cancellat*|eliminat*|perder*|disattivat*)
  `,
  'payment-request': `
    (paga|paghi|pagare|salda|saldare|effettua il pagamento|effettuare il pagamento) .. (ora|subito|immediatamente|entro|multa|sanzione|tassa|importo|evitare)
    (fattura|multa|pagamento|sanzione|pedaggio|bolletta|saldo) (non pagata|non pagato|in sospeso|insoluta|insoluto|scaduta|scaduto|arretrato) .. (pag*|sald*|evit*|entro|regolarizz*|allegat*|importo|sollecito)
    (nuovo|nuove|variazione|cambio) (iban|coordinate bancarie|conto corrente|conto bancario) .. (pagament*|bonific*|fattur*|prossim*|d'ora)
    (effettuare|eseguire|disporre|fare) (un |il |questo )*(bonifico|pagamento) .. (urgente|oggi|subito|immediato|riservat*)
  `,
  'parcel-fee': `
    (pacco|spedizione|consegna|ordine|collo|plico) .. (in attesa|sospeso|sospesa|trattenuto|bloccato|bloccata|fermo|in giacenza|non e stato consegnato|non e stata consegnata|non consegnato|non andata|in dogana|fallita|non riuscita|fermata)
    (spese|tassa|tasse|costi|oneri|dazi) (di |del |doganali |per la )*(spedizione|consegna|dogana|doganali|doganale|importazione|sdoganamento|riconsegna) .. (pag*|sald*|attesa|#|euro|non|sospes*)
    (conferma|confermi|aggiorna|verifica|completa) .. (indirizzo|dati|dettagli) di (consegna|spedizione)
    (riprogramm*|pianifica|programma|riprogrammare) .. (consegna|spedizione)
    (tentativo|mancata) (di )?consegna .. (fallit*|non riuscit*|pacco|pag*|conferm*|ordine)
    (consegna non andata a buon fine|numero di tracciamento qui sotto|il tuo pacco e in attesa)
  `,
  'refund-bait': `
    (rimborso|rimborsi|indennizzo|risarcimento) .. (in attesa|disponibile|ti aspetta|la aspetta|richied*|riscuot*|approvat*|spettante|fiscale|ricever*|a tuo favore)
    (hai|ha) diritto .. (rimborso|indennizzo|bonus|risarcimento|contributo)
    (richiedi|ricevi|riscuoti|ottieni|reclama) (il |la |subito )?${yours} .. (rimborso|denaro|saldo|bonus|premio|credito|fondi)
    (agenzia delle entrate|inps|poste italiane) .. (rimborso|bonus|notifica|spettante|comunicazione|a suo favore)
    (punti|saldo) .. (scad*|riscatt*|in scadenza)
  `,
  prize: `
    (hai|ha|avete) (appena )?(vinto|ricevuto|guadagnato) .. (un|una|il|la|premio|buono|mystery|iphone|#)
    (sei|e|lei e|siete) (stato|stata|stati) (selezionato|selezionata|scelto|scelta|estratto|estratta) .. (per|come|vinc*|ricever*|partecip*)
    (congratulazioni|complimenti) .. (hai|vint*|vincitor*|selezionat*|premio|ricev*|ha)
    (ritira|reclama|riscuoti|ricevi|ottieni|richiedi|sblocca) (il |la |subito |ora )?(tuo|tua|suo|un|una) .. (premio|regalo|ricompensa|buono|carta regalo|bonus|iphone|box|campione|omaggio)
    (premio|regalo|ricompensa|buono|buono sconto|carta regalo|sorpresa|mystery box|buono regalo) .. (ti aspetta|la aspetta|in attesa|riservat*|gratis|gratuit*|esclusiv*|disponibile|vint*)
    (rispondi|risponda|completa|partecipa|compila) .. (sondaggio|questionario|quiz|concorso|indagine) .. (vinc*|ricev*|premio|regalo|ottieni|possibilita|buono)
    (possibilita|occasione|opportunita) di (vincere|ricevere|ottenere) (un|una|il|la|subito)
    (lotteria|estrazione|concorso) .. (vinc*|premio|partecip*|euro|vincit*)
  `,
  'gift-cards': `
    (comprare|compra|acquista|acquistare|bisogno|procurami) .. (carte regalo|buoni regalo|gift card|gift cards|carte google play|carte itunes|buoni amazon|carte steam)
    (foto|codici|codice) .. (carte|retro|buoni)
  `,
  'invoice-lure': `
    ? (in allegato|allegato|allegata|alleghiamo|si allega|trova in allegato) .. (fattura|ordine|ordine di acquisto|preventivo|bonifico|ricevuta|documento|sollecito|avviso|bolletta|distinta)
    ? (fattura|preventivo|ordine di acquisto|distinta|bonifico|ricevuta) .. (in allegato|allegata|allegato)
    ? (visualizza|scarica|apri|consulta) .. (fattura|documento allegato|allegato|ricevuta) .. (qui|link|clic*|pdf|sotto)
  `,
  'payroll-change': `
    (cambiare|aggiornare|modificare|variare) .. (mio|mie|miei) .. (iban|coordinate bancarie|conto|dati bancari|accredito)
    (stipendio|accredito dello stipendio) .. (nuovo conto|altro conto|nuovo iban|coordinate|cambiare)
  `,
  'code-request': `
    per (sbaglio|errore) .. codice
    codice .. (inoltrar*|rimandar*|mandarmelo|girarmelo)
    (invia|inviami|mandami|comunica|comunicami|dammi|fornisci) .. (codice|otp|codice di verifica|codice sms|codice di sicurezza)
    (autenticazione a due fattori|verifica in due passaggi|sicurezza web) .. (obbligatori*|attiva*|scad*|entro)
  `,
  urgency: `
    (entro|nelle prossime|hai|solo|meno di) (le |i |solo |le prossime )*(#|24|48|72|ventiquattro) (ore|giorni lavorativi|giorni) .. (per|altrimenti|o|evitare|sara|il|la|verra|dalla)
    (ultimo|secondo|ultima|finale|terzo) (avviso|sollecito|promemoria|notifica|avvertimento|possibilita|occasione)
    (azione|attenzione|risposta|conferma|verifica) (immediata|urgente|richiesta|necessaria)
    (urgente|attenzione|importante|avviso) (il |la |tuo |tua |azione |suo |importante |conferma |abbiamo )+
    (agisci|agisca|rispondi|conferma|affrettati) (ora|subito|immediatamente|adesso|in fretta|entro|al piu presto)
    (scade|scadra|termina|finisce|in scadenza) (oggi|domani|presto|a breve|stasera)
    non (perdere|perderti|ignorare|lasciarti) (questa|quest|l'occasione|tempo|il|la|questo|sfuggire)
    (il prima possibile|immediatamente|quanto prima|senza indugio|al piu presto) .. (per evitare|evitare|altrimenti|al fine)
  `,
  fear: `
    (azioni|azione|vie|procedimento|provvedimenti) (legali|legale|giudiziarie|penale|penali|giudiziari)
    (ufficiale giudiziario|pignoramento|mandato d'arresto|querela|denuncia|convocazione|carabinieri|polizia|interpol|europol|procura) .. (contro|tuo|suo|lei|conto|nei confronti|sanzion*|presentar*|citazione|giudiziari*|penal*)
    (dati|file|foto|messaggi|account|email) .. (saranno|verranno|sara|verra) .. (eliminat*|cancellat*|pers*)
    (definitivamente|permanentemente) (eliminat*|cancellat*|bloccat*|chius*|sospes*|pers*|disattivat*)
  `,
  authority: `
    (agenzia delle entrate|polizia postale|inps|guardia di finanza|tribunale|ministero|carabinieri|poste italiane|equitalia|riscossione|dogana) .. (informa|comunica|notifica|avviso|cartella|rimborso|sanzione|convoc*|le|multa|pendenz*|regolarizz*)
    (reparto|servizio|assistenza|supporto|team|ufficio) (it|tecnico|tecnica|informatico|sicurezza|antifrode|clienti|di sicurezza|posta) .. (account|tuo|suo|casella|password|rilevat*|accesso|conto)
    amministratore (di posta|della posta|del sistema|webmail)
  `,
  secrecy: `
    (mantieni|mantenere|mantenga|tratta|tratti|trattare) .. (riservat*|segret*|confidenzial*|tra noi|riserbo|massima discrezione)
    (strettamente|assolutamente|altamente|massimamente) (riservato|riservata|confidenziale|segreto)
    non (ne )?(parlare|dirlo|parli|dica) (con |a )*(nessuno|altri)
  `,
  'executive-errand': `
    (sei|e|lei e) (disponibile|in ufficio|libero|libera|occupato) (ora|oggi|adesso|in questo momento|al momento|per)
    (ho bisogno|avrei bisogno|mi serve|potresti|puoi|potrebbe) (di |che |un |farmi |del |tu )*(favore|aiuto|un favore|tuo aiuto|faccia|occuparti) .. (urgente|subito|veloce|bonifico|acquist*|riservat*|ora|me)
    (sono|in) (in |una |attualmente )*(riunione|conferenza|meeting) .. (non posso|parlare|telefono|chiamate|chiamare)
    (inviami|mandami|dammi) il tuo (numero|whatsapp|cellulare|telefono)
  `,
  callback: `
    (chiama|chiami|chiamare|contatta|contatti|telefona) .. (numero|assistenza|supporto|servizio|il|al) .. (annullare|rimborso|addebito|bloccare|contestare|disdire|cancellare)
    (per annullare|per disdire|non hai autorizzato|se non riconosci|non riconosce) .. (chiama|chiami|contatta|numero|telefona)
  `,
  extortion: `
    (ho|abbiamo) (hackerato|violato|registrato|filmato|infettato|installato|ottenuto) .. (tuo|tua|te|telecamera|webcam|dispositivo|video|malware|sistema|accesso)
    (video|registrazione|filmato) .. (masturb*|intim*|siti (per )?adulti|pornografic*|piacere)
    (portafoglio|indirizzo|wallet) (di )?(bitcoin|btc)
    (invia|paga|trasferisci|versa) .. (bitcoin|btc) .. (portafoglio|indirizzo|ore|wallet|mio)
    (inviero|pubblichero|diffondero|inviare|mandero) .. (video|registrazione|foto) .. (contatti|amici|famiglia|familiari|colleghi|tutti)
  `,
  'advance-fee': `
    (donazione|donare|donato|donazioni) .. (milion*|euro|dollari|#|te|lei|beneficenza|fondi)
    (eredita|beneficiario|parente piu prossimo|defunto|defunta|fondi) .. (milion*|euro|dollari|banca|avvocato|notaio|cliente|trasferiment*|reclam*|lasciat*)
    (somma|importo|totale|cifra) di .. # .. (milion*|euro|dollari|usd|sterline)
    (sono|mi chiamo|il mio nome e) (il |la |sig |signora |signor |dott |avv |una |un )*.. (vedova|cancro|avvocato|direttore di banca|banchiere|soldato|notaio|malattia)
    (caro|cara|carissimo|amato|amata|gentile|saluti) (amico|amica|beneficiario|fratello|sorella|in cristo|amato)
    (proposta|opportunita) (di |d')(affari|investimento|business|collaborazione) .. (lei|te|riservat*|milion*|interess*|contatt*|rispond*)
    (western union|moneygram|nazioni unite|fmi|onu) .. (fondi|pagamento|risarcimento|trasferimento|beneficiari*|lei)
    (dio ti benedica|dio la benedica|che dio) .. (donazione|fondi|orfan*|beneficenza|te)
  `,
  'crypto-lure': `
    (bitcoin|cripto|criptovaluta|criptovalute|btc) .. (guadagn*|profitt*|saldo|preliev*|investi|investire|investimento|opportunita|piattaforma|gratis|milionari*)
    (portafoglio|wallet|metamask|ledger|binance|young platform) .. (verific*|sospes*|bloccat*|convalid*|sincronizz*|aggiorn*|limitat*)
    (frase di recupero|seed phrase|frase segreta|frase seed)
    (airdrop|token) .. (reclam*|richied*|gratis|gratuit*|ricev*|riscatt*)
  `,
  'shared-document': `
    (ha condiviso|ti ha inviato|le ha inviato|condiviso) .. (documento|file|cartella|documenti|pdf) .. (con te|con lei|tramite|te|via)
    (visualizza|apri|firma|scarica|accedi|consulta) (il |al |i |la |tuo )*(documento|file|documenti|contratto) .. (condivis*|qui|sicuro|link|online|ora|protett*)
    (documento|contratto) .. (in attesa di|richiede la|da firmare|per la) (firma|tua firma|sua firma|revisione)
  `,
  voicemail: `
    (nuovo|un|1|nuova) (messaggio vocale|messaggio audio|segreteria|fax|chiamata persa) .. (ricevut*|ascolta|per te|da|nuov*)
    (ascolta|ascoltare|riproduci) .. (messaggio vocale|audio|segreteria|messaggio)
  `,
  'mailbox-full': `
    (casella|casella di posta|archiviazione|spazio|quota|posta|cloud|memoria) .. (piena|pieno|esaurito|esaurita|superato|limite|raggiunto|quasi pien*|superata)
    (messaggi|email|mail) .. (in attesa|trattenuti|bloccati|non consegnati|in sospeso|in quarantena) .. (casella|rilasci*|server|recuper*|tua|consegn*|posta)
    (aggiorna|aumenta|convalida|amplia|espandi) .. (casella|archiviazione|quota|webmail|spazio|posta)
  `,
  'subscription-renewal': `
    ${yours} .. (abbonamento|iscrizione|antivirus|protezione|netflix|prime|licenza|dominio|dazn) .. (e scaduto|e scaduta|scaduto|sospeso|rinnovato|sta per scadere|in scadenza|cancellato|terminato|non e stato rinnovato|scade)
    (pagamento|carta|addebito) .. (rifiutato|rifiutata|non riuscito|fallito|respinto|non e andato|negato) .. (aggiorn*|abbonamento|account|sospens*|metodo|evit*|iscrizione)
    (rinnova|riattiva|aggiorna|rinnovare) .. (abbonamento|metodo di pagamento|dati di pagamento|informazioni di pagamento|antivirus|iscrizione|protezione|dominio)
  `,
  'virus-scare': `
    (virus|malware|minacce|hacker|trojan) .. (rilevat*|trovat*|dispositivo|computer|infett*|rimuov*)
    (tuo|suo) (computer|dispositivo|telefono|pc|cellulare) .. (infett*|a rischio|in pericolo|non protett*|vulnerabile)
  `,
  'job-offer': `
    (guadagna|guadagnare|guadagni) .. # .. (al giorno|a settimana|al mese|da casa|all'ora)
    (lavora|lavorare|lavoro) da casa .. (guadagn*|senza esperienza|stipendio|offerta|assum*|euro|#)
    (reddito (extra|passivo|aggiuntivo)|senza esperienza) .. (casa|guadagn*|giorno|online|necessaria|richiesta)
  `,
  investment: `
    (profitti|guadagni|rendimenti|rendimento|ritorni) (garantiti|garantito|giornalieri|elevati|sicuri|alti) .. (invest*|senza|al|mese|giorno|di|con)
    (investi|investire|investimento|investitore) .. (guadagn*|garantit*|bitcoin|cripto|piattaforma|opportunita|moltiplic*|milion*|partner|progetto)
    (liberta finanziaria|diventare ricco|soldi facili) .. (bitcoin|ora|metodo|sistema|con)
  `,
  loan: `
    (prestito|prestiti|credito|mutuo) .. (veloce|senza garanzie|tasso|interesse|urgente|approvato|offerta|cattivi pagatori|offriamo|immediato)
    (hai bisogno|ha bisogno|cerchi) (di |un )*(prestito|credito|finanziamento|denaro)
  `,
  'health-miracle': `
    (dimagrire|dimagrisci|perdere peso|perdi peso|bruciare grassi|brucia grassi|perdi # chili|perdere # kg) .. (veloce*|giorni|senza|natural*|chili|segreto|settimane|formula|metodo|dieta)
    (erezione|impotenza|pene|libido|testosterone|virilita) .. (natural*|aument*|formula|rapid*|senza|cm|immediat*)
    (diabete|acufeni|dolori|artrosi|pressione alta|glicemia|caduta dei capelli|prostata|micosi) .. (cura|natural*|rimedio|trucco|metodo|elimin*|segreto|addio|medici)
    (medici|case farmaceutiche) .. (odiano|nascondono|scioccat*|segreto|sorpres*)
  `,
  'dating-bait': `
    (donne|ragazze|single|milf) .. (vicino a te|nella tua (zona|citta)|calde|ti aspettano|ucraine|russe|sexy|mature)
    (incontra|conosci|trova|chatta con) .. (donne|ragazze|single|ucraine|russe) .. (oggi|vicino|ora|belle|gratis|stasera|nella)
    (sesso|incontri hot|foto intime|incontri piccanti|scopare) .. (gratis|ora|stasera|con me|vicino|casuale|zona)
  `,
  casino: `
    # (giri|free spin|spin) gratuiti
    # giri gratis
    (giri gratis|giri gratuiti|free spin) .. (bonus|casino|ora|deposito|gioca|registra*|senza)
    (bonus di benvenuto|senza deposito|casino|slot|scommesse) .. (bonus|gratis|vinci|gioca|deposito|giri|ora|registra*)
  `,
  'hard-sell': `
    (sconto|sconti) (del |fino al |di )*# .. (oggi|ora|solo|offerta|su|limitat*|approfitt*)
    (risparmia|risparmi) (fino a |fino al |oltre )*# .. (anno|bolletta|su|oggi|mese|energia|assicurazione)
    (offerta|promozione|sconto) (esclusiva|esclusivo|limitata|limitato|unica|lampo|a tempo) .. (ora|oggi|approfitt*|clicca|per|#|solo)
    (assicurazione auto|pannelli solari|fotovoltaico|pompa di calore|montascale|apparecchi acustici) .. (confront*|risparm*|gratis|gratuit*|preventivo|incentiv*|a partire)
  `,
  'device-code': `
    (inserisci|inserire|digita|usa) .. codice .. (pagina di accesso|devicelogin|partecipare alla riunione|dispositivo|accedere)
  `,
  'oauth-consent': `
    (concedi|concedere|consenti|autorizza|autorizzare|approva) .. (applicazione|app|autorizzazione|autorizzazioni|permessi) .. (accesso|account|casella|continuare|posta)
    (autorizza nuovamente|rinnova l'autorizzazione|riautorizza) .. (app|applicazione|account|accesso)
  `,
  'paste-and-run': `
    premi .. (windows|win|tasto windows) .. r
    (incolla|incollare) .. (esegui|powershell|terminale|prompt dei comandi) .. (invio|premi|verificare|confermare)
    (verifica|dimostra|conferma) .. (umano|non sei un robot) .. (premi|incolla|ctrl|copia)
  `,
  'generic-greeting': `
    (ciao|gentile|caro|cara|salve|buongiorno|egregio|congratulazioni) (cliente |utente |signore |sig )*@
    ? (gentile|caro|cara|egregio|stimato|spettabile|salve|ciao) (nostro |sig |signore |signora )*(cliente|utente|correntista|titolare|contribuente|abbonato|beneficiario|socio|cittadino)
  `,
  'bait-click': `
    (clicca|clicchi|cliccare|fai clic|fare clic|premi|cfai clic|clic) (qui|sul (link|pulsante|numero)|su questo link|sotto|sul seguente link) .. (per|e) .. (richiedere|sbloccare|evitare|ricevere|ripristinare|riattivare|riscattare|convalidare|recuperare|ottenere|pagare|procedere|rilasciare|ritirare)
    (richiedi|sblocca|verifica|conferma|riscatta|riattiva|ritira|paga|partecipa|aggiorna) (ora|qui|subito|adesso|il mio (premio|pacco|conto))
  `,
  'honest-notice': `
    ? se (tu )?non (hai|ha|sei stato|hai richiesto|riconosci|e stato) .. (ignor*|tenere conto|elimin*)
    ? (ignora|ignori|ignorare|puoi ignorare) (pure |semplicemente )?(questa|questo|quest) (email|e mail|messaggio|mail)
  `,
};
