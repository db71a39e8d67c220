// Long because it is a table: wordings of one language.
import { taught } from '../taught.ts';

export const enTaughtHonest = taught('en', {
  screens: `
@ code-plain legit=one_time_code from=account as=sms
[{code} is your {brand} code.|<#> {brand}: {code} is your sign-in number.|Use {code} to log in to {brand}.] [It expires in {n} minutes.|Nobody from {brand} will ever ask you for it.|If someone asks for this number, it is a scam.]

@ code-bank legit=one_time_code from=bank as=sms
[{brand}:|] [{code} authorises {amount} to {company}|enter {code} to add {first2} {last2} as a payee|passcode {code} for your card ending {last4}]. [Never share it, not even with us.|If you are not paying anybody, call the number on your card.]

@ bank-info legit=bank_alert from=bank as=sms,app
[{brand}:|] [your salary of {large} has arrived|your standing order of {amount} to {company} was carried out|your balance fell below {amount}|your new card is in the post]. [No action needed.|Open the app for details.|The PIN comes in a separate letter.]

@ bank-declined legit=bank_alert from=bank as=sms,app
[We declined a payment of {amount} at {company} because the PIN was wrong.|Was {amount} at {company} you? Answer in the app.|You froze your card ending {last4} at {time}.] [You can try again.|We never ask you to move money or to read out a code.]

@ card-push legit=payment_approval from=bank as=app,dialog
[Approve this payment?|Confirm in the app|New payment request]
& {company} ;; {amount} ;; {date} {time} ;; Card {last4}
& [Approve|Slide to pay] ;; [Reject|This is not me]
?[Only approve if you are making this payment right now.]

@ login-push legit=payment_approval from=account as=app,dialog
[Are you trying to sign in?|Sign-in request|Check the number on the other screen]
& {device} ;; {city} ;; {time}
& [Yes, it's me] ;; [No, deny] ;; [{nn}]

@ sign-in-steps legit=sign_in from=account as=web,app
[Sign in to continue|Hello again, {first}|Enter your password|Choose an account]
& {email} ;; [Password|Your password] ;; [Show]
& [Next|Continue|Sign in]
* Stay signed in ;; Forgot password? ;; Use a passkey ;; Sign in with a code ;; Use another account ;; Create account

@ sign-in-staff legit=sign_in from=employer as=web
[Staff portal|Sign in with your organisation account|Single sign-on]
& [User name|Staff number] ;; Password ;; [Log in]
* Change password ;; First time here? ;; Service desk {phone} ;; Opening hours 8-17 ;; Language: English

@ sign-in-code legit=sign_in from=saas as=web,app
[Check your inbox|Enter the code|Two-step verification]
[We sent a number to {email}.|Open your authenticator app and type the six digits.|We texted the phone ending in {nn}.]
& [Code|6 digits] ;; [Verify|Continue] ;; [Resend in {nn} s]
* Try another way ;; Trust this device ;; Use a security key ;; Go back

@ sign-in-library legit=sign_in from=school as=web
[Library account|Student login|Parents' portal]
& Card number ;; PIN ;; [Log in]
* Renew loans ;; Reading room hours ;; Lost your card? ;; Join the library ;; New arrivals

@ register legit=sign_up from=shop as=web,app
[Create your account|Join us, it's free|Checkout as a guest or register]
& First name ;; Last name ;; Email ;; [Choose a password] ;; [Create account]
[By continuing you accept the terms.|At least 8 characters, one number.] ?[I'd like to hear about offers]

@ pay-card legit=checkout from=shop as=web
[Checkout|Payment|Almost done]
& Card number ;; MM / YY ;; CVC ;; Name on card
& Subtotal {amount} ;; Delivery {small} ;; Total {sizeable} ;; [Pay {sizeable}]
* PayPal ;; Apple Pay ;; Pay later ;; Gift card ;; Billing same as delivery

@ camera-access legit=app_dialog from=saas as=dialog,app
["{brand}" would like to use the camera|Allow {brand} to take pictures and record video?|{brand} wants to find devices on your network]
[This lets you scan documents.|Used for video calls only.]
& [While using the app|Allow] ;; [Only this time] ;; [Don't allow]

@ notify-access legit=app_dialog from=small as=dialog,web
[{host} wants to|Turn on notifications?|Show notifications from {host}]
[Know your location|Show notifications|Use your microphone]
& [Block|Not now] ;; [Allow|Turn on]

@ cookies legit=cookie_banner from=small as=web,dialog
[We value your privacy|Cookies on this site|Before you go on]
[We and {nnn} partners store and read information on your device to measure visits.|We use necessary cookies to make the site work and would like to set others.]
& [Accept all] ;; [Reject all|Only necessary] ;; [Settings|Manage choices]

@ unsaved legit=app_dialog from=saas as=dialog
[Do you want to save the changes to {month}.docx?|Delete {n} items?|The disk is almost full|{program} quit unexpectedly]
[Your changes are lost if you don't save them.|You can't undo this.|Free up space or move files to another drive.|Send a report to help us fix it?]
& [Save|Delete|Manage|Reopen] ;; [Cancel] ;; [Don't save|Ignore]

@ scan-clean legit=security_status from=security as=app,dialog
[Scan finished|No threats found|Your device is protected]
[{nnn}{nnn} files checked in {nn} minutes.|Definitions from {date}.|Last scan {time}.]
* Quick scan ;; Real-time protection on ;; Firewall on ;; Quarantine (0) ;; History ;; Updates: up to date

@ threat-blocked legit=security_status from=security as=app,dialog,web
[Threat removed|Dangerous site blocked|We stopped {host}]
[The file {token}.exe was moved to quarantine. You need not do anything.|This page tried to get hold of passwords. Go back to safety.]
& [Back|OK] ;; [Details]

@ os-update legit=software_update from=account as=dialog,app
[An update is available|Restart to finish the update|Version {n}.{n}.{n} is ready]
[Your computer will restart tonight between 2 and 4.|The update contains fixes and takes about {nn} minutes.]
& [Install tonight|Restart now] ;; [Remind me later|Pick a time]

@ family-chat legit=friends_chat from=friend as=chat,sms
[Mum, can you pick up milk on the way?|Did you take the dog out?|Dad, which bin is it today?]
[Yes, anything else?|Done at {time}|Blue one]
[Bread, and something for supper|Granny rings at eight|Love you, see you later]

@ share-costs legit=friends_chat from=friend as=chat
[The pizza was {amount} in total, so {small} each|I paid for the tickets, you owe me {fee}|Could you send me the {fee} for the present when you have a minute?]
[Sure, sent it just now|Oh yes, sorry, tonight|Cash tomorrow ok?]
[Thanks!|No rush at all|Got it]

@ real-new-number legit=friends_chat from=friend as=chat,sms
[Hi it's {first2}, I've changed provider, this is my number now.|New phone, same me. {first2} from the choir.] [See you on {due} at practice!|Give me a ring some time and I'll tell you about {city}.]
[Saved! Will call you tonight|Great, talk later]

@ favour-lift legit=friends_chat from=friend as=chat
[Could you do me a favour and water the plants while we are in {city}?|Any chance of a lift on {due}?|Can I borrow your drill at the weekend?]
[Of course|Sure, when shall I come?|Key in the usual place?]
[You're a star|{time} would be lovely|Bring your boots]

@ office-chat legit=work_chat from=colleague as=chat,web
[Morning, are you in today?|{first}, the meeting moved to {time}|Can someone review my change?]
[In from ten|Thanks, updated the invite|Looking at it now]
[I'll send the minutes afterwards|Lunch at the usual place?|The client was happy with the draft]

@ boss-plain legit=work_chat from=boss as=chat,sms
[{first}, are you free for ten minutes at {time}?|Could you send me the figures for {month} before the meeting?|Can you order a cake for {first2}'s birthday, use the team card]
[Yes, in your office?|On it|Chocolate or lemon?]
[Great, thank you|No hurry, end of day is fine]

@ seller legit=marketplace_chat from=person as=chat
[Hi, is the {good} still there?|Would you take {amount} for the {good}?]
[Yes, you can look at it on Saturday|Fixed price, sorry]
[I can come by at {time} and pay cash|Where shall I pick it up?]
[{street} {nn}, ring at {last2}|See you then, bring a box]

@ landlord legit=marketplace_chat from=person as=chat,sms
[Thanks for asking about the flat. Viewing is on {due} at {time}, {street} {nn}.|The room is still free, would you like to see it?]
[Yes please, may I bring my sister?|I'd be there at five]
[Of course. Bring a payslip if you like it, the deposit is due when we sign.|See you at the front door]

@ recruiter legit=recruiting_chat from=employer as=chat,sms
[Hello {first}, thank you for your application as a {role}.|We enjoyed the interview yesterday.] [Could you come in on {due} at {time}?|HR will send the contract by post.]
[Gladly, thank you|Who should I ask for?]

@ driver legit=parcel_notice from=parcel as=sms,app
[{brand}:|] [your driver {first2} is {n} stops away|we missed you, the parcel goes to the shop in {street}|left with your neighbour at number {nn}|delivery moved to {due} because of snow]. [Bring your ID to collect it.|Track it in the app.|Nothing to pay.]

@ rail legit=booking from=travel as=sms,app
[{brand}:|Travel update:] [your train at {time} leaves from platform {n}|boarding for {city} begins at {time}, gate {nn}|your trip on {date} is {nn} minutes late]. [Seats {nn} and {nn2}.|Have a good journey.]

@ salon legit=appointment from=small as=sms
[Hi {first},|{company}:] [see you on {due} at {time}|your glasses are ready to collect|your car has passed its inspection and can be picked up|your table for {n} is booked]. [Call {phone} if you are late.|Reply STOP to opt out.]

@ clinic legit=appointment from=health as=sms,app
[{brand}:|Surgery {last2}:] [your repeat prescription is at the pharmacy|please come fasting on {due} at {time}|your flu jab is due, ring us for a date|your results are normal, no need to call]. [{phone}|Cancel in good time, please.]

@ school-sms legit=group_chat from=school as=sms,chat
[School is closed tomorrow because of the storm.|Year {n}: the trip on {due} leaves at {time}.|Reminder: parents' evening, room {nn}.] [Packed lunch and wellies please|Slips to the office by Friday]

@ data-left legit=telecom_notice from=telecom as=sms
[{brand}:|] [you have used 80% of your data|your bill for {month} is {fee}, collected on {due}|welcome to {city}, calls cost the same as at home|works on the network tonight from 1 to 5]. [Details in the app.|Free message.]

@ menu-code legit=menu_card from=small as=bare,document
[Menu|Order at the table|Please wait to be seated]
[Scan for the drinks list.|Point your camera here to see the dishes and what is in them.] Table {nn}
* Tomato soup {small} ;; Fish of the day {fee} ;; Sticky pudding {small2} ;; House red {small3}

@ wifi-code legit=qr_prompt from=travel as=bare,document,web
[Guest Wi-Fi|Free internet in the lobby|Join our network]
[Scan to connect, or choose "{company} guest" and type {password}.|Ask at reception if it does not work.]

@ museum-code legit=qr_prompt from=events as=bare,document
[Audio guide|Hear the story of this picture|Room {n}]
[Scan to listen on your own phone, free of charge.|Available in {n} languages.]
?[Please use headphones.]

@ bill-code legit=qr_prompt from=energy as=document,bare
[Invoice {order}|Payment part] {date}
& Amount {amount} ;; Payable to {company} ;; Due {due}
[Scan with your banking app, or pay as usual by direct debit.|The sum will be collected on {due}, you need do nothing.]

@ ticket-code legit=qr_prompt from=events as=app,bare
[Your ticket|Admit one|Boarding pass]
& {company} ;; {date} {time} ;; Row {nn} Seat {n}
[Show this code at the entrance.|Add to wallet] ?[Screenshots may not be accepted.]

@ authenticator-setup legit=two_factor_setup from=account as=web,app
[Set up two-step verification|Add an authenticator app|Scan this code in the app]
[1. Install an authenticator. 2. Scan the square. 3. Type the six digits it shows.|Can't scan it? Enter the key by hand.]
& Code ;; [Verify] ;; [Cancel]
?[Keep your backup codes in a safe place.]

@ chat-bank legit=support_chat from=bank as=chat,web
[How do I order a new card?|My payment to {company} has not arrived]
[Hello, I'm {first2}. You can do it in the app under Cards.|It was sent on {date} and should be there by tomorrow.] [The replacement is with you in {n} days.|Is there anything else?]
[That's all, thank you|Perfect]
?[For your security, never tell us your PIN or password.]

@ scam-warning legit=phishing_warning from=bank as=web,app
[How to spot a scam|Stay safe: three questions|Current fraud warnings]
[Criminals pretend to be us and say your money must be moved to a safe account.|Fake texts about parcels and new numbers of your children are going round.]
[We never call to ask for a code. Hang up and dial the number on your card.|Talk to somebody you trust before you pay.]
* Report it ;; Examples ;; Helpline {phone} ;; Order a leaflet

@ intranet legit=it_notice from=employer as=web,document
[Planned maintenance on {due}|New laptops arrive in {month}|Phishing test: results]
[Mail is not available between {n} and {nn} in the evening. You need not do anything.|Please take your old device to the help desk in room {nnn}.|{nn} of 100 people reported the exercise. Well done!]
?[We never ask for passwords by mail or phone. Service desk, extension {nnn}]

@ payslip legit=account_notice from=employer as=web,app
[Payslip {month}|Leave balance: {nn} days|Expenses]
& Gross {large} ;; Net {large2} ;; Paid on {date} ;; Account ending {last4}
* Download PDF ;; Request leave ;; Team calendar ;; My details ;; Sick note

@ claim legit=insurance_claim from=insurance as=web,app
[Claim {order}|We have received your claim|Your documents]
[An assessor visits on {due} at {time}.|We will pay {sizeable} into your account ending {last4}.] ?[The excess is {fee}.]
* Photos (4) ;; Estimate.pdf ;; Messages ;; Policy ;; Call {phone}

@ three-d legit=payment_approval from=card as=web,dialog
[Purchase authentication|Verify your purchase|Protecting your online payments]
& Merchant {company} ;; Amount {amount} ;; Date {date} ;; Card ending {last4}
[We have sent a passcode by text to your mobile ending {nn}.|Open your banking app to approve it, then come back here.|Choose how you want to confirm.]
& [Passcode] ;; [Submit] ;; [Resend] ;; [Cancel]
?[This page closes after {n} minutes.]

@ pay-later legit=checkout from=shop as=web,app
[Review and pay|Your basket ({n})|Delivery and payment]
& {good} {amount} ;; {good2} {fee} ;; [Voucher code] ;; Total {sizeable}
* Card ending {last4} ;; Change address ;; Express checkout ;; Invoice in 30 days ;; [Place order] ;; Free returns

@ key-shortcuts legit=keyboard_help from=saas as=web,document
[Keyboard tips|Move faster with the keyboard|Windows shortcuts you should know]
* Ctrl + C copies ;; Ctrl + V pastes ;; Windows + L locks the screen ;; Alt + Tab changes the window ;; Windows + R opens Run ;; Ctrl + Shift + Esc shows tasks
?[Print this page and keep it beside your desk.]

@ installer-guide legit=keyboard_help from=hosting as=web,document
[Getting started|Install the command line tool|Quick start]
[Open a terminal and type npm install {token}.|Paste the key into your settings file and restart.|Copy the sample and run it.]
* Requirements ;; Linux ;; macOS ;; Windows ;; Troubleshooting ;; Version {n}.{n}

@ shop-help legit=support_chat from=shop as=chat,web
[Where is my order {order}?|I'd like to return the {good}]
[Hi, {first2} here. It left our warehouse on {date}.|No problem, I've mailed you a label. The refund goes back to the way you paid.]
[Thanks!|How long does it take?]
[About {n} working days. Have a nice day!|Anything else I can do?]

@ bank-fraud-real legit=bank_alert from=bank as=sms
[{brand} Fraud Alert:|{brand}:] did you use card {last4} for {amount} at {company}? [Reply Y or N.|Answer YES or NO.]
[Y|YES|N]
[Thank you, you can use your card again.|Thanks. The card is blocked and a new one is on its way. We will not ask you for a code or PIN.]

@ wallet-plain legit=wallet_app from=crypto as=app,web
[Portfolio|Total balance {large}|Activity]
* Bitcoin {coins} ;; Ethereum {coins} ;; Buy ;; Send ;; Receive ;; Staking rewards {small} ;; Price alerts
?[Never share your recovery phrase. Support will not ask for it.]

@ crowd legit=donation from=charity as=web
[Help rebuild the {city} playground|{first2}'s run for the hospice]
& {large} raised of {large2} ;; {nnn} donations ;; [Donate now|Share]
[Every pound helps. Payment by card or transfer, you get a receipt.|Updates: the slide has arrived!]
`,
  letters: `
@ move-meeting legit=business_correspondence from=boss personal greet=informal
# [Meeting on {due}|Can we move our talk?|Before my leave]
[I'm in back-to-back meetings today, could we talk on {due} at {time} instead?|I am away from {due}, {first2} stands in for me.]
[Please bring the figures for {month}.|If anything urgent comes up, ring me on my usual number.|Could you order lunch for {n} from the canteen?]

@ invoice-usual legit=invoice from=supplier personal file=pdf
# [Invoice {order}|Our invoice for {month}]
[Please find attached our invoice for the work in {month}.|Thank you for your order, the invoice is attached.]
= Amount: {large} ;; Due: {due} ;; Reference: {order}
[The bank details are unchanged.|Please pay to our usual account.] [Any questions, ring {first2} in accounts.|]

@ bank-change-real legit=business_correspondence from=supplier personal
# [We are changing banks in {month}|New account from {due}]
[From {due} our account will be with another bank. You will receive a signed letter by post with the new details.|We have moved our account; the details are on the enclosed letter.]
[Please do not rely on e-mail alone: check with your contact here on the number you already have.|Nothing changes for invoices that are already on their way.]

@ payroll-info legit=hr_notice from=employer
# [Pay dates {year}|Your payslip for {month}|Changing your bank details]
[Salaries will be paid on {due} because of the holiday.|Your payslip is ready in the staff portal, where you always find it.]
[If you change your bank, please bring the form to the personnel office in person; we accept no changes by mail.|Questions about tax classes are answered by {first2} {last2}.]

@ friend-money legit=personal_correspondence from=friend personal greet=informal
# [The weekend|Holiday house|Grandma's present]
[I have paid for the house, it is {amount} for each of us. Bring it in cash when we meet, there is no hurry.|Shall we put in {fee} each for her birthday? {first2} has an idea.]
[Tell me if you can drive.|Call me tonight, I would love to hear how it went.]

@ traveller legit=personal_correspondence from=friend personal greet=informal
# [Greetings from {city}|We arrived|Lost and found]
[We got here safely although my bag was missing for a day; it turned up in {city2}.|{first2} lost the wallet on the train and somebody handed it in. People are kind!]
[The bank had blocked the cards at once, all is well.|See you on {due}, we bring cheese.]

@ lab-results legit=health_appointment from=health
# [Your test results are available|Your appointment on {due}|Letter from the clinic]
[The results of your blood test are ready. Your doctor will talk about them with you on {due}.|This is to confirm your appointment at {time} in the outpatient clinic.]
= Date: {due} ;; Time: {time} ;; Place: {street} {nn}
[Please bring your health card and a list of your medicines.|If you cannot come, call {phone}.]

@ health-statement legit=insurance from=health
# [Statement of benefits {month}|Your new health card|Contribution {year}]
[We have paid {amount} for your treatment on {past}. This is not a bill.|Your new card will reach you by post in {month}. The old one remains valid until then.]
[You need not do anything.|The bonus has been transferred to the account you gave us.]

@ mfa-intro legit=it_notice from=employer
# [Two-step sign-in from {due}|Coming to your floor: new phones|Maintenance at the weekend]
[From {due} we ask for a second step when you sign in from outside. Colleagues from IT come to every team and set it up with you.|On Saturday from {n} to {nn} the file server is off.]
[There is no link in this mail on purpose. You find the guide on the intranet.|Please save your work on Friday evening.]

@ renewal-real legit=subscription_renewal from=security
# [Your subscription renews on {due}|Renewal notice|Thank you for renewing]
[Your plan will renew on {due} for {fee}. You can turn this off in your account at any time.|We have renewed your plan; the receipt is attached.]
= Plan: Family ;; Price: {fee} ;; Next date: {due}
[You have 14 days to change your mind.|]

@ password-changed legit=account_notice from=account
# [Your password was changed|You added a phone number|Recovery details updated]
[You changed your password on {date} at {time}.|A new phone ending in {nn} was added to your account.]
[If that was you, there is nothing to do.|If not, go to the security page of your account by typing the address yourself.]

@ tax-letter legit=tax_notice from=tax
# [A new letter is in your mailbox|Your assessment for {year}|Deadline reminder]
[A document about your tax return is in your online mailbox. For your safety this mail contains no links.|The return for {year} is due on {due}.]
[Type the address into your browser and sign in as usual.|Refunds are paid to the account on your return; we never ask for card numbers.]

@ council legit=city_notice from=city
# [Bin collection changes|Your permit {order}|Road works in {street}]
[From {due} paper is collected on Thursdays.|Your parking permit has been renewed until {due}; you need not display anything.]
[The office is open from 8 to 12. Payment by card is possible at the counter.|Questions: {phone}]

@ fraud-news legit=security_advice from=bank bulk
# [Beware of calls in our name|How fraud works at present|Three rules against scams]
[Callers claim that your money is in danger and ask you to move it, or send a courier for your card. That is never us.|Messages from "your child" with a new number are the most frequent trick this {month}.]
* We never ask for PIN or codes ;; We never send anybody to your door ;; Take your time and call back
[If something seems odd, end the call.|]

@ reminder-real legit=invoice from=supplier personal file=pdf
# [Friendly reminder: invoice {order}|Overdue: {order}]
[Our invoice of {past} does not seem to have been paid yet. Perhaps it slipped through.|According to our books {large} is still open.]
[If you have paid in the meantime, please disregard this.|Details are on the invoice, which you find attached once more. You can reach me at my desk.]

@ refund-done legit=receipt from=shop
# [Your refund is on its way|We have received your return]
[We have refunded {amount} to the card you paid with. It can take {n} working days to show.|Thank you for sending back the {good}.]
[You need not do anything.|]

@ card-replaced legit=bank_alert from=bank
# [Your new card is on its way|Changes to your account on {due}]
[Your card ending {last4} runs out this year. The new one will be posted to you in {month}; your PIN stays the same.|We are changing our terms. You find the documents in your online postbox.]
[There is nothing you need to do.|Destroy the old card when the new one arrives.]

@ subscription-failed legit=payment_failed from=streaming
# [We couldn't take your payment|Your payment did not go through]
[Your bank refused the payment of {fee} on {date}. We'll try again in {n} days.|Your card has run out. You can change it in the settings of the app.]
[You can keep watching until {due}.|]

@ notary legit=business_correspondence from=supplier personal
# [Completion on {due}|Purchase of {street} {nn}]
[The seller's side is ready. We will ring you to give you our account details; please never act on details sent by mail.|The keys can be handed over on {due}.]
[Do bring your passport to the signing.|Let me know if {time} suits you.]
`,
});
