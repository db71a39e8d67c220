import { letters } from '../../letter.ts';

/** What fills an inbox: newsletters, sales, bookings, tickets, schools and clinics. In English. */
export const enEveryday = letters(
  'en',
  `
@ newsletter legit=newsletter from=small greet=informal bulk
# [News from {brand}|{brand} {month} newsletter|What's new in {month}|This month at {brand}]
# [{month} update|Our {month} news|Notes from {city}]
~ {n} stories, one recipe and a date for your diary
[Welcome to our {month} newsletter.|Spring is in the air and we have been busy.|Here's what happened this month.|A short one this time.]
$ stories
[See you soon!|As always, just reply if you want to say something.|Forward this to a friend who might like it.]
> [Read more|Visit our website|Read on the blog]

@ industry-letter legit=newsletter from=saas greet=none bulk
# [{n} things we read this week|Weekly digest #{nnn}|The {brand} briefing]
~ Prices, privacy and a chart
[Good morning.|Here is your weekly briefing.] [Reading time: {n} minutes.|]
$ stories
? [Sponsored|A word from our sponsor]: {company} [helps teams ship faster|insures freelancers].
> [Read online|Continue reading]
? [Scams to watch|Consumer corner]: [fake parcel texts are going round again, asking for a small fee|banks report calls from “fraud departments” that ask you to move money; real ones never do].

@ sale legit=marketing_sale from=shop greet=none bulk
# [Last chance|Ends tonight|Final hours]: {percent} off
# [{percent} off everything|Sale starts now|Only today: {percent} off {good}|You don't want to miss this]
# 🔥 [Flash sale|Mid-season sale]: up to {percent} off
~ Hurry, while stocks last
[Our biggest sale of the season ends [tonight|on {due}].|For {hours} hours only: {percent} off.|Don't miss out! Up to {percent} off selected items.]
$ offers
^ Code: SAVE{nn}
> [Shop now|Shop the sale|Claim your discount|Grab it now]
[Offer valid until {due}. Excludes gift cards.|While stocks last.|Not combinable with other offers.]

@ win-back legit=marketing_sale from=shop greet=informal bulk
# [We miss you, {first}|It's been a while|Here's {percent} off to come back]
# A [gift|voucher|little something] for you
[It's been a while since your last order.|We noticed you left something in your cart.] [Here is a voucher worth {amount}.|We saved it for you.]
$ offers
> [Redeem voucher|Complete your order|Activate my gift]
[Valid until {due}, minimum order {amount2}.|]

@ club-prize-honest legit=marketing_sale from=small bulk
# [Win tickets for {city}|Our summer prize draw|Congratulations to our winners]
[Take part in our prize draw|Answer one question] and win [two tickets|a {good}|a weekend in {city}]. [Closing date {due}. The terms are on our website.|Winners are drawn on {due} and told by post.]
> [Take part|Enter now]

@ survey legit=survey from=shop greet=informal bulk
# [How did we do?|Tell us what you think|Your opinion counts]
# {first}, [2 minutes for us?|rate your order {order}]
[You recently bought from us|Your order {order} was delivered on {date}|You contacted our support team]. [How was it?|We'd love your feedback.]
> [Start survey|Rate us|Give feedback]
? [As a thank-you we draw five vouchers of {amount} among all participants.|It takes about {n} minutes and is anonymous.]

@ loyalty legit=loyalty_points lure=prize_reward from=shop bulk
# [You have {nnn} points|Your points expire on {due}|{nnn} points are waiting]
# [Use your points|Don't lose your points], {first}
~ Your balance
You have collected {nnn} points. [{nn} of them expire on {due}.|They are worth {amount}.]
= Balance: {nnn} points ;; Expiring: {nn} on {due}
> [Redeem points|See rewards|Use points now]
!? [Confirm your membership with your card to receive the reward|Only shipping of {small} has to be paid].

@ prize lure=prize_reward from=shop greet=none bulk
# [Congratulations|You've been selected|Your reward is waiting], {email}
# [{brand}: claim your {good}|You have won|2nd attempt: your {brand} reward]
~ Only a few left
[Congratulations! You have been chosen|You are today's lucky customer|We tried to reach you: you were selected] to receive [a {good}|a {amount} gift card|an exclusive reward] [from {brand}|].
[Answer a short survey about {brand} and choose your gift.|All you have to do is confirm your address.]
> [Claim now|Get my reward|Start survey|Confirm]
[Only {n} left!|Offer expires in {nn} minutes.|You pay only {small} for shipping.]

@ loan-casino lure=prize_reward from=stranger greet=none bulk
# [Your bonus is ready|{nnn} free spins|Approved: {large}]
[Your welcome bonus of {amount} is waiting|You have been approved for {large} without any checks|Start with {nnn} free spins].
> [Get bonus|Activate|Apply now]
[No deposit needed. Today only.|Money in your account in {nn} minutes.]

@ travel-booking legit=travel_booking lure=card from=travel
# [Booking confirmation|Your reservation {order}|Your trip to {city}]
# [Get ready for {city}|Check-in is open|Your stay on {due}]
[Your booking is confirmed.|Thanks for booking with {brand}.|You're all set for {city}!]
= Reference: {order} ;; Check-in: {due} ;; Guests: {n} ;; Total: {amount}
> [Manage booking|View reservation|Check in online]
? [Free cancellation until {due2}.|Bring your passport and this number.]
!? [Your card could not be verified|The hotel asks you to confirm your payment details] [within {hours} hours|], otherwise the booking is cancelled.

@ event-ticket legit=event_ticket from=events file=pdf,ics
# [Your tickets for {city} {year}|Ticket order {order}|See you on {due}]
[Your tickets are attached|Here are your tickets]. [Show them on your phone or print them.|Doors open at {time}.]
= Order: {order} ;; Date: {due}, {time} ;; Place: {street}, {city} ;; Seats: row {nn}
> [View tickets|Add to wallet|Order details]
? Tickets are personal; [resale is only possible on our site|bring ID].

@ calendar legit=calendar_invitation from=colleague personal unsigned greet=none file=ics
# [Invitation|Updated invitation]: [project review|budget call|team lunch] @ {due} {time}
{me} has invited you to [Project review|Budget call|Team lunch|Interview with {first2}].
= When: {due}, {time} ;; Where: [Room {nnn}|{city} office|Video call {url}] ;; Who: {me}, {first2} {last2}, you
[Going? Yes - Maybe - No|Reply to this mail if you can't make it.]

@ calendar-lure lure=document_share from=colleague personal unsigned greet=none trap=ics
# [Invitation|Updated invitation]: [salary review|contract update|HR meeting] @ {due} {time}
{me} has invited you to [Salary review {year}|Contract update].
= When: {due}, {time} ;; Documents: {url}
[Please review the documents before the meeting|Sign in with your work account to see the agenda].

@ support-ticket legit=support_ticket from=saas
# [Re: |][[Ticket {order}]|Case {order}|Request received {order}]
# We got your request ({order})
[##- Please type your reply above this line -##|Thanks for contacting us.] Your request ({order}) has been [received|updated|solved].
{first2} [wrote|replied]: [Could you send us a screenshot?|This is fixed in the new version.|I have passed it to our engineers.|Please try again after clearing the cache.]
> [View request|Reply online|Rate our support]
? [Never send us your password; we don't need it.|We answer within {n} working days.]

@ security-advice legit=security_advice lure=bank from=bank bulk
# [How to spot a fake message|Beware of phishing|Stay safe online]
# {brand} will never ask for your [PIN|password|code]
~ Three signs of a scam
[Fraudsters are sending emails and texts that look like ours.|We see more fake messages at this time of year.] [They say your account is locked and ask you to click a link.|They threaten to close your account within 24 hours unless you confirm your password.]
* We never ask for your PIN, password or a code ;; Check the sender's address ;; Don't call numbers from a message ;; Nobody from the bank asks you to move money to a “safe account” ;; Never buy gift cards for someone you only know by email ;; Type our address yourself
If you have clicked or shared something, call us [on the number on your card|at {phone}] right away.
> [Learn more|Read our security tips|Test your knowledge]
! [To be protected, confirm your security settings by {due}|Activate the new fraud protection with your card number and PIN].

@ it-warning legit=security_advice lure=credential from=employer
# [Warning: phishing wave|Please don't click: fake “{company}” mails|Security reminder]
[Several colleagues received|Since this morning we see] a mail with the subject [“Your mailbox is full”|“Invoice overdue”|“Shared document”]. [It is fake.|It leads to a page that looks like our sign-in.]
* Don't open the attachment ;; Use the report button ;; If you entered your password, change it and call {nnn} ;; The real reset page is on the intranet only
[Thanks for keeping your eyes open.|Nobody gets into trouble for reporting.]
! To check whether your account is affected, [sign in here|verify your mailbox] by {due}.
!> [Check my account|Verify mailbox]

@ it-maintenance legit=it_notice from=employer
# [Planned maintenance|Downtime on {due}|Mail will be unavailable]
On {due} from {time} [the mail system|VPN|the file server] will be [unavailable|restarted] for about {n} hours. [Please save your work and log out.|You don't need to do anything.]
? [Afterwards you may have to sign in again.|Phones are not affected.]

@ policy-sign legit=hr_notice lure=credential from=employer trap=html,linkedpdf
# [New policy|Updated handbook|Holiday policy {year}]: please [acknowledge|read and confirm]
# HR: [action required by {due}|mandatory training]
[The updated|Our new] [remote work policy|travel policy|employee handbook] [applies from {due}|is online]. [Everyone must confirm that they have read it.|Please complete the short training.]
> [Read and confirm|Open document|Start training]
[Deadline: {due}.|{nn} colleagues have not confirmed yet.|]
!? Sign in with your [email and password|work account] to view the document.

@ school-notice legit=school_notice from=school
# [Trip on {due}|School closed on {due}|Parents' evening|Library: items due]
[Dear parents, |][Year {n} goes to {city} on {due}|The school is closed on {due}|Parents' evening is on {due} at {time}|{n} items you borrowed are due on {due}].
[Please return the slip by {due2}.|Lunch and a rain jacket are needed.|The cost is {amount}, payable in the parent portal.|You can renew them online.]
?> [Parent portal|Renew items|Book a slot]

@ city-notice legit=city_notice from=city bulk
# [Waste collection changes|Road works on {street}|Council tax {year}|Your application {order}]
[From {due} bins are collected on a different day|{street} will be closed from {due}|Your application {order} has been received|The bill for {year} is available].
[You find the details on our website.|No action is needed.|Please allow {n} weeks for processing.]
?> [See details|Online services]

@ charity legit=charity_appeal from=charity bulk
# [Winter appeal|{first}, can you help?|{amount} feeds a family]
# [Your gift matched until {due}|Urgent appeal: {city}]
[This winter more families than ever|After the floods in {city}, hundreds of people] [need our help|rely on us]. [{amount} pays for a week of meals.|Every gift counts, and until {due} it is doubled.]
> [Donate now|Give {amount}|Help today]
[Thank you for everything you make possible.|Registered charity {order}.]

@ charity-lure lure=romance_charity from=charity
# [Urgent|Please help]: [children in {city}|victims of the earthquake]
[You have surely seen the pictures|Families have lost everything]. [We collect money for food and tents.|Every minute counts.]
[Please send your donation in Bitcoin to {wallet}|Transfer to {first2} {last2}, IBAN {iban}|Give by card here: {url}]. [Even small amounts help.|God bless you.]

@ insurance legit=insurance from=insurance file=pdf
# [Your policy documents|Policy {order}: renewal|Claim {order} received]
[Your policy documents are attached|We have received your claim|Your premium for the coming year is {amount}].
= Policy: {order} ;; Cover: [home|car|travel] ;; From: {due}
?> [My policy|View documents|Upload photos]
[Please check the details and tell us if anything has changed.|{first2} {last2} is handling your case.|You can cancel until {due}.]

@ appointment legit=health_appointment from=health file=ics
# [Appointment reminder|Your appointment on {due}|Please confirm your visit]
[This is a reminder of|We look forward to seeing you at] your appointment on {due} at {time} [with Dr {last2}|].
= Date: {due} ;; Time: {time} ;; Address: {street} {nn}, {city}
?> [Confirm|Reschedule|Add to calendar]
[If you can't come, please let us know {hours} hours before.|Please bring your insurance card and arrive ten minutes early.|Missed appointments may be charged.]

@ health-results legit=health_appointment lure=credential from=health
# [Your results are ready|New message from your clinic]
[A new message|Your test result] is available in the patient portal. [For privacy reasons we don't send results by email.|]
> [Open patient portal|View results]
!? [Identify yourself with your social security number and card|The result is only available for {hours} hours].

@ domain-renewal legit=subscription_renewal lure=subscription_scare from=hosting
# [Your domain expires on {due}|Domain renewal notice|Renew now to keep your site]
# [Hosting|Domain] {order}: [payment due|expires soon]
[The following services expire soon|Your domain and mail hosting expire on {due}].
= Service: web hosting and mail ;; Expires: {due} ;; Price: {amount}
> [Renew now|Renew services|Manage renewals]
[If it isn't renewed, your website and email stop working.|Auto-renewal is off for this service.|]
`,
);
