import { letters } from '../../letter.ts';

/** Polished prose as language models write it, for honest senders and for both sides. In English. */
export const enFluent = letters(
  'en',
  `
@ fluent-welcome legit=welcome lure=credential from=saas fluent
# We are glad you are here
Thank you for choosing {brand}. We know that getting started with a new tool takes a little time, so we have prepared a short guide that walks you through the first steps.
[When you are ready, sign in and confirm your details|Simply open your workspace whenever it suits you]; everything you need is waiting there. Should you have any questions, our team would be delighted to help.
> [Open my workspace|Get started]
!? To keep your workspace active, please sign in with your email password before {due}.

@ fluent-renewal legit=subscription_renewal lure=subscription_scare from=streaming fluent
# Your plan renews on {due}
We hope you have been enjoying {brand}. This is a friendly reminder that your plan will renew on {due} for {fee}, using the payment method on file.
If you would like to make any changes, you can do so at any time before that date. There is no need to act if you are happy for everything to continue as it is.
> [Review my plan|Manage my membership]
!? We were unable to validate your card, and would kindly ask you to enter its details once more.

@ fluent-bank-honest legit=bank_alert from=bank fluent
# A note about your recent transfer
Thank you for banking with {brand}. On {date} we received an instruction to transfer {large} from your account to {first2} {last2}, and the payment has now been completed.
If you did not arrange this transfer, please call us on the number printed on your card. We will never ask you to share your PIN, your password or a one-time code, and we would not ask you to move money to another account.
> [View this transfer]
We appreciate the opportunity to be of service.

@ fluent-share legit=document_share lure=document_share from=documents fluent trap=html
# {first2} {last2} would like your feedback
{first2} {last2} has shared a document with you and would appreciate your comments before {due}. You will find the latest version through the link below, together with a short summary of what has changed.
> [Open the document|Review the document]
Please feel free to reply directly if anything is unclear. Thank you for taking the time.
!? For security reasons you will be asked to sign in with your email address and its password.

@ fluent-it legit=it_notice lure=credential from=employer fluent
# A small change to how you sign in
As part of our continuing efforts to keep our systems reliable, we will be introducing a new sign-in page on {due}. The change is designed to be as smooth as possible and should take no more than a couple of minutes of your time.
Would you kindly complete the short set-up before that date? If you run into any difficulty, the service desk would be happy to guide you through it.
> [Begin the set-up|Read the instructions]
Thank you for your cooperation and patience.
!? Accounts that have not been set up by then may be temporarily suspended.

@ fluent-colleague legit=business_correspondence from=colleague personal greet=informal fluent
# Thoughts ahead of our meeting
I hope your week is going well. Before we meet on {due}, I wanted to share a few thoughts on the {company} proposal and to hear what you would add.
In short, I believe we should focus on delivery times first and leave pricing for the second conversation. I would be grateful if you could look through the draft when you have a moment; there is no rush at all.
Thank you for all the work you have put into this. I am looking forward to our discussion.

@ fluent-boss-honest legit=business_correspondence from=boss personal greet=informal fluent
# Thank you, and a small request
I wanted to thank you for the way you handled the {company} visit. The feedback I received was excellent, and it reflects very well on the whole team.
Could you please prepare a short summary for the board meeting on {due}? Two pages would be plenty, and {first2} would be happy to help with the figures. Please take the usual route for the travel expenses; I have already approved them in the system.
I appreciate your dedication and am happy to talk any time tomorrow.

@ fluent-supplier-payment legit=business_correspondence lure=bec_payment from=supplier personal fluent file=pdf trap=pdf,linkedpdf
# Invoice {order} and payment details
I hope this message finds you well. Please find our invoice {order} for {large}, covering the work completed in {month}. Payment would be appreciated by {due}.
+ The bank details are the same as on every invoice since we started working together. Should you ever receive different details, please call us before paying.
! Kindly note that our account has changed; the amount should now be sent to {company}, IBAN {iban}. As our phones are being replaced, email is the best way to reach us.
Thank you very much for your continued trust. Please let me know if you have any questions.

@ fluent-recruiter legit=business_correspondence lure=job_offer from=person personal fluent
# An opportunity that may interest you
I came across your profile and was impressed by your experience. We are currently looking for a {role} for a growing company in {city}, and I believe the position could be an excellent match.
+ The full description is on our website, and I would be happy to answer your questions by phone on {due}. There is of course no obligation.
! The role is fully remote and pays {large} per month. To reserve your place, please reply with a copy of your identity document and the bank account to which your first payment should be sent.
Thank you for considering it.

@ fluent-friend legit=personal_correspondence from=friend personal greet=informal fluent
# Catching up
It was wonderful to hear from you. We have settled in {city} quite well, and the children have already made friends in the neighbourhood.
We would love to see you in {month}, if you can find the time. There is a small guest room, and {first2} has promised to cook. Let me know which weekend would suit you best.
Sending you all our love.

@ fluent-charity legit=charity_appeal from=charity fluent bulk
# What your support made possible
Because of people like you, we were able to help {nnn} families in {city} last winter. Behind every number there is a story, and we would like to share one of them with you.
When {first2} first came to us, she had not had a warm meal in days. Today she volunteers in our kitchen every Thursday. If you are able to, please consider a gift of {amount}; it would mean a great deal.
> [Read the story|Make a gift]

@ shared-costs legit=personal_correspondence from=friend personal greet=informal
# [Present for {first2}|Our trip to {city}|Your share]
[I bought the present for {first2}|I've paid for the cabin in {city}], [it came to {amount} each|your share is {amount}]. [My account: {iban}, no hurry.|You can give it to me in cash on Saturday.] [Thanks!|]
[It's a surprise, so please don't tell her yet.|The receipt is here: {url}|]

@ club-fee legit=personal_correspondence from=person personal greet=informal
# [Membership fee {year}|Payment for the course]
[The fee for {year} is {amount}.|The course costs {amount}.] Please transfer it to the club account by {due}: {iban}, reference [your name|{order}]. [If money is tight, have a word with me.|Cash on the evening is fine too.]

@ phone-back legit=business_correspondence from=colleague personal greet=informal
# [Are you available?|Call me|Quick question|Urgent: {company}]
[Are you at your desk?|Do you have five minutes?] [I'm stuck in a meeting until {time}, but {company} needs an answer today.|The customer just called about order {order}.] [Please call me on {phone} when you can.|Could you ring them back on {phone}?] [Thanks!|]

@ salary-honest legit=business_correspondence from=colleague personal greet=informal
# [New bank account|Question about my payslip]
[I've changed banks and already entered the new account in the HR portal|My payslip for {month} shows {n} days of leave too few]. [Do you need the signed form as well? I can drop it off tomorrow.|Could you have a look? I'm at extension {nnn}.]

@ confidential-honest legit=business_correspondence from=boss personal greet=informal
# [Reorganisation|Confidential: {company}]
[Please keep this to yourself until the announcement on {due}|This is confidential for now]: [we will take over {company}|{first2} is leaving at the end of {month}]. [Come and see me tomorrow so we can talk about what it means for your team.|I'll tell everybody on Monday.]
`,
);
