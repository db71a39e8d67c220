import { screens } from '../../screen.ts';

/** Screens that either side shows: the same words, and one thing that only a lure asks. In English. */
export const enPairs = screens(
  'en',
  `
@ pair-sign-in legit=sign_in lure=credential_form from=account as=web,app
[Sign in|Log in|Welcome back|Session expired, please sign in again]
& [Email|Email or phone|Username] ;; Password ;; [Remember me|Show|]
& [Sign in|Next|Log in]
+* Forgot password? ;; Create account ;; Use a passkey ;; Sign in with a code
![Your account will be [closed|deleted|suspended] in {hours} hours unless you confirm your password.|Wrong password. Enter the password of your email account, not of {brand}.|To lift the suspension also enter your card number and PIN.|Type your recovery email's password to verify.]

@ pair-parcel legit=parcel_notice lure=smishing_parcel from=parcel as=sms,web
[{brand}:|] [Your parcel|Shipment {order}] [has arrived at our depot in {city}|is out for delivery|was sent by {company}].
+[Expected {due} between {n} and {nn}:00.|No payment is needed.|Change the day in the app or ask your driver.]
[Details: {url}|{url}|]
![A fee of {small} must be paid by card before we deliver.|Confirm your card to release it, otherwise it is destroyed on {due}.|The address is wrong: update it and pay {small} within {hours} hours.] 

@ pair-card-alert legit=bank_alert lure=smishing_bank from=bank as=sms,app
[{brand}:|] [Payment of {amount} to {company}|Purchase {amount} at {company}] [on {date}|today at {time}] [with card ending {last4}|].
+[If this wasn't you, call the number on the back of your card.|Approve or decline in the app.|No need to reply.]
![If this wasn't you, cancel within {n} hours at {url} with your card number and PIN.|Not you? Call {phone} and have the code ready that we text you.|Our agent calls now; move your money to the safe account he names.]

@ pair-code legit=one_time_code lure=code_theft from=account as=sms,chat
[Your {brand} code is {code}.|{code} is your {brand} verification code.]
+[Do not share it with anyone.|Nobody from {brand} will ask for it.|It is valid for {n} minutes.]
![Reply with this code to keep your account.|This is {brand} support: please send us the code you just received to cancel the hacker's request.|Read it to the agent who is calling you, otherwise the payment of {large} goes out.]

@ pair-wallet legit=wallet_app lure=seed_phrase from=crypto as=app,web
[{brand} wallet|Your wallet|Restore or create a wallet]
& [Balance {large}|Bitcoin {coins}] ;; Send ;; Receive
+[Keep your recovery phrase offline. Nobody from {brand} will ever ask for it.|Restoring happens on the device only, never on a website.]
![Enter your recovery phrase here to [verify|synchronise|unlock] your wallet: {boxes}|Send us your 12 words so that support can restore the missing coins.|Your wallet is at risk; type all 24 words below to move it to a new vault.]

@ pair-update legit=software_update lure=fake_update from=account as=dialog,web
[An update for {program} is available|Update required|{program} needs to be updated]
[Version {nn}.{n} brings security fixes.|You are using an older version.]
& [Update|Install now] ;; Later
+[It installs when you restart {program} from its own menu: Help, About.|Managed by your organisation.]
![If your antivirus warns you, choose "Run anyway".|Open the downloaded file Update.js and allow it to make changes.|Press Windows + R, paste the copied text and press Enter to update.]

@ pair-invoice legit=invoice lure=callback_invoice from=saas as=document,bare
[Invoice {order}|Receipt {order}|Thank you for your payment]
& [{brand} annual plan|{good}] ;; Amount {amount} ;; {date} ;; [Paid by card {last4}|Auto-renewal]
+[You can cancel in your account settings at any time.|Manage your plan in the app.|VAT included. Keep this receipt.]
![Did not order this? Call {phone} within {hours} hours for a refund.|To dispute this charge speak with our cancellation desk {phone}; an agent will connect to your computer.]

@ pair-document legit=document_share lure=document_wall from=documents as=web
[{first2} {last2} shared a file with you|{month} report.pdf|Contract {order}]
& [{n} pages] ;; [PDF {n} MB] ;; Open ;; Download
+[You can view it without an account.|Comments are on.|Sign in with your work account to edit.]
![To prove you are the recipient, enter your email address and email password.|Choose your mail provider and log in: Outlook, Gmail, Yahoo, Other. The file is deleted in {hours} hours.]

@ pair-support legit=support_chat lure=remote_access from=bank as=chat,web
[Hello, you are chatting with {first2} from {brand}.|Hi, {first2} here. How can I help?]
[There is a payment I don't know|I can't log in|My card does not work]
[I'm sorry to hear that. Let me check.|Thank you, one moment please.]
+[Please call the number on your card or visit a branch; I can't change that in chat.|I have blocked the card, a new one comes by post.|Please never write your password here.]
![Install AnyDesk and give me the nine digits so I can secure your account.|Write me your full card number, PIN and the code you get by SMS.|Transfer your savings to our protected account, {iban}, until we are done.]

@ pair-job legit=recruiting_chat lure=smishing_job from=employer as=chat,sms
[Hi {first}, this is {first2} from {company}.|Hello, {first2}, recruiter at {company}.] [We have a remote position.|Your profile fits a part-time role.]
[What is it about?|Thanks, I'm interested]
+[You find the job description on our website; could we talk on {due} at {time}?|Please apply through our careers page, the team gets back to you in {n} weeks.]
![You earn {amount} a day for liking videos; first deposit {fee} to activate your work account.|Message our manager on Telegram, the training fee of {fee} in USDT is refunded with your first pay.|We send you a cheque for equipment; forward the rest to our supplier.]

@ pair-captcha legit=captcha lure=fake_captcha from=hosting as=web,dialog
[Verify you are human|I'm not a robot|Just a moment...] 
[{host} needs to review the security of your connection.|This takes a few seconds.]
+[Tick the box to continue.|Select all images with [buses|bicycles|crosswalks].]
![Complete these steps: press Windows + R, then Ctrl + V, then Enter.|Copy the verification text, open Terminal, paste it and press Return.|Click Allow on the notification to prove that you are not a robot.]
? & [Privacy] ;; [Ray ID {token}]
`,
);
