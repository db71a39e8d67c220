import { letters } from '../../letter.ts';

/** Calm and faultless English, written for both sides: what is asked and where it leads differs, the tone does not. */
export const enPolished = letters(
  'en',
  `
@ polished-supplier-account legit=business_correspondence lure=bec_payment from=supplier personal fluent file=pdf trap=pdf
# [Invoice {order} and our bank account|A note on invoice {order}|Re: invoice {order}]
[Thank you for the quick turnaround on the last delivery.|I hope the new season has started well for you.] [Before your next payment run I wanted to mention one thing.|One administrative point before the month closes.]
! [We have moved our receivables to a different bank|Our former account is under audit], so invoice {order} over {large} should be settled to {iban}, [in the name of {company}|beneficiary {company}]. [Our phones are being migrated this week, so a short reply here is the best way to confirm.|Would you let me know by return once the change is in your system?]
+ [Invoice {order} over {large} is attached; the bank details are the same as on every invoice since we began.|We are changing banks in {month}. The new details will reach you by post, and please ring us on the number in your contract before you change anything.] [We never announce account changes by e-mail alone.|If you ever receive different details, please call me first.]
[As always, thank you for the good cooperation.|Thank you for your patience with the paperwork.]

@ polished-landlord legit=personal_correspondence lure=bec_payment from=person personal fluent
# [The rent from {month}|Flat in {street} {nn}|A small change for the flat]
[I hope you have settled in well after the winter.|I hope all is well in {street}.] [I am writing about the rent from {month} onwards.|A short note about the coming months.]
! [The management of the building has passed to {company}|I am restructuring my accounts], and the rent should [from now on|as of {due}] be transferred to {iban}. [Please cancel the old standing order and send me the confirmation as a picture.|It would help if this month's payment could already go there.]
+ [The rent stays as agreed in the lease, to the same account as before.|The service charge statement comes by post, and nothing changes in the way you pay.] [The plumber will look at the boiler on {due} around {time}; tell me if that does not suit.|If anything needs repair, just ring the bell downstairs.]
[Thank you for taking such good care of the place.|]

@ polished-conveyancer legit=business_correspondence lure=bec_payment from=supplier personal fluent trap=pdf
# [Completion of your purchase|Your file {order}: completion funds|{street} {nn}: next steps]
[We are pleased to say that contracts are ready for exchange.|The other side's solicitor has confirmed the completion date of {due}.] [The balance due on completion is {large}.|A completion statement over {large} has been drawn up.]
! [Owing to an audit of our client account|As our client account has reached its deposit limit], please remit the funds to {iban} [quoting {order}|] at the latest [one working day before|by {time} tomorrow]. I shall be in court most of the day, so e-mail will reach me fastest.
+ [Please transfer only to the client account printed in the letter of engagement you signed in our office.|Our account details do not change in the course of a matter.] Before you send anything, call our office on the number you already have and we will read them out with you.
[Do not hesitate to write with any questions.|]

@ polished-payroll legit=hr_notice lure=payroll_change from=colleague personal greet=informal fluent
# [My salary account|Bank details for payroll|Question about payroll]
[I have recently switched banks|My branch is closing|I opened a new account], and I would like [my pay to go there from {month}|the change in place before the next run].
! [Could you update it for me? The new account is {iban}.|Here is the number: {iban}.] [I cannot get into the self-service page from here|The portal locked me out], so I would be grateful if you could do it by hand.
+ [I have entered it in the self-service portal and it asked for a second approval; could you tell me whether you need anything from me in person?|Which form do I need, and may I bring it round to your desk on {due}?] [No rush.|]
[Thank you for your help.|Much appreciated.]

@ polished-rental legit=travel_booking lure=advance_fee from=person personal fluent
# [Your enquiry about the cottage|The flat from {due}|Re: your enquiry]
[Thank you for your kind message about the cottage.|It is good to hear that you like the flat.] It is still free [for your dates|from {due}], and [dogs are welcome|the garden is shared with nobody].
! [As I work abroad at the moment, a viewing is not possible|There are several interested parties], so I would ask for a reservation payment of {sizeable} to {iban}. [The keys are sent by courier as soon as it has arrived.|It is fully refundable should you not like the place.] [A copy of your identity card completes the contract.|]
+ [You are welcome to come and see it on {due} at {time} before you decide anything.|Nothing is payable now; you pay on arrival, by card or in cash.] [My neighbour {first2} has the keys and will show you round.|If you booked through the platform, please leave the payment there as well.]
[I look forward to hearing from you.|]

@ polished-benefit legit=tax_notice lure=tax_refund from=tax fluent
# [Your annual assessment has been completed|A decision about your household support|Your entitlement for {year}]
[We have completed the review of your contributions for {year}.|The review of household support for your address has been concluded.] [No further documents are required at this stage.|We thank you for your patience.]
! According to our records an amount of {amount} is due to you. So that it can be paid by {due}, please [confirm the account to which it should be sent|choose your payment method].
! > [Confirm payment details|Arrange the payment|Open your decision]
+ [The decision is in your online account. Sign in as you usually do; for your safety this message contains no link.|Your decision letter will follow by post within {nn} days.] [Any amount due is paid automatically to the account we already hold.|You do not need to do anything.]
[Decisions that are not taken up lapse at the end of the period.|This message was prepared by the assessment service.]

@ polished-aunt legit=personal_correspondence lure=relative_request from=friend personal greet=none unsigned chat fluent
# [New number|Message]
Hi [Mum|Dad|Auntie], it's me. [My phone fell into the sink this morning, so this is my new number for now.|I have a new phone, please save this number.] [Everything else is fine, don't worry.|How was your weekend?]
! [One awkward thing: I cannot use my banking app on this phone for two days and a bill over {sizeable} is due today.|I have to settle {sizeable} for the [repair|course] today and the bank blocks new devices.] Could you send it for me? I'll pay you back on {due}. [Account: {iban}, name {company}.|I'll text you the details as soon as you say yes.]
+ [I'll be there on {due} around {time}, shall I bring cake?|Ring me tonight and you will hear it is really me.] [{first2} says hello too.|The children can't wait.]

@ polished-friend-abroad legit=personal_correspondence lure=relative_request from=friend personal greet=informal fluent
# [Greetings from {city}|A short hello|Back from {city}]
[We have been in {city} since {date} and the weather is better than promised.|I hope you are well; I have been thinking of you.] [The conference was long, but the people were lovely.|We walked along the river most evenings.]
! [On the way back to the hotel my bag was taken, with cards and passport.|The clinic here asks for a deposit before they let {first2} go.] The consulate is helping with papers, yet I am short of {sizeable} until the bank sends a new card. [Would you be able to help me out by transfer? I would return it on {due}.|If you could manage part of it, I would be so grateful.] My phone is gone, so please answer here.
+ [We fly home on {due}; would you like to come for dinner that weekend?|I took far too many photographs and will bore you with them soon.] [Thank you again for watering the plants.|Give my love to {first2}.]

@ polished-executive legit=business_correspondence lure=bec_payment from=boss personal greet=informal fluent
# [The {company} matter|Something for this week|Confidential: {company}]
[Thank you for keeping things moving while I travel.|I appreciated your summary yesterday.] [The talks with {company} have gone well.|We are close to signing with {company}.]
! [Counsel asks for the deposit of {large} to be lodged today.|To hold our place we need to transfer {large} before {time}.] I will send you the account details as soon as you confirm that you are at your desk. [Until the announcement this must remain between the two of us.|Please keep it out of the usual approval round for now; I will sign off when I am back.]
+ [Could you put half an hour in the diary on {due} so that we can go through the figures?|Please share the draft with {first2} and legal, and let it go through the usual approval.] [No payments until both signatures are there, as always.|There is no hurry before {due}.]

@ polished-recruiter legit=business_correspondence lure=job_offer from=person personal fluent
# [A role that may interest you|{role} at {company}|Your profile]
[I came across your profile while looking for a {role}.|{first2} {last2} mentioned your name to me.] [The position is part-time and can be done from home.|The team is small, and works from {city} and from home.]
! [You would review product listings for about an hour a day and receive {amount} daily, paid in USDT.|The tasks take forty minutes and are paid the same evening.] [To activate your workplace a refundable deposit of {fee} is required.|Orientation takes place on WhatsApp: {phone}.] [Please send a copy of your identity card and your bank details so that the contract can be drawn up.|No interview is necessary.]
+ [The full description and the salary band are on the careers page of our website.|If you are interested, we would arrange a first call and then a day with the team in {city}.] [We do not ask for documents before an offer has been made.|There are two interviews, and of course no costs for you.]
[I would be happy to tell you more.|]

@ polished-investment legit=business_correspondence lure=investment from=person personal fluent
# [Our conversation on capital preservation|A quieter way to invest|Your enquiry about savings]
[Thank you for your interest in our quarterly letter.|Many of our clients ask how to protect their savings from inflation.] [We believe in patience rather than promises.|We prefer to explain before we recommend anything.]
! [Our managed portfolio has returned {nn}% a year without a losing month|Members of our circle receive 2.{n}% per week], and the capital is guaranteed by a reserve fund. [Places in the current round close on {due}; the minimum is {large}.|An opening balance of {amount} is enough to watch it grow on your dashboard.]
! > [Open your investor account|Reserve your place]
+ [Returns are not guaranteed and you may get back less than you put in; the costs are set out in the document you received at our meeting.|We do not accept money or orders by e-mail.] [You will find our registration in the public register of the supervisory authority.|If you would like an appointment in our office, please call.]
+?> [Read the quarterly letter]

@ polished-grant legit=business_correspondence lure=advance_fee from=charity fluent
# [Your application to the fund|Small business grant {order}|Result of the selection]
[The committee met on {date} and considered your application with pleasure.|Thank you for the care you took with your application.]
! [We are happy to inform you that {large} has been set aside for your project.|Your household has been chosen for a grant of {large} that need not be repaid.] [Before release, a notarial fee of {amount} is payable.|To arrange the disbursement we need your bank details and a copy of your passport.] [Please reply within {n} days.|]
!?> [Accept the grant]
+ [We can support it with {large}; the grant agreement follows by post for both signatures.|Unfortunately we could not include it this year, and warmly encourage you to apply again.] [There are no fees of any kind.|Payment is made after the audit of your receipts.]
+?> [See your application]

@ polished-charity legit=charity_appeal lure=romance_charity from=charity fluent
# [Thank you from all of us|What your help has made possible|The winter at {city}]
[Last winter, {nnn} families had a warm meal because people like you thought of them.|We would like to tell you how the year has been.] [Behind every number is a name, and we have met most of them.|]
! [Because our account is being reviewed, gifts for this week's convoy can be sent to {iban} or in Bitcoin to {wallet}.|A donor will double every gift made before {due}.] [Even {fee} buys a blanket.|Please share this with friends.]
!?> [Send a gift today]
+ [Your receipt for the tax return is enclosed with the January letter.|The annual report is on our website, with every figure audited.] [There is nothing to do: this is simply a thank-you.|If you would like to visit the kitchen, come on {due}.]
+?> [Read the annual report|See what your gift does]

@ polished-loyalty legit=loyalty_points lure=prize_reward from=shop fluent
# [Your points statement|A thank-you for your loyalty|Your membership year]
[You have been with us for {n} years, and we are grateful for it.|Here is a short summary of your membership year.] Your balance stands at {nnn} points.
! [They will be converted into a {good} if you claim by {due}; only the shipping of {small} is charged to your card.|As one of {nn} members you may choose a gift worth {amount}. Please confirm your address and card for delivery.]
> [See your balance|Choose a reward|Go to your membership]
+ [You can use them at the till or online at any time; they do not expire.|Nothing needs to be done, they are deducted with your next order if you wish.]

@ polished-transcript legit=calendar_invitation lure=document_share from=saas fluent
# [Notes and transcript: {company} weekly|Recording available: {company}|Summary of your meeting on {date}]
[The notes of your meeting on {date} at {time} are ready.|{first2} {last2} recorded the meeting and shared the summary with the participants.] [It contains {n} decisions and {n2} tasks, one of them for you.|]
> [Open the notes|View transcript|Watch the recording]
! [To protect the participants, please sign in with your work e-mail and password.|Sign in with your mailbox to see the section on staff changes.] [The recording is deleted on {due}.|]
+ [You will also find them in the calendar entry, under the same invitation.|Only those who were invited can open them in the workspace.] [You can switch off these summaries in your settings.|]

@ polished-voicemail legit=voicemail lure=voicemail_fax from=telecom fluent trap=html
# [A caller left you a message|Voice message, {n} minutes|Missed call on {date}]
[While you were away, a caller left a message of one minute and {nn} seconds.|You missed a call from {phone} on {date} at {time}.]
! [A preview has been transcribed: "…regarding the transfer, please call before…". The full message opens after you have confirmed your mailbox password.|For confidentiality the recording is kept on our secure page; sign in with your e-mail account.]
! > [Listen to the message|Play message]
+ [Dial your voicemail number from your telephone to listen.|The recording is attached to this message and stays in the app for {nn} days.] [There is nothing to sign in to.|]

@ polished-hosting legit=subscription_renewal lure=subscription_scare from=hosting fluent
# [Renewal of your domain|Your services until {due}|Upcoming renewal {order}]
[We are writing to let you know that a service in your account is due on {due}.|Your domain and mailbox come up for renewal on {due}.]
= Service: [domain and mail|web hosting|mailbox] ;; Renewal: {due} ;; Price: {fee}
! [The stored card could not be verified, so the mail service will pause on that date. Kindly re-enter it to keep your messages.|To avoid release of the name to other applicants, settle the fee through the page below with your mailbox login.]
+ [It renews automatically with the payment method you chose; there is nothing to do.|If you would rather let it go, switch off renewal in your control panel before that date.]
> [Review renewal|Go to your services]

@ polished-cloud-credit legit=account_notice lure=credential from=saas fluent
# [Your credits for {month}|Unused credits in your workspace|About your cloud credits]
[There are unused credits worth {amount} in your workspace.|As part of our programme for small teams your workspace was granted {amount} in credits.] [They can be used for storage, computing and support.|]
! [To transfer them before {due}, connect the administrator's mailbox and confirm its password.|They are released once the owner has verified identity and card.]
+ [They are applied to your next bill automatically.|You will see them under billing the next time you work in the console.]
> [View credits|Open billing]

@ polished-marketplace legit=personal_correspondence lure=parcel_fee from=person personal greet=none chat unsigned fluent
# [Your listing: {good}|About the {good}]
[Good afternoon, is the {good} still available?|Hello, I saw your listing and would like the {good}.] [I like the pictures, it looks well cared for.|The price is fine with me.]
! [I live a little far away, so I have already paid through the courier service. You receive the {amount} by entering your card here: {url}|My company's courier collects and pays; please open {url} and choose your bank to accept the money.] [Tell me once it is done.|]
+ [I could pick it up on {due} after work and pay in cash.|If you prefer, we can keep to the payment inside the app.] [Which stop should I get off at?|Would {time} suit you?]

@ polished-callback legit=receipt lure=callback from=security fluent
# [Your annual plan has been renewed|Receipt {order}|Thank you for staying with us]
[Thank you for being a customer for another year.|This is the confirmation of your renewal.]
= Order: {order} ;; Plan: {n} devices, 12 months ;; Amount: {amount}
! [The amount will be debited today. Should you prefer not to continue, our cancellation desk is glad to help: {phone}.|If the renewal was not intended, call {phone} within {hours} hours; an adviser will connect to your computer and arrange the refund.]
+ [You can cancel within 14 days in your account, without giving a reason.|The receipt is for your files; you will find the plan and its end date in the app.]
+?> [Manage your plan|See your receipt]

@ polished-summons legit=business_correspondence lure=legal_notice from=supplier personal fluent trap=zip,html
# [In the matter of {company}|File {order}|Notice concerning {company}]
[We act for {company} in the matter {order}.|I write on behalf of our client {company}.] [Our client prefers an amicable settlement.|We would like to avoid a hearing if possible.]
! [The summons and the evidence have been placed in our document room: {url}. Access requires the e-mail account to which this notice was sent.|A settlement of {large} paid by {due} to {iban} closes the matter; otherwise the hearing takes place without you.]
+ [The papers are sent to you by registered post; time runs from their receipt.|Please let us know which lawyer represents you so that we can write to them directly.] [Nothing is payable at this stage.|]

@ polished-health legit=insurance lure=tax_refund from=insurance fluent
# [Your health cover in {year}|A contribution refund|Your reimbursement]
[We have looked through the contributions paid in {year}.|Your claim of {date} has been assessed.] [An amount of {amount} is to be reimbursed.|The result is a credit of {amount}.]
! [Please complete the short form with your insurance number and the card to which the sum should be credited.|As no valid account is stored, kindly add one by {due} so that the credit does not lapse.]
! > [Complete the form|Add account]
+ [It will be paid within {nn} days to the account from which your contributions are collected.|The statement is in your member account and comes by post as well.] [You need not do anything.|]
+?> [Go to your member account|See the statement]

@ polished-utility legit=invoice lure=invoice_fraud from=energy fluent file=pdf trap=pdf,html
# [Your annual statement|Your consumption in {year}|Adjustment of your instalment]
[Your meter was read on {date}, and the annual statement is ready.|Thank you for sending your reading.] [You used less than in the previous year.|Your new instalment is {amount}.]
! [A credit of {amount2} can be paid out as soon as you have confirmed a bank card.|As the direct debit could not be set up again, please scan the code in the attachment and pay the difference of {amount2} by {due}.]
!?> [Confirm card|Go to payment]
+ [The difference is settled with the next direct debit.|You will find the statement attached; the account and your customer number are unchanged.]
+?> [View your statement|Manage your instalment]

@ polished-qr legit=it_notice lure=mfa from=employer fluent trap=picture,pdf file=pdf
# [Sign-in with a second factor|Change of the sign-in procedure on {due}|Your authenticator]
[From {due} all staff sign in with a second factor.|As announced at the staff meeting, the sign-in procedure changes on {due}.] [It takes about two minutes.|Most colleagues have already moved.]
! [Please scan the enclosed code with your private phone and enter your user name and password on the page that opens.|The code in the attachment is personal and valid for {hours} hours; sign in with it to keep your mailbox.]
+ [Come by the help desk on the ground floor with your staff card; we will set it up together.|You will be asked at your next sign-in on the office computer; the instructions are attached.] [We send no codes and no links for it.|]

@ polished-crypto legit=account_notice lure=crypto_wallet from=crypto fluent
# [Changes to our custody on {due}|Your holdings after the migration|About your wallet]
[On {due} we complete the move to our new custody system.|We are simplifying how your holdings are displayed.] [Balances and addresses remain the same.|]
! [Self-managed wallets are migrated by their owners: please have your recovery phrase ready and follow the guided steps.|To keep receiving rewards, link your wallet again and approve the request.]
! > [Start the migration|Link wallet]
+ [There is nothing to do on your side. We will never ask for your recovery phrase.|You will see a notice in the app when it is finished.]
+?> [Read about the change|Open your account]
`,
);
