import { letters } from '../../letter.ts';

/** Account mail that genuine services send every day and lures copy: the words are the same, the links are not. */
export const enAccounts = letters(
  'en',
  `
@ sign-in-place legit=sign_in_alert lure=credential from=account
# [New sign-in|New login] to your {brand} account
# [Security alert|Heads-up|Was this you?]: new sign-in on {device}
# Did you [just|recently] sign in near {city}?
~ {device}, {city}, {time}
[We noticed|There was|We have registered] a new sign-in to your {brand} account [{email}|].
= Device: {device} ;; Browser: {program} ;; Location: {city} ;; Time: {date}, {time}
[If this was you, you don't need to do anything.|If you recognise this activity, you can ignore this email.|Was it you? Then no action is needed.]
[If not, we'll help you secure your account|If you don't recognise it, change your password and check your recent activity|If this wasn't you, someone may know your password].
> [Check activity|Review sign-in|Secure my account|No, it wasn't me|See recent activity]
?+ You can also go to {domain} directly and open Settings, Security.
!? [Access will be limited|Your account will be locked] until we hear from you.

@ password-reset legit=password_reset lure=credential from=account
# [Reset your password|Password reset request|Your {brand} password reset link]
# {brand}: [set a new password|how to reset your password]
[We received|Someone made|There was] a request to reset the password for your {brand} account.
[Use the button below|Click the link below|Follow this link] to [choose|set] a new one. [The link expires in {hours} hours|It works once and for {nn} minutes|It is valid until {time} tomorrow].
> [Reset password|Choose a new password|Set new password]
[If you didn't ask for this, you can safely ignore this email|Didn't request it? Your password stays the same|If this wasn't you, no changes have been made].
? For your security, the request came from {device} ({program}) near {city}.
!? To keep your current password, confirm it on the same page.

@ verify-address legit=verification_code lure=credential from=account
# [Verify your email address|Please confirm your email|Confirm {email}]
# [One more step|Almost there]: verify your email for {brand}
~ Confirm it's you
[Thanks for signing up to {brand}.|You recently added this address to your {brand} account.|Welcome aboard!]
[Please confirm|We need you to verify|To finish, verify] that {email} is your email address.
> [Verify email|Confirm address|Verify my email address|Yes, that's me]
[The link expires in {hours} hours.|This link can be used once.|]
?+ If you did not create an account, no further action is required.
!? Unverified accounts [are closed|lose their stored files] on {due}.

@ one-time-code legit=verification_code from=account greet=informal
# {code} is your {brand} code
# Your [verification|sign-in|security] code[|: {code}]
Your [verification|one-time|sign-in] code [is|for {brand} is]:
^ {code}
[It expires in {n} minutes.|Enter it on the page you have open.|Valid for {nn} minutes.]
[Never share this code with anyone|{brand} will never ask you for this code|Don't give it to anybody, even if they say they are from {brand}].
? If you didn't try to sign in, [ignore this message|change your password].

@ code-theft lure=mfa from=account greet=informal
# [Action needed|Important]: confirm the code we sent you
# We could not complete your verification
A [six-digit|verification] code was just sent to your phone [by text message|].
[To stop an unauthorised login|To cancel the pending request|To keep your account], [reply to this email with the code|send us the code by return|forward the code to this address] [within {nn} minutes|].
[Our team will then block the request.|Without it we cannot stop the transfer of your account.]

@ mfa-renewal legit=it_notice lure=mfa from=employer
# [Action required|Reminder]: [renew|re-register|update] your multi-factor authentication
# Your authenticator [registration expires|needs to be renewed] on {due}
[As part of our security update|Following the move to the new sign-in system|As announced last week], [all staff|everyone|employees] must [renew|register] their authenticator app by {due}.
[It takes about two minutes.|Please have your phone ready.]
+ [Open the company portal as usual and choose Security|Start the process from the intranet under Account, or ask the desk in room {nn}].
!? Scan the QR code [below|in the attached file] with your phone's camera [and sign in with your work password|].
> [Renew now|Register device|Open security page]
[After this date you will not be able to sign in|Accounts that are not renewed will be locked out|You may lose access to mail and Teams].

@ password-expiry legit=it_notice lure=credential from=employer trap=html
# Your password expires in {n} days
# [Notice|Reminder|IT]: password for {email} expires on {due}
Your [network|Windows|mailbox] password [expires|will expire] on {due}.
[To change it, press Ctrl+Alt+Del and choose Change a password.|You can change it any time before that date.|Passwords must be changed every {nn} days.]
> [Change password|Keep current password|Update password|Open self-service]
? [The new one needs at least twelve characters|Please do not reuse an old password].
!? To [keep using the same password|avoid losing access], sign in with your current password above.
? [Questions? Call extension {nnn}.|The help desk is open from 8 to 17.]

@ mailbox-full legit=account_notice lure=credential from=mailbox trap=html
# [Your mailbox is almost full|Storage {percent} full|You are running out of storage]
# {email}: [mailbox quota reached|storage limit]
~ You have used most of your storage
You have used [most|{nn} GB|9{n}%] of your [mailbox storage|{brand} storage].
[When it is full you can no longer send or receive mail|Soon new messages may be returned to their senders|Incoming mail may be delayed].
* Delete large attachments ;; Empty the trash ;; Get more storage
> [Manage storage|Upgrade storage|Free up space|Increase quota]
!? {n} incoming messages [are on hold|could not be delivered] since {date}.

@ held-mail lure=credential from=mailbox trap=html
# [{n}] [undelivered messages|messages held in quarantine|incoming mails pending]
# Delivery failure: {n} messages for {email}
[Your mail server|The system] [was unable to deliver|has placed on hold] {n} messages [due to a synchronisation error|because your mailbox version is outdated|].
= Account: {email} ;; Pending: {n} messages ;; Date: {date}
[Release them|Review and release the messages] [now|to your inbox] [or they will be deleted after {hours} hours|].
> [Release messages|Deliver to inbox|Review messages|Validate mailbox]
Source: {domain} mail administrator.

@ account-review legit=account_notice lure=account_suspended from=payment
# [Please update your information|We need some more information|Action needed on your account]
# Your {brand} account: [please confirm your details|information required]
[We regularly review accounts|By law we must know who our customers are|To comply with regulations we check customer data from time to time].
[Please confirm your details|We need you to update your identity information] by {due}. [You can do this in the app or on our website.|It only takes a few minutes.]
> [Update details|Confirm information|Log in|Provide information]
[Until then some features may be limited|If we don't hear from you we may have to restrict your account|].
!? [Have your card, PIN and identity document ready.|You will be asked for your card number and date of birth.]

@ suspended lure=account_suspended from=account
# Your {brand} account has been [suspended|temporarily limited|locked]
# [Urgent|Final notice|Important]: [account suspension|access restricted]
[We have temporarily limited your account|Your account has been suspended|Access to your account is restricted] because of [unusual activity|a violation of our terms|failed verification|several complaints].
= Case: {order} ;; Date: {date}
[To restore access|To lift the restriction|To appeal], [verify your identity|confirm your account details|log in] [within {hours} hours|before {due}|].
> [Restore access|Verify now|Unlock account|Appeal decision]
[Otherwise your account will be permanently deleted|Failure to do so will result in permanent closure|After that all data will be removed].

@ suspended-honest legit=account_notice from=account
# [Your {brand} account will be closed|We are closing inactive accounts]
# [You have not signed in for a while|Your account is inactive]
You haven't used your {brand} account since {past}. [Accounts without activity for two years are closed|To protect your data we delete unused accounts].
If you want to keep it, [just sign in|log in as usual] before {due}. [Otherwise we delete the account and its content|If not, you don't have to do anything].
> [Keep my account|Sign in]

@ page-copyright lure=account_suspended from=social
# [Your page|Your account] [will be unpublished|violates our community standards|has been reported]
# Copyright [complaint|notice] #{order}
[We received a report|A third party has reported] that [content you posted|a photo on your page|your recent video] [violates copyright|infringes a trademark].
[Your page will be removed in {hours} hours|It will be permanently disabled] unless you [appeal|confirm that you own the content].
> [Submit appeal|Go to appeal form|Review violation]
{brand} Business Support Team, case {order}

@ terms-change legit=account_notice from=saas bulk
# [Changes to our|We're updating our|Updates to the {brand}] [terms of service|privacy policy]
~ Effective {due}
[We're making some changes|On {due} we will update] our [terms|terms of service and privacy policy].
* Clearer wording about how we use data ;; New rules for refunds ;; What happens when you close your account ;; A new address for complaints
[By continuing to use {brand} after that date, you agree to the new terms.|You don't need to do anything.|If you disagree, you can close your account at any time.]
> [Read the new terms|See what's changing|Read summary]

@ welcome legit=welcome from=saas greet=informal bulk
# Welcome to {brand}[!||, {first}]
# [You're in|Let's get started|Your account is ready]
~ Three steps to get going
[Thanks for joining {brand}.|Great to have you with us.|Your account has been created.]
* Complete your profile ;; Invite your team ;; Import your data ;; Install the app ;; Turn on two-step sign-in
> [Get started|Go to your dashboard|Log in|Set up my account]
? Your trial runs until {due}; [no card needed|we'll remind you before it ends].
? [Reply to this email if you get stuck, a real person reads it.|Book a call with {first2} if you'd like a tour.]

@ social-mention legit=social_notification from=social greet=informal bulk
# {first2} {last2} [mentioned you|commented on your post|sent you a message|wants to connect]
# [You have {n} new notifications|{first2} and {n} others reacted to your post]
{first2} {last2} [mentioned you in a comment|replied to your post|sent you a message|invited you to connect].
[“Totally agree, see you on {date}!”|“Thanks for sharing this.”|“Is this still available?”|“Great photo!”]
> [See comment|View message|Reply|Accept invitation|View profile]

@ social-message-lure lure=credential from=social greet=informal
# You have {n} [unread messages|pending friend requests|missed notifications]
# {first2} [tagged you in a photo|sent you a private message]
{first2} {last2} [sent you a message|tagged you in {n} photos|is waiting for your answer].
[Messages are deleted after {hours} hours.|You have not visited {brand} for a while.]
> [View message|See photos|Log in to read|Go to {brand}]
`,
);
