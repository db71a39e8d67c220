import { screens } from '../screen.ts';

/** Screens in Italian. */
export const it = screens(
  'it',
  `
@ parcel-fee lure=smishing_parcel from=parcel as=sms
[{brand}:|Avviso {brand}:|] [il tuo pacco|la spedizione {order}] [è in giacenza a {city}|non è stata consegnata|è ferma in dogana] [per spese di {small} non pagate|per indirizzo incompleto].
[Paga {small} entro {hours} ore|Aggiorna i dati e la carta|Conferma la consegna]: {url}
?[In caso contrario verrà restituito al mittente.]

@ bank-block lure=smishing_bank from=bank as=sms
[{brand}:|{brand} Sicurezza:] [rilevato accesso anomalo da {city}|la tua utenza è stata bloccata|bonifico di {large} in uscita]. [Se non sei stato tu clicca|Sblocca ora|Verifica i tuoi dati]: {url}
[Un operatore ti chiamerà e ti chiederà il codice ricevuto.|Senza conferma entro {n} ore il conto sarà sospeso.]

@ mamma lure=smishing_family from=friend as=sms,chat
[Ciao mamma|Ciao papà|Mamma sono io], [mi si è rotto il telefono|mi è caduto il cellulare in acqua], [questo è il mio nuovo numero|cancella il vecchio|scrivimi su WhatsApp {phone}].
[Oddio, tutto bene?|Cosa è successo?]
[Devo pagare una fattura di {amount} oggi e non entro nella banca.|Puoi fare un bonifico istantaneo di {amount} a {first2} {last2}?] [Te li rendo domani|Non chiamare, il microfono non va]

@ seed lure=seed_phrase from=crypto as=web,app
[Ripristina wallet|Verifica il tuo portafoglio|Connetti manualmente]
[Errore di connessione, connetti manualmente.|L’aggiornamento richiede la convalida del wallet.]
[Inserisci le tue 12 o 24 parole|Inserisci la frase di recupero]
& {boxes} ;; [Importa|Convalida|Continua]
[I wallet non convalidati saranno congelati il {due}.|Non chiudere la pagina.]

@ support-popup lure=fake_support from=security as=dialog,web
[ATTENZIONE: computer bloccato|Avviso di sicurezza di Windows|Trovati {n} virus]
[Codice errore 0x80072{nnn}|Trojan Spyware.{nnn}]
* Password ;; Dati bancari ;; Foto ;; Account Facebook ;; Posta
[Non spegnere il computer.|Non chiudere questa finestra o i dati saranno cancellati.]
[Chiama subito il supporto Microsoft|Contatta i tecnici]: {phone}

@ card-form lure=card_form from=card as=web
[La tua carta è sospesa|Attività insolita|Spese da pagare: {small}]
[Conferma la tua identità entro {hours} ore.|Per sbloccare la spedizione {order} paga {small}.]
& Titolare ;; Numero carta ;; MM/AA ;; CVV ;; [PIN della carta|Data di nascita] ;; [Codice SMS]
& [Conferma|Sblocca|Paga]
[Altrimenti la carta sarà bloccata definitivamente.|Poi inserisci il codice ricevuto.]

@ document-wall lure=document_wall from=documents as=web,dialog
[Documento protetto|Fattura_{order}.pdf|Sessione scaduta]
[Accedi con il tuo provider di posta per vedere il file|Inserisci la password della tua e-mail]
& Outlook ;; Libero ;; Gmail ;; Aruba ;; Altro
& {email} ;; Password ;; [Vedi documento|Scarica]
[Password errata, riprova.|Il link scade tra {hours} ore.]

@ prize lure=prize from=shop as=web,dialog
[Congratulazioni!|Sei il visitatore n. {n}.000.000|Gentile cliente {brand}]
[Gira la ruota e vinci: {good}|Sei stato scelto per un buono da {amount}|Rispondi a {n} domande e ricevi un iPhone]
[Paghi solo {small} di spedizione: inserisci la carta.|Condividi con {nn} amici e conferma la carta.]
[Restano {n} premi|L’offerta scade tra {n} minuti]

@ captcha-run lure=fake_captcha from=hosting as=web,dialog
[Verifica di essere umano|Non sono un robot]
[1. Premi Windows + R|1. Premi il tasto Windows + R]
[2. Incolla il codice con Ctrl + V|2. Premi Ctrl + V]
[3. Premi Invio|3. Conferma con Invio]
& [Verifica] ;; [ID {nnn}{nn}]

@ investment lure=investment_chat from=crypto as=chat
[Ciao, sono {first2}, assistente del professor {last2}.|Benvenuti nel gruppo VIP]
[Rendimento del {percent} a settimana garantito.|Ieri {large} in {nn} minuti.]
[Come si inizia?|Mi interessa]
[Versa {amount} sulla piattaforma e ti guido io|Invia USDT a {wallet}]. [Solo {nn} posti.|Per prelevare devi prima pagare la tassa del {percent}.]

@ code legit=one_time_code from=account as=sms
[Il tuo codice {brand} è {code}.|{code} è il codice di verifica {brand}.|Codice {code} per autorizzare {amount} presso {company}.] [Non condividerlo con nessuno.|Valido {n} minuti.|Non te lo chiederemo mai.]
?[Se non l’hai richiesto, ignora il messaggio.]

@ parcel-notice legit=parcel_notice from=parcel as=sms,app
[{brand}:|] [il tuo pacco|la spedizione {order}] [arriva oggi tra le {n} e le {nn}|è pronto al punto di ritiro di {street} {nn}|è stato consegnato alle {time}|è in consegna].
[Codice di ritiro {code}, fino al {due}.|Segui: {url}|Non devi pagare nulla.]

@ card-payment legit=bank_alert from=bank as=sms,app
[{brand}:|] pagamento di {amount} presso {company} il {date}, carta {last4}. [Saldo {large}.|]
[Non sei stato tu? Blocca la carta nell’app.|Bonifico ricevuto: {large2} da {first2} {last2}.]

@ appointment legit=appointment from=health as=sms
[Promemoria:|Studio {last2}:] [visita il {due} alle {time}|la aspettiamo il {due} alle {time}], {street} {nn}, {city}. [Porti la tessera sanitaria.|Per disdire: {phone}.]

@ friends legit=friends_chat from=friend as=chat
[Ciao mamma, arrivata|Vieni stasera?|Ci vediamo il {due}?|Ero senza batteria, scusa]
[Bene, si cena alle {n}|Sì, verso le {time}|Chiedo a {first2}]
[Ti mando i {fee} dei biglietti|Non scordare le chiavi|Porti il pane?|A dopo]
?[👍|grazie!|ahah]

@ sign-in legit=sign_in from=account as=web,app
[Accedi|Bentornato|Accedi a {brand}|Il mio account]
& [E-mail|Nome utente] ;; Password ;; [Resta connesso|]
& [Accedi|Avanti]
* Password dimenticata? ;; Crea un account ;; Continua con Google ;; Usa una passkey ;; Serve aiuto?

@ checkout legit=checkout from=shop as=web
[Cassa|Pagamento|Il tuo carrello]
& {good} ;; {good2} ;; Spedizione {small} ;; Totale {amount}
& Numero carta ;; Intestatario ;; Scadenza ;; CVV
& [Paga {amount}|Ordina] ;; PayPal
[Reso gratuito entro 30 giorni|La banca può chiederti di approvare il pagamento nell’app.]

@ wallet legit=wallet_app from=crypto as=app
[Il mio wallet|Saldo totale {large}|Backup]
[Scrivi le 12 parole su carta e non inserirle mai in un sito.|Non condividere mai la frase di recupero.]
* Bitcoin {coins} ;; Ethereum {coins} ;; Invia ;; Ricevi ;; Scambia
[L’assistenza non la chiede mai.|Oggi +{n},{nn} %]

@ warning legit=phishing_warning from=bank as=web,app
[Come riconoscere una truffa|Attenzione ai falsi SMS|La polizia avverte: «ciao mamma»]
[I truffatori inviano messaggi su pacchi fermi o conti bloccati.|Una finestra dice che il computer è bloccato e mostra un numero.]
* Non chiediamo mai i codici ;; Non cliccare sui link ;; Chiama il numero che conosci ;; Non dare codici a nessuno ;; Segnala
[Hai inserito i dati? Blocca la carta.|Approfondisci il phishing]

@ settings legit=account_settings from=account as=app,web
[Impostazioni|Account e sicurezza]
* Profilo ;; Cambia password ;; Verifica in due passaggi attiva ;; Dispositivi: {device}, {city} ;; Notifiche ;; Lingua italiano ;; Pagamento Visa {last4} ;; Tema scuro ;; Scarica i dati ;; Elimina account

@ bank-overview legit=bank_overview from=bank as=app
[Ciao {first}|I miei conti|Movimenti]
& Conto corrente ;; {large} ;; Risparmio ;; {large2}
* {company} -{amount} ;; Stipendio {large3} ;; Affitto -{amount2} ;; Carta -{fee} ;; Bonifico ;; Messaggi (1)

@ card-approval legit=payment_approval from=card as=web,app
[Autorizza il pagamento|Autenticazione del pagamento|Acquisto sicuro]
& Esercente: {company} ;; Importo: {amount} ;; Carta •••• {last4}
[Inserisci il codice inviato al tuo telefono per completare l’acquisto.|Conferma nell’app della tua banca.]
& Codice SMS ;; [Conferma] ;; Annulla
?[Il codice scade tra {n} minuti.|Invia di nuovo]
`,
);
