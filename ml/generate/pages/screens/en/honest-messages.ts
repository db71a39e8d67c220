import { screens } from '../../screen.ts';

/** Text messages and chats without a catch, in the words that lures borrow. In English. */
export const enHonestMessages = screens(
  'en',
  `
@ one-time-code legit=one_time_code from=account as=sms
[{code} is your {brand} [verification|login|security] code.|Your {brand} code is {code}.|{brand}: use {code} to [sign in|verify your number|confirm your identity].] [Do not share it [with anyone|].|It expires in {n} minutes.|Never give this code to anyone, not even {brand} staff.]
?[If you did not request it, ignore this message.|Don't share this code. @{domain} #{nnn}{nnn}]
?[Yesterday|Older message]: {nnn}{nnn} is your {brand} code.

@ bank-code legit=one_time_code from=bank as=sms
[{brand}:|] [Code {code} to approve the payment of {amount} to {company}.|To pay {amount} at {company} use {code}.|Your passcode for adding payee {first2} {last2} is {code}.] [NEVER share this code, even with {brand} staff.|If you did not make this payment, call the number on your card.|We will never ask you for it.]
?[Card ending {last4}.]

@ card-payment legit=bank_alert from=bank as=sms
[{brand}:|] [Card payment|Purchase|You spent] {amount} at {company} [on {date}|at {time}] with card [ending|*]{last4}. [Balance {large}.|Available: {large}.|]
?[{brand}: {amount} received from {first2} {last2} on {date}.|Direct debit {company} {amount} taken today.]
?[Not you? Freeze the card in your app or call the number on the back.|Reply STOP to end alerts.]

@ fraud-check legit=bank_alert from=bank as=sms
[{brand}]: [did you just try to spend|we stopped a payment of] {amount} at {company}? [Reply Y if it was you, N if not.|Open the app to approve or decline it.]
[Y|YES|N]
[Thank you. You can try the payment again.|Thanks, your card is ready to use.|We have cancelled card {last4}; a new one arrives in {n} days. You do not need to do anything else, and we will not call you for codes.]

@ parcel-notice legit=parcel_notice from=parcel as=sms
[{brand}:|] [Your parcel|Parcel {order}|Your order from {company}] [arrives today between {n} and {nn}:00|is out for delivery|was delivered at {time} [to your neighbour|in the mailbox|to the parcel locker]|is ready for collection until {due}].
[Track it: {url}|Pick-up code {code}|Driver: {first2}|Change delivery day or safe place in the app.] [No payment is needed.|]

@ locker legit=parcel_notice from=parcel as=sms,app
[Your parcel is in the locker at {street} {nn}, {city}.|Ready for pick-up: {street} {nn}]
& Code: {code} ;; Until: {due} ;; Locker {nn}
[Bring your ID if someone else collects it.|Open with the code or the app.]

@ appointment legit=appointment from=health as=sms
[{brand}:|Reminder:] [your appointment [with Dr {last2}|at {street} {nn}] is on {due} at {time}|Hi {first}, see you on {due} at {time}].
[Reply C to confirm or X to cancel.|To change it, call {phone}.|Please arrive {nn} minutes early and bring your insurance card.] [|A missed visit costs {fee}.]

@ telecom-notice legit=telecom_notice from=telecom as=sms
[{brand}:|Hi from {brand}!] [You have used {percent} of your data.|Your bill of {amount} is ready; we collect it on {due}.|Welcome to {city}! Calls cost the same as at home.|Your top-up of {fee} was successful.]
[See details in the app.|Check your allowance at {url}|No action is needed.]

@ toll-receipt legit=toll_notice from=toll as=sms,app
[{brand}:|] [your account was topped up with {fee}|trip {order} on {date}: {small}|your balance is {fee}]. [Statements are in the app.|Auto-pay is on; nothing to do.|We never send payment links by text.]

@ tax-receipt legit=tax_notice from=tax as=sms
[{brand}:|] [we have received your return|your payment of {large} has been received|a new message is in your secure mailbox]. [Sign in through the official website or app as usual to read it.|Refunds are paid to the account we have on file.|We do not include links in text messages.]

@ family-chat legit=friends_chat from=friend as=chat,sms
[Hi mum|Hey dad|Morning!|Hi love] [landed safely|I'm on the train, back at {time}|exam went ok I think|phone battery nearly gone, will call later]
[Great! Dinner at {n}?|Do you need a lift?|Love you, drive carefully|Did you take the keys?]
[yes please, and milk|{first2} is coming too|can you send me that lasagne recipe|I'll transfer you the {fee} for the tickets tonight]
?[👍|❤️|haha ok|see you]

@ plans-chat legit=friends_chat from=friend as=chat
[Are we still on for Saturday?|Who's coming on {due}?|Cinema tonight?]
[Yes! {time} at {street}?|I'm in|Can't, working late :(|Let me ask {first2}]
[I booked a table for {n}|Tickets are {fee} each, I paid for all, send me yours when you can|{first3} brings the {good}]
[perfect|ok see you there|thanks!!|you're a star]
?[New number btw, {first2} has it too, call me and check if you like]

@ school-group legit=group_chat from=school as=chat
[Year {n} parents|Class {n}b|Choir {city}] - {nn} members
{first2}: [does anyone know what time the trip leaves?|who has the homework for Monday?]
{first3}: [{time} at the gate, packed lunch|page {nn}, exercise {n}|it's on the school app]
{first4}: [thank you!|please bring {fee} in an envelope for the coach by {due}|the {good} left in the hall is at reception]

@ work-chat legit=work_chat from=colleague as=chat,web
[# {company}-ops|# general|# release-{nn}]
{first2} {time}: [deploy is done, dashboards look fine|can someone review my pull request?|the {month} numbers are in the sheet]
{first3} {time}: [looks good, one comment|on it|did you rotate the API key? it's in the vault now]
{first4} {time}: [standup in {n}|lunch?|phishing test went out again, {nn}% reported it, well done]
?[{n} replies|2 new messages]

@ market-chat legit=marketplace_chat from=person as=chat
[Hi, is the {good} still available?|Hello, would you take {fee} for the {good}?]
[Yes it is|Sorry, it's reserved until tonight|{amount} and it's yours]
[Great, can I pick it up on {due} around {time}?|I'm near {street}, could come after work]
[Sure, {street} {nn}. Cash is fine|Works. You can test it here before you pay|Ok see you, ring at {last2}]

@ job-chat legit=recruiting_chat from=employer as=chat,sms
[Hi {first}, this is {first2} from {company}.|Good morning {first}, {first2} here, HR at {company}.] [Thanks for applying for the {role} position.|We liked your CV.]
[Could we talk on {due} at {time}?|The interview is at {street} {nn}, {city}, ask for me at reception.]
[Yes, that works, thank you|Could we do {time} instead?]
[Perfect, the invitation comes by email with the job description.|Great. The salary range is in the advert; contract and start date we discuss in person.]

@ landlord-chat legit=friends_chat from=person as=chat,sms
[Hello {first}, the plumber comes on {due} between {n} and {nn}.|Hi, the boiler is fixed.] [Can you let him in?|Please check it warms up.]
[Yes, I'm home from {time}|Thanks! The window in the kitchen also sticks]
[Will look at it on {due}.|Rent arrived, thank you.|The deposit comes back to your account after the handover on {due}.]

@ airline-sms legit=travel_notice from=travel as=sms,app
[{brand}:|] [flight|booking] {order} [to {city} is now boarding at gate {nn}|departs at {time} from gate {n}|is delayed by {nn} minutes|check-in is open]. [Your boarding pass is in the app.|Have your passport ready.|{url}]

@ delivery-food legit=order_status from=small as=sms,app
[Your order from {company} is on its way|{first2} is {n} minutes away|Order {order} confirmed]
& [1x {good}] ;; Total {fee} ;; [Paid with card {last4}]
[Please meet the rider at the door.|Rate your delivery|Tip your rider?]
`,
);
