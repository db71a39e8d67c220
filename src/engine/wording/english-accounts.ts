import type { Phrasebook } from './topics.ts';

const prove =
  '(verify|confirm|validate|revalidate|re validate|reverify|re verify|reconfirm|re confirm|authenticate)';
const repair =
  '(verify|confirm|validate|revalidate|re validate|reconfirm|update|upgrade|restore|reactivate|re activate|unlock|recover|resolve|reinstate)';
const account =
  '(account|accounts|accont|acount|mailbox|mail box|email account|e mail account|webmail|web mail|profile|wallet|wallets|card|membership|apple id|online access|online banking|internet banking)';
const details = '(information|info|details|data|credentials|records)';
const shut =
  '(suspended|limited|restricted|blocked|locked|closed|disabled|deactivated|de activated|terminated|frozen|on hold|shut down|shutdown|flagged|blacklisted|compromised)';

/** English phrases that try to get at accounts and devices. */
export const englishAccounts: Phrasebook = {
  'credential-request': `
    ${prove} your (billing|payment|account|accounts|personal|login|banking|bank|card|mailbox|wallet|security|profile) ${details}
    update your (account|login|banking|bank|online|security|mailbox|wallet) (account )?${details}
    (click|tap|follow|use|visit) .. (link|button|here|below) .. to ${repair} .. (your|the|this) .. ${account}
    kindly (click|verify|confirm|validate|update|upgrade|sign in|log in|login|follow|proceed|open|download|view)
    please (verify|validate|re validate|revalidate) your .. ${account}
    (keep|retain|continue with|continue using|use|maintain) (the |your |my )?(same|current|existing) password
    (your|mailbox|email|account|webmail|office) .. password .. (is about to expire|will expire|has expired|is due to expire|is set to expire|expires today|expire soon|expires soon)
    password .. (expires|expire|expired) (today|in # (day*|days|hour*)|soon|shortly)
    password (expiration|expiry|expiring) (notice|notification|alert|warning)
    (send|provide|submit|enter|reply with|forward|fill in) ... (username|user name|user id|login|email) .. and .. password
    (send|provide|submit|reply with|forward) .. your (password|pin|passwords|login details|credentials|card number|cvv|social security number|ssn)
    ${prove} .. ownership
    ${prove} (that )?you are (the (rightful |real |true )?owner|still using|still active)
    (re verify|reverify|re validate|revalidate|reconfirm|re confirm) (your|the|all)
    we (need|require|want|request) you to (verify|confirm|update|validate|unlock|restore) your
    (you are|you're|users are|customers are|clients are) required to (verify|confirm|update|validate|upgrade|revalidate)
    (account|identity|wallet|mailbox|email|device|immediate|urgent) (verification|confirmation|validation|authentication) (is |now )?(required|needed|pending|process|failed|portal)
    verification (is )?(required|needed|pending)
    (kyc|know your customer) (verification|update|process|status|form|information|is|procedure)
    (complete|finish) (the|your|this) (verification|kyc|validation|identity verification|account verification)
    (unverified|unvalidated|non verified) (account|accounts|users|mailbox|wallets|wallet)
    (wasn't|was not|isn't|is not) you .. (report the user|cancel|click|verify|secure)
    (verify|update|confirm|validate) (my|your) .. ${account} (now|here|below|immediately|today)
    (verify|validate|revalidate|update|upgrade) (your )?(e mail|email|mailbox|webmail) (account )?(now|here|below|immediately|to avoid)
    ? ${prove} your .. (identity|account|mailbox|wallet|card|membership|device|profile|subscription)
    ? (verify|validate|confirm) now
    ? (verify|validate|confirm|secure|restore|unlock|update) my (account|email|identity|wallet|card|details|information)
    ? (change|update) your .. password .. (immediately|now|to)
  `,
  'account-threat': `
    your .. ${account} .. (has been|have been|was|is|were) (temporarily |temporary |permanently |automatically |now |currently |about to be |being |going to be |set to be )?${shut}
    (we|we've|we have|our system has) (temporarily |temporary |permanently )?(suspended|limited|restricted|blocked|locked|disabled|deactivated|frozen|closed|lock down) .. (your|access|account)
    ${account} .. (will|would|shall|may|might|could) be (temporarily |temporary |permanently |automatically |soon )?${shut}
    (account|wallet|mailbox|membership|netflix) (is |has been )?(temporarily |temporary )(suspended|limited|restricted|blocked|locked|frozen|disabled|on hold)
    (to avoid|to prevent|avoid|prevent) .. (suspension|suspended|termination|deactivation|closure|being (closed|blocked|locked|suspended|deleted)|shutdown|permanent|limitation|losing (access|data|your))
    failure to (do so|verify|confirm|update|validate|upgrade) .. (will|may|would|can|could|result|within) .. (account|access|mailbox|suspen*|closure|clos*|termina*|deactivat*|lose|loss|block*|lock*|delet*)
    (if you (do not|don't|fail to|ignore)|unless you) (verify|confirm|update|validate|upgrade|reactivate|cancel this)
    (account|mailbox|email|wallet|service) (suspension|deactivation|termination|closure|de activation|shutdown|restriction|limitation) (notice|notification|request|warning|alert|pending|soon|on|is|process)
    (unusual|suspicious|irregular|unauthorized|unauthorised|unrecognized|unrecognised|abnormal|fraudulent|strange) .. (activity|activities|sign in|signin|login|log in|sign on|logon|access|attempt|attempts) ... your .. (account|wallet|card|mailbox|email|profile|id)
    (detected|noticed|identified|observed) .. (unusual|suspicious|irregular|unauthorized|unauthorised|unrecognized|abnormal|something unusual) .. (activity|activities|sign|login|access|attempt|attempts|about)
    (someone|somebody|a user) .. (tried|attempted|trying|just) .. (log|iog|sign|access|logged|signed) .. (in|into|to) your .. account
    (request|requested|instruction|instructions) .. to (terminate|deactivate|shut|shutdown|shut down) your .. (account|mailbox|email|e mail)
    (cancel|stop) (the |this |my |your )?(deactivation|de activation|termination|shutdown|removal request|request now)
    (listed|scheduled|marked|flagged) for (closure|deactivation|termination|suspension)
    (remove|lift) (the |this |these |your |any )*(restriction|restrictions|limitation|limitations|suspension|hold) (on|from|placed)
    (irregular|unusual|several failed|multiple failed|suspicious) (sign on|sign in|login|log in|logon) (attempt|attempts|activity)
    ? (unusual|suspicious|irregular|unauthorized|unauthorised|unrecognized) (sign in|signin|login|log in|sign on|logon|activity|access)
    ? (secure|protect|safeguard) your .. (account|wallet|assets|funds)
    ? (account|wallet|mailbox|access) (is |has been )?(suspended|limited|restricted|locked|frozen)
  `,
  'code-request': `
    (sent|texted) .. code .. by (mistake|accident|error)
    (send|forward|give|tell|share|text|provide) (me|us|back|it) .. (otp|pin code|passcode|one time password|verification code|security code|# digit code|the code)
    (enter|submit|provide) (the|this|your) .. (otp|verification code|security code|one time code|one time password|passcode|authentication code) .. (to (restore|avoid|cancel|stop|unlock|secure|verify your account))
    (you will|you'll) (receive|get) (a|an|the) .. code .. (send|forward|give|share|reply with) .. (me|us|it)
    (activate|enable|activation of) .. (2fa|two factor authentication|two factor|two step|mfa|multi factor authentication) .. (by|before|mandatory|required|must|avoid|suspen*)
    (mandatory|required) .. (2fa|two factor|mfa|multi factor)
    (2fa|mfa|two factor authentication) .. (activation required|must be (enabled|activated|completed)|mandatory|will expire|expires|expiring|re enroll|re enrol)
    (authenticator|mfa|2fa|two factor) .. (expire|expires|expired|update required|scan .. qr|re configure|reconfigure)
    scan (the|this) (qr|qr code|code) .. (to|with) .. (verify|authenticate|sign|access|view|update|secure|2fa|mfa|keep|review)
  `,
  'device-code': `
    (enter|use|type|input|paste|copy) (the|this|your|following) .. code .. (devicelogin|device login|at the sign in page|microsoft com|google com device)
    (device|pairing) code .. (enter|below|expires|valid|join|sign|authenticate)
    (to (join|access|view|open) the (meeting|file|document|chat|voicemail|event)) .. (enter|use|copy) .. code
    (copy|use) (the|this) code (below )?.. (then|and) .. (sign in|paste|authenticate|log in|login)
  `,
  'oauth-consent': `
    (grant|allow|approve|authorize|authorise|accept) (the |this |our )?(app|application|add in|permission|permissions|consent) .. (to|your|mailbox|account|request*|continue|access)
    (re authorize|reauthorize|re authorise|reauthorise) (your|the|this) .. (app|account|access|application|connection|mailbox|email)
    (app|application|add in) .. (requires|requesting|requests|needs) .. (permission|permissions|consent) .. (your|mailbox|account|access|to)
    (accept|approve) (the )?(requested |required )?permissions .. (to|continue|when|and)
    (new app|new apps|an app|application) .. (has been |was |were )?(connected|added) to your .. account
  `,
  'shared-document': `
    (shared|sent|has shared|uploaded) (a |an |the |some |new |important |secure |secured |confidential |protected |you |with you )*(document|documents|file|files|folder|pdf|invoice|agreement|contract|fax) .. (with you|to you|for your review|via|using|through (dropbox|onedrive|sharepoint|adobe|wetransfer|google))
    (document|documents|file|files|fax|contract|agreement|pdf) .. (is |are |has been |was |have been )+(shared with you|waiting for you|awaiting your|sent to you|pending your|ready for your|issued)
    (view|open|review|access|sign|download|preview) (the |your |my |this )*(shared |secure |secured |attached |protected |encrypted |e )(document|documents|file|files|pdf|doc|folder|agreement|message|fax|statement|invoice)
    (view|open|review|download) (document|documents|pdf|shared document|shared file|file here|edocument|e document|fax)
    (you have|you've) (been |just )?(received|recieved|got|been sent|receive|one|a|#) (a |an |new |one |1 |some |# )*(shared |secure |secured |encrypted |important |confidential |new |pdf |e )+(document|documents|file|files|fax|pdf|folder|agreement|contract)
    (docusign|onedrive|one drive|sharepoint|dropbox|adobe sign|adobe document|google drive|google docs|wetransfer|we transfer|docu sign|adobe acrobat) .. (document|file|files|shared|secure|signature|share)
    (requires|awaiting|waiting for|pending|needs) your (signature|e signature|electronic signature|review and signature)
    (sent|shared) you (a|an) (confidential|secure|secured|encrypted|private|protected) (message|document|file)
    (secure|encrypted|protected|confidential) (document|file|fax|pdf|documents) .. (view|shared|received|open|you|click|review|for|ready|from)
    (this|the) link .. (only works|will only work) for .. (recipient|recipients)
    (document|documents|file|files) .. (expires|expire|will expire) (in|within) (24|48|72|#) (hours|hrs)
    (updated|new|revised|latest) (user agreement|employee handbook|services agreement|user agreements)
    (completed|complete) (your )?(docusign|document|agreement|contract|ach|eft|settlement|view dispute)
    (shipping|payment|proof of payment|scanned|contract) (document|documents|proof) .. (view|click|download|shared|access|online|below)
    ? (review|sign|view) (and )?sign
    ? (shared|sent) you (a |an |some )*(document|file|files|folder)
  `,
  voicemail: `
    (voicemail|voice mail|voice message|audio message|voicemessage|voice msg|missed voice) .. (received|from caller|new|listen|play|waiting|attached|duration|caller|for you|was left|notification|pending|click|transcri*|deliver*)
    (you have|you've|you) (received |got |missed |have |just )*(a |an |one |1 |# |new |the )*(voicemail|voice mail|voice message|audio message|missed call|incoming fax|efax|e fax|missed voice|fax message|new fax)
    (new|missed|unheard) (voicemail|voice mail|voice message|audio message|voice msg)
    (listen|play) .. (voicemail|voice mail|voice message|audio message|voicenote|vn)
    (new|incoming) (fax|efax|e fax) (message|received|document|from|#|page*)
    (fax|efax) (message|received|document|transmission) .. (you|from|received|view|page*|attached|id)
  `,
  'mailbox-full': `
    (your|our|mailbox) .. (mailbox|mail box|inbox|email account|email storage|e mail|webmail|cloud storage|icloud storage|google drive storage|mail storage|email quota|mailbox quota|mail quota|storage|quota) .. (is |has |have |was |are |been |almost |nearly |running |reached |exceeded )+(full|over quota|exceeded|its limit|limit|out of space|out of storage|storage limit|low on|quota|capacity|at capacity)
    (exceeded|reached|exceed) (its |your |the |it's |his )*(storage |mailbox |mail |email |quota |allocated |assigned |set )+(quota|limit|capacity|space|storage|limits)
    (storage|quota|mailbox|email|mail) (limit|quota|size|space|storage|capacity) (is |has |was |have |been )*(full|exceeded|reached|low|almost full|over)
    (incoming|pending|unread|undelivered|new|important|held) (incoming |pending |unread |undelivered |new |important )*(message|messages|mails|emails|e mails) .. (pending|on hold|were blocked|quarantined|delayed|being held|held (on|in|by)|failed to|waiting to be|restricted|be delivered to your)
    (messages|mails|emails|e mails) .. (pending|on hold|quarantined|undelivered|withheld|being held|failed to sync|were (rejected|blocked|held)) .. (delivery|release|your|mailbox|server|due|deliver|portal|email|since|inbox)
    (we are|we're|server is) (restricting|holding|blocking) .. (messages|mails|emails)
    (release|retrieve|recover|deliver) (all |your |the |my |these |them |messages )*(pending |held |undelivered |incoming |blocked |unread |quarantined |delayed )*(messages|mails|emails|message|e mails) (to (inbox|your|mailbox)|now|here|below|portal)
    (release|retrieve|deliver|recover|review) (pending|held|undelivered|incoming|quarantined|blocked) (messages|mails|emails|message|mail)
    (upgrade|increase|expand|add|get|extra) (your |my |the |more |additional |to |up |extra |a |an )*(mailbox |email |mail |e mail |webmail |free |# gb )+(storage|quota|mailbox|size|space|capacity|account)
    (upgrade|validate|update|re validate|migrate) (your |my |the )*(mailbox|mail box|webmail|mail storage|email quota|email storage)
    (cloud|icloud|google drive|photo) (storage|account|data|backup) .. (full|will be deleted|renewal failed|expired|suspended|at risk|in danger|removed|termination|terminated|payment|declined|locked|blocked|threats|lost)
    (photos|videos|files|pictures|contacts|memories) .. (will|to) be (deleted|lost|removed|erased|permanently)
    (server|system|webmail|mail server|email|e mail|mailbox) (maintenance|upgrade|migration) .. (all (users|mailbox|email|accounts)|your (mailbox|email|account|webmail)|we are|validate|upgrade)
    (mailbox|webmail|e mail|email) (account )?(upgrade|migration|deactivation|termination|validation|sync|synchronization|shutdown|closure|delete request) (required|notice|notification|failure|failed|error|team|request|is|process|now|in)
    (upgrading|upgraded|expanding|migrating) .. (all|staff|our) (staff |email |users |webmail )*(mailbox|mailboxes|mail box|email accounts)
    (messages|mails|emails|message) .. (blocked|stopped|held|quarantined) by (your (email )?administrator|the (mail )?(server|system))
    returned # (incoming )?(mails|messages|emails)
    (is|are) holding # (new |incoming |unread |pending )*(messages|mails|emails)
    (stopped processing|failed to sync|cannot sync|sync failure|sync error) .. (mail|mails|messages|email|emails|mailbox|incoming)
    (add|get) # gb .. (free|storage|gratis)
  `,
  'subscription-renewal': `
    (your|my) .. (subscription|membership|antivirus|anti virus|protection|norton|mcafee|totalav|total av|netflix|prime|spotify|disney|hulu|paramount|sirius xm|office 365|microsoft 365|youtube premium|policy) (subscription |membership |plan |account |payment )*(has |have |was |is |will |could not be |couldn't be |about to |been |on )+(expired|expire|ended|suspended|on hold|hold|terminated|deactivated|declined|failed|renewed|complited|expiring)
    (renew|extend|reactivate|restart|continue) (your |my |the |it |for )*.. (subscription|membership|antivirus|protection|norton|mcafee|license|netflix|prime|coverage) .. (now|today|for free|immediately|here|before|free|avoid)
    (extend|extended|renew|continue) .. (free of charge|free for # days|free extension|for free for)
    (free extension|membership has expired|subscription has expired|protection has expired|your protection has expired)
    (auto|automatic|automatically|annual) (renewal|renew|renewed|debit|debited|renewing) .. (#|charged|failed|declined|norton|mcafee|geek|successful*)
    (payment|billing) .. (method |details |information |issue |problem |info |for your .. )*(was |is |has been |has |could not be |couldn't be |did not |didn't )+(declined|rejected|failed|unsuccessful|on hold|not be processed|invalid|go through) .. (update|avoid|subscription|membership|suspend*|account|hold|restore|retry|prime|netflix|cancel*)
    (trouble|problem|unable|failed|issues|having trouble) .. (authorizing|processing|charge|charging|verify|validate|with) .. (billing|payment method|billing information|membership payment|your card|payment information)
    (update|confirm|verify|check|revise|restore) your (current |latest |credit |debit )*(payment|billing|card) (method|information|details|info|data) .. (avoid|to continue|now|immediately|to restore|to keep|within|by|here|click|in order|on)
    (update|revise) (your |the )?(payment|billing) (details|information|info|method) (now|required|here|by)
    (invalid|declined|incorrect) (billing|payment|card) (payment|information|details|method|info)
    (prime|netflix|membership|subscription|account|orders|order|benefits) (is |are |temporarily |currently |has been )*(on hold) .. (billing|payment|due|update|renewal|because|account)
    (renewal|membership|subscription|payment) .. (was failed|renewal failed|payment failed|could not be comp*|was declined)
    (thank you|thanks) for (renewing|purchasing|subscribing|choosing) .. (norton|mcafee|geek squad|antivirus|windows defender|lifelock)
    (last|final) (notice|reminder) .. (subscription|norton|mcafee|renew*|membership)
    ? update your (payment|billing) (method|information|info|details|data)
    ? (subscription|membership) .. (expired|on hold|declined)
  `,
  'virus-scare': `
    (viruses|virus|threats|malware|infections|security threats) (have been |has been |were |are |was )*(detected|found) .. (your|on|device|computer|pc|phone|immediately|remove)
    your (computer|device|pc|phone|system|devices|iphone|mac|windows|android|windows pc) (is |are |may be |has been |might be |could be |have been |no longer )+(infected|at risk|in danger|unprotected|not protected|vulnerable|exposed|hacked|under attack|damaged|protected)
    (remove|delete|clean) (the |all |these |this )*(virus|viruses|malware|threats) (from|now|on|immediately)
    (mcafee|norton|totalav|total av|avast|kaspersky|antivirus) .. (protection|subscription|license) .. (expired|expires|ended|risk|renew|disabled|infected)
    (are|is) your (device|devices|computer|pc|phone) (protected|infected|safe|at risk)
    deteced virus
    (save|get|up to) # .. (antivirus|norton|mcafee|total protection|totalav|kaspersky)
    (unprotected|unsecured) and (vulnerable|exposed|at risk)
  `,
  'paste-and-run': `
    (press|hit|hold|push) (the |down )*(windows|win|windows key|win key|windows logo) (key |button )?(and |plus )?r
    (press|hit|use) (ctrl|control|cmd|command) (and |plus )?v .. (enter|paste|press|run|hit|then|window)
    (paste|copy|run|enter|type|execute) .. (run (dialog|box|window)|windows run)
    (paste|copy) .. (into|in) (the |a |your )?(windows )?(powershell|terminal|command prompt|cmd) .. (press|hit|verif*|to (verify|continue|join))
    (open|launch|start) (the |a |your )?(windows )?(powershell|run dialog|run box) .. (paste|ctrl|press|enter|copy)
    (open|launch) .. (terminal|command prompt) .. paste .. (verif*|human|fix|repair|robot)
    (verify|confirm|prove) (that )?(you are|you're|youre) (a |not a )?(human|robot|bot) .. (press|paste|copy|click|run|ctrl|windows)
    (copy|paste|run|execute) (the |this |following )+(command|code|script|line) .. (run|powershell|terminal|press|verify|to fix)
  `,
};
