import { screens } from '../../screen.ts';

/** Text messages and chats that want something. In English. */
export const enLureMessages = screens(
  'en',
  `
@ parcel-fee lure=smishing_parcel from=parcel as=sms
[{brand}:|{brand} notice:|] [Your parcel|Your package {order}|Delivery {order}] [could not be delivered|is being held at our depot|is waiting at the [|{city}] warehouse] [because of an unpaid customs fee of {small}|due to an incomplete address|as the house number is missing].
[Please [pay|settle] {small} [within {hours} hours|before {due}]|Update your address within {hours}h|Confirm your details and pay the redelivery fee of {small}]: {url}
?[(Please reply Y, then exit the SMS and open the link again, or copy it into Safari.)|Otherwise the parcel will be returned to sender.|Have a great day from the {brand} team!]

@ toll lure=smishing_toll from=toll as=sms
[{brand}|{brand} Toll Services|{city} Toll Authority]: [our records show|you have] an [unpaid|outstanding] toll [balance|invoice] of {fee}.
To avoid [a late fee of {amount}|additional charges|suspension of your registration|legal action], [settle|pay] [by {due}|today|within {hours} hours]: {url}
?[Reply Y and reopen this message to activate the link.|If unpaid, your licence may be suspended and your credit score affected.]

@ bank-block lure=smishing_bank from=bank as=sms
[{brand}:|{brand} ALERT:|Fraud team {brand}:] [A new payee {first2} {last2} was added|A payment of {large} to {company} was attempted|A new device ({device}) was registered] [on your account|today at {time}].
[If this was NOT you,|Not you?|If you do not recognise this] [cancel it here|verify your details at|secure your account via] {url}
?[Your account is restricted until you confirm.|Failure to act within {n} hours releases the payment.]

@ bank-call lure=smishing_bank from=bank as=sms
[{brand}|{brand} Security]: did you [attempt|authorise] {amount} at {company} [on {date}|]? [Reply YES or NO.|Reply 1 for yes, 2 for no.]
[NO|2|No that wasn't me]
[Thank you. A fraud agent will call you shortly. Please have the one-time code we send you ready.|We stopped it. Our specialist will call from {phone}; read him the code to cancel the transfer.|To reverse the charge, move your balance to the safe account our agent gives you.]

@ tax-refund lure=smishing_tax from=tax as=sms
[{brand}:|GOV:|{brand} notice:] [You are eligible for|You have an outstanding|We calculated a] [tax refund|rebate|cost of living payment] of {amount}. [Apply|Claim|Submit the form] [before {due}|here|within {hours} hours]: {url}
?[You will need your card number and date of birth to receive it.|The offer expires if not claimed.]

@ hi-mum lure=smishing_family from=friend as=sms,chat
[Hi mum|Hi dad|Hey mum its me|Hello mum], [my phone [broke|fell in the toilet|got smashed]|I dropped my phone in the sink|I lost my phone], [this is my new number|I am using a friends phone|you can delete the old number] [x|xx|]
[Are you busy|Text me back when you see this|Can you message me on WhatsApp here {phone}]?
?[Oh no! Are you ok?|Which one of you is it?|Hi love, what happened]
[I need to pay a bill today|I have an invoice of {amount} due|I can't get into my banking on this phone] [and its urgent|]. [Can you pay it for me and I give it back {due}?|Could you transfer {amount} please, I'll pay you back tomorrow]
?[Name {first2} {last2}, sort code {nn}-{nn}-{nn}, account {nnn}{nnn}{nn}. Send it as instant please|Dont call, the microphone is broken]

@ job-task lure=smishing_job from=stranger as=sms,chat
[Hi|Hello|Good day], [I'm {first2} from {company} recruitment|this is {first2}, HR manager at {company}|we received your CV from Indeed].
[We offer|There is] [a remote part-time job|an online position], [{nn} minutes a day|flexible hours], [you can earn {amount} a day|pay {amount} to {large} per week], [no experience needed|over 23 years old].
[Just like videos|You only optimise products|Simply rate hotels] [and get paid the same day|and receive commission in USDT]. [Interested? Reply YES|Contact us on Telegram @{token}|Add me on WhatsApp {phone}].
?[To unlock the next set of tasks you top up your work account with {amount}, it is refunded with commission.|The first trial task pays {amount}.]

@ wrong-number lure=investment_chat from=stranger as=chat
[Hi {first}, are we still on for golf on Saturday?|Hello, is this Dr {last}'s clinic? My dog is sick|{first}, did you get the flowers?]
[Sorry, you have the wrong number|I think you have the wrong person|Wrong number]
[Oh I am so sorry, my assistant saved it wrong. You seem very kind.|How embarrassing! I am {first2}, nice to meet you. Where are you from?]
[I live in {city} and run a [wine|cosmetics] business, and trade gold in my free time.|My uncle is an analyst, he taught me short-term crypto contracts.]
[Yesterday I made {large} in {nn} minutes. I can teach you step by step.|You only need {amount} to start, download the {brand} Pro platform and I guide you, profit is guaranteed.]

@ crypto-group lure=investment_chat from=crypto as=chat
[VIP Signals {nnn}|Alpha Traders Club|Professor {last}'s class] - {nn},{nnn} members
[Good morning members!|Attention everyone] [Today's signal: buy {n}{nn} pairs at {time}.|The professor opens the {month} plan today.]
[Guaranteed return of {percent} per week|Minimum deposit {amount}, withdraw {large} after {n} days|Members earned {large} yesterday, see screenshots].
{first2}: [I deposited {amount} and got {large} back, thank you professor!|Just withdrew {large}, this is real]
[Send USDT to the pool wallet|Deposit to] {wallet}
[Only {nn} places left|Message the assistant now to activate your account|Pay the {percent} tax first to unlock your withdrawal].

@ marketplace-buyer lure=marketplace from=stranger as=chat
[Hi, is the {good} still available?|Hello, I'm interested in your {good}]
[Yes it is|Still available, yes]
[Great, I'll take it for {amount}.|Perfect, I buy it.] [I'm not in {city}, so I send a courier|I already paid through {brand} delivery].
[You only need to confirm here to receive the money|Open the link and enter the card on which you want to get the payment|They ask your card balance for verification, that's normal]: {url}
?[Did you get the page? Enter the code from the SMS and the money is there|The courier is waiting for your confirmation]

@ marketplace-deposit lure=marketplace from=stranger as=chat
[The flat is still free|The {good} is reserved for you if you want], [many people are asking|I have {nn} requests].
[I'm abroad for work so I can't show it|My cousin has the keys, he is at sea].
[Send the deposit of {large} first|Pay {amount} by gift card or bank transfer] [and I post the keys|and I take it off the site], [you get it back if you don't like it|it's fully protected].
[IBAN {iban}|Use PayPal friends and family please, otherwise they charge me fees|Buy the Steam card and send me a photo of the code].

@ boss-gift lure=gift_cards from=boss as=sms,chat
[Hi {first}, it's {me}|{first}, {me} here|Hello {first}]. [Are you free?|I'm in a meeting and can't talk.|I need a favour, quietly.]
[Yes, what do you need?|Sure]
[Buy {n} gift cards of {amount} each for clients|Pick up Apple gift cards worth {amount}], [scratch the back and send me photos of the codes|I'll reimburse you today]. [Keep it between us, it is a surprise|Don't call, just text].

@ two-factor-forward lure=code_theft from=friend as=chat,sms
[Hey {first}|Hi], [I accidentally sent|I think I sent] [a 6 digit code|my code] to your [phone|number] [by mistake|].
[Can you forward it to me|Please send me the code you just got by SMS]? [It's urgent|I'm locked out of my account].
[What code is it?|I got one from WhatsApp|{code}?]
[Yes that one, just paste it here quick, it expires|Send the six digits please, don't worry about the warning text].

@ vote lure=code_theft from=friend as=chat
[Hi! Please vote for my niece {first2} in the dance contest|Could you vote for me in the ambassador program|Help me win, I'm in the final of {company}]
{url}
[You log in with your phone number and enter the code from WhatsApp|Just sign in with Instagram, it takes {nn} seconds] [thank you so much|❤]
?[It says I must enter the code, is that ok?|Done?]

@ subscription-end lure=smishing_streaming from=streaming as=sms
[{brand}]: [your last payment was declined|your membership is suspended|we could not renew your subscription]. [To keep watching, update your card and billing details|Restore access now|Confirm your payment method within {hours}h]: {url}
?[Your profile and history will be deleted on {due}.]

@ wallet-sms lure=crypto_wallet from=crypto as=sms
[{brand}]: [withdrawal of {coins} BTC requested from {city}|new API key created|your withdrawal code is {code}]. [Not you? Call {phone} immediately|If you did not request this, call our security desk {phone}]. [Ref {order}|]
?[Our agent will help you move your coins to a secure wallet.]

@ extortion lure=extortion from=stranger as=sms,chat,bare
[I know {password} is your password.|You do not know me, but I know you.|I have full access to your device since {past}.]
[I recorded you through your camera while you visited adult sites|I copied your contacts, photos and messages]. [One side shows the video, the other shows you.|]
[Send {large} in Bitcoin to|Transfer {amount} in BTC to this wallet] {wallet}
[You have {hours} hours|The timer started when you opened this message]. [If I do not get the money, the video goes to all your contacts.|Do not go to the police, it will not help.]

@ sim-expire lure=smishing_telecom from=telecom as=sms
[{brand}]: [your SIM will be deactivated|your number will be disconnected|you have {nnn} loyalty points worth {amount} that expire] [today|on {due}|in {hours} hours]. [Verify your identity|Redeem now|Confirm your card for the {small} fee]: {url}

@ court-notice lure=smishing_police from=city as=sms
[FINAL NOTICE|Last warning|{city} Court]: [an arrest warrant|a fine of {amount}|case no {order}] [has been issued|is registered] in your name. [Pay {amount} now to close the case|Settle before {due}|Speak to officer {last} on {phone} at once], [or officers will visit your home|otherwise enforcement starts]. {url}
`,
);
