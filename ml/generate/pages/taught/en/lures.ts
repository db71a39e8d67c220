import { taught } from '../taught.ts';

export const enTaughtLures = taught('en', {
  screens: `
@ bank-callback lure=smishing_bank from=bank as=sms
[{brand}:|{brand} card services:] [a purchase of {amount} at {company} is on hold|{large} is leaving your account at {time}|we declined {amount} in {city}]. [Not yours? Ring our fraud desk now on|To stop it call|Speak to an adviser straight away:] {phone}
?[Quote case {nnn}{nnn}.|Lines are open day and night.]

@ card-courier lure=smishing_bank from=bank as=sms,chat
[Good afternoon, this is {first2} from the security department of {brand}.|You are speaking with {brand}, my staff number is {nnn}{nn}.] [Somebody is using your card in {city} at this moment.|We see three withdrawals that are not yours.]
[What should I do?|I did not do that!|Oh god]
[Cut the card in half but leave the chip whole, our courier collects it within the hour.|Put the card and the PIN in an envelope, a colleague will ring at your door.|I will send you a number by text, please read it out so that I can cancel the payments.]

@ safe-account lure=remote_access from=bank as=chat,web
[Your savings are no longer safe with us as they are.|A member of our own staff is under investigation, so please tell nobody in the branch.]
[For your protection we opened a holding account in your name.|We move the balance to a protected account until the case is closed.]
[Open the app, choose transfer, and enter {iban}.|Install AnyDesk from the store and read me the nine digits.|Please stay on the line while you send {large}.]

@ parcel-code lure=code_theft from=parcel as=sms,chat
[Hello, I am the driver from {brand}|Good morning, courier {first2} here], [I have a package for {first} and can't find the house number|your parcel is in my van].
[I'm at home, ring the bell|Which parcel?]
[To hand it over I need the digits you just received by text|The system sent you a code, tell it to me so I can close the delivery|Please send a screenshot of the SMS with the number]

@ market-code lure=code_theft from=stranger as=chat
[I want to be sure that you are a real person, there is so much fraud.|Before I come and look at it I must check you are not a bot.]
[I just sent you a Google Voice code, tell me the six numbers|You will get a text with a number, please write it here]
[Ok, {code}|Why do you need that?]
[Thank you, it is only to verify you|It is completely normal, everybody does it]

@ group-admin lure=code_theft from=friend as=chat
[Hi dear, I'm adding you to the {city} neighbours group|The reading circle moves to a new group]. [A number will arrive on your phone, please pass it on to me so the admin can let you in.|You will be sent six digits by SMS, send them here and I finish it for you.]
?[Hurry please, it is only valid for two minutes|I did it for aunt {first2} too]

@ boss-whatsapp lure=gift_cards from=boss as=chat,sms
[{first}, this is {me}. New number, please save it.|Good morning {first}. {me} speaking, writing from my private phone.] [Are you at the office today?|How quickly can you handle something for me?]
[Yes, at my desk|Of course]
[I am with the auditors and not allowed to take calls.|The board wants it kept confidential until it is announced.] [Go to the nearest shop and get {n} vouchers at {amount}, then photograph the numbers.|A payment of {large} must go out before noon, I'll send you the account.] [Put it on your own card, you have it back on {due}.|Tell nobody for now.]

@ friend-stuck lure=smishing_family from=friend as=chat,sms
[Hey, are you there? I'm in such a mess|Hi {first}, I'm so embarrassed to ask] [my bag was stolen at the airport in {city}|my card got swallowed and the bank is shut|I had an accident and the garage won't let the car go].
[I need {amount} until Monday|Could you lend me {sizeable}, just for {n} days]? [Send it by Western Union to {first2} {last2}|Use this account, it belongs to the hotel: {iban}|Revolut is best, here is the number {phone}]
[Please don't tell mum, she would only worry|I can't talk, my battery is at {n}%]

@ child-bill lure=smishing_family from=friend as=sms,chat
[Mum you can throw away my old number|Hello dad, guess who, this is my new phone], [my sim is broken|I'm having the other one repaired].
?[Ok noted. All well?|Who is this?]
[Banking is locked for {hours} hours on a new phone and I've got two bills to pay today|They want {sizeable} by tonight or I'll be charged extra]. [Can you do it for me? I'll send you the details|If you pay now you have it back tomorrow night].

@ love-hospital lure=advance_fee from=stranger as=chat
[My darling, I did not sleep, I was only thinking about you|Good morning my queen, how was your night?]
[The contract on the oil platform is finished but the bank has frozen my card|The container with my things is held by customs in {city}|The doctor will not start the operation for my daughter].
[I am ashamed to ask, but you are the only one I trust. With {sizeable} I could be on the plane on {due}.|If you help me with {amount}, I give it back twice when I hold you.] [Buy Steam cards, it is the fastest|My lawyer will send you the account]

@ rental lure=marketplace from=stranger as=chat,bare
[Thank you for your interest in the flat in {street}.|The apartment is free from {due}, {nn} square metres, rent {amount} everything included.] [I moved abroad and cannot show it myself.|I am a doctor and work in {city} at present.]
[You transfer the first month and the deposit of {large}, then DHL brings the keys and the contract.|To show that you are serious, send {sizeable} to your own friend by MoneyGram and let me see the receipt.]
?[Please also send a photo of your passport, both sides.]

@ parking-code lure=qr_prompt from=toll as=bare,document
[Pay for parking here|New: cashless only|Machine out of order]
[Scan the code, enter your plate and your card.|Scan, then type the number, the expiry date and the three digits of your card.]
?[Cars without a payment are towed away after {nn} minutes.|Fine without a ticket: {fee}]

@ bank-letter-code lure=qr_prompt from=bank as=bare,document
[Important: your app access ends on {due}|Switch to the new security procedure]
[Dear customer, the law obliges us to renew all registrations. Scan the code and sign in with your number and PIN.|Please photograph the square below and confirm your details, otherwise online banking will be blocked.]
?[The renewal after the deadline costs {fee}.]

@ payroll-code lure=qr_prompt from=employer as=document,bare
[Salary adjustment {year}: your signature is missing|Updated benefits for all staff]
[Use the camera of your phone on the code and log in with your company account to see your new pay.|For confidentiality the document opens on a phone only: scan, then enter your work password.]
[This must be finished by {due}.|Whoever does not confirm keeps the old pay.]

@ locked-browser lure=fake_support from=security as=dialog,web
[ACCESS TO THIS COMPUTER HAS BEEN SUSPENDED|Security Center: threat level severe|System error #DW{nnn}]
[A spy program was found that reads your keyboard.|Your internet address has been used for illegal downloads.|Your hard disk will be wiped in 5 minutes.]
[Keep the computer switched on and ring the helpline:|Toll-free assistance:] {phone}
[An engineer will remove it together with you.|Pressing the cross will make it worse.]
& [Cancel] ;; [Chat] ;; [Call now]

@ phone-virus lure=fake_support from=security as=web,dialog,app
[Your phone has {nn} viruses!|Battery badly damaged by {n} viruses|Warning! {device} is infected]
[Your SIM card, contacts and pictures will be destroyed unless you act now.|After two minutes the damage to the phone cannot be undone.]
[Step 1: press the button. Step 2: install the cleaner from the store.|Install the recommended protection free of charge to repair it.]
& [Repair now|Remove viruses|Install]

@ bill-callback lure=callback_invoice from=payment as=document,bare,app
[Receipt {order}|Thank you for your payment] {date}
& Item: {good} ;; Charged: {sizeable} ;; Method: direct debit
[The sum will be taken within {hours} hours. If you did not buy this, phone our refunds department at {phone}.|To dispute this payment, call {phone}. It cannot be cancelled online.]

@ points-expire lure=prize from=telecom as=sms
[{brand}:|{brand} Rewards:] [{nn}{nnn} points of yours expire tonight|your points turn to nothing on {date}]. [Swap them for a {good}|Choose your gift], [you pay the postage only|before midnight]: {url}

@ energy-rebate lure=smishing_energy from=energy as=sms,web
[{brand}:|Energy support scheme:] [you have not yet claimed your discount of {amount}|your household is entitled to {amount}]. [Apply with your bank details|Fill in the form so that we can pay it out]: {url}
?[Applications close on {due}.]

@ medical-card lure=credential_form from=health as=sms,web
[{brand}:|Health service:] [your health card has run out|a new card is ready for you|you were close to somebody with an infection]. [Order the replacement for {small}|Book the free test, you pay {small} for postage|Confirm your date of birth, address and bank card]: {url}

@ missed-call lure=malicious_app from=telecom as=sms
[You have {n} new voice messages|A picture was shared with you|Somebody tagged you in an album]: {url}
[To listen, install the player.|Allow the installation from unknown sources when asked.|Download the app and turn on accessibility.]

@ page-violation lure=account_threat from=social as=chat,web,app
[Your page breaks our community rules and will be taken down on {due}.|We received a copyright complaint about your last video.]
[If you think this is a mistake, file an appeal within {hours} hours|Fill in the objection form and sign in once more]: {url}
[Afterwards the page is deleted for good.|{brand} Rights Team]

@ webmail-expiry lure=mailbox from=mailbox as=web,dialog
[Your session has ended because the password is too old|Version upgrade required|Mail delivery paused]
[{nn} messages could not be delivered. Sign in to receive them.|Keep my current password: confirm it below.]
& Email {email} ;; [Current password|Mailbox password] ;; [Keep password|Release messages|Continue]
?[Provided by the mail administrator]

@ shared-file lure=document_wall from=documents as=web,dialog
[{first2} {last2} sent you "{month} payments.xlsx"|This PDF is protected|Secure fax: {n} pages]
[To prove that you are the recipient, choose your mail provider and enter your password.|The preview is blurred. Sign in with your work account to read it.]
& Outlook ;; Gmail ;; Yahoo ;; Other mail
& Email ;; Password ;; [View file|Open document]

@ terminal lure=fake_captcha from=hosting as=web,dialog
[Checking your connection|One more step before you continue|Something went wrong while showing this page]
[Open Terminal, paste the line and press return|Press the Windows key and X, choose PowerShell, then paste and confirm]
& [Copy|Copy fix|Copy the command] ;; [I have done it]
?[The line was copied for you. Verification number {nnn}{nnn}]

@ allow-alerts lure=notification_trap from=streaming as=web,dialog
[Click Allow to watch the video|Press "Allow" if you are over 18|Tap Allow to start the download]
{host} [wants to show notifications|would like to send you alerts]
& [Block] ;; [Allow]
[Your file is ready.|The player is waiting.]

@ plugin lure=fake_update from=account as=web,dialog
[Your browser cannot show this font|The viewer is out of date|This meeting needs a newer version]
[Download the update and run the file. Confirm any warning with Run anyway.|Save the update, open it and turn off your protection for a moment.]
& [Download] ;; [Later]

@ refund-form lure=card_form from=tax as=web
[Refund of {amount}: where shall we send it?|Payment advice {order}|Compensation from {brand}]
[Choose your bank and enter the card on which you want to receive the money.|Complete all fields to receive {amount} today.]
& Name on card ;; Card number ;; Expiry ;; CVV ;; [Mother's maiden name|Online banking password|PIN]
& [Receive payment|Send]

@ ticket-job lure=smishing_job from=stranger as=chat,sms
[Hello, may I introduce an easy side income?|Dear job seeker, a brand in {city} is looking for testers.] [You follow artists and get {small} for each|You rate restaurants on the map, {amount} per day].
[After registration you deposit {fee} which unlocks better tasks.|We pay into crypto, my receptionist explains it on Telegram.]
?[{nnn} people from your town are taking part.]

@ recover-money lure=recovery from=security as=chat,web
[Have you lost money to an online trader? We bring it back.|Our investigators found {large} in your name on a blocked platform.]
[Only the release charge of {sizeable} is missing|The court needs a tax payment of {amount} first], [paid in Bitcoin to {wallet}|then the coins go to your account].

@ airdrop lure=crypto_claim from=crypto as=web,app
[Your wallet is eligible for {nnn} tokens|Claim closes in {n}:{nn}|Migration to version {n} is compulsory]
[Connect your wallet and sign the approval to receive them.|Wallets that are not migrated by {due} will be lost.]
& MetaMask ;; Trust Wallet ;; Coinbase Wallet ;; [Connect|Claim now|Import by phrase]

@ auditor-chat lure=gift_cards from=colleague as=chat
[Hi {first}, {me} from finance, I'm on my private mobile.|{first}, quick one while the boss is in the air.] [He asks us to settle an open item today.|We must not lose the deal.]
[Which supplier is it?|Ok]
[Not in the system yet, just send {large} to {iban} and forward me the confirmation.|Can you get four prepaid cards and read me the numbers?] [I'll do the paperwork later.|Please don't put it in the group.]

@ grandchild lure=smishing_family from=friend as=chat,sms
[Grandma, it's me, don't be scared|Nan, can you keep a secret?] [I caused an accident and someone is badly hurt|the police keep me here until bail is paid].
[Which of you is it?|Good heavens]
[They want {large} today, a lawyer called {last2} comes to pick it up|Please take it out of the bank and say it is for a kitchen]

@ heating-oil lure=marketplace from=shop as=web,sms
[Clearance: {good} only {fee}|Everything must go, 80% off]
[Pay by bank transfer in advance and save another {percent}.|Card is out of order at present, please transfer {amount} to {iban}.]
[Only {n} left, {nn} people are looking|Offer ends in {n}:{nn}]

@ deepfake lure=investment_page from=crypto as=web
[The presenter was stunned: "I earn {large} a month while I sleep"|Banks want this interview deleted]
[With {amount} you start the trading robot, the first profits come after {n} hours.|Leave your phone number, a personal manager will call you.]
& First name ;; Phone ;; [Register free]
?[Last {n} places for people from {city}]
`,
  letters: `
@ at-your-desk lure=gift_card_boss from=boss personal greet=informal
# [Are you there?|Quick task|{first}]
[Let me know when you get this, I need something done before my next call.|I have to sit through a long session and can only read mail.] [Phones are collected at the door.|]
[Could you organise {n} shopping vouchers for a client, {amount} a piece?|We promised the team a surprise and I forgot to buy the cards.] [Scratch off the film and mail me pictures of the numbers.|I need the codes, not the cards.]
[Lay out the money, accounts will refund you.|Keep it to yourself until I have announced it.]

@ confidential-deal lure=bec_payment from=boss personal
# [Confidential|File {order}|To be treated with discretion]
[We are about to buy a company abroad and you are the only one in accounts who is in the picture.|The lawyers at {company} will contact you today about a down payment.] [Until the announcement you may not speak about it with anybody, in person or by phone.|]
[Please tell me what the balance is and how much we can send in one go.|An amount of {large} has to reach the notary today.] [The details of the account follow.|Answer only to this address.]

@ new-bank lure=bec_payment from=supplier personal trap=pdf
# [Change of our bank|Please note for invoice {order}|Remittance details]
[Our account at {company} is being audited, so payments to it will be returned.|For tax reasons we now collect through a partner company.]
[Kindly hold the payment that is due and send it to the account below instead.|The invoice of {large} is to be paid to the new account, please confirm once it is done.]
= Beneficiary: {company2} ;; IBAN: {iban} ;; Reference: {order}
[We need the transfer slip today.|Disregard the account number printed on the invoice.]

@ salary-account lure=payroll_change from=colleague personal greet=informal
# [Salary account|My bank details|Question about payroll]
[I have changed banks and would like my pay to go to the new account from this month.|My old account is closed in a few days, can you still change it for {month}?]
[Which form do you need? I can give you the number right away.|Please take over the following: {iban}.] [I cannot get into the HR portal at present, so by mail please.|]

@ friend-abroad lure=relative_request from=friend personal greet=informal
# [Can you help?|I hate to ask|Are you around?]
[I am in {city} and everything went wrong: purse, cards and passport are gone.|My cousin is in hospital here and they want money before they treat her.] [The embassy helps with papers but not with money.|I can read mail in the hotel lobby, no calls.]
[Could you send me {sizeable} by Western Union? You only need my name and the city.|I need {sizeable} to settle the hotel and fly home.] [I will pay you back as soon as I am home.|Write quickly, please.]

@ gift-niece lure=relative_request from=friend personal greet=informal
# [A small favour|Do you shop at Amazon?]
[Do you order from Amazon? I have been trying to buy a gift card for my niece's birthday, but the shop refuses my card.|Could you get me an e-gift card? It is for a friend with cancer and I promised it for today.]
[I will refund you at the weekend.|{amount} would do, send it straight to her address.]

@ health-refund lure=tax_refund from=health
# [Your reimbursement is ready|Refund of {amount}|Your cover ends on {due}]
[After checking your file we found that you paid {amount} too much for treatments in {year}.|Your health card is no longer valid and treatments will not be paid.]
[To receive the amount, give us the card it should be paid to.|Order the new card and confirm your data, otherwise you lose your entitlement.]
> [Claim reimbursement|Renew card|Open my file]
[The request lapses after {hours} hours.|]

@ policy-check lure=card from=insurance
# [Your policy lapses|Premium returned|Last chance: policy {order}]
[The last premium could not be collected and your cover ends tonight.|We want to return {amount} to you because of fewer claims.]
> [Pay with card|Enter card details|Receive {amount}]
[You will need your card and the code from your bank.|Without payment any damage is yours to bear.]

@ authenticator lure=mfa from=employer
# [Renew your authenticator|Two-step sign-in expires today|Your device is no longer registered]
[All staff must register their phone again because of a change of certificate.|Your multi-factor registration runs out in {hours} hours.]
[Scan the square with the camera of your phone and sign in with your company password.|The code below is personal. Scan it, then confirm the request that appears on your phone.]
[Whoever has not done so loses access to mail and files.|This takes a minute and must not be put off.]

@ password-keep lure=credential from=employer
# [Your password ends today|Mail upgrade|Action by {due}]
[Our systems show that your password is about to end. You may keep it.|We are moving all mailboxes to a new server tonight.]
> [Keep my password|Confirm mailbox|Move now]
[Mailboxes that are not confirmed will be closed and their contents deleted.|IT Service Desk]

@ antivirus-debit lure=callback from=security
# [Renewal receipt {order}|Your order is complete|{sizeable} will be debited]
[Thank you for staying with us for another {n} years.|We have renewed your protection for {n} devices.]
= Product: Total Protection ;; Amount: {sizeable} ;; Debit: within {hours} hours
[If you want to cancel, our cancellation desk is at {phone}.|To get your money back phone {phone} today. Please do not answer this mail.]

@ inheritance lure=advance_fee from=stranger personal
# [Regarding the late Mr {last}|A private matter|Please reply]
[I manage the estate of a customer who bears your family name and left {fortune}.|I am a widow with little time left and want to give {fortune} to good causes through you.]
[Nobody has asked for the money and the bank wants to keep it. With you as next of kin we can share it.|For the handling you keep {percent}.] [Send your full name, address, phone and a copy of your identity card.|A small charge for the notary is to be paid in advance.]

@ court lure=legal_notice from=city
# [Summons|Case {order}|Criminal proceedings]
[Following an operation of the cyber police you are charged with serious offences.|We hold proof of what you visited on the internet.]
[You have {hours} hours to explain yourself in writing to this address, otherwise a warrant will be issued and the press informed.|The case can be closed against a settlement of {large}.]
[Head of the department for minors, {me}|Treat this letter as confidential.]

@ camera lure=sextortion from=stranger unsigned
# [I have bad news|Your secret|{password}]
[Some weeks ago I bought access to your mailbox and put a small program on all your devices.|My program turns on the camera and the microphone without a light.]
[I made a film of you while you pleased yourself.|You have a peculiar taste, and so your contacts will think.] [Transfer {large} in bitcoin: {wallet}|The price of my silence is {large}, to the purse {wallet}.]
[Two days, counted from now. I see that you have read this.|Going to the police is of no use, nobody can trace me.]

@ insurance-bonus lure=tax_refund from=insurance
# [Bonus for loyal customers|Your no-claims payment]
[As you had no claims for {n} years, {amount} is waiting for you.|A calculation error was found in your favour.]
[Answer with your name, date of birth, bank and card number so that our department can release it.|Our adviser is waiting for your call: {phone}. Have your card ready.]

@ doctor-bill lure=invoice_fraud from=health
# [Unpaid bill for laboratory work|Final reminder {order}]
[For the examination on {past} an amount of {amount} is open.|Our debt office takes over on {due}.]
[Pay at once to {iban}, reference {order}. After that {fee} is added.|Only instant transfers stop the procedure.]

@ charity-boss lure=bec_payment from=boss personal greet=informal
# [Are you in the office?|Payment today?]
[How late can you still send a payment for me?|I need to settle a consultant before the end of the day.]
[It is {large}. I'll mail you the account as soon as you are ready, the invoice follows tomorrow.|Book it under professional services, I approve it afterwards.]

@ domain-list lure=invoice_fraud from=stranger
# [Entry in the business register|Your trade mark {order}]
[The fee of {sizeable} for the publication of your company is due.|To remain in the directory sign and return the form.]
[Pay within {n} days to {iban}.|By signing you order the entry for three years.]

@ lottery-mail lure=prize_reward from=stranger
# [You have been selected|Winning notification {order}]
[Your e-mail address was drawn among two million and has won {fortune}.|The foundation gives you {fortune} as a grant.]
[Contact our agent {first2} {last2} with name, address, age and occupation. A handling fee applies.|Keep your winning number secret.]
`,
});
