import { letters } from '../letter.ts';

/** Letters in Italian. */
export const it = letters(
  'it',
  `
@ sign-in-place legit=sign_in_alert lure=credential from=account
# [Nuovo accesso al tuo account {brand}|Avviso di sicurezza|Sei stato tu?]
Abbiamo rilevato un nuovo accesso al tuo account {brand}.
= Dispositivo: {device} ;; Luogo: {city} ;; Data: {date}, {time}
[Se sei stato tu, non devi fare nulla.|Riconosci questa attività? Ignora il messaggio.] [Altrimenti cambia la password.|]
> [Controlla attività|Proteggi account|Non sono stato io]
!? Fino alla conferma l’accesso resta limitato.

@ password-reset legit=password_reset lure=credential from=account
# [Reimposta la password|Richiesta di nuova password]
Abbiamo ricevuto una richiesta di reimpostare la password. [Il link scade tra {hours} ore.|]
> [Reimposta password]
[Se non l’hai chiesto, ignora questa e-mail.|]
!? Per mantenere la password attuale, confermala nella stessa pagina.

@ code legit=verification_code from=account greet=informal
# {code} è il tuo codice {brand}
Il tuo codice è:
^ {code}
[Scade tra {nn} minuti.|Non comunicarlo a nessuno.]

@ mailbox legit=account_notice lure=credential from=mailbox trap=html
# [La tua casella è quasi piena|Spazio in esaurimento]
Hai usato il 9{n}% dello spazio {brand}. [Presto non potrai ricevere messaggi.|]
> [Gestisci spazio|Libera spazio]
!? {n} messaggi sono in attesa dal {date}.

@ suspended lure=account_suspended from=payment
# [Il tuo conto è stato limitato|Conto sospeso|Avviso importante]
[Per attività insolite|Per dati mancanti] il tuo conto {brand} è [sospeso|limitato]. Conferma i tuoi dati entro {hours} ore.
> [Riattiva|Verifica ora]
[Altrimenti sarà chiuso.|]

@ review legit=account_notice lure=account_suspended from=bank
# [Aggiorna i tuoi dati|Dati da verificare]
La legge ci chiede di tenere aggiornati i dati dei clienti. [Verificali entro il {due}.|]
> [Verifica dati|Accedi]
!? Tieni a portata di mano carta e PIN.

@ order legit=order_confirmation lure=subscription_scare from=shop
# [Conferma ordine {order}|Grazie per il tuo ordine]
[Abbiamo ricevuto il tuo ordine.|Grazie per l’acquisto.]
= Ordine: {order} ;; Consegna: {due}
$ order
^ Totale {amount}
> [Vedi ordine]
!? Non sei stato tu? Annulla qui e chiedi il rimborso.

@ shipped legit=shipping lure=parcel_fee from=parcel
# [Il tuo pacco è in viaggio|Consegna prevista {due}]
Il tuo pacco da {company} [è in viaggio|arriva il {due}].
= Spedizione: {order} ;; Consegna: {due}
> [Segui il pacco]
!? L’indirizzo è incompleto: confermalo e paga {small}.

@ missed legit=delivery_attempt lure=parcel_fee from=parcel
# [Non ti abbiamo trovato|Tentativo di consegna {order}|Pacco in giacenza]
[Il {date} non siamo riusciti a consegnare il pacco.|Il corriere è passato e non c’era nessuno.] [Puoi ritirarlo fino al {due}.|Scegli un altro giorno.]
> [Riprogramma consegna]
+? Porta un documento d’identità.
!? È dovuto un contributo di {small} con carta [entro {hours} ore|].

@ payment-failed legit=payment_failed lure=streaming_payment from=streaming
# [Pagamento non riuscito|Aggiorna il metodo di pagamento]
Non siamo riusciti ad addebitare {fee} per il tuo abbonamento. [Controlla la carta.|Riproveremo tra qualche giorno.]
> [Aggiorna pagamento]
!? Inserisci di nuovo numero e codice della carta.

@ card legit=bank_alert lure=card from=bank
# [Pagamento di {amount}|La tua carta è stata usata]
Pagamento di {amount} presso {company}, {date} ore {time}, carta …{last4}.
[Se sei stato tu, tutto a posto.|Non lo riconosci? Blocca la carta nell’app.]
> [Vedi movimento]
!? Per annullarlo inserisci numero, scadenza e codice della carta.

@ bank-message legit=bank_alert lure=bank from=bank
# [Nuovo messaggio|Documento disponibile]
C’è un nuovo messaggio nella tua area riservata. [Accedi come al solito per leggerlo.|]
> [Leggi messaggio]
? Non chiediamo mai PIN o codici via e-mail.
!? Senza conferma entro il {due} l’accesso sarà sospeso.

@ bank-update lure=bank from=bank
# [Attiva la nuova sicurezza|La tua app scade il {due}]
Dal {due} è obbligatorio il nuovo sistema di sicurezza. [Non l’hai ancora attivato.|]
> [Attiva ora]

@ bank-fluent lure=bank from=bank fluent
# Una verifica sul Suo bonifico
La ringraziamo per la fiducia. In data {date} è stato inserito un bonifico di {large} a favore di {first2} {last2}. Poiché l’importo è superiore alle Sue abitudini, desideriamo accertarci che l’ordine provenga da Lei.
In tal caso non occorre fare nulla. Diversamente, La invitiamo a sospenderlo prima delle {time}.
> Esamina il bonifico
Ci scusiamo per il disturbo.

@ statement legit=statement from=bank file=pdf
# [Estratto conto di {month}]
Il tuo estratto conto di {month} è disponibile.
> [Vedi estratto]

@ invoice legit=invoice lure=invoice_fraud from=small file=pdf trap=zip,html,linkedpdf
# [Fattura {order}|Sollecito fattura {order}]
In allegato la fattura {order} di {amount}, scadenza {due}. [Grazie.|Se già pagata, ignorate il sollecito.]
?> [Vedi fattura]

@ tax legit=tax_notice lure=tax_refund from=tax
# [Nuova comunicazione|Avviso disponibile]
È disponibile una nuova comunicazione nel cassetto fiscale. [Accedi digitando l’indirizzo nel browser.|]
!> [Richiedi rimborso]
!? Hai diritto a un rimborso di {amount}. Indica la carta entro il {due}.

@ newsletter legit=newsletter from=small greet=informal bulk
# [Novità di {month}|La nostra newsletter]
[Ecco le novità del mese.|]
$ stories
> [Leggi tutto]

@ sale legit=marketing_sale from=shop greet=none bulk
# [Ultime ore: {percent}|Solo oggi|Non perderlo]
[Ancora poche ore: {percent} di sconto.|Affrettati, finisce il {due}!]
$ offers
> [Acquista ora]

@ prize lure=prize_reward from=shop greet=none bulk
# [Congratulazioni!|Sei stato selezionato]
[Hai vinto|Sei stato estratto e ricevi] [un {good}|un buono da {amount}] di {brand}. [Rispondi a poche domande.|]
> [Ritira il premio]
[Ne restano {n}.|]

@ loyalty legit=loyalty_points lure=prize_reward from=shop bulk
# [I tuoi punti scadono il {due}]
Hai {nnn} punti. [{nn} scadono il {due}.|]
> [Usa i punti]

@ travel legit=travel_booking from=travel
# Prenotazione confermata {order}
La tua prenotazione è confermata.
= Codice: {order} ;; Arrivo: {due} ;; Totale: {amount}
> [Gestisci prenotazione]

@ advice legit=security_advice from=bank bulk
# [Attenzione alle truffe|Come riconoscere i messaggi falsi]
Circolano e-mail a nostro nome che minacciano il blocco del conto e chiedono i codici.
* Non chiediamo mai PIN o codici ;; Controlla il mittente ;; Digita tu il nostro indirizzo
> [Scopri di più]

@ payslip legit=hr_notice lure=payroll_change from=employer
# [Cedolino di {month}|Busta paga disponibile]
Il cedolino di {month} è disponibile.
> [Vedi cedolino]
!? Conferma l’IBAN per ricevere lo stipendio.

@ maintenance legit=it_notice lure=credential from=employer
# [La password scade tra {n} giorni|Manutenzione del {due}]
[La password della casella scade il {due}.|Il {due} il server di posta sarà aggiornato.]
> [Cambia password|Dettagli]
!? Conferma la password attuale per non perdere i messaggi.

@ appointment legit=health_appointment from=health
# Promemoria appuntamento
Le ricordiamo l’appuntamento del {due} alle {time}. [Se non può venire, avvisi {hours} ore prima.|]

@ school legit=school_notice from=school
# [Gita del {due}|Riunione genitori]
[La gita a {city} sarà il {due}|La riunione è il {due} alle {time}]. [Costo: {amount}.|]

@ share legit=document_share lure=document_share from=documents trap=html
# {first2} {last2} ha condiviso un documento
{first2} {last2} ti ha inviato [un file|un documento da firmare].
> [Apri|Scarica]
!? Accedi con la password della posta per aprirlo.

@ colleague legit=business_correspondence from=colleague personal greet=informal
# [Una domanda|Re: riunione]
[Mi mandi i dati di {month}?|La riunione con {company} è spostata al {due} alle {time}.] [Nessuna fretta.|È qui: {url}]

@ friend legit=personal_correspondence from=friend personal greet=informal
# [Sabato?|Foto]
[Come stai?|Quanto tempo!] [Ci vediamo il {due}?|Le foto sono qui: {url}]

@ boss-gift lure=gift_card_boss from=boss personal greet=informal
# [Ci sei?|Richiesta urgente]
Sono in riunione e non posso parlare. Puoi comprare {n} carte regalo da {amount}? [Mandami le foto dei codici.|] [Resti tra noi.|]

@ bank-change lure=bec_payment from=supplier personal
# [Variazione IBAN]
Vi informiamo che il nostro IBAN è cambiato. La fattura {order} va pagata su {iban}, intestato a {company}. [Confermate via e-mail.|]

@ sextortion lure=sextortion from=stranger personal unsigned greet=none
# [Ho violato il tuo dispositivo|Leggi attentamente]
Ho un tuo video. [La tua password è {password}.|] Invia {large} in bitcoin a {wallet} entro {hours} ore o lo riceveranno tutti i tuoi contatti.

@ advance-fee lure=advance_fee from=stranger personal
# [Eredità|Questione riservata]
Sono {me}, avvocato a {city}. Il mio cliente è morto lasciando {fortune} senza eredi. Vorrei indicarLa come beneficiario. Risponda con nome, indirizzo e telefono.

@ wallet lure=crypto_wallet from=crypto
# Verifica il tuo wallet
Il wallet va verificato entro il {due}. Tieni pronta la frase di recupero di 12 parole.
> [Verifica]

@ hosting legit=subscription_renewal lure=subscription_scare from=hosting
# [Il dominio scade il {due}|Rinnovo servizi]
Il dominio e la posta scadono il {due}. Rinnovo: {amount}.
> [Rinnova]
!? Senza pagamento oggi il sito sarà disattivato.
`,
);
