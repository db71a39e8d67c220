import { letters } from '../letter.ts';

/** Letters in Dutch. */
export const nl = letters(
  'nl',
  `
@ sign-in-place legit=sign_in_alert lure=credential from=account
# [Nieuwe aanmelding bij {brand}|Beveiligingsmelding|Was u dit?]
We zagen een nieuwe aanmelding bij uw {brand}-account.
= Apparaat: {device} ;; Plaats: {city} ;; Tijd: {date}, {time}
[Was u dit? Dan hoeft u niets te doen.|Herkent u dit? Negeer deze mail.] [Zo niet, wijzig uw wachtwoord.|]
> [Activiteit bekijken|Account beveiligen|Dit was ik niet]
!? Tot uw bevestiging is de toegang beperkt.

@ password-reset legit=password_reset lure=credential from=account
# [Wachtwoord opnieuw instellen|Nieuw wachtwoord]
U heeft gevraagd uw wachtwoord opnieuw in te stellen. [De link is {hours} uur geldig.|]
> [Wachtwoord instellen]
[Niet aangevraagd? Negeer deze mail.|]
!? Bevestig uw huidige wachtwoord om het te behouden.

@ code legit=verification_code from=account greet=informal
# {code} is uw code voor {brand}
Uw code is:
^ {code}
[Geldig voor {nn} minuten.|Deel deze code met niemand.]

@ mailbox legit=account_notice lure=credential from=mailbox trap=html
# [Uw mailbox is bijna vol]
U heeft 9{n}% van uw opslag bij {brand} gebruikt. [Straks kunt u geen mail meer ontvangen.|]
> [Opslag beheren]
!? {n} berichten worden vastgehouden sinds {date}.

@ suspended lure=account_suspended from=payment
# [Uw account is beperkt|Account geblokkeerd]
[Vanwege ongebruikelijke activiteit|Wegens ontbrekende gegevens] is uw account [geblokkeerd|beperkt]. Bevestig uw gegevens binnen {hours} uur.
> [Account herstellen]
[Anders wordt het account gesloten.|]

@ review legit=account_notice lure=account_suspended from=bank
# [Controleer uw gegevens|Zijn uw gegevens nog juist?]
Wij zijn wettelijk verplicht uw gegevens actueel te houden. [Controleer ze voor {due}.|]
> [Gegevens controleren]
!? Houd uw pas en pincode bij de hand.

@ order legit=order_confirmation lure=subscription_scare from=shop
# [Bestelling {order}|Bedankt voor je bestelling]
[We hebben uw bestelling ontvangen.|Bedankt voor uw bestelling.]
= Bestelling: {order} ;; Levering: {due}
$ order
^ Totaal {amount}
> [Bekijk bestelling]
!? Niet besteld? Annuleer hier.

@ shipped legit=shipping lure=parcel_fee from=parcel
# [Uw pakket is onderweg|Bezorging op {due}]
Uw pakket van {company} [is onderweg|komt op {due}].
= Code: {order} ;; Bezorging: {due}
> [Volg pakket]
!? Het adres is onvolledig: bevestig het en betaal {small}.

@ missed legit=delivery_attempt lure=parcel_fee from=parcel
# [We hebben u gemist|Uw pakket kon niet worden bezorgd]
[Op {date} was u niet thuis.|De bezorger kon het pakket niet afgeven.] [Ophalen kan tot {due}.|Kies een andere dag.]
> [Nieuwe bezorging plannen]
+? Neem uw identiteitsbewijs mee.
!? Er zijn verzendkosten van {small} te betalen [binnen {hours} uur|].

@ payment-failed legit=payment_failed lure=streaming_payment from=streaming
# [Betaling mislukt|Werk uw betaalgegevens bij]
We konden {fee} niet afschrijven. [Controleer uw betaalgegevens.|We proberen het over een paar dagen opnieuw.]
> [Betaalwijze bijwerken]
!? Vul uw kaartnummer en code opnieuw in.

@ card legit=bank_alert lure=card from=bank
# [Betaling van {amount}|Uw pas is gebruikt]
Betaling van {amount} bij {company}, {date} om {time}, pas eindigend op {last4}.
[Was u dit? Dan hoeft u niets te doen.|Herkent u dit niet? Blokkeer uw pas in de app.]
> [Bekijk betaling]
!? Vul uw pasnummer en pincode in om te annuleren.

@ bank-message legit=bank_alert lure=bank from=bank
# [Nieuw bericht|Document klaar]
Er staat een nieuw bericht voor u klaar in internetbankieren. [Log in zoals u gewend bent.|]
> [Bericht lezen]
? Wij vragen nooit om uw codes.
!? Zonder bevestiging voor {due} wordt uw toegang geblokkeerd.

@ bank-update lure=bank from=bank
# [Uw betaalpas verloopt|Vernieuw uw bankapp]
Vanaf {due} geldt een nieuwe beveiliging. [U heeft deze nog niet geactiveerd.|]
> [Nu activeren]

@ bank-fluent lure=bank from=bank fluent
# Een korte vraag over uw overboeking
Dank u voor uw vertrouwen. Op {date} is een overboeking van {large} aan {first2} {last2} klaargezet. Omdat het bedrag hoger is dan u gewend bent, willen wij graag zeker weten dat de opdracht van u komt.
Is dat zo, dan hoeft u niets te doen. Zo niet, houd de overboeking dan tegen voor {time}.
> Overboeking bekijken
Excuses voor het ongemak.

@ invoice legit=invoice lure=invoice_fraud from=small file=pdf trap=zip,html,linkedpdf
# [Factuur {order}|Herinnering factuur {order}]
Bijgaand factuur {order} van {amount}, te betalen voor {due}. [Bedankt.|Al betaald? Negeer dan deze herinnering.]
?> [Bekijk factuur]

@ statement legit=statement from=bank
# Uw afschrift van {month}
Uw afschrift van {month} staat klaar.
> [Bekijk afschrift]

@ tax legit=tax_notice lure=tax_refund from=tax
# [Nieuw bericht in uw berichtenbox]
Er staat een nieuw bericht voor u klaar. [Ga zelf naar de website en log in.|]
!> [Teruggave aanvragen]
!? U krijgt {amount} terug. Vul uw rekeninggegevens in voor {due}.

@ newsletter legit=newsletter from=small greet=informal bulk
# [Nieuws van {month}|Onze nieuwsbrief]
[Dit is het nieuws van deze maand.|]
$ stories
> [Lees meer]

@ sale legit=marketing_sale from=shop greet=none bulk
# [Laatste uren: {percent}|Alleen vandaag|Mis het niet]
[Nog een paar uur: {percent} korting.|Wees er snel bij, t/m {due}!]
$ offers
> [Shop nu]

@ prize lure=prize_reward from=shop greet=none bulk
# [Gefeliciteerd!|U bent geselecteerd]
[U heeft gewonnen|U bent gekozen]: [een {good}|een cadeaubon van {amount}] van {brand}. [Beantwoord enkele vragen.|]
> [Claim uw prijs]
[Nog {n} over.|]

@ loyalty legit=loyalty_points lure=prize_reward from=shop bulk
# Uw punten verlopen op {due}
U heeft {nnn} punten. [{nn} verlopen op {due}.|]
> [Punten inwisselen]

@ travel legit=travel_booking from=travel
# Boeking {order} bevestigd
Uw boeking is bevestigd.
= Boeking: {order} ;; Aankomst: {due} ;; Totaal: {amount}
> [Boeking beheren]

@ advice legit=security_advice from=bank bulk
# [Pas op voor valse berichten]
Er gaan mails rond uit onze naam die dreigen met blokkering en om codes vragen.
* Wij vragen nooit om codes ;; Controleer de afzender ;; Typ zelf ons adres
> [Lees verder]

@ payslip legit=hr_notice lure=payroll_change from=employer
# Uw loonstrook van {month}
Uw loonstrook van {month} staat klaar.
> [Bekijk loonstrook]
!? Bevestig uw rekeningnummer om uw salaris te ontvangen.

@ it legit=it_notice lure=credential from=employer
# [Uw wachtwoord verloopt over {n} dagen|Onderhoud op {due}]
[Uw wachtwoord verloopt op {due}.|Op {due} wordt de mailserver bijgewerkt.]
> [Wachtwoord wijzigen|Meer informatie]
!? Bevestig uw huidige wachtwoord om toegang te houden.

@ appointment legit=health_appointment from=health
# Herinnering afspraak
Wij herinneren u aan uw afspraak op {due} om {time}. [Verhinderd? Bel {hours} uur van tevoren.|]

@ share legit=document_share lure=document_share from=documents trap=html
# {first2} {last2} heeft een document gedeeld
{first2} {last2} stuurde u [een bestand|een document om te tekenen].
> [Openen]
!? Log in met uw e-mailwachtwoord om het te openen.

@ colleague legit=business_correspondence from=colleague personal greet=informal
# [Vraagje|Re: overleg]
[Kun je me de cijfers van {month} sturen?|Het overleg met {company} is verzet naar {due} om {time}.] [Geen haast.|Staat hier: {url}]

@ friend legit=personal_correspondence from=friend personal greet=informal
# [Zaterdag?|Foto's]
[Hoe gaat het?|Lang niet gezien!] [Zullen we {due} afspreken?|De foto's staan hier: {url}]

@ boss-gift lure=gift_card_boss from=boss personal greet=informal
# [Ben je er?|Spoed]
Ik zit in een vergadering en kan niet bellen. Kun je {n} cadeaukaarten van {amount} kopen? [Stuur me foto's van de codes.|] [Blijft onder ons.|]

@ bank-change lure=bec_payment from=supplier personal
# [Gewijzigd rekeningnummer]
Ons rekeningnummer is gewijzigd. Betaal factuur {order} op {iban} t.n.v. {company}. [Graag bevestiging per mail.|]

@ sextortion lure=sextortion from=stranger personal unsigned greet=none
# [Ik heb uw apparaat gehackt]
Ik heb een video van u. [Uw wachtwoord is {password}.|] Stuur {large} in bitcoin naar {wallet} binnen {hours} uur of al uw contacten krijgen hem.

@ advance-fee lure=advance_fee from=stranger personal
# [Erfenis|Vertrouwelijk]
Ik ben {me}, advocaat in {city}. Mijn cliënt is overleden en liet {fortune} na zonder erfgenamen. Ik wil u als begunstigde aanwijzen. Antwoord met naam, adres en telefoon.

@ wallet lure=crypto_wallet from=crypto
# Verifieer uw wallet
Uw wallet moet voor {due} worden geverifieerd. Houd uw herstelzin van 12 woorden bij de hand.
> [Verifiëren]

@ friend-app lure=romance_charity from=friend personal greet=informal
# [Hoi|Nieuw nummer]
Mijn telefoon is kapot. [Kun je {amount} voorschieten?|Ik moet vandaag nog een rekening betalen.] IBAN {iban}. [Niet bellen, alleen mail.|]
`,
);
