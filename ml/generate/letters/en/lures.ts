import { letters } from '../../letter.ts';

/** Frauds with a voice of their own, and the honest mail that sounds a little like them. In English. */
export const enLures = letters(
  'en',
  `
@ document-share legit=document_share lure=document_share from=documents trap=html,linkedpdf
# {first2} {last2} shared [a document|“{month} report”|{n} files] with you
# [{first2} {last2} sent you|You have received] [a file|documents] via {brand}
# [Please sign|Review and sign]: [contract|agreement] {order}
~ It expires on {due}
{first2} {last2} [has shared a file with you|sent you {n} files|invited you to sign a document] [through {brand}|].
= File: {month} report.pdf ;; Size: {n} MB ;; Expires: {due}
? “[Here is what we discussed|Please have a look before {due}|As agreed].”
> [Open|View document|Review document|Download files|Get your files]
!? [Sign in with your email password to view it|This document is protected: log in with your work account].

@ esign-callback lure=callback from=documents
# [Complete with {brand}|Document for signature]: invoice {order}
{company} sent you a document to review: your [subscription|purchase] of {amount} [has been processed|is complete].
[Questions about this charge? Call {phone}.|To cancel, speak to our billing team at {phone} within {hours} hours.]
> [Review document|View invoice]

@ voicemail legit=voicemail lure=voicemail_fax from=saas trap=html
# [New voicemail|Voice message] from {phone} ({nn} sec)
# [You have a new voice message|Missed call] {date} {time}
You [missed a call|received a voice message] [from {phone}|].
= From: {phone} ;; Received: {date}, {time} ;; Length: 0:{nn}
> [Listen to message|Play message|Open voicemail]
+? [The recording is also on your phone: dial {nnn}|Transcript: “Hi, please call me back about the offer.”]
!? [The message will be deleted after {hours} hours|Sign in with your email account to listen].

@ fax-scan legit=voicemail lure=voicemail_fax from=employer file=pdf trap=html,zip,docm
# [Scanned document|Message from scanner {nnn}|Incoming fax, {n} pages]
# [Scan|Fax] {order}
[Please open the attached document.|A document was scanned and sent to you.] [It was scanned using a multifunction printer.|]
= Pages: {n} ;; Resolution: 300 dpi ;; Time: {date} {time}
!?> [View fax|Download document]

@ qr-lure lure=mfa from=employer trap=picture
# [Action required|Important]: [security update|account verification] for {email}
Your [account|device] must be [verified|re-authenticated] [by {due}|within {hours} hours].
[Scan the attached QR code with your phone camera|Use your mobile phone to scan the code in the attachment] and [sign in|follow the steps].
[Computers cannot be used for this step.|Failure to comply will disable your mailbox.]

@ device-code lure=mfa from=employer
# [Join the meeting|Shared file]: enter your access code
To [join the meeting|open the shared folder], go to the sign-in page and enter this code:
^ {code}
[Open the page|Sign in] and type the code [within {nn} minutes|]. [Then accept the permissions.|]
> [Enter code|Go to sign-in page]

@ crypto-wallet lure=crypto_wallet from=crypto
# [Verify your wallet|Action required: wallet update|Security incident]
# Your {brand} wallet [will be restricted|must be synchronised]
[Due to a recent security incident|Because of new regulation|After our latest upgrade], all {brand} users must [verify|validate|migrate] their wallet [before {due}|].
[Have your 12 or 24-word recovery phrase ready|You will be asked for your recovery phrase]. [Unverified wallets will be frozen.|This protects your assets.]
> [Verify wallet|Start migration|Validate now|Secure my wallet]

@ airdrop lure=crypto_wallet from=crypto bulk
# [Claim your airdrop|You are eligible: {nnn} tokens|{brand} rewards are live]
~ Connect your wallet to claim
[We are thrilled to announce|To thank our community we launch] [the {brand} airdrop|season {n} rewards]. You can claim [up to {nnn} tokens|tokens worth {large}].
* Connect your wallet ;; Sign the transaction ;; Receive tokens instantly
> [Claim now|Check eligibility|Connect wallet]
[Claims close on {due}.|Only the first {nnn} wallets.|]

@ crypto-honest legit=account_notice from=crypto
# [New device authorised|Withdrawal request|Your verification is complete]
# [Deposit received|Price alert]
[A new device was used to sign in to your account|You requested a withdrawal of {amount} to an external address|Your identity check is complete].
= Device: {device} ;; Place: {city} ;; Time: {date}, {time}
[We will never ask for your recovery phrase or your password.|If this wasn't you, lock your account in the app.]
> [Review activity|Open app|See details]

@ crypto-fluent lure=crypto_wallet from=crypto fluent
# An update on how we protect your assets
Over the past quarter our security team has worked on a new standard for safeguarding customer funds. Most accounts have already been moved, and the process is free of charge and takes only a few minutes.
Your account is scheduled for migration on {due}. To make sure that your holdings are transferred without interruption, please complete the guided steps beforehand. You will be asked to import your existing wallet with its recovery phrase so that we can match it to your profile.
> Begin the guided migration
If you have already completed these steps, please disregard this message. Thank you for trusting {brand}.

@ sextortion lure=sextortion from=stranger personal unsigned greet=none
# [I know your password|Your device was hacked|Read this carefully|Payment required]
# {password}
[I know {password} is one of your passwords.|I have bad news for you.] [A few months ago I got access to your device|I installed software on a site you visited] and [recorded you through your camera|saw everything you did].
[I have a video of you|I made a recording showing you and the site you watched]. [I also copied your contacts.|]
[Send {amount} in Bitcoin|Transfer {large} in BTC] to this address: {wallet}
[You have {hours} hours|The clock started when you opened this mail]. If I don't get the money, [I send the video to all your contacts|everyone will see it]. [Don't go to the police, don't answer.|Do not reply.]

@ advance-fee lure=advance_fee from=stranger personal
# [Urgent business proposal|Your inheritance|From the desk of {first2} {last2}|Fund release]
[I am {me}, |My name is {me}, ][a lawyer in {city}|auditor at a bank in {city}|the widow of the late {first2} {last2}].
[My client died without next of kin|I found an unclaimed account|I am ill and have no children] and left {fortune}. [As you share his name|Because I trust you], I want you to [receive it|act as beneficiary]; [{nn}% is for you|we share it equally].
[Please keep this confidential.|This is legal and free of risk.] [Reply with your full name, address, phone and a copy of your passport|Contact me at my private address]. [Only a small fee for the papers is needed.|]

@ advance-fee-fluent lure=advance_fee from=stranger personal fluent
# Regarding an unclaimed estate
I am writing to you in my capacity as a legal adviser in {city}. I am handling the estate of the late {first2} {last2}, who left a deposit of {fortune} and no known relatives. After several years of searching, I came across your name during our genealogical research.
With your permission I would like to present you as a beneficiary, so that the funds are not surrendered to the state. All documents would be prepared by my office, and the arrangement would be fully confidential.
If you are willing to discuss this further, please reply with your full name, telephone number and a convenient time to talk. I would be grateful if you kept this matter private for the time being.

@ notary-honest legit=business_correspondence from=person personal file=pdf
# [Estate of {first2} {last2}|Your appointment on {due}]
[In the matter of the late {first2} {last2}|As you know from our letter of {past}], [the reading of the will|your appointment] takes place on {due} at {time} in our office, {street} {nn}, {city}.
[Please bring your identity card.|Our fee note is attached.] If you have questions, call our office; you find the number [on our letter|in the register of the chamber].

@ lottery lure=advance_fee from=stranger greet=none
# [Winning notification|Your email has won|Award {order}]
[Your email address won|You are one of {n} winners of] {fortune} in [our international lottery|the {year} promotion]. 
= Ticket: {order} ;; Batch: {token} ;; Prize: {fortune}
To claim, contact [our agent|Mr {last2}] with [your name, age, address and phone number|a copy of your ID]. [A processing fee of {amount} applies.|Keep this secret until the money is paid.]

@ tech-support lure=tech_support from=security
# [Virus detected|Your device is at risk|Subscription expired: {n} threats found]
# [{n} viruses found|Your protection has expired]
[Your last scan found {n} threats|Your protection expired on {date}|Your computer sends an alarm to our server]. [Your photos and passwords are at risk.|Hackers may have access to your bank data.]
= Status: not protected ;; Threats: {nn} ;; Licence: expired
> [Scan now|Renew protection|Remove viruses|Download cleaner]
[Or call our certified technicians: {phone}.|Do not switch off your computer.|{percent} discount today only.]

@ antivirus-honest legit=newsletter from=security bulk
# [Your monthly security report|What we blocked in {month}]
Last month we checked {nnn} files on your devices and blocked {n} downloads. [Everything is fine.|You don't need to do anything.]
* Update {program} to the latest version ;; {n} passwords are weak ;; Back up your photos
> [See full report|Open app]

@ investment lure=crypto_wallet from=stranger bulk
# [Earn {large} a month|This trick made {first2} rich|Last places]
{first2} from {city} [was a teacher|had debts] until [a new trading system|artificial intelligence] changed everything. [With {amount} you can start today.|Profits of {percent} a week are guaranteed.]
> [Start earning|Register free|See how]
[Only {nn} places left.|Withdraw any time.]

@ polite-credential lure=credential from=saas fluent
# A quick check before your next sign-in
We hope you are enjoying {brand}. As part of our ongoing work to keep your workspace reliable, we are asking a small number of members to confirm the address connected to their account.
The check takes less than a minute. Simply open the page below, sign in as you normally would, and the confirmation is recorded automatically. Your settings and files will remain exactly as they are.
> Confirm my account
If you complete the check before {due}, you will not notice any change. Thank you for your time and for being part of {brand}.

@ polite-credential-honest legit=account_notice from=saas fluent
# A quick note before your plan changes
We hope you are enjoying {brand}. As part of our ongoing work to keep pricing simple, we are moving a small number of members to a new plan on {due}.
You do not need to do anything. Your settings and files will remain exactly as they are, and your price stays at {amount} for the next twelve months. The details are in your account under Billing.
> See my plan
If you have any questions, simply reply to this message. Thank you for your time and for being part of {brand}.

@ fluent-parcel lure=parcel_fee from=parcel fluent
# We would like to deliver your parcel
We are pleased to let you know that a parcel addressed to you has arrived at our depot in {city}. Unfortunately, the delivery details supplied by the sender are incomplete, and our driver was unable to find your address.
To arrange delivery for {due}, please review your address and settle the small handling charge of {small}. Most customers complete this step in under two minutes.
> Arrange my delivery
Parcels that cannot be delivered are returned to the sender after {n} days. Thank you for your understanding.

@ fluent-delivery-honest legit=delivery_attempt from=parcel fluent
# We would like to deliver your parcel
We are pleased to let you know that a parcel from {company} has arrived at our depot in {city}. Our driver visited on {date} at {time}, but nobody was home to receive it.
We will try again on {due}. If that does not suit you, you can choose another day, a neighbour or a parcel shop free of charge. Please keep the tracking number {order} at hand.
> Choose another day
Parcels that cannot be delivered are returned to the sender after {n} days. Thank you for your understanding.

@ fluent-invoice lure=invoice_fraud from=supplier personal fluent trap=linkedpdf,html
# Invoice {order} and a short question
I hope you are having a good week. I noticed that invoice {order} for {large} has not yet been settled, and I wanted to check whether it reached the right person in your team.
For convenience, I have placed a copy here: {url}. Should payment already be on its way, please accept my thanks and disregard this note. Otherwise, we would be grateful if it could be released by {due}, as our quarter closes that week.
Please do let me know if you need anything further from our side.

@ fluent-project-honest legit=business_correspondence from=supplier personal fluent file=pdf
# Project plan and a short question
I hope you are having a good week. Thank you again for the productive conversation on {past}; the team was delighted with the direction we agreed on.
I have summarised the next steps and the timeline in the attached document. Could you let me know whether the kick-off on {due} still works for you, and who from your side should receive the access to our project space?
Please do let me know if you need anything further from our side. I look forward to working together.

@ fluent-boss lure=bec_payment from=boss personal greet=informal fluent
# Something I would appreciate your help with
Thank you for your patience while I have been travelling. We are close to finalising an agreement with a partner in {city}, and counsel has asked that the matter stays between the few people involved until it is announced.
An initial payment of {large} needs to leave our account today. Could you let me know when you are at your desk, so that I can send the beneficiary details and the approval? I will be in meetings throughout the afternoon, so email works best.
I know I can rely on your discretion. Thank you for making this a priority.

@ job-fluent lure=job_offer from=stranger personal fluent
# An opportunity that may suit your experience
I came across your profile and was impressed by the breadth of your experience. We are a growing company looking for a remote coordinator who can support our finance team for a few hours each week, with a fixed compensation of {large} per month.
The role involves receiving client payments, keeping simple records and forwarding the funds to our regional partners. Full training is provided, and you would be able to choose your own hours.
If this sounds interesting, please reply with your full name, a telephone number and the name of your bank, and I will arrange a brief introduction.
`,
);
