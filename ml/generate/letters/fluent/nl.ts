import { letters } from '../../letter.ts';

/** Calm and faultless Dutch, for both sides. */
export const nlPolished = letters(
  'nl',
  `
@ polished-supplier-account legit=business_correspondence lure=bec_payment from=supplier personal fluent file=pdf trap=pdf
# [Factuur {order}|Onze bankgegevens|Re: factuur {order}]
[Hartelijk dank voor de prettige samenwerking van de afgelopen maanden.|Ik hoop dat de levering goed is aangekomen.] [Voor uw volgende betaalronde nog één opmerking.|Nog een administratief punt voor het einde van de maand.]
! [Omdat onze rekening wordt gecontroleerd|Door de overstap naar een andere bank] verzoeken wij u factuur {order} van {large} te voldoen op {iban}, [ten name van {company}|begunstigde {company}]. [Onze telefooncentrale wordt vernieuwd, een antwoord op deze mail is dus voldoende.|Wilt u het mij laten weten zodra het is aangepast?]
+ [Bijgaand factuur {order} van {large}; ons rekeningnummer is ongewijzigd.|In {month} stappen wij over naar een andere bank. De gegevens volgen per post; bel ons voor elke wijziging op het nummer dat u al heeft.] [Een nieuwe rekening melden wij nooit alleen per mail.|Bij twijfel graag even bellen.]
[Ik hoor graag van u.|]

@ polished-rental legit=personal_correspondence lure=advance_fee from=person personal fluent
# [Uw reactie op de woning|Appartement {street}|Re: bezichtiging]
[Dank u wel voor uw vriendelijke bericht.|Fijn dat de woning u aanspreekt.] Zij is [per {due}|nog steeds] beschikbaar, [rustig gelegen|met een zonnig balkon].
! [Omdat ik in het buitenland werk, kan ik u niet zelf rondleiden|Er zijn meerdere belangstellenden]; u kunt de woning vastleggen door {sizeable} over te maken op {iban}. [De sleutels komen daarna per koerier.|Bevalt het niet, dan krijgt u alles terug.] [Stuur mij ook een kopie van uw identiteitsbewijs.|]
+ [Ik laat u de woning graag zien op {due} om {time}.|Mijn buurvrouw {first2} doet op {due} voor u open.] [Voor de ondertekening hoeft u niets te betalen.|De borg betaalt u bij de sleuteloverdracht, ter plaatse.]

@ polished-refund legit=city_notice lure=tax_refund from=city fluent
# [Uw aanvraag {order}|Besluit over de toeslag|Uw energietoeslag {year}]
[De beoordeling van uw aanvraag {order} is afgerond.|Dank u voor de toegezonden stukken.] [Verdere gegevens zijn niet nodig.|]
! [U heeft recht op {amount}. Bevestig voor {due} op welke rekening of pas wij dit kunnen storten.|De uitbetaling van {amount} wacht op uw bankgegevens.]
! > [Uitbetaling bevestigen|Gegevens aanvullen]
+ [Het besluit staat in uw berichtenbox; log in zoals u gewend bent, in deze mail staat geen link.|U ontvangt het besluit per post.] [Wij betalen uit op de rekening die al bij ons bekend is.|U hoeft niets te doen.]

@ polished-child legit=personal_correspondence lure=relative_request from=friend personal greet=none unsigned chat fluent
# [Nieuw nummer|Bericht]
Hoi [mam|pap|oma], [mijn telefoon is in het water gevallen, dit is voorlopig mijn nummer|ik heb een nieuwe telefoon, sla je dit nummer op]. [Verder alles goed hoor.|]
! [Alleen kan ik twee dagen niet bij mijn bank en ik moet vandaag {sizeable} betalen.|Er moet vandaag een rekening van {sizeable} weg en de app is geblokkeerd.] Kun jij het voorschieten? [Rekening {iban}, op naam van {company}.|Ik stuur je zo de gegevens.] Je krijgt het {due} terug.
+ [Ik kom {due} rond {time}, zal ik taart meenemen?|Bel me vanavond even, dan hoor je dat ik het ben.] [Groetjes van {first2}.|De kinderen hebben er zin in.]

@ polished-voicemail legit=voicemail lure=voicemail_fax from=telecom fluent trap=html
# [Nieuw voicemailbericht|Gemiste oproep op {date}|Iemand heeft een bericht ingesproken]
[Op {date} om {time} heeft een beller een bericht voor u ingesproken.|U heeft een oproep gemist van {phone}.]
! [Om vertrouwelijkheid te waarborgen beluistert u het na aanmelding met uw e-mailadres en wachtwoord.|Het bericht blijft tot {due} bewaard; bevestig uw mailbox om het te horen.]
! > [Bericht beluisteren]
+ [Bel uw voicemail om het te beluisteren.|Het bericht staat in de app en blijft {nn} dagen bewaard.] [U hoeft nergens in te loggen.|]

@ polished-transfer-honest legit=bank_alert from=bank fluent
# [Uw overschrijving van {date}|Bevestiging van uw overschrijving]
Dank u voor uw vertrouwen. Op {date} is {large} overgeschreven naar {first2} {last2}. [Omdat het bedrag hoger is dan gebruikelijk, laten wij u dit weten.|U heeft deze melding zelf ingesteld.]
[Heeft u de opdracht gegeven, dan hoeft u niets te doen. Zo niet, bel ons op het nummer dat op uw pas staat.|De details staan in de app die u al gebruikt.]
> [Bekijk de overschrijving|Inloggen]

@ polished-hosting legit=subscription_renewal lure=subscription_scare from=hosting fluent
# [Verlenging van uw domein|Uw diensten tot {due}]
[Wij laten u weten dat een van uw diensten op {due} wordt verlengd.|Uw domein en mailbox lopen tot {due}.]
= Dienst: [domein|hosting|mailbox] ;; Datum: {due} ;; Prijs: {fee}
! [De opgeslagen kaart kon niet worden gecontroleerd. Voer deze opnieuw in om uw mail te behouden.|Bevestig het wachtwoord van de mailbox om onderbreking te voorkomen.]
+ [De verlenging gaat vanzelf, met de betaalwijze die u koos.|Wilt u niet verlengen, zet dit dan voor die datum uit in het beheerpaneel.]
> [Verlenging bekijken|Naar mijn diensten]
`,
);
