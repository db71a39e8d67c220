import { letters } from '../../letter.ts';

/** Receipts, invoices, banks, cards and parcels, in English. */
export const enMoney = letters(
  'en',
  `
@ receipt legit=receipt lure=subscription_scare from=payment
# [Receipt for your payment|Your receipt from {brand}|Payment receipt {order}]
# You paid {amount} to {company}
You [sent a payment of|paid] {amount} to {company}.
= Date: {date} ;; Transaction: {order} ;; Method: card ending {last4} ;; Total: {amount}
$ order
[It may take a few moments to appear in your account.|This charge will appear on your statement as {company}.|Keep this email as proof of payment.]
> [View receipt|See details|View transaction]
!? [If you did not authorise this payment, cancel it within {hours} hours|Not you? Dispute the charge immediately] [using the link above|].

@ order-confirmation legit=order_confirmation lure=subscription_scare from=shop
# [Order confirmation|Your order {order}|Thanks for your order]
# [We've got your order|Order received]: {order}
~ We'll email you when it ships
[Thank you for your order.|We've received your order and are getting it ready.|Thanks for shopping with us!]
= Order: {order} ;; Placed: {date} ;; Delivery: {due}
$ order
^ Total {amount}
? We'll send another email when your parcel is on its way.
> [View order|Track your order|Manage order]
!? Didn't place this order? [Cancel and get a refund|Log in to cancel] before it ships.

@ shipped legit=shipping lure=parcel_fee from=parcel
# [Your parcel is on its way|Your package has shipped|Out for delivery today]
# {brand}: shipment {order} [is coming|arrives {due}]
[Good news!|] Your parcel from {company} [is on its way|has left our depot|will be delivered on {due}].
= Tracking number: {order} ;; Expected: {due} ;; Address: {street}, {city}
> [Track parcel|Follow your delivery|See delivery options]
? [Not at home? Choose a neighbour or a parcel shop.|You can change the delivery day until {time}.]
!? [Your address could not be read|House number missing]: please confirm it [and pay the redelivery charge of {small}|].

@ delivery-missed legit=delivery_attempt lure=parcel_fee from=parcel
# [Sorry we missed you|We tried to deliver your parcel|Delivery attempt {order}]
# [Missed delivery|Your parcel could not be delivered]
[Our driver called|We tried to deliver] on {date} at {time}, but [nobody was in|we couldn't leave it safely].
= Parcel: {order} ;; Depot: {city}
[You can choose a new day|Please arrange redelivery|Pick it up] [within {n} days|until {due}].
> [Rebook delivery|Arrange redelivery|Choose a new date|Find pickup point]
+? Please bring your ID and this number to the pickup point.
!? A [redelivery|handling] fee of {small} applies[, payable by card|].
[After that it goes back to the sender.|Uncollected parcels are returned.|]

@ customs-fee legit=delivery_attempt lure=parcel_fee from=parcel
# [Customs charges due|Your parcel is waiting for payment|Import fee for {order}]
# Pay [duty|import tax] for parcel {order}
A parcel [from abroad|from outside the country] addressed to you is [at our customs depot|held in {city}].
Before we can deliver it, [import VAT and a handling fee are due|charges of {amount} must be paid].
= Reference: {order} ;; Amount: [{amount}|{small}] ;; Pay by: {due}
> [Pay charges|Pay now|Continue to payment]
? [You can also pay at your local office|You can pay the driver in cash].
!? If it is not paid within {hours} hours the parcel [is destroyed|is returned and storage costs are charged].

@ payment-failed legit=payment_failed lure=streaming_payment from=streaming
# [Your payment was declined|We couldn't process your payment|Payment failed]
# [Update your payment method|Problem with your {brand} payment]
~ Please check your card
[We tried to charge|We were unable to collect] {fee} for your [{brand} membership|subscription|plan] [on {date}|], but [your bank declined it|the payment didn't go through].
[We'll try again in a few days|Please update your payment details to keep watching|To avoid interruption, check your card].
> [Update payment method|Update card|Retry payment|Manage billing]
[Your access continues until {due}.|If we can't collect the payment, your plan will be cancelled.|]
!? [Your account is on hold|Your membership has been suspended]: enter your card [number and security code|] again within {hours} hours.

@ renewal-notice legit=subscription_renewal lure=subscription_scare from=security
# [Your subscription renews on {due}|Upcoming renewal|Renewal reminder for {brand}]
# {brand}: automatic renewal [notice|confirmation]
Your {brand} subscription [will renew automatically|is set to renew] on {due} for {amount} [per year|].
= Plan: {n} devices, 12 months ;; Price: {amount} ;; Card: ending {last4}
[You don't need to do anything to stay protected.|To cancel, turn off auto-renewal in your account at least {n} days before.]
> [Manage subscription|Turn off auto-renewal|My account]
? Prices may change after the introductory period.

@ renewal-callback lure=callback from=security trap=linkedpdf,pdf
# [Invoice|Order|Receipt] {order}: your plan has been renewed
# Thank you for your purchase - {order}
[Your {brand} plan has been renewed|Thank you for renewing {brand} for {n} years|Your order is confirmed]. {amount} [has been|will be] [charged to your account|debited within {hours} hours].
= Invoice: {order} ;; Product: {brand} {nnn} Premium ;; Amount: {amount} ;; Payment: auto debit
[If you did not authorise this|To cancel or get a refund|For any dispute], call our [billing desk|toll-free helpline|cancellation team] [within {hours} hours|today]:
^ {phone}
[Refunds are only possible by phone.|Our agent will help you fill in the refund form.|]

@ call-to-cancel legit=subscription_renewal from=insurance
# [Your cover renews on {due}|Renewal of policy {order}]
Your [breakdown|home|travel] cover [ends|renews] on {due}. [Nothing changes if you are happy with it|We will take {amount} by direct debit on that day].
= Policy: {order} ;; Premium: {amount} ;; Renewal: {due}
If your circumstances have changed, or you want to cancel, call us on {phone}, [Monday to Friday 8 to 6|any day], or log in to your account.
>> [My policy|Your account]

@ crypto-purchase-callback lure=callback from=payment
# [You sent a payment of {large}|Your transaction of {large} is being processed]
# Purchase receipt: {order}
[Thank you for using {brand}.|] You [authorised|sent] {large} to [Coin Exchange|{company}]. [The charge will appear within {hours} hours.|]
= Transaction: {order} ;; Amount: {large} ;; Status: pending
Didn't make this purchase? Contact our [fraud department|support centre] at {phone} [immediately|to cancel and receive a full refund].

@ card-activity legit=bank_alert lure=card from=bank
# [Card payment of {amount}|You spent {amount} at {company}|Transaction alert]
# [Alert|Notice]: card ending {last4} was used
Your card ending {last4} was used [for {amount} at {company}|online at {company}] on {date} at {time}.
= Merchant: {company} ;; Amount: {amount} ;; Card: {last4}
[If you made this payment, you don't need to do anything.|Recognise it? No action needed.]
[If not, [freeze the card in the app|call the number on the back of your card]|Don't recognise it? Let us know].
> [View transaction|Open app|See details]
!? [Report it here|Block the payment] [and confirm your card number, expiry date and security code|by logging in with your card details].

@ bank-secure-message legit=bank_alert lure=bank from=bank
# You have a new [secure message|message in your inbox|document]
# {brand}: [new message|important document] available
[There is a new message|We've put a document|A letter is waiting] for you in [online banking|your secure mailbox].
[For your security we don't show it here.|Log in as usual to read it.]
> [Read message|Log in|Go to online banking]
? We never send links that ask for your PIN or full password. [Type {domain} into your browser if in doubt.|]
!? [The document must be confirmed by {due}|Please accept the new terms within {hours} hours to keep using your account].

@ bank-update lure=bank from=bank
# [Important|Action required]: [update your security|confirm your phone number|new security procedure]
# Your [mobile app|online access] will be deactivated on {due}
[As of {due}|From this month], a new [security system|app version|regulation] applies to all {brand} customers.
[You have not yet activated it|Our records show your profile is not updated]. [Without it online banking will be blocked|Cards are deactivated after this date].
> [Activate now|Update now|Start verification]
[You will need your customer number and PIN|Keep your card and phone at hand]. [It takes three minutes.|]
? Reactivation by post costs {amount}.

@ bank-calm lure=bank from=bank fluent
# A note about your recent transfer
# Your transfer of {large} [requires a short confirmation|is awaiting confirmation]
Thank you for banking with {brand}. On {date} we received an instruction to transfer {large} from your account to {first2} {last2}. Because the amount is higher than your usual transfers, we would like to make sure that it was you who arranged it.
If you did, there is nothing further to do and the payment will be made today. If you did not, please let us know before {time} so that we can hold it for you.
> [Review this transfer|Hold the transfer]
We are sorry for any inconvenience and appreciate your help in keeping your account safe.

@ statement legit=statement lure=bank from=bank file=pdf trap=html,linkedpdf
# Your [statement|monthly statement] for {month} is [ready|available]
# [E-statement|Account statement] {month}
Your [account|credit card] statement for {month} is now available [in online banking|].
= Account: ending {last4} ;; Statement date: {date} ;; Balance due: {amount} ;; Due: {due}
> [View statement|Log in to view|Download statement]
? [Going paperless saves trees.|You can change how you receive statements in settings.]

@ invoice legit=invoice lure=invoice_fraud from=small file=pdf trap=html,zip,docm,linkedpdf
# [Invoice|Your invoice] {order} from {brand}
# [Invoice attached|New invoice]: {order}, due {due}
Please find [attached|below] [our invoice|invoice {order}] for {amount} [for work in {month}|for your recent order|].
= Invoice: {order} ;; Date: {date} ;; Amount due: {amount} ;; Due date: {due}
> [View and pay invoice|View invoice|Pay online]
? [Please pay by bank transfer to {iban}|Payment terms are {nn} days net].
[Thank you for your business.|If anything is unclear, just reply.|]

@ invoice-overdue legit=invoice lure=invoice_fraud from=small file=pdf trap=zip,html,linkedpdf
# [Reminder|Second reminder|Overdue]: invoice {order}
# Invoice {order} is [{nn} days overdue|now overdue]
[Our records show|According to our books] invoice {order} of {past} for {amount} [is still open|has not been paid].
[It may have slipped through|Perhaps you overlooked it]. Please [transfer|settle] the amount by {due}. [If you have already paid, please ignore this reminder.|]
[Otherwise we have to charge a late fee|After that we pass the matter to a collection agency|].
= Amount: {amount} ;; Reference: {order} ;; IBAN: {iban}
?> [View invoice|Pay now]

@ energy-bill legit=invoice lure=invoice_fraud from=energy file=pdf trap=linkedpdf
# Your [bill|energy bill|water bill] for {month} is ready
# {brand}: bill of {amount}, due {due}
Your latest bill is ready. [We will collect|Please pay] {amount} [by direct debit on {due}|by {due}].
= Account number: {order} ;; Period: {month} ;; Amount: {amount} ;; Due: {due}
> [View bill|Pay bill|See usage]
? You used {nn}% [more|less] than last {month2}.
!? [Your supply will be interrupted|Disconnection is scheduled] in {hours} hours if the amount is not settled.

@ tax-notice legit=tax_notice lure=tax_refund from=tax
# [You have a new message|New message in your online account|Tax return received]
# {brand}: [your account has been updated|message waiting]
[There is a new message|We have sent you a notice|Your tax return for last year has been processed and a message is waiting] in your [online account|secure mailbox].
[Sign in to your account to read it.|We do not include details in emails.]
+ [Go to our website and log in as usual; this email contains no links to log in pages|For your security, type our address into your browser].
!> [View message|Claim your refund|Sign in]
!? You are eligible for a refund of {amount}. [Please submit your bank card details by {due}.|The request expires after {n} days.]

@ tax-refund lure=tax_refund from=tax trap=html
# [Tax refund notification|You are due a refund of {amount}|Refund {order}]
# [Outstanding refund|Last reminder: unclaimed refund]
[After the last annual calculation|Following a review of your tax records], [we have determined|our records show] that you are [eligible for|owed] a tax refund of {amount}.
= Reference: {order} ;; Amount: {amount} ;; Valid until: {due}
[Submit the refund request|Complete the form] [and allow {n} days for processing|with your card details|].
> [Claim refund|Start refund request|Submit request]
[For security the form is only available for {hours} hours|Late requests cannot be considered].

@ toll-notice legit=toll_notice lure=toll_fine from=toll
# [Unpaid toll|Toll statement|Notice {order}]
# [Your toll account needs attention|Toll payment reminder]
[Our records show|You have] [an unpaid toll|a toll balance] of {small} [for vehicle {plate}|from {past}].
= Vehicle: {plate} ;; Notice: {order} ;; Amount: {small}
> [Pay toll|View notice|Pay balance]
+? You can also pay by phone on {phone} or by post with the slip we sent you.
!? To avoid [a late fee of {amount}|suspension of your licence|court action], pay [within {hours} hours|today].

@ speeding-fine lure=toll_fine from=toll
# [Traffic fine|Penalty notice|Parking charge] {order}
# You have an unpaid [fine|penalty charge]
A [traffic violation|parking violation] was registered for your vehicle on {past}. [The fine of {amount} is reduced to {amount2} if paid by {due}.|Payment is outstanding.]
= Case: {order} ;; Vehicle: {plate} ;; Amount: {amount}
> [Pay the fine|See photo evidence|Pay now]
[If you do not pay, the amount will double|Ignoring this notice leads to prosecution].
`,
);
