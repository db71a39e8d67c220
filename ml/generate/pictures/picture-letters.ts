import { type Letter, letters } from '../letter.ts';

/** Letters for the languages that have none left which no model has learnt from. Only for measuring. */
const own = (language: Letter['language'], block: string): Letter[] =>
  letters(language, block).map((letter) => ({ ...letter, family: `picture/${letter.family}` }));

export const pictureLetters: readonly Letter[] = [
  ...own(
    'de',
    `
@ held-konto lure=credential from=account
# [Ihr Zugang wird eingeschränkt|Handlung erforderlich: Konto {brand}]
Bei der letzten Prüfung Ihres Kontos ist uns etwas aufgefallen. Bestätigen Sie Ihre Angaben [innerhalb von {hours} Stunden|bis zum {due}], sonst wird der Zugang gesperrt.
> [Angaben bestätigen|Jetzt prüfen]
[Ohne Bestätigung ist eine Wiederherstellung nicht möglich.|Diese Meldung wurde automatisch erstellt.]

@ held-bestellung legit=order_confirmation from=shop
# [Ihre Bestellung {order}|Danke für Ihren Einkauf]
Wir haben Ihre Bestellung erhalten und packen sie gerade.
$ order
= Gesamt: {amount} ;; Lieferung: {due}
[Sie bekommen eine Nachricht, sobald das Paket unterwegs ist.|Fragen? Antworten Sie einfach auf diese Mail.]
`,
  ),
  ...own(
    'pt',
    `
@ held-conta lure=credential from=account
# [A sua conta {brand} será suspensa|Verificação necessária]
Detetámos uma atividade invulgar. Confirme os seus dados [nas próximas {hours} horas|até {due}] ou o acesso será bloqueado.
> [Confirmar dados|Verificar agora]
[Se não confirmar, perderá o acesso à conta.|Mensagem automática.]

@ held-taxa lure=parcel_fee from=parcel
# [Encomenda {order} retida|Falta pagar a taxa]
A sua encomenda não foi entregue porque falta pagar {small}.
> [Pagar {small}|Reagendar entrega]
A encomenda será devolvida se não pagar em {hours} horas.

@ held-encomenda legit=order_confirmation from=shop
# [A sua encomenda {order}|Obrigado pela compra]
Recebemos a sua encomenda e já a estamos a preparar.
$ order
= Total: {amount} ;; Entrega: {due}
Avisamos quando sair do armazém.

@ held-consulta legit=appointment from=health
# [Lembrete da consulta de {due}|Consulta marcada]
Lembramos a sua consulta a {due} às {time}, {street} {nn}, {city}.
Se não puder vir, telefone para {phone}.
`,
  ),
  ...own(
    'pl',
    `
@ held-konto lure=credential from=account
# [Twoje konto {brand} zostanie zawieszone|Wymagana weryfikacja]
Wykryliśmy nietypową aktywność. Potwierdź dane [w ciągu {hours} godzin|do {due}], w przeciwnym razie dostęp zostanie zablokowany.
> [Potwierdź dane|Zweryfikuj teraz]
[Brak potwierdzenia oznacza utratę dostępu.|Wiadomość wysłana automatycznie.]

@ held-doplata lure=parcel_fee from=parcel
# [Paczka {order} wstrzymana|Dopłata do przesyłki]
Nie możemy doręczyć paczki, ponieważ brakuje opłaty {small}.
> [Zapłać {small}|Wybierz nowy termin]
Po {hours} godzinach paczka wróci do nadawcy.

@ held-zamowienie legit=order_confirmation from=shop
# [Zamówienie {order}|Dziękujemy za zakupy]
Otrzymaliśmy Twoje zamówienie i właśnie je pakujemy.
$ order
= Razem: {amount} ;; Dostawa: {due}
Napiszemy, gdy paczka wyruszy w drogę.

@ held-zebranie legit=school_notice from=school
# [Zebranie {due}|Informacja dla rodziców]
Zapraszamy na zebranie {due} o {time} w sali {nn}.
Proszę o potwierdzenie obecności.
`,
  ),
  ...own(
    'nl',
    `
@ held-rekening lure=credential from=bank
# [Uw toegang wordt beperkt|Bevestig uw gegevens]
Wij zagen een ongebruikelijke aanmelding. Bevestig uw gegevens [binnen {hours} uur|voor {due}], anders wordt uw rekening geblokkeerd.
> [Gegevens bevestigen|Nu controleren]
Zonder bevestiging kunt u niet meer betalen.

@ held-bestelling legit=order_confirmation from=shop
# [Uw bestelling {order}|Bedankt voor uw aankoop]
Wij hebben uw bestelling ontvangen en pakken deze nu in.
$ order
= Totaal: {amount} ;; Levering: {due}
U krijgt bericht zodra het pakket onderweg is.
`,
  ),
  ...own(
    'it',
    `
@ held-ordine legit=order_confirmation from=shop
# [Il tuo ordine {order}|Grazie per l’acquisto]
Abbiamo ricevuto il tuo ordine e lo stiamo preparando.
$ order
= Totale: {amount} ;; Consegna: {due}
Ti avviseremo alla spedizione.
`,
  ),
  ...own(
    'fr',
    `
@ held-commande legit=order_confirmation from=shop
# [Votre commande {order}|Merci pour votre achat]
Nous avons bien reçu votre commande et la préparons.
$ order
= Total : {amount} ;; Livraison : {due}
Vous recevrez un message dès son départ.
`,
  ),
];
