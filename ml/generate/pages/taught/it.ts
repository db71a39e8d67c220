// Long because it is a table: wordings of one language.
import { taught } from './taught.ts';

export const itTaught = taught('it', {
  screens: `
@ banca-chiami lure=smishing_bank from=bank as=sms,chat
[{brand}:|Antifrode {brand}:] [c’è un addebito di {amount} presso {company} in sospeso|stanno uscendo {large} dal suo conto]. [Per bloccarlo chiami subito il|Non è lei? Parli con un operatore:] {phone}
?[Tenga pronto il codice che riceverà.|Non ne parli in filiale, è in corso un’indagine.]

@ finto-operatore lure=remote_access from=bank as=chat,sms
[Buongiorno, sono {first2} {last2} dell’ufficio sicurezza {brand}.|Qui la polizia postale insieme alla sua banca.] [Stanno pagando con la sua carta a {city}.|I suoi risparmi non sono più al sicuro.]
[Che devo fare?|Non sono stata io!]
[Metta carta e PIN in una busta, passa un nostro incaricato.|Installi AnyDesk e mi legga i numeri.|Faccia un bonifico istantaneo sul conto protetto {iban}.|Mi detti il codice per stornare i pagamenti.]

@ codice-amico lure=code_theft from=friend as=chat,sms
[Ciao {first}, ti ho mandato sei cifre per sbaglio|Ti aggiungo al gruppo del quartiere]. [Mi giri il numero arrivato per SMS?|Ti arriva un codice, mandamelo subito.]
?[Quale codice?|È arrivato da WhatsApp]
[Sì quello, scade tra poco|Non badare all’avviso]

@ corriere-codice lure=code_theft from=parcel as=sms,chat
[Salve, sono il corriere {brand}, non trovo il citofono.|Ho il suo pacco sul furgone.]
[Per consegnarlo mi serve il numero che le è appena arrivato.|Mi dica il codice dell’SMS o torna in deposito.]

@ capo-chat lure=gift_cards from=boss as=chat,sms
[{first}, sono {me}, numero nuovo.|Buongiorno {first}, {me}. È in ufficio?] [Sono con i revisori e non posso parlare.|È riservato.]
[Sì, mi dica|Certo]
[Compri {n} buoni regalo da {amount} e mi mandi la foto dei codici.|Deve partire un bonifico di {large} prima di mezzogiorno, le do il conto.] [Anticipi lei, glieli rendo il {due}.|Non ne parli con nessuno.]

@ figlio-bolletta lure=smishing_family from=friend as=sms,chat
[Ciao mamma, mi è caduto il telefono in acqua, questo è il numero nuovo|Papà sono io, cancella l’altro numero].
?[Oddio, tutto bene?|Chi sei?]
[Non riesco a entrare in banca e devo pagare {sizeable} oggi|Ho una fattura che scade]. [La paghi tu? Domani te li ridò|Ti mando l’IBAN, fai un istantaneo]

@ amico-guai lure=smishing_family from=friend as=chat
[Ci sei? Mi vergogno a chiedertelo|Sono bloccato a {city}], [mi hanno rubato lo zaino|l’officina non mi dà la macchina].
[Mi presti {sizeable} fino a lunedì?|Ricaricami la Postepay di {first2} {last2}.] [Non chiamare, ho la batteria scarica|Non dire niente ai miei]

@ parcheggio lure=qr_prompt from=toll as=bare,document
[Sosta: si paga solo col telefono|Parcometro guasto]
[Inquadra, scrivi la targa e i dati della carta.|Inquadra il codice e inserisci numero, scadenza e CVV.]
?[Senza pagamento, rimozione forzata.]

@ lettera-banca lure=qr_prompt from=bank as=document,bare
[La sua chiave scade il {due}|Aggiornamento obbligatorio dell’app]
[Inquadri il riquadro ed entri con codice titolare e PIN.|Inquadri e confermi i suoi dati.]
[Dopo, l’accesso sarà bloccato.|La riattivazione costa {fee}.]

@ pc-bloccato lure=fake_support from=security as=dialog,web
[IL SUO COMPUTER È STATO BLOCCATO|Centro sicurezza: minaccia grave|Errore di sistema {nnn}]
[Un programma spia legge le sue password.|Il disco sarà cancellato fra cinque minuti.]
[Non spenga e chiami l’assistenza:|Numero verde:] {phone}
& [Annulla] ;; [Chiama]

@ bonus lure=smishing_energy from=energy as=sms,web
[{brand}:|Bonus bollette:] [ha {amount} da riscuotere|le spetta un rimborso di {amount}]. [Lo richieda con i dati bancari|Indichi la carta su cui riceverlo]: {url}

@ tessera lure=credential_form from=health as=sms,web
[{brand}:|Servizio sanitario:] [la sua tessera è scaduta|rimborso ticket di {amount} disponibile]. [Chieda la nuova per {small}|Confermi data di nascita e carta di credito]: {url}

@ documento lure=document_wall from=documents as=web,dialog
[{first2} {last2} le ha inviato "Fattura {month}.pdf"|Fax protetto, {n} pagine]
[Scelga la sua posta e scriva la password per aprirlo.|Anteprima sfocata: acceda con l’account di lavoro.]
& Outlook ;; Libero ;; Gmail ;; E-mail ;; Password ;; [Apri]

@ annuncio lure=marketplace from=stranger as=chat
[Ciao, {good} c’è ancora? Lo prendo.|Ho già pagato con la spedizione {brand}.]
[Apri il link e metti la carta su cui vuoi i soldi|Chiedono il saldo, è normale]: {url}
?[Hai messo il codice dell’SMS?]

@ casa lure=marketplace from=stranger as=chat,bare
[L’appartamento in {street} è libero, {amount} al mese tutto compreso.|Sono all’estero e non posso mostrarlo.]
[Faccia il bonifico della cauzione, {large}, e le spedisco le chiavi.|Mi serve la foto della carta d’identità, fronte e retro.]

@ posta-scade lure=mailbox from=mailbox as=web
[La password scade oggi|{nn} messaggi in attesa]
[Può tenere quella attuale: la confermi qui sotto.|Acceda per sbloccare i messaggi.]
& {email} ;; Password ;; [Mantieni|Sblocca]

@ codice-vero legit=one_time_code from=bank as=sms
[{code} è il tuo codice {brand}.|Codice {code} per pagare {amount} a {company}.|Usa {code} per accedere.] [Non darlo a nessuno, nemmeno a noi.|Vale {n} minuti.|Non hai chiesto nulla? Chiama la banca.]

@ movimenti legit=bank_alert from=bank as=sms,app
[{brand}:|] [accredito di {large}|addebito {company} {amount}|la nuova carta è in viaggio, il PIN arriva a parte|saldo sotto {amount}]. [Non devi fare nulla.|Dettagli nell’app.]

@ autorizza legit=payment_approval from=bank as=app,dialog
[Autorizzi il pagamento?|Conferma l’accesso|Operazione in attesa]
& {company} ;; {amount} ;; {date} {time} ;; Carta {last4}
& [Autorizza] ;; [Rifiuta]
?[Solo se la stai facendo tu adesso.]

@ accedi legit=sign_in from=account as=web,app
[Accedi|Bentornato|Inserisci la password]
& [E-mail|Codice cliente|Nome utente] ;; Password ;; [Entra|Continua]
* Password dimenticata? ;; Crea un account ;; Ricordami ;; Usa SPID ;; Aiuto ;; Note legali

@ due-passaggi legit=sign_in from=saas as=web,app
[Inserisci il codice|Verifica in due passaggi]
[Abbiamo mandato un codice a {email}.|Apri l’app di autenticazione.]
& Codice ;; [Verifica] ;; [Invia di nuovo]
* Altro metodo ;; Dispositivo attendibile ;; Indietro

@ consenti legit=app_dialog from=saas as=dialog
["{brand}" vuole usare la fotocamera|{host} vuole inviarti notifiche|Salvare le modifiche a {month}.docx?|Svuotare il cestino?]
[Serve per leggere gli scontrini.|Non si può annullare.|Altrimenti perderai le modifiche.]
& [Consenti|Salva|OK] ;; [Non consentire|Annulla|Più tardi]

@ biscotti legit=cookie_banner from=small as=web,dialog
[La tua privacy|Questo sito usa i cookie]
[Noi e {nnn} partner salviamo informazioni sul tuo dispositivo.|I cookie necessari sono sempre attivi.]
& [Accetta tutti] ;; [Rifiuta] ;; [Preferenze]

@ scansione legit=security_status from=security as=app,dialog
[Scansione terminata|Nessuna minaccia|Sito pericoloso bloccato]
[{nnn}{nnn} file controllati in {nn} minuti.|Il file è in quarantena, non serve altro.]
* Protezione attiva ;; Firewall ;; Cronologia ;; Scansione rapida ;; Aggiornato

@ famiglia legit=friends_chat from=friend as=chat,sms
[Prendi il pane?|Chi va a prendere {first2}?|Mi annaffi le piante il {due}?]
[Sì, altro?|Io alle {time}|La chiave al solito posto?]
[Sei un tesoro|La nonna chiama alle otto|A dopo]

@ dividiamo legit=friends_chat from=friend as=chat
[I biglietti sono costati {amount}, fa {fee} a testa|Mi devi {small} per la pizza]
[Te li ho appena mandati|Domani in contanti?]
[Grazie, senza fretta|Perfetto]

@ numero-vero legit=friends_chat from=friend as=chat,sms
[Ciao, sono {first2} del coro, ho cambiato gestore, questo è il mio numero.|Telefono nuovo, {first2} {last2}.]
[Salvato, ti chiamo stasera|Grazie, al {due}]

@ ufficio legit=work_chat from=colleague as=chat,web
[Buongiorno, ci sei oggi?|{first}, la riunione è alle {time}|Mi manda i numeri di {month}?]
[Dalle dieci|Grazie, segnato|Entro mezzogiorno]
[Poi giro il verbale|Pranziamo insieme?]

@ pacco-vero legit=parcel_notice from=parcel as=sms,app
[{brand}:|] [il pacco è al punto di ritiro in {street} {nn}|consegna oggi tra le {n} e le {nn}|lasciato al vicino|rinviato al {due} per la neve]. [Porti un documento.|Ha {n} giorni.|Nessun costo.]

@ ottico legit=appointment from=small as=sms
[{company}:|Ciao {first},] [la macchina è pronta|gli occhiali sono arrivati|tavolo per {n} prenotato|ci vediamo il {due} alle {time}]. [Imprevisti: {phone}|A presto.]

@ menu legit=menu_card from=small as=bare,document
[Il menù|Piatti del giorno|Tavolo {nn}]
[Inquadra per vedere i piatti e gli allergeni.|Si ordina al banco.]
* Ribollita {small} ;; Orecchiette {fee} ;; Tiramisù {small2} ;; Caffè {small3}

@ wifi-albergo legit=qr_prompt from=travel as=bare,document
[Wi-Fi ospiti|Audioguida|Il tuo biglietto]
[Inquadra e collegati. Password: {password}|Ascoltala gratis sul telefono.|Mostra il codice all’ingresso.]

@ avviso-truffe legit=phishing_warning from=bank as=web,app
[Attenzione ai falsi operatori|Le truffe del momento]
[Dicono che i tuoi soldi sono in pericolo o mandano qualcuno a ritirare la carta.|Girano messaggi di un finto figlio con un numero nuovo.]
[Non chiediamo mai codici. Riaggancia.|Chiama il numero sulla carta.]

@ acquisto legit=payment_approval from=card as=web,dialog
[Conferma il tuo acquisto|Pagamento sicuro|Verifica]
& Esercente {company} ;; Importo {amount} ;; Data {date} ;; Carta •••• {last4}
[Ti abbiamo inviato un codice via SMS.|Autorizza nell’app della banca e torna qui.]
& Codice ;; [Conferma] ;; [Invia di nuovo] ;; [Annulla]

@ carrello legit=checkout from=shop as=web,app
[Il tuo carrello ({n})|Spedizione e pagamento|Riepilogo]
& {good} {amount} ;; Spedizione {small} ;; Totale {sizeable}
* Carta ;; Contrassegno ;; Paga a rate ;; Codice sconto ;; [Ordina] ;; Cambia indirizzo

@ sinistro legit=insurance_claim from=insurance as=web,app
[Sinistro {order}|Abbiamo ricevuto la denuncia]
[Il perito passa il {due} alle {time}.|Ti verseremo {sizeable}.]
* Foto ;; Preventivo.pdf ;; Messaggi ;; Polizza

@ nipote lure=smishing_family from=friend as=chat,sms
[Nonna, sono io, non spaventarti|Nonno, non dirlo a nessuno] [ho fatto un incidente|sono in caserma].
[Chi parla?|Oddio]
[Servono {large} di cauzione stasera, passa un avvocato|Prelevali e di’ che sono per i lavori]

@ conta-chat lure=gift_cards from=colleague as=chat
[Ciao {first}, sono {me} dell’amministrazione, dal mio privato.|La direttrice è in volo e conta su di noi.]
[Dimmi|Che serve?]
[Riesci a mandare {large} a {iban}? La fattura arriva dopo.|Prendi quattro carte prepagate e leggimi i numeri.] [Non scriverlo nel gruppo.|]
`,
  letters: `
@ disponibile lure=gift_card_boss from=boss personal greet=informal
# [È disponibile?|Una cortesia|{first}]
[Sono in riunione e leggo solo la posta.|Mi risponda appena vede questo messaggio.]
[Mi servono {n} buoni da {amount} per un cliente. Gratti e mi mandi i codici in foto.|Può anticipare? L’amministrazione la rimborsa.] [Per ora resti fra noi.|]

@ riservato lure=bec_payment from=boss personal
# [Riservato|Pratica {order}]
[Stiamo per acquisire una società e solo lei ne è al corrente.|Lo studio {company} le scriverà per un acconto.]
[Oggi {large} devono essere dal notaio. Quanto c’è sul conto?|Risponda solo a questo indirizzo, non al telefono.]

@ iban-cambiato lure=bec_payment from=supplier personal
# [Nuovo IBAN|Fattura {order}]
[Il nostro conto è sotto verifica e i bonifici tornano indietro.|Per ragioni fiscali incassa una società collegata.]
[Versi i {large} su questo conto: {iban}.|Non consideri l’IBAN stampato in fattura.] [Ci mandi oggi la contabile.|]

@ stipendio lure=payroll_change from=colleague personal greet=informal
# [Accredito stipendio|Nuove coordinate]
[Ho cambiato banca e vorrei lo stipendio sul conto nuovo da questo mese.|Il vecchio conto chiude, si riesce per {month}?]
[Ecco l’IBAN: {iban}.|Non riesco a entrare nel portale, perciò scrivo.]

@ aiuto-viaggio lure=relative_request from=friend personal greet=informal
# [Mi puoi aiutare?|Ci sei?]
[Mi hanno rapinato a {city}, niente documenti né carte.|Mia cugina è in ospedale e vogliono i soldi prima.]
[Mi servono {sizeable} per l’albergo e il volo, con Western Union.|Ho solo la posta, il telefono non va.] [Ti rendo tutto al ritorno.|]

@ rimborso-salute lure=tax_refund from=health
# [Rimborso di {amount}|Tessera non valida]
[Dai controlli risulta un credito di {amount}.|Senza aggiornamento le cure non saranno coperte.]
> [Ricevi il rimborso|Rinnova la tessera]
[Tenga pronta la carta.|Il diritto scade fra {hours} ore.]

@ registra-telefono lure=mfa from=employer
# [Il secondo fattore scade|Registri di nuovo il telefono]
[Tutto il personale deve registrare di nuovo il telefono. Inquadri il riquadro ed entri con la password aziendale.|La registrazione termina fra {hours} ore.]
[Altrimenti perderà l’accesso alla posta.|Il codice è personale.]

@ rinnovo-chiami lure=callback from=security
# [Ordine {order}|Addebito di {sizeable}]
[La sua protezione è stata rinnovata per {n} anni.|Grazie dell’acquisto.]
= Importo: {sizeable} ;; Addebito: fra {hours} ore
[Per annullare chiami {phone}.|Non l’ha ordinato? Assistenza: {phone}]

@ riunione legit=business_correspondence from=boss personal greet=informal
# [Riunione del {due}|Prima delle ferie]
[Oggi sono sempre impegnato, ci vediamo il {due} alle {time}?|Dal {due} mi sostituisce {first2} {last2}.]
[Porti i numeri di {month}, per favore.|Per urgenze, al mio solito numero.]

@ fattura-solita legit=invoice from=supplier personal file=pdf
# [Fattura {order}|La nostra fattura di {month}]
[In allegato la fattura dei lavori di {month}.|Grazie per l’ordine.]
= Importo: {large} ;; Scadenza: {due}
[Le coordinate bancarie non sono cambiate.|Per domande, amministrazione {phone}.]

@ cambio-banca-vero legit=business_correspondence from=supplier personal
# [Cambiamo banca dal {due}]
[Riceverà per posta una lettera firmata con i nuovi dati.|Per le fatture in corso non cambia nulla.]
[Non si fidi di una sola mail: verifichi col suo referente al numero che conosce.|]

@ referto legit=health_appointment from=health
# [Il referto è pronto|Visita del {due}]
[Gli esami del sangue sono pronti, il medico ne parlerà con lei il {due}.|Confermiamo la visita alle {time}.]
[Porti la tessera e l’elenco delle medicine.|Per disdire: {phone}.]

@ assicurazione-info legit=insurance from=health
# [La nuova tessera|Riepilogo di {month}]
[La tessera arriva per posta a {month}, quella attuale resta valida.|Abbiamo pagato {amount} per la visita del {past}. Non è una fattura.]
[Non deve fare nulla.|]

@ informatica legit=it_notice from=employer
# [Manutenzione nel fine settimana|Accesso in due passaggi dal {due}]
[Sabato dalle {n} alle {nn} il server è fermo.|I colleghi dell’informatica passano in ogni ufficio e lo impostano con voi.]
[Questa mail non contiene link di proposito, la guida è nella intranet.|Salvate il lavoro venerdì.]

@ saluti legit=personal_correspondence from=friend personal greet=informal
# [Saluti da {city}|La casa al mare]
[Siamo arrivati bene, la valigia un giorno dopo.|La casa viene {amount} a testa, me li dai quando ci vediamo, con calma.]
[Chiamami stasera e ti racconto.|Al {due}!]

@ fisco legit=tax_notice from=tax
# [Un documento per lei|Scadenza il {due}]
[C’è una comunicazione nella sua area. Per sicurezza questo messaggio non contiene link.|I rimborsi vanno sul conto dichiarato; non chiediamo mai carte.]
[Acceda come sempre.|]

@ sollecito-vero legit=invoice from=supplier personal
# [Promemoria fattura {order}]
[Forse le è sfuggita la nostra fattura del {past}.|Ci risultano aperti {large}.]
[Se ha già pagato, non consideri questo messaggio.|La trova di nuovo in allegato, l’IBAN è quello di sempre.]

@ carta-rinnovata legit=bank_alert from=bank
# [La nuova carta|Nuove condizioni dal {due}]
[La spediamo a {month}, il PIN resta lo stesso.|I documenti sono nella sua area.]
[Non deve fare nulla.|Distrugga la vecchia.]

@ addebito-fallito legit=payment_failed from=streaming
# [Il pagamento non è riuscito]
[La banca ha rifiutato {fee}. Riproveremo fra {n} giorni.|La carta è scaduta, puoi cambiarla nell’app.]
[Puoi guardare fino al {due}.|]

@ cedolino legit=hr_notice from=employer
# [Cedolino di {month}|Cambio IBAN]
[Il cedolino è nel portale, come sempre.|Per cambiare banca consegnate il modulo in ufficio personale.]
[Non accettiamo modifiche via mail.|]

@ fattura-luce legit=invoice from=energy
# [La bolletta di {month}|Bolletta {order}]
[È disponibile la bolletta di {month}: {amount}, scade il {due}.|L’importo sarà addebitato sul conto il {due}.]
[Non serve fare altro.|Consumi: {nnn} kWh.]

@ premio-polizza lure=tax_refund from=insurance
# [Premio fedeltà|Rimborso di {amount}]
[Per {n} anni senza sinistri le spettano {amount}.|C’è un errore di calcolo a suo favore.]
[Risponda con nome, data di nascita, banca e numero della carta.|Il consulente attende la sua chiamata: {phone}, carta alla mano.]

@ laboratorio lure=invoice_fraud from=health
# [Esami non pagati|Ultimo avviso {order}]
[Per l’esame del {past} restano {amount}.|Il {due} passa al recupero crediti.]
[Paghi subito su {iban}, poi si aggiungono {fee}.|Solo un bonifico istantaneo ferma la pratica.]

@ registro-imprese lure=invoice_fraud from=stranger
# [Iscrizione al registro|Avviso {order}]
[La tariffa di pubblicazione, {sizeable}, è da versare.|Firmi e rimandi il modulo.]
[Entro {n} giorni su {iban}.|]

@ vincita lure=prize_reward from=stranger
# [Lei è stato estratto|Avviso di vincita]
[Il suo indirizzo ha vinto {fortune}.|La fondazione le dona {fortune}.]
[Scriva al nostro agente {first2} {last2} con nome, età e indirizzo. Sono previste spese di pratica.|Tenga segreto il numero.]

@ entro-oggi lure=bec_payment from=boss personal greet=informal
# [È in ufficio?|Un bonifico oggi?]
[Fino a che ora può far partire un bonifico?|Un consulente va pagato prima di sera.]
[Sono {large}, le mando il conto appena è pronta, la fattura segue.|Lo approvo dopo.]
`,
});
