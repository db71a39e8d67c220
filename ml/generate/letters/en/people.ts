import { letters } from '../../letter.ts';

/** Mail between people: colleagues, suppliers, friends, and those who pretend to be. In English. */
export const enPeople = letters(
  'en',
  `
@ file-please legit=business_correspondence from=colleague personal greet=informal
# [{month} figures|quick question|Re: budget draft|notes from today]
[Could you send me|Do you have] the [latest version of the budget|slides from {date}|signed contract with {company}|contact list]? [I need it for the meeting with {first2} on {due}.|No rush, before {due} is fine.|]
[I've put my notes here: {url}|The draft is in the shared folder.|]
? [Also, are you in on Friday?|By the way, the printer is fixed.|Lunch tomorrow?]

@ schedule-change legit=business_correspondence from=colleague personal greet=informal
# [Meeting moved to {time}|Change of plan for {due}|Re: workshop]
[Small change|Sorry for the short notice]: the [meeting|call|site visit] with {company} [moves to {due} at {time}|is now in {city}].
[Please confirm that works for you.|Let me know if it clashes with anything.] [{first2} will bring the samples.|Agenda as before.]

@ supplier-question legit=business_correspondence from=supplier personal file=docx,pdf
# [Quote {order}|Offer for {good}|Re: your enquiry]
[Thank you for your enquiry.|As discussed on the phone,] [please find our quote attached|here is our offer]: {n} × {good} at {amount} each, delivery to {city} [within {nn} days|by {due}].
[The prices are valid until {due}.|Please let me know if you need a different quantity.]
? [We are closed between {due2} and {due3}.|Our terms are on the second page.]

@ freelancer-invoice legit=business_correspondence from=person personal greet=informal file=pdf
# [Invoice for {month}|Invoice {order}]
[Attached is my invoice|Here's my invoice] for {month}: {nn} hours, {amount} in total. [Bank details are on it as always.|IBAN {iban}, same as last time.]
[Thanks again, I enjoyed this one.|Let me know if your accounts team needs anything else.] [I'm away from {due}.|]

@ landlord legit=personal_correspondence from=person personal greet=informal
# [Boiler check on {due}|Your flat, {street} {nn}|Rent from next month]
[The plumber comes on {due} between {time} and noon|I'd like to stop by on {due} to read the meters]. [Could you make sure someone is in?|Does that suit you?]
[Please also note|As agreed,] the rent [goes up to {amount} from next month|stays the same this year]. [The account stays the same.|]
? [{first2} from number {n} has a spare key if needed.|Recycling is now on Tuesdays.]

@ friend-note legit=personal_correspondence from=friend personal greet=informal
# [Saturday?|photos from {city}|Re: birthday|long time!]
[How are you?|Hope you're well!] [We're thinking of going to {city} at the end of the month|I finally uploaded the pictures: {url}|The kids loved the present].
[Shall we say {time} at ours?|Do you still have my {good}?|Call me when you have a minute, {phone}.] [{first2} says hi.|]

@ choir-mail legit=personal_correspondence from=person personal greet=informal
# [Rehearsal on {due}|Club evening|Minutes of the meeting]
[Reminder|Just so you know]: [rehearsal|training|our meeting] is on {due} at {time}, [in the usual place|in the school hall, {street}].
* Please bring the {year} song book ;; {first2} collects the membership fee ({amount}) ;; We still need cakes for the sale ;; Sign up here: {url}

@ cold-sales legit=business_correspondence from=supplier personal greet=informal
# [Quick question about {company}|Idea for your team|{first}, 15 minutes?]
[I came across your site|I noticed you're growing] and [thought {brand} could help|wanted to introduce {brand}]. We [help teams like yours save {n} hours a week|make {good} for offices].
[Would you be open to a short call on {due}?|Worth a chat?] [If now isn't a good time, just say so and I won't write again.|]

@ gift-cards-boss lure=gift_card_boss from=boss personal greet=informal
# [Are you available?|Quick task|Request|Urgent]
[Are you at your desk?|I'm in a meeting and can't talk.] I need you to [get|buy] [{n} gift cards|some Apple gift cards] [of {amount} each|] for [clients|a surprise for the team].
[Scratch the back and send me the codes|Send me photos of the codes] [here|by reply] [as soon as you have them|]. I'll reimburse you [today|at the end of the day].
[Please keep this between us|Don't tell the others, it's a surprise]. [Let me know how soon you can do it.|]

@ gift-cards-fluent lure=gift_card_boss from=boss personal greet=informal fluent
# A small favour before {time}
I hope your day is going well. I am tied up in back-to-back meetings until this evening, so I was hoping you could help me with something discreetly. I would like to thank a few of our partners with gift cards, and I want it to remain a surprise until the announcement.
Could you purchase {n} cards worth {amount} each from a nearby store, and email me clear pictures of the codes once you have them? I will make sure you are reimbursed first thing tomorrow.
Thank you for handling this quietly. I really appreciate your initiative.

@ gift-cards-honest legit=hr_notice from=employer
# [Gift cards for the summer party|Thank-you vouchers]
As a thank-you for this year, everyone receives a [gift card|voucher] worth {amount}. [You can collect it at reception from {due}|It is in your pigeonhole].
[No need to do anything.|If you are on leave, {first2} keeps it for you.]

@ boss-wire lure=bec_payment from=boss personal greet=informal
# [Payment today|Confidential|Wire transfer|Outstanding invoice]
[Can you process a payment today?|Are you able to make a transfer now?] [It is for a confidential acquisition|The supplier is waiting|It has to go out before {time}].
= Beneficiary: {company} ;; IBAN: {iban} ;; Amount: {large}
[I'm boarding a flight, so email only.|Don't call, I'm in a meeting.] [Send me the confirmation when done.|Keep this confidential until the announcement.]

@ boss-errand-honest legit=business_correspondence from=boss personal greet=informal
# [Payment run|{company} invoice|Quick one]
[Can you make sure|Please check that] the {company} invoice ({amount}) goes out in this week's payment run? [It's approved in the system.|{first2} has signed it off.] [Call me if anything is unclear.|Usual process please.]
? I'm travelling until {due}, [on mobile|{phone}].

@ bank-change lure=bec_payment from=supplier personal trap=linkedpdf,pdf
# [Change of bank details|Updated payment information|Re: invoice {order}]
[Please note|We would like to inform you] that [our bank details have changed|we have moved our account] [because of an audit|to a new bank|].
[All future payments|The open invoice {order} over {large}] should be [sent|transferred] to:
= Account holder: {company} ;; IBAN: {iban} ;; Reference: {order}
[Please confirm once you have updated your records|Kindly confirm by return and send the payment slip]. [The old account can no longer receive payments.|]

@ bank-change-fluent lure=bec_payment from=supplier personal fluent
# Updated remittance details for {brand}
I hope this message finds you well. As part of our year-end review, we have consolidated our banking arrangements, and payments to our previous account may be delayed or returned.
For invoice {order}, currently due on {due}, I would be grateful if you could use the following account instead: {company}, IBAN {iban}. The amount of {large} remains unchanged.
Would you kindly confirm by email once your records have been updated? Our telephone system is being migrated this week, so email is the quickest way to reach me. Thank you very much for your continued partnership.

@ bank-change-honest legit=business_correspondence from=supplier personal file=pdf
# [New address and bank|We are moving|Change of details]
[From {due} we are at {street} {nn}, {city}|We are changing bank at the end of the month]. The details are [on the attached letter|on our next invoice].
Please [call us on the number you already have|check with {first2}, whom you know,] before you change anything in your system. [Nothing is urgent: the old account stays open until next year.|]

@ payroll-change lure=payroll_change from=colleague personal greet=informal
# [Direct deposit|Payroll update|Bank account change]
[I have changed banks|I've opened a new account] and would like [my salary|my next pay] to go there. [Can it be done before the next payday?|What do you need from me?]
= Bank: {company} ;; IBAN: {iban}
[My old account is already closed|I can't log in to the portal right now], so please [update it for me|do it manually]. [Thanks for your help.|]

@ payroll-portal legit=hr_notice lure=payroll_change from=employer file=pdf trap=html
# [Your payslip for {month}|Payslip available|Salary statement {month}]
# HR: [please check your data|salary review {year}]
Your payslip for {month} is [ready|available] [in the HR portal|].
[Please check that your bank details and address are correct by {due}.|Changes made after {due} apply from next month.]
> [View payslip|Open HR portal|Check details]
!? [Confirm your account number to receive this month's salary|Employees who do not confirm will be paid by cheque].

@ thread-reply legit=business_correspondence lure=document_share from=supplier personal greet=informal file=pdf,docx trap=html,zip,docm
# Re: [contract {order}|delivery {order}|documents|our call on {past}]
[As promised, the documents are here|Sorry for the delay, here is what you asked for|Please see the updated version]: {url}
[Let me know what you think.|I need your signature by {due}.] 
!? [The password is {code}.|You'll need to sign in with your email to open it.]

@ job-offer lure=job_offer from=stranger personal
# [Part-time job|Remote position|We reviewed your CV|Job offer]
[We found your CV online|Your profile was recommended to us] and would like to offer you [a remote position|part-time work from home] [as assistant|as payment agent|].
[The pay is {large} per month for {n} hours a week.|You earn {amount} a day.] [No experience is needed.|]
[You receive payments to your account, keep {n}% and forward the rest|We send you a cheque for office equipment which you deposit]. To start, [reply with your full name, address, phone number and bank|text our manager on {phone}].

@ recruiter-honest legit=business_correspondence from=person personal greet=informal
# [{role} in {city}|Opportunity at {company}]
I'm recruiting for {company} in {city}: [a {role}|someone to lead a team of {n}], [hybrid|on site], salary around {large}. [Your background looks like a good fit.|]
[Would you like to hear more? I can call on {due}.|The full description is here: {url}] [If you're not looking, no hard feelings.|]

@ romance lure=romance_charity from=stranger personal greet=informal
# [Hello dear|I saw your profile|Can we be friends?|Hi from {city}]
[I saw your profile and liked your smile|I hope you don't mind me writing]. My name is {myfirst}, I'm {nn} and [live alone|a nurse|work on a ship].
[I believe in honest love.|I'm looking for a serious relationship.] [Write to me at my private address so I can send pictures.|Tell me about you, where do you live?]
? [I am stuck abroad and only need {amount} for the ticket to see you.|My card was blocked, could you help me with {amount}?]

@ stranded-friend lure=romance_charity from=friend personal greet=informal
# [Help|Sorry to bother you|Are you there?]
[I'm in {city} and my bag was stolen|I need a small favour, it's my niece's birthday]. [My phone and cards are gone.|I can't get to the shop.] Could you [lend me {amount}|get me a gift card for {amount} online] [until I'm back|]?
[Only email works here.|Please don't tell my family, they would worry.] I'll pay you back [on {due}|as soon as I'm home].
`,
);
