import { screens } from '../../screen.ts';

/** Pages, apps and documents without a catch, in the words that lures borrow. In English. */
export const enHonestPages = screens(
  'en',
  `
@ sign-in legit=sign_in from=account as=web,app
[Sign in|Log in|Welcome back|Sign in to {brand}|Log in to your account]
& [Email|Email or phone|Username|Email address] ;; Password ;; [Show|] ;; [Remember me|Stay signed in|Keep me signed in|]
& [Sign in|Log in|Next|Continue]
* Forgot password? ;; [Create account|Sign up|New here? Register] ;; [Continue with Google|Sign in with Apple] ;; [Use a passkey|Sign in with a security key] ;; or ;; [Can't access your account?|Trouble signing in?]

@ bank-sign-in legit=sign_in from=bank as=web,app
[Log on to online banking|Welcome to {brand}|Good morning]
& [Customer number|User ID] ;; [Password|Memorable word|PIN] ;; [Log on|Continue]
[Use your fingerprint|Approve the log-on in your app|Enter the 3rd, 5th and 8th character of your password]
[We will never ask for your full password or codes by phone.|Stay safe: check that the address starts with https and your lock icon.|Register for online banking]

@ work-sso legit=sign_in from=saas as=web
[Sign in to {company}|Single sign-on|{brand} - sign in]
& {email} ;; Password ;; Sign in
[Enter the code from your authenticator app|Approve sign-in request: number {nn}|We sent a notification to your phone]
[By continuing you accept the acceptable use policy.|Contact the IT Service Desk for help.]

@ sign-up legit=sign_up from=shop as=web
[Create your account|Join {brand}|Register]
& First name ;; Last name ;; Email ;; Password ;; [At least 8 characters]
? [I agree to the terms and privacy notice]
& [Create account|Continue] ;; [Already have an account? Sign in]
?[Send me offers by email|We never sell your data]

@ password-reset legit=account_settings from=account as=web
[Reset your password|Choose a new password|Check your email]
[We sent a link to r***@example.com. It works for {nn} minutes.|Enter your email and we send you a link.|Your new password must have at least {nn} characters.]
& [New password] ;; [Repeat password] ;; [Save|Send link]
[Didn't get it? Look in your spam folder or resend.|Other devices will be signed out.]

@ two-factor-setup legit=two_factor_setup from=account as=web,app
[Set up two-factor authentication|Protect your account|Add an authenticator app]
[1. Install an authenticator app on your phone.|1. Open your authenticator app.]
[2. Scan the QR code or enter the key {nnn} {token}.|2. Scan this QR code.]
[3. Enter the 6-digit code shown in the app.|3. Type the code to finish.]
& Code ;; [Verify|Turn on] ;; Cancel
[Save your backup codes in a safe place. Anyone who has them can get in.|You will be asked for a code when you sign in on a new device.]

@ wallet-home legit=wallet_app from=crypto as=app
[Portfolio|Account 1|Total balance] {large}
* Bitcoin {coins} BTC ;; Ethereum {coins} ETH ;; USDC {nnn} ;; Solana {nn} SOL ;; [+{n}.{nn}% today]
& Send ;; Receive ;; Swap ;; Buy
[Back up your wallet: {brand} never asks for your recovery phrase.|Reminder: never share your recovery phrase with anyone.|Activity: received {coins} ETH, {date}]

@ wallet-backup legit=wallet_app from=crypto as=app,web
[Your recovery phrase|Back up your wallet|Write down these words]
[Write the 12 words on paper and keep them offline. Never type them into a website.|These words are the only way to restore your wallet. Never share them with anyone.]
[Anyone with this phrase can take your money. {brand} support will never ask for it.|Do not take a screenshot.]
& [Tap to reveal|Show phrase] ;; [I have written it down] ;; [Remind me later]

@ scam-warning-bank legit=phishing_warning from=bank as=web,app
[How to spot a scam|Protect yourself from fraud|Beware of fake texts]
[Criminals send texts that look like ours: "your account is suspended, click here".|Scammers pretend to be {brand} and say your money is at risk.]
* We never ask for your PIN or full password ;; We never ask you to move money to a safe account ;; We never send a link to log in by text ;; Never share a one-time code ;; Hang up and call the number on your card
[Received something odd? Forward it to 7726 or report@{domain}.|Learn more about phishing, smishing and vishing.]

@ scam-warning-news legit=phishing_warning from=charity as=web
[Police warn of [parcel|toll|"Hi mum"] texts|Fake support pop-ups on the rise|New scam: "press Windows + R and paste"]
By {first2} {last2}, {date}
[The messages say that a parcel is held until a fee of {small} is paid and lead to a page asking for card details.|Victims were told their computer was infected and to call a number; {nnn} people lost {large} in all.|A page that looks like a CAPTCHA tells visitors to paste a command. It installs malware.]
["No company will ask you for gift cards," said {first3} {last3} of the consumer centre.|"Do not click, do not call, delete it," an officer said.]
[If you entered card data, call your bank at once and file a report.|Read next: how to check whether a shop is genuine]

@ wallet-warning legit=phishing_warning from=crypto as=web
[Security tips|Help centre: avoiding scams|What is a recovery phrase?]
[A recovery phrase is a list of 12 or 24 words that gives full access to your wallet.|Fake apps and pages ask you to "validate" or "synchronise" your wallet.]
[Only enter it on your own device when you restore it. No website, form or support agent needs it.|If someone promises to double your coins, it is a scam.]
* Bookmark the official site ;; Check the address ;; Never share your phrase ;; Ignore airdrops you did not expect ;; Report fake accounts
[Was this article helpful? Yes No|Updated {date}]

@ awareness-training legit=phishing_warning from=employer as=web,document
[Security awareness: module {n}|Phishing quiz|Spot the phish, question {n} of 10]
["Your mailbox is full, confirm your password within 24 hours." What is wrong with this message?|Which of these requests is genuine?]
* Unknown sender ;; It creates pressure ;; It asks for a password ;; The link leads elsewhere ;; The logo is blurred
& [Submit answer|Next] ;; Progress {nn}%
[Report suspicious mail with the button in Outlook.|Correct! IT never asks for your password.]

@ checkout legit=checkout from=shop as=web
[Checkout|Secure checkout|Payment]
& {good} ;; {good2} ;; Subtotal {amount} ;; Delivery {small} ;; Total {amount2}
& [Card number] ;; [Name on card] ;; [MM / YY] ;; [CVC|CVV|Security code]
[Billing address same as delivery address|Have a discount code?|Save card for next time]
& [Pay {amount2}|Place order] ;; [PayPal] ;; [Apple Pay]
?[30 days free returns|Your bank may ask you to approve the payment in its app.]

@ cart legit=checkout from=shop as=web,app
[Shopping basket ({n})|Your bag]
* {good} {amount} ;; {good2} {amount2} ;; {good3} {amount3} ;; Qty 1 Remove ;; Save for later
Total {amount4}
& [Go to checkout] ;; [Continue shopping]
?[Free delivery over {fee}|You may also like: {good4}]

@ order-status legit=order_status from=shop as=web,app
[Order {order}|Your orders|Thank you for your order]
& [Placed on {date}] ;; [Status: shipped|Status: delivered|Status: being packed] ;; Total {amount}
* {good} ;; {good2} ;; [Arrives {due}] ;; [Track parcel] ;; Invoice (PDF) ;; Return item ;; Buy again
?Delivery address: {first} {last}, {street} {nn}, {city}

@ tracking legit=parcel_tracking from=parcel as=web,app
[Track & trace|Shipment {order}|Tracking number {order}]
* {date} {time} [Delivered, signed by {last}] ;; {date} [Out for delivery, {city}] ;; {past} [Arrived at depot {city2}] ;; {past} [Customs clearance completed] ;; {past} [Shipment information received] ;; [Customs duties were paid by the sender]
& [Change delivery] ;; [Delivery instructions] ;; [Proof of delivery]

@ bank-overview legit=bank_overview from=bank as=app,web
[Accounts|Good evening, {first}|Overview]
& Current account ;; {large} ;; Savings ;; {large2}
* {company} -{amount} ;; Salary +{large3} ;; {company2} -{fee} ;; Card payment -{small} ;; Direct debit [energy|rent|phone] -{amount2} ;; [Pending] {amount3}
& Pay ;; Transfer ;; Cards ;; [Statements]

@ transfer-form legit=bank_overview from=bank as=app,web
[New payment|Make a transfer]
& To: {first2} {last2} ;; IBAN {iban} ;; Amount {amount} ;; Reference {order} ;; Date {due}
[The name matches the account.|Could this be a scam? Someone who tells you to move money to a safe account is a criminal.]
& [Continue] ;; Cancel
[You will approve it with your fingerprint.|Daily limit {large}]

@ settings legit=account_settings from=account as=app,web
[Settings|Account settings|Security & privacy]
* Profile ;; Email {email} ;; Change password ;; Two-step verification On ;; Where you're signed in: {device}, {city} ;; Recovery phone ••• {nn} ;; Language English ;; Dark mode ;; Notifications ;; Download your data ;; Delete account ;; Payment methods: Visa •••• {last4}
?[Last password change {past}]

@ phone-settings legit=device_settings from=account as=app
Settings
* Wi-Fi Home-{nnn} ;; Bluetooth On ;; Mobile data ;; Battery {nn}% ;; Storage {nn} GB of 128 GB ;; Software update: your {device} is up to date ;; Display & brightness ;; Sounds ;; Privacy & security ;; Passwords ;; App Store ;; General ;; About phone

@ real-update legit=software_update from=account as=dialog,app
[Software update|Updates available|Restart to update]
[{program} {nn}.{n} is ready to install.|This update has bug fixes and security improvements.|{n} updates: drivers, security definitions]
[The update installs tonight while the computer is plugged in.|Your work is saved; restarting takes {n} minutes.]
& [Restart now] ;; [Later] ;; [Release notes|Details]

@ antivirus-status legit=security_status from=security as=app,dialog
[{brand}|Security at a glance] [You are protected|No threats found|No action needed]
& Last scan: {date} {time} ;; Files scanned: {nn},{nnn} ;; Threats: 0
* Quick scan ;; Firewall on ;; Real-time protection on ;; Quarantine (0) ;; [Licence valid until {due}] ;; VPN off ;; Updates: current

@ real-captcha legit=captcha from=hosting as=web,dialog
[Verify you are human|I'm not a robot|Checking your browser]
[Select all squares with [traffic lights|buses|bridges].|Tick the box to continue to {host}.|Type the characters you see.]
& [Verify|Skip] ;; [Privacy - Terms] ;; [reCAPTCHA|Turnstile]
?[If there are none, click skip|Ray ID: {token}]

@ error-page legit=error_page from=hosting as=web
[404 Page not found|500 Internal server error|503 Service unavailable|This site can't be reached|Your connection is not private]
[The page you are looking for has moved or never existed.|Something went wrong on our side. Try again in a few minutes.|{host} refused to connect.|Attackers might be trying to steal your information from {host}.]
* Go back ;; Reload ;; Home page ;; Check your internet connection ;; ERR_CONNECTION_REFUSED ;; Error reference {order} ;; [Status page]

@ cookie-banner legit=cookie_banner from=small as=web,dialog
[We value your privacy|Cookies on {host}|Your choices]
[We and our {nnn} partners use cookies to show ads and measure visits.|Some cookies are necessary, others help us improve.]
* Necessary (always on) ;; Statistics ;; Marketing ;; Preferences ;; Vendor list
& [Accept all] ;; [Reject all|Only necessary] ;; [Manage settings|Save choices]

@ news legit=news_article from=charity as=web
[{city} council votes on new tram line|Storm closes schools in {city}|Local bakery wins national prize|Energy prices to fall from {month}]
By {first2} {last2} [{date}|{nn} minutes ago]
[The decision follows months of debate over costs of {fortune}.|Residents were told to stay indoors on {date}.|More than {nnn} people came to the opening on {street}.]
["We waited a long time for this," said {first3} {last3}.|A spokesperson said further details would follow on {due}.]
* Share ;; Comments ({nn}) ;; Most read ;; Subscribe ;; Related: what it means for you ;; Weather {city} {temperature}

@ search-results legit=search_results from=small as=web
[{good} best price|{company} opening hours|how to cancel a subscription|is this text a scam]
& All ;; Images ;; News ;; Maps ;; Shopping
[About {nn},{nnn},000 results ({n}.{nn} seconds)|]
* {company} - official site. Opening hours, address and phone {phone} ;; {good} from {amount} - free delivery ;; [Ten tips before you buy - {company2}] ;; [How to recognise a fake message - consumer advice] ;; [People also ask: how long does it take?] ;; Sponsored {company3}

@ receipt legit=receipt from=shop as=document,bare,app
[{company}|RECEIPT|Tax invoice]
{street} {nn}, {city} [Tel {phone}|]
* 1 {good} {amount} ;; 2 {good2} {fee} ;; 1 {good3} {small} ;; Bag 0.10 ;; Discount -{small}
& Total {amount2} ;; [Card •••• {last4}|VISA contactless|Cash] ;; {date} {time}
[Thank you for shopping with us|Keep this receipt for returns within {nn} days|You were served by {first2}]

@ invoice legit=invoice from=supplier as=document
[INVOICE {order}|Invoice no. {order}]
{company}, {street} {nn}, {city}
& Bill to: {first} {last} ;; Date: {date} ;; Due: {due}
* {good} {amount} ;; Labour {n} hours {amount2} ;; Travel {fee} ;; VAT {fee2}
Total {large}
[Payable within {nn} days to the account you have on file, {iban}.|IBAN {iban}. Our bank details have not changed; if in doubt, call us on the number you know.]
?[Thank you for your business.]

@ menu-card legit=menu_card from=small as=bare,web,document
[{company}|Lunch menu|Today's menu {date}]
* Tomato soup {small} ;; Caesar salad {fee} ;; Margherita {fee2} ;; Fish of the day {fee3} ;; Mushroom risotto {fee4} ;; Apple crumble {small2} ;; House wine 0.2 l {small3} ;; Espresso {small4} ;; Kids' pasta {fee5}
[Allergens: ask our staff|Service not included|Open Tue-Sun from {time}|Wi-Fi password: {password}]

@ timetable legit=timetable from=travel as=bare,app,web
[Departures {city}|Timetable line {nn}|Live departures]
* {time} {city2} platform {n} on time ;; {time2} {city3} platform {n2} +{n3} min ;; {time3} {city4} cancelled ;; {time4} {city5} bus {nnn} ;; {time5} {city6} boarding ;; Next update in 60 s ;; Change at {city7}
?[Works on the line until {due}|Tickets from {fee}]

@ calendar legit=calendar from=employer as=app,web
[{month} {year}|Week {nn}|Today, {date}]
* {time} Standup ;; {time2} Dentist, {street} {nn} ;; {time3} Call with {company} ;; {time4} Pick up {first2} ;; All day: {first3}'s birthday ;; {time5} Budget review, room {n} ;; Free
& Day ;; Week ;; Month ;; [+ New event]

@ code-editor legit=code_editor from=saas as=document,bare
[main.ts - {company} - Visual Studio Code|app.py|index.html - Sublime Text]
* import os, sys ;; def login(user, password): ;; const token = process.env.API_TOKEN ;; if (!session.isValid) return redirect("/sign-in") ;; return render(request, "account.html") ;; // TODO: verify the e-mail before sending ;; await fetch("https://{domain}/api/v{n}/orders") ;; PASS tests/account.test.ts ({nn} tests) ;; git commit -m "fix card form"
[Ln {nn}, Col {n} UTF-8|TERMINAL PROBLEMS (0) OUTPUT|main* {n} errors 0 warnings]

@ dashboard legit=dashboard from=saas as=web
[Dashboard|Analytics overview|Sales report {month}]
& [Revenue] {large} ;; [Orders] {nnn} ;; [Conversion] {n}.{n2}% ;; Visitors {nn},{nnn}
* Top product: {good} ;; Refunds {n} ;; Returning customers {percent} ;; Compared with last month +{n}% ;; Failed payments {n} ;; Export CSV ;; Last 30 days

@ game-legit legit=game_reward from=social as=app
[Daily reward|Level {nn} complete!|Season pass, tier {nn}]
[You earned {nnn} coins and a chest.|Come back tomorrow for day {n}.|Your team won {n}:{n2}.]
& [Collect|Claim] ;; [Next level] ;; Shop ;; [Friends online: {n}]
?[Gems {nnn}|Watch an ad to double the reward|Energy full in {nn} min]

@ loyalty legit=loyalty from=shop as=app
[Hello {first}|{brand} Card|Your points]
& {nnn} points ;; [Worth {fee}] ;; Member no. {order}
* {percent} off {good} until {due} ;; Free coffee with {nn} points ;; Scan at the till ;; Voucher {fee2} ;; Birthday surprise ;; [Win {fee3} in our monthly draw, terms apply]

@ permission-dialog legit=app_dialog from=account as=dialog
["{company}" would like to [send you notifications|access your location|use the camera]|Allow {host} to use your microphone?]
[Notifications may include alerts, sounds and badges.|Your location is used to show stores nearby.|You can change this in Settings.]
& [Don't allow|Block] ;; [Allow|Allow once|While using the app]

@ save-dialog legit=app_dialog from=saas as=dialog
[Do you want to save changes to "{month} report"?|Delete {n} files?|Are you sure you want to leave?|Printer not found]
[Your changes will be lost if you don't save them.|The files move to the bin for 30 days.|Check that the printer is switched on and connected.]
& [Save|Delete|Retry] ;; [Don't save|Keep] ;; Cancel

@ document-share legit=document_share from=documents as=web
[{month} report.docx|Minutes {date}|Project plan {year}] - {brand}
[{first2} {last2} shared this with you.|Last edit was {nn} minutes ago by {first2}.|View only]
* 1. Summary ;; 2. Budget {large} ;; 3. Next steps until {due} ;; Attendees: {first}, {first2}, {first3} ;; Decision: we continue with {company} ;; Comment ({n})
& Share ;; Download ;; [Request edit access]

@ qr-legit legit=qr_prompt from=saas as=web,app,bare
[Use {brand} on your computer|Scan to join the Wi-Fi|Your ticket|Menu: scan here]
[1. Open {brand} on your phone 2. Tap Linked devices 3. Point your phone at this screen.|Show this QR code at the entrance.|Network: {company} Guest]
* Order {order} ;; {date} {time} ;; Row {n} seat {nn} ;; Keep me signed in ;; Need help? ;; Print at home
?[Only link devices you own.]

@ support-chat legit=support_chat from=telecom as=chat,web
[Chat with {brand}|Virtual assistant]
[Hi! How can I help?|Hello {first}, you are talking to {first2}.]
[My invoice for {month} is wrong|My router is not working|I want to cancel my contract]
[I'm sorry to hear that. Can you tell me the customer number?|Please restart the router and wait {n} minutes.|Your contract ends on {due}; I have sent the confirmation by post.]
[Thank you|That worked!|ok] 
[Anything else? Please don't send passwords or card numbers in this chat.|You can rate this chat below.]

@ payment-failed-app legit=subscription_notice from=streaming as=app,web
[Your plan|Membership & billing]
& [Premium] ;; {fee} a month ;; [Next payment {due}] ;; [Visa •••• {last4}]
[Your last payment did not go through; we try again on {due}. You can change the card here in your settings.|You can cancel at any time.]
* Change plan ;; Update payment method ;; Billing history ;; Cancel membership ;; Redeem gift card

@ tax-portal legit=public_service from=tax as=web
[{brand}|Your tax account|Government services]
& [Tax year {year}] ;; [Return received {past}] ;; [Refund {amount}] ;; [Status: paid on {date}]
[The refund goes to the bank account you named in your return.|Letters appear in your mailbox here.|You do not need to pay to file.]
* File a return ;; Check your code ;; Change address ;; Payments ;; Sign out

@ forum legit=forum from=social as=web
[r/{city}|Help: is this message a scam?|Forum: computers & internet]
{first2} wrote {date}: [I got a text that my parcel is held and I should pay {small}. Is it real?|A pop-up says call Microsoft, the number is strange. What do I do?|Someone wants me to pay by gift card, is that normal?]
{first3}: [Scam. Delete it and block the number.|Close the browser, nothing is infected. Never call those numbers.|No honest seller does that.]
{first4}: [Thanks everyone!|Same here yesterday|Report it to 7726]
* Reply ;; {nn} upvotes ;; Solved ;; Share ;; Related threads

@ weather legit=weather from=small as=app
[{city}|My location] {temperature}
[Mostly cloudy|Light rain|Sunny|Snow showers] H:{temperature} L:{temperature}
* Mon {temperature} ;; Tue {temperature} ;; Wed {temperature} ;; Wind {nn} km/h ;; UV index {n} ;; Sunrise 6:{nn} ;; Rain {percent} ;; Severe weather warning until {time} ;; Air quality good

@ health-app legit=health from=health as=app,document
[Test results|Your prescriptions|Vaccination record]
& {first} {last} ;; [Date of birth 12/0{n}/19{nn}] ;; [{date}]
* Haemoglobin 1{n}.{n2} g/dl normal ;; Cholesterol {nnn} ;; Next visit {due} {time} ;; Dr {last2}, {street} {nn} ;; Repeat prescription: ready ;; Message your practice ;; Bring your card

@ crowdfunding legit=donation from=charity as=web
[{company}|Help us repair the roof|{city} Food Bank appeal]
& [Raised {large}] ;; [{nnn} supporters] ;; [{nn} days left]
[Every donation counts; you receive a receipt for your taxes.|Choose an amount or your own.]
& {fee} ;; {fee2} ;; {amount} ;; [Donate by card] ;; [Bank transfer: {iban}]

@ booking legit=booking from=travel as=web,app
[Your booking is confirmed|Reservation {order}|Trip to {city}]
& Check-in {due} ;; {n} nights ;; {n2} guests ;; Total {large}
[Free cancellation until {date}.|Pay at the property.|Your card {last4} was charged {amount}.]
* Contact property ;; Get directions: {street} {nn} ;; Change dates ;; Invoice ;; [The property never asks for payment outside {brand}]
`,
);
