import { screens } from '../../screen.ts';

/** Honest screens built from the very words that lures use most: codes, fees, deadlines, keys to press. In English. */
export const enHonestEchoes = screens(
  'en',
  `
@ card-approval legit=payment_approval from=card as=web,app
[Approve your payment|Verified by {brand}|Payment authentication]
& Merchant: {company} ;; Amount: {amount} ;; Card: •••• {last4} ;; Date: {date}
[Enter the one-time code we sent to the phone ending {nn} to complete your purchase.|Open your banking app to confirm the payment.]
& Code ;; [Submit|Confirm] ;; [Resend code] ;; Cancel
?[Need help? Call the number on your card.|The code expires in {n} minutes.]

@ customs-honest legit=parcel_fee from=parcel as=sms,web
[{brand}: duties and VAT of {fee} are due on parcel {order} from {company}.|Your parcel {order} comes from outside the country: {fee} customs charge.]
[You can pay the driver at the door or at the post office in {street}.|A letter with the amount is in your mailbox; bring it and your ID.|The fee is shown in your account in our app; nothing is due by text message.]
[We keep it for {nn} days.|After {due} it is returned to the sender.]

@ shortcuts legit=keyboard_help from=saas as=web,document
[Keyboard shortcuts|Windows tips for beginners|Help: shortcuts]
* Windows + R opens the Run box ;; Ctrl + C copy ;; Ctrl + V paste ;; Press Enter to confirm ;; Alt + Tab switches windows ;; Windows + L locks the computer ;; Ctrl + Z undo ;; Press and hold Shift to select ;; Windows + X opens the menu with Terminal
[Never paste commands from a website you do not trust.|Print this page|Was this helpful?]

@ photo-library legit=photos_app from=account as=app
[Photos|Albums|Recently deleted]
* {nnn} photos, {nn} videos ;; Photos are deleted for good after {nn} days ;; Recover ;; Select all ;; Shared album: {first2} and {first3} ;; {city}, {date} ;; Storage {nn} GB left ;; Memories: {month} {year} ;; Copy to album ;; Unlock hidden album with your PIN

@ storage-honest legit=storage_notice from=mailbox as=app,web
[Storage {nn}% full|You are running out of space|Manage storage]
[Delete large files or choose a bigger plan; until then you can read but not receive mail.|Backups stop when your storage is full.]
* Photos {n} GB ;; Mail {n2} GB ;; Deleted items {nn} MB ;; Clean up ;; Plans from {small} a month ;; Review large attachments ;; Nothing is deleted without your confirmation

@ password-policy legit=it_notice from=employer as=dialog,document
[Your password expires in {n} days|IT notice: password change required|Passwords and lock screen]
[Press Ctrl + Alt + Del and choose Change a password.|Change it on your office computer before {due}; no link is needed.|After {n} wrong attempts your account is blocked for {nn} minutes.]
[Questions? Visit the service desk in room {nnn}.|We will never ask you to tell us your password.]

@ account-closing legit=account_notice from=account as=web,app
[Your account will be deleted on {due}|Deletion scheduled|Trial ends on {due}]
[You asked us to delete it on {past}. If you changed your mind, just sign in before then.|After the trial nothing is charged; your projects stay for {nn} days.]
& [Keep account|Cancel deletion] ;; [Download my data] ;; [Close]
?[This cannot be undone after {due}.]

@ receive-crypto legit=wallet_app from=crypto as=app
[Receive Bitcoin|Your deposit address|Receive]
{wallet}
& Copy ;; Share ;; [Set amount]
[Send only BTC to this address.|Network fee applies; deposits arrive after {n} confirmations.]
?[Check the first and last characters before you confirm.|Connected to {brand}]

@ bank-fees legit=fee_table from=bank as=web,document
[Fees and charges|Price list {year}|Account terms]
* Monthly fee {small} ;; Card replacement {fee} ;; Cash withdrawal abroad {small2} ;; Late payment fee {fee2} ;; Instant transfer free ;; Deposit at the counter {small3} ;; PIN reminder by post {small4} ;; Overdraft {n}.{n2}% ;; Blocked card: free
[Changes take effect on {due}; you may close the account free of charge before then.|Ask in any branch.]

@ library legit=library_notice from=school as=sms,app
[{city} library:|Reminder:] [{n} items are due on {due}|"{good}" must be returned by {due}|your reservation is ready until {due}]. [Renew online or at the desk.|Late fee {small} per day, payable at the desk.|Your card expires in {month}; please bring an ID to renew it.]

@ survey-honest legit=survey from=health as=web
[How was your visit on {date}?|Customer survey|Tell us what you think]
& Very satisfied ;; Satisfied ;; [Neither] ;; Not satisfied
[Question {n} of {nn}: how easy was it to receive help?|It takes {n} minutes and is anonymous.]
& Back ;; Next
?[We do not ask for names, cards or passwords.|Thank you, your answers were saved.]

@ claim-honest legit=insurance_claim from=insurance as=web,app
[Claim {order}|Report a claim|Your claim is complete]
& [Status: in review|Status: paid] ;; Date of damage {past} ;; Amount {amount}
[Upload photos and the invoice; an agent will call you on {due}.|We transfer {amount} to the account in your contract.]
* Add documents ;; Choose a repair shop ;; Message your agent {first2} {last2} ;; What happens next ;; Excess {fee}

@ disk-lock legit=device_settings from=security as=app,dialog
[Device encryption is on|Your files are encrypted|Unlock this computer]
[Enter the PIN to unlock the drive. The recovery key is in your own account.|Only someone with your password can read them.]
& PIN ;; [Unlock] ;; [Use recovery key]
?[Keep the key in a safe place, away from this computer.|BitLocker {nnn}{nnn}]

@ wifi-connect legit=wifi_portal from=travel as=web,dialog
[Welcome to the {company} Wi-Fi|Connect to the internet|Guest network]
& [Room number] ;; [Last name] ;; [Connect]
[Free for guests, {hours} hours.|Accept the terms to connect; no card is required.|Login required to use this network.]
?[Allow up to {n} devices|Speed {nn} Mbit/s]

@ toll-app legit=toll_notice from=toll as=app,web
[Your toll trips|Toll account {order}|Trip history]
* {date} bridge {city} {small} ;; {past} tunnel {small2} ;; Balance {fee} ;; Auto-pay on ;; Vehicle {plate} ;; Statement {month} ;; Nothing to pay today ;; Unpaid trips: none

@ bank-locked-honest legit=bank_alert from=bank as=app,sms
[We have blocked card {last4} to keep you safe.|Your online access is locked after {n} wrong attempts.|We declined {amount} at {company}.]
[Call the number on the back of your card or visit a branch with your ID.|Unlock it in the app with your fingerprint.|It unlocks by itself after {nn} minutes.]
[You will not be asked for your PIN or a code.|Nothing else is needed.]

@ course legit=course from=school as=web,app
[Module {n}: {percent} complete|Required training {year}|First aid course]
[Complete all {n} lessons before {due} to receive your certificate.|Choose the right answer and press Next.]
* Lesson {n} video {nn} min ;; Quiz ;; Connect with other learners ;; Certificate ;; Due {due} ;; Download slides ;; Username {token}
`,
);
