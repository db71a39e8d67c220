import { letters } from '../../letter.ts';

/** Calm and faultless Italian, for both sides. */
export const itPolished = letters(
  'it',
  `
@ polished-supplier-account legit=business_correspondence lure=bec_payment from=supplier personal fluent file=pdf trap=pdf
# [Fattura {order}|Le nostre coordinate bancarie|Re: fattura {order}]
[La ringrazio per la collaborazione di questi mesi.|Spero che la consegna sia andata bene.] [Prima del prossimo pagamento, una breve comunicazione.|Un dettaglio amministrativo prima della chiusura del mese.]
! [Essendo il nostro conto sottoposto a revisione|A seguito del cambio di istituto], la fattura {order} di {large} va saldata su {iban}, [intestato a {company}|beneficiario {company}]. [Stiamo rinnovando il centralino, quindi basta una risposta a questa mail.|Le chiedo conferma quando i dati saranno aggiornati.]
+ [In allegato la fattura {order} di {large}; le coordinate bancarie sono invariate.|A {month} cambieremo banca. I nuovi dati arriveranno per posta; prima di modificare qualcosa ci chiami al numero che già conosce.] [Non comunichiamo mai un cambio di conto solo via mail.|Per qualsiasi dubbio basta una telefonata.]
[Resto a disposizione.|]

@ polished-rental legit=personal_correspondence lure=advance_fee from=person personal fluent
# [La casa in {street}|La sua richiesta|Re: visita]
[Grazie per il suo messaggio così cortese.|Mi fa piacere che la casa le sia piaciuta.] È ancora libera [dal {due}|], [tranquilla e luminosa|con un piccolo giardino].
! [Vivendo all'estero per lavoro non posso mostrarla di persona|Ho già diverse richieste], perciò le propongo di bloccarla con un bonifico di {sizeable} su {iban}. [Le chiavi arrivano con il corriere appena ricevuto l'importo.|Se non le piacesse, la somma è rimborsabile.] [Mi mandi anche copia del documento.|]
+ [Possiamo vederla il {due} alle {time}.|La vicina {first2} le aprirà volentieri il {due}.] [Non si paga nulla prima della firma.|La caparra si versa alla consegna delle chiavi, sul posto.]

@ polished-refund legit=tax_notice lure=tax_refund from=tax fluent
# [La sua pratica {order}|Esito della verifica {year}|Comunicazione sulla sua posizione]
[La verifica della sua posizione per il {year} è conclusa.|La ringraziamo per la documentazione inviata.] [Non occorre altro.|]
! [Risulta un rimborso di {amount}. Per riceverlo entro il {due}, confermi il conto o la carta di accredito.|Il rimborso di {amount} è in attesa dei suoi dati bancari.]
! > [Conferma l'accredito|Completa la pratica]
+ [L'esito è nella sua area riservata, a cui accede come sempre; questo avviso non contiene collegamenti.|L'esito arriverà per posta.] [L'eventuale accredito avviene sul conto già comunicato.|Non deve fare nulla.]

@ polished-child legit=personal_correspondence lure=relative_request from=friend personal greet=none unsigned chat fluent
# [Nuovo numero|Messaggio]
Ciao [mamma|papà|nonna], [mi è caduto il telefono e per ora questo è il mio numero|ho cambiato telefono, salva questo numero]. [Sto bene, tranquilla.|]
! [Però non riesco a entrare in banca per due giorni e oggi devo pagare {sizeable}.|Oggi scade un pagamento di {sizeable} e l'app è bloccata.] Potresti farlo tu per me? [IBAN {iban}, intestato a {company}.|Ti mando subito i dati.] Te li ridò il {due}.
+ [Arrivo il {due} verso le {time}, porto il dolce?|Chiamami stasera, così mi senti.] [{first2} ti saluta.|I bambini non vedono l'ora.]

@ polished-charity legit=charity_appeal lure=romance_charity from=charity fluent
# [Grazie da tutti noi|Che cosa ha reso possibile il vostro aiuto|L'inverno a {city}]
[Lo scorso inverno {nnn} famiglie hanno avuto un pasto caldo grazie a persone come lei.|Vogliamo raccontarle com'è andato l'anno.]
! [Poiché il nostro conto è in verifica, le offerte di questa settimana si possono inviare a {iban}.|Un benefattore raddoppia ogni dono fatto entro il {due}, anche in Bitcoin: {wallet}.]
!?> [Dona ora]
+ [La ricevuta per la dichiarazione arriverà con la lettera di gennaio.|Il bilancio è pubblicato sul nostro sito.] [Non deve fare nulla: è solo un grazie.|Se vuole visitarci, l'aspettiamo il {due}.]
+?> [Leggi il bilancio|Scopri i progetti]

@ polished-transfer-honest legit=bank_alert from=bank fluent
# [Il suo bonifico del {date}|Conferma del bonifico]
La ringraziamo per la fiducia. Il {date} è stato eseguito un bonifico di {large} a favore di {first2} {last2}. [Poiché l'importo è superiore al solito, desideriamo informarla.|Ha attivato lei questo avviso.]
[Se è stato disposto da lei, non deve fare nulla. Altrimenti ci chiami al numero sul retro della carta.|I dettagli sono nell'app che già utilizza.]
> [Vedi il movimento|Accedi]

@ polished-voicemail legit=voicemail lure=voicemail_fax from=telecom fluent trap=html
# [Nuovo messaggio vocale|Chiamata persa del {date}]
[Il {date} alle {time} qualcuno le ha lasciato un messaggio di un minuto.|Ha perso una chiamata da {phone}.]
! [Per riservatezza si ascolta dopo l'accesso con indirizzo e password della posta.|Il messaggio resta disponibile fino al {due}; confermi la sua casella per ascoltarlo.]
! > [Ascolta il messaggio]
+ [Per ascoltarlo chiami la segreteria dal suo telefono.|Lo trova nell'app, dove resta {nn} giorni.] [Non occorre alcun accesso.|]
`,
);
