import { type Screen, screens } from '../pages/screen.ts';

/**
 * Wordings for kinds of pictures that the texts for the model of words lack on one side of the split. The word before the
 * dash of a name says which side: none of them is ever trained on.
 */
const own = (language: Screen['language'], block: string): Screen[] =>
  screens(language, block).map((screen) => ({
    ...screen,
    family: screen.family.replace('screen/', 'picture/'),
  }));

export const pictureScreens: readonly Screen[] = [
  ...own(
    'en',
    `
@ held-pc-alert lure=fake_support from=security as=dialog,web
[Critical alert from Windows|Firewall warning|Your PC has been locked]
[Suspicious activity was found on this machine.|A harmful program is sending your pictures to strangers.] [Reference: E-{nnn}-{nn}|]
* Card numbers ;; Saved passwords ;; Photos and documents ;; Webcam ;; E-mail
[Please stay calm and do not switch off the machine.|Do not shut down, or the drive will be erased.]
[Phone our certified engineers on|Speak to a Windows technician:] {phone}
& Ignore ;; Scan

@ held-sign-in legit=sign_in from=account as=web,app
[Sign in|Welcome|Access your account|Good to see you]
& [Email|Phone, email or username] ;; Password
& [Sign in|Next|Log in]
* Forgotten your password? ;; Create an account ;; Sign-in options ;; Keep me signed in ;; Privacy ;; Help

@ held-bank-sign-in legit=sign_in from=bank as=web
[Online banking|Sign in securely|Welcome back]
& [User name|Online ID|Customer number] ;; Password
& [Log in|Continue]
* Forgot username or password ;; Not enrolled? Register now ;; Security centre ;; Contact us ;; Find a branch

@ held-menu legit=menu_card from=small as=bare,web
[Our menu|Today's lunch|Scan for the menu]
[Scan the code to see all dishes and allergens.|Order and pay at the bar.]
* Soup of the day {small} ;; Salad {small2} ;; Pasta {fee} ;; Coffee {small3}

@ held-wifi legit=qr_prompt from=travel as=bare,web
[Guest Wi-Fi|Welcome to {brand}]
[Scan to join the guest network.|Breakfast from 7 to 10, ground floor.]

@ held-tickets legit=qr_prompt from=events as=bare,app
[Your ticket|Entry {due}]
[Show this code at the gate.|Doors open at {time}.]
& Seat: {nn} ;; Row: {n}

@ held-staff-code lure=qr_prompt from=employer as=bare,document,web
[Payroll: action needed|New sign-in for all staff]
[Your access to the payroll portal ends on {due}.|From {due} every account needs a second factor.]
[Scan with your phone and sign in with your work password|Open your camera, scan the code and enter e-mail address and password].
[Without this step your salary is held back.|Accounts that are not confirmed within {hours} hours are closed.]

@ held-otp legit=one_time_code from=account as=sms
[Your {brand} verification code is|Use] {code} [. It is valid for {n} minutes.|to sign in to {brand}. Never share it with anybody.]

@ held-new-number lure=smishing_family from=friend as=chat,sms
[Mum it's me, I dropped my phone|Dad, this is my new number]
[Oh no! Are you all right?|What happened?]
[Yes but I can't get into my bank. Can you pay {amount} for me today? I'll send it back tomorrow|I need to pay a bill of {amount} right now, can you transfer it to {first2} {last2}?]
[Please don't call, the microphone is broken|IBAN {iban}, tell me when it is done]

@ held-trading lure=investment_chat from=stranger as=chat
[Hello {first}, sorry, is this the number of {first2}?|Hi, we met at the fair in {city}]
[No, wrong number|I don't remember]
[Never mind, nice to meet you. I trade crypto with my uncle, last week I made {large}|My mentor has a sure signal every day at {time}, members earn {percent} a day]
[Open an account at {url} and deposit {amount}, I'll guide you|Send USDT to {wallet} and I double it with you]

@ held-buyer lure=marketplace from=stranger as=chat
[Hello, is the {good} still there?|I'd like to buy the {good}]
[Yes it is|Yes, still available]
[I have paid through the delivery service, confirm here to receive the money: {url}|The courier brings the cash, please enter your card at {url} so it can be credited]
[You also need to type the code from your bank|Hurry, the link ends in {nn} minutes]

@ held-friends legit=friends_chat from=friend as=chat
[Are we still on for {due}?|Look what I found in the attic]
[Yes! I will bring the cake|Oh wow, is that grandpa?]
[Train leaves at {time}, platform {n}|I'll scan more of them tonight]
[Perfect, see you there|Lovely, the kids will like it]

@ held-news legit=news_article from=charity as=web
[{city} opens new bridge after {n} years|Heavy rain expected in {city}|Local library extends its hours]
By {first2} {last2} | {date}
[The council approved the plan on {date} after a long debate about noise and costs.|Commuters will save around {nn} minutes a day, according to the city.]
["We have waited for this since I was a child," said {first3} {last3}, who lives in {street}.|The budget of {large} was kept, a spokesperson said.]
* Politics ;; Sport ;; Culture ;; Weather ;; Opinion ;; Subscribe

@ held-dash legit=dashboard from=saas as=web
[Overview|Sales this month|Website traffic]
* Visitors {nnn} ;; Orders {nn} ;; Revenue {large} ;; Conversion {n}.{nn} % ;; Returns {n}
[Compared with last month: +{nn} %|Updated at {time}]
& Export ;; Share ;; Last 30 days
`,
  ),
  ...own(
    'de',
    `
@ held-pc-alert lure=fake_support from=security as=dialog,web
[Windows-Sicherheitswarnung|Ihr Rechner wurde gesperrt]
[Auf diesem Gerät wurde Schadsoftware gefunden.|Ein fremdes Programm liest Ihre Passwörter mit.] [Fehler E-{nnn}|]
[Schalten Sie das Gerät nicht aus.|Wenn Sie dieses Fenster schließen, gehen Ihre Dateien verloren.]
[Rufen Sie sofort den Windows-Kundendienst an|Sprechen Sie mit einem Techniker]: {phone}

@ held-neue-nummer lure=smishing_family from=friend as=chat,sms
[Hallo Mama, mein Handy ist kaputt|Papa, das ist meine neue Nummer]
[Oje, was ist passiert?|Wer schreibt da?]
[Ich muss heute noch {amount} überweisen und komme nicht ins Banking. Kannst du das machen?|Kannst du eine Rechnung von {amount} für mich zahlen? Morgen bekommst du es zurück]
[Bitte nicht anrufen, das Mikrofon geht nicht|IBAN {iban}, schick mir dann ein Foto]

@ held-captcha lure=fake_captcha from=hosting as=web,dialog
[Sind Sie ein Mensch?|Bestätigung erforderlich]
[1. Drücken Sie Windows-Taste + R]
[2. Drücken Sie Strg + V]
[3. Drücken Sie Eingabe, um abzuschließen]
& [Überprüfen]

@ held-parken lure=qr_prompt from=city as=bare,web
[Hier Parkschein zahlen|Parken per Handy]
[Code scannen und Karte eingeben|Scannen, Kartennummer und PIN eingeben]
& Kennzeichen: {plate} ;; Betrag: {fee}
[Ohne Zahlung binnen {n} Minuten droht ein Bußgeld von {amount}.]

@ held-friends legit=friends_chat from=friend as=chat
[Bleibt es bei {due}?|Hab die Fotos gefunden]
[Klar, ich bringe Salat mit|Oh wie schön, schick mal]
[Zug kommt {time} an|Mach ich heute Abend]
[Prima, bis dann|Danke dir]

@ held-code legit=one_time_code from=account as=sms
[Dein Code für {brand}:|{brand}: Ihr Bestätigungscode lautet] {code}. [Er gilt {n} Minuten.|Geben Sie ihn an niemanden weiter.]
`,
  ),
  ...own(
    'fr',
    `
@ held-pc-alert lure=fake_support from=security as=dialog,web
[Alerte de sécurité Windows|Votre ordinateur est verrouillé]
[Un programme malveillant a été trouvé sur cet appareil.|Vos mots de passe sont en danger.] [Erreur E-{nnn}|]
[N’éteignez pas l’ordinateur.|Si vous fermez cette fenêtre, vos fichiers seront perdus.]
[Appelez immédiatement l’assistance Windows|Parlez à un technicien] : {phone}

@ held-sign-in legit=sign_in from=account as=web,app
[Connexion|Bienvenue|Identifiez-vous]
& [Adresse e-mail|Identifiant] ;; Mot de passe
& [Se connecter|Suivant]
* Mot de passe oublié ? ;; Créer un compte ;; Rester connecté ;; Aide ;; Confidentialité

@ held-parking lure=qr_prompt from=city as=bare,web
[Payez votre stationnement ici|Stationnement par téléphone]
[Scannez le code et saisissez votre carte|Scannez, puis carte, cryptogramme et code SMS]
& Plaque: {plate} ;; Montant: {fee}
[Sans paiement sous {n} minutes, amende de {amount}.]

@ held-friends legit=friends_chat from=friend as=chat
[On se voit toujours {due} ?|J’ai retrouvé les photos]
[Oui, j’apporte le dessert|Trop bien, envoie]
[Mon train arrive à {time}|Je m’en occupe ce soir]
[Parfait, à bientôt|Merci !]
`,
  ),
  ...own(
    'es',
    `
@ held-card-form lure=card_form from=parcel as=web
[Su envío está retenido|Entrega pendiente]
[Para liberar el paquete {order} abone {small}.|Falta pagar la tasa de {small} antes del {due}.]
& Titular ;; Número de tarjeta ;; MM/AA ;; CVV ;; PIN de la tarjeta
& [Pagar {small}|Continuar]
[Si no paga en {hours} horas el paquete se devuelve.|A continuación introduzca el código SMS de su banco.]

@ held-sign-in legit=sign_in from=account as=web,app
[Iniciar sesión|Te damos la bienvenida|Acceder]
& [Correo electrónico|Usuario] ;; Contraseña
& [Iniciar sesión|Siguiente]
* ¿Olvidaste la contraseña? ;; Crear una cuenta ;; Mantener la sesión iniciada ;; Ayuda ;; Privacidad

@ held-comprador lure=marketplace from=stranger as=chat
[Hola, ¿sigue disponible: {good}?|Quiero comprar: {good}]
[Sí, disponible|Sí]
[Ya pagué por el envío, confirme aquí para recibir el dinero: {url}|El mensajero le paga, ponga su tarjeta en {url}]
[También hace falta el código de su banco|Rápido, el enlace caduca en {nn} minutos]

@ held-pc-alert lure=fake_support from=security as=dialog,web
[Alerta de seguridad de Windows|Su equipo ha sido bloqueado]
[Se encontró un programa dañino en este equipo.|Sus contraseñas están en peligro.] [Error E-{nnn}|]
[No apague el equipo.|Si cierra esta ventana perderá sus archivos.]
[Llame de inmediato al soporte de Windows|Hable con un técnico]: {phone}
`,
  ),
  ...own(
    'it',
    `
@ held-sign-in legit=sign_in from=account as=web,app
[Accedi|Benvenuto|Accesso al tuo account]
& [Indirizzo e-mail|Nome utente] ;; Password
& [Accedi|Avanti]
* Password dimenticata? ;; Crea un account ;; Resta connesso ;; Assistenza ;; Privacy

@ held-card-form lure=card_form from=bank as=web
[Conto limitato|Verifica obbligatoria]
[Confermi i suoi dati entro {hours} ore per evitare il blocco del conto.|Abbiamo sospeso la carta dopo un accesso insolito.]
& Titolare ;; Numero carta ;; MM/AA ;; CVV ;; PIN ;; Codice SMS
& [Conferma|Sblocca]

@ held-friends legit=friends_chat from=friend as=chat
[Confermato per {due}?|Ho trovato le foto]
[Sì, porto il dolce|Che belle, mandale]
[Il treno arriva alle {time}|Le mando stasera]
[Perfetto, a presto|Grazie!]
`,
  ),
  ...own(
    'pt',
    `
@ held-sign-in legit=sign_in from=account as=web,app
[Iniciar sessão|Entrar|Bem-vindo de volta]
& [E-mail|Utilizador] ;; Palavra-passe
& [Entrar|Seguinte]
* Esqueceu-se da palavra-passe? ;; Criar conta ;; Manter sessão iniciada ;; Ajuda ;; Privacidade

@ held-card-form lure=card_form from=parcel as=web
[Encomenda retida|Entrega suspensa]
[Pague {small} para libertar a encomenda {order}.|Falta a taxa de {small}.]
& Titular ;; Número do cartão ;; MM/AA ;; CVV ;; PIN do cartão
& [Pagar {small}|Continuar]
[Sem pagamento em {hours} horas, a encomenda é devolvida.|Depois introduza o código SMS do banco.]
`,
  ),
  ...own(
    'nl',
    `
@ held-card-form lure=card_form from=bank as=web
[Uw betaalpas is geblokkeerd|Controle vereist]
[Bevestig binnen {hours} uur uw gegevens om blokkering te voorkomen.|Na een verdachte betaling moet u uw pas opnieuw activeren.]
& Naam ;; Kaartnummer ;; MM/JJ ;; CVC ;; Pincode ;; Sms-code
& [Bevestigen|Deblokkeren]

@ held-parcel lure=smishing_parcel from=parcel as=sms
[{brand}:|] uw pakket {order} wordt vastgehouden. [Betaal {small} invoerkosten|Bevestig uw adres en betaal {small}] via {url}
`,
  ),
  ...own(
    'pl',
    `
@ held-sign-in legit=sign_in from=account as=web,app
[Logowanie|Witamy|Zaloguj się na konto]
& [Adres e-mail|Nazwa użytkownika] ;; Hasło
& [Zaloguj|Dalej]
* Nie pamiętasz hasła? ;; Utwórz konto ;; Zapamiętaj mnie ;; Pomoc ;; Prywatność

@ held-parcel lure=smishing_parcel from=parcel as=sms
[{brand}:|] paczka {order} została wstrzymana. [Dopłać {small}|Potwierdź adres i zapłać {small}]: {url}
`,
  ),
];
