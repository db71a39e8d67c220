import type { Phrasebook } from './topics.ts';

/** How English lures press, frighten and address their readers. */
export const englishPressure: Phrasebook = {
  urgency: `
    within (the )?(next |only )?(#|one|two|three|few|twelve|twenty four|forty eight) (hour|hours|hrs|24hours|48hours) .. (or|to avoid|otherwise|your account|will be|avoid|we will|in order)
    (immediate|urgent|prompt) (action|attention|verification|update|confirmation) (is )?(required|needed|recommended|requested|necessary)
    (action|confirmation|verification|participation) (required|needed)
    (requires|require|needs) (your )?(immediate|urgent|prompt) (action|attention|response|assistance|reply)
    (final|last|2nd|3rd|second|third) (notice|warning|reminder|notification|alert)
    (as soon as possible|asap|without delay|immediately|at once|urgently) (to avoid|or your|to prevent|to restore|to secure|to keep|otherwise|before your)
    (don't|do not|dont) ignore this (email|e mail|message|notice|notification|warning|mail|alert)
    (urgent|important|alert|warning|attention) (action required|update required|account notice|verify|unauthorized|security notice|your account|your wallet|your mailbox|your cloud|your data)
    (hurry up|respond immediately|urgent response|urgent reply|reply urgently|reply asap)
    (avoid|prevent) (service |account |any |further )*(interruption|disruption|inconvenience|loss) .. (account|mailbox|service|services|access|update|verify|click|please|kindly|data|email)
    (expires|expire|expiring) (today|shortly|immediately)
    (burn out|be cancelled|be canceled|be blocked|be suspended|be deleted|lose .. access) in (24|48|72|#) hours
    needed act now
    ? (urgent|asap|hurry|act fast)
    ? (limited|short) time (only|offer|left)
    ? (last|final) chance
    ? before (it's|it is) too late
    ? (don't|do not) miss (out|this|your)
  `,
  fear: `
    (legal|court|criminal) (action|proceedings|charges|prosecution) .. (against you|will be (taken|filed|initiated)|may be (taken|filed))
    (you (will|may|could) face|to avoid|failure .. result in) (further )?(legal|court|criminal) (action|proceedings|charges|prosecution)
    (arrest warrant|warrant for your arrest|you will be (arrested|prosecuted|sued|fined|jailed))
    (account|mailbox|data|files|photos|videos|messages|emails|e mails|backup) .. (will|shall|are going to|is going to|would) be (permanently |automatically |completely )?(deleted|erased|lost|destroyed|wiped)
    permanently (deleted|erased|lost|disabled|suspended|deactivated|terminated|blocked|locked|closed)
    you (will|may|could|might) (permanently )?(lose|loose) (all |access)(of )?(your|to|access)?
    (unable|not be able|no longer be able|won't be able) to (access|send|receive|use) .. (account|mailbox|emails|mails|messages|services|funds|wallet)
    (you are in danger|your (data|files|photos|assets|funds|cloud|privacy) .. (at risk|in danger|is at risk))
    (recent|ledger|connect kit|security|data) (data breach|security breach|breach) .. (your|affect*|ledger|wallet|check|customers|disclos*)
    we are not responsible if you
    (irs|fbi|interpol|federal bureau) .. (warrant|penalty|arrest|investigating you|file against)
    (copyright|trademark|intellectual property|community standards|community guidelines) (infringement|violation|violations|complaint) .. (your (page|account|profile|post)|page|appeal|removed|disabled|hours)
    (stand|run) (the|a) risk of (losing|having|being)
  `,
  authority: `
    (it|ict|mail|webmail|web mail|helpdesk|help desk|system|mail server|e mail|email|account) (help desk|helpdesk|service desk|support desk|security team|administration|admin team|service team|upgrade team|security department|security server|desk|admin desk)
    (webmail|mail|email|e mail|system|mailbox|outlook|server) (administrator|admin|webmaster) .. (team|copyright|regards|all rights|support|notice|notification|2)
    (federal bureau of investigation|interpol|internal revenue service|united nations|world bank|international monetary fund|central bank of|ministry of finance|federal reserve|homeland security|customs office|economic and financial) .. (i am|i'm|this is|your (fund|payment|name|email|file|atm)|beneficiary|office|compensation|pay|payment|agent)
    (i am|my name is) .. (bank director|barrister|diplomat|diplomatic agent|auditor general|foreign operations|account officer|branch manager|fund manager|general manager) (of|with|from|at|in|here)
    (security|fraud|compliance|verification|resolution) (department|desk|division|unit|center|centre)
    (message|notice|email|mail) is (auto generated|automatically generated|generated) from (e mail|email|mail) (security )?server
    from a trusted sender
    (human resources|hr department|payroll department|finance department) .. (document|policy|salary|review|sign|updated|attached|shared|notice)
  `,
  secrecy: `
    (keep|treat|handle|maintain) (this|it|the|all|everything) (information |matter |transaction |mail |email |very |as |strictly |absolutely |project |proposal |business )*(confidential|secret|private|between us|discreet|to yourself|with utmost)
    (do not|don't|dont|never) (tell|discuss|mention|disclose|inform) .. (anyone|anybody|others|no one|family|colleague*|bank|staff|police|third)
    (reply|contact me|email me|respond|communicate|reach me|write|write me) (only|strictly|just|directly) (by|via|through|to|on|back|with) .. (email|private|personal|my)
    (utmost|absolute|strict|strictest|highest|total) (secrecy|confidence|confidentiality|discretion)
    (strictly|highly|very|top) confidential .. (matter|transaction|business|proposal|and|between|reason|nature|project|treat|you)
    (to|via|through|on|at) my (private|personal|alternative|confidential|direct) (email|e mail|mail)
    (private|personal|confidential) (email|e mail) (address )?(below|for more|for further|@)
    (confidential|secret) (transaction|business|matter|deal|proposal|task|acquisition|mission)
    (without|before) (informing|telling) (anyone|anybody|your bank|the bank|others)
  `,
  'executive-errand': `
    are (you|u) (available|free|at your desk|in the office|less busy|able to talk|in office) (right now|now|today|at the moment|for|to|in|i|kindly|let)
    are you (available|at your desk|less busy)
    (i|i'd|i'll) (need|want) (you to|u to) (handle|run|do|complete|get|purchase|take care|make|process|assist) .. (for me|task|errand|purchase|payment|something|discreet*|asap|quickly)
    (can|could|may|will) (you|u) (please )?(do me a|do a|run an|run a|handle a|handle an|help me with a) (quick |urgent |small |little )?(favor|favour|task|errand)
    (i am|i'm|im|am|currently) (currently |presently |stuck |tied up )*(in a meeting|in meeting|in a conference|in a board meeting|in a zoom|on a conference) .. (can't|cannot|can not|won't|no calls|limited|no phone|not take)
    (can't|cannot|can not|unable to|won't be able to) (talk|take calls|receive calls|speak) (on the phone|over the phone|right now|now|at the moment|because|so|but)
    (send|give|drop|text) me your (cell|mobile|personal|phone|whatsapp|direct) (phone )?(number|no|line)
    (i need|need) (a|your) (quick|urgent|small|little|personal) (favor|favour|help|assistance|response)
    (get back to me|email me back|kindly reply|reply me|reply to me) (asap|as soon as|once you get this|immediately|right away|if you are (available|free))
    (kindly|please) get back to me
    got a (minute|moment|second) (i|for)
    (do me a favor|do me a favour) .. (mr|sir|please|can|asap|today)
    (quick|small|urgent) (task|errand) (for you|i need|to|that)
  `,
  extortion: `
    (i|we|i've|we've) (have |had |already |secretly |also )*(hacked|infected|gained|compromised|cracked|installed) .. (your|webcam|camera|operating system|full access|malware|trojan|spyware)
    (i|we|i've|we've) (have |had |already |secretly |also )*(recorded|filmed) (you|your|a video of you|everything)
    (video|recording|footage|videos) .. (masturbat*|pleasur*|satisfying|pleasing yourself|your webcam|of you (doing|while|watching|having))
    (your|web|front) (webcam|camera|web cam) .. (recorded|recording|turned on|footage|microphone|activated)
    (trojan|malware|spyware|keylogger) .. (gives me|gave me|your (device|computer|operating|camera)|installed on|adult|porn)
    (adult|porn|pornographic|xxx) (site|sites|website|websites|video|videos|content|web) .. (visit*|malware|trojan|installed|watch*|you (were|have|love))
    (send|transfer|pay|payment of|deposit) .. (bitcoin|btc|bitcoins|in bitcoin|litecoin|monero) .. (to (my|the|this)|wallet|address|within|hours|below)
    (my|following|this) (bitcoin|btc|ltc|litecoin|monero) (wallet|address)
    (bitcoin|btc) (wallet|address) .. (is|below) .. (copy|case sensitive|bc1|1|3)
    (send|share|publish|release|leak|forward|distribute|spread) .. (video|videos|recording|footage|dirt) .. (to (all|your|every)|your (contacts|friends|family|relatives|colleagues)|everyone you)
    (all of your|all your|your) (contacts|friends|relatives|colleagues|family) .. (will see|will receive|will get|video|will know|will find out|your secret)
    (you have|you've got|i give you|giving you|i'm giving you|gave you) .. (48|50|72|24|#) hours .. (pay|payment|transfer|send|bitcoin|after (opening|reading)|to make)
    (don't|do not) (try|attempt|bother) to (contact|find|trace|reply|trick|track) .. (me|police|us|authorities|this)
    (i am|i'm|im) a (hacker|professional hacker|member of .. hacker)
    your (pc|computer|device|system|operating system) (has been|was|is|got) (hacked|infected|cracked) .. (i|we|pay|unlock|video|virus|my)
    your (pc|computer|device|account) (has been|was|is) hacked
  `,
  'generic-greeting': `
    (dear|hello|hi|hey|attention|attn|good day|greetings) @
    ? (dear|hello|hi|attention|attn|greetings|hey) (our |valued |value |esteemed |dear |all |the |email |e mail |webmail |mailbox |account |online |mail |bank |paypal |amazon |apple |netflix |usaa |chase |microsoft |ebay |office |loyal |premium |internet )*(customer|client|user|users|member|account holder|account owner|account user|card holder|cardholder|card member|email owner|email user|beneficiary|sir madam|sir or madam|owner|winner|shopper|costumer|cusomer|clients|customers|recipient|taxpayer|trader|participant|subscriber)
  `,
  'bait-click': `
    (click|tap|press|clicking) (on )?(here|below|the (link|button)|this (link|button)|link|button) (below |above |here |now )*(to|and|in order to) (claim|unlock|restore|avoid|reactivate|receive your|secure your|redeem|collect|release|approve|cancel|upgrade|reinstate|retrieve|withdraw|keep|continue using|remove the)
    (click|tap|press|clicking) (on )?(here|below|the (link|button)|this (link|button)|link|button) (below |above |here |now )*(to|and|in order to) (verify|validate) (your|the|my) (account|identity|wallet|mailbox|information|details|card|ownership|profile|payment)
    to (claim|unlock|restore|reactivate|redeem|collect|release|resolve|upgrade|reinstate|retrieve|withdraw|avoid) .. (click|tap|follow|press|clicking) (here|below|the (link|button)|this (link|button)|on)
    (claim|unlock|verify|restore|reactivate|redeem|validate|withdraw|release|reinstate|recover) (it |my |mine )?(now|here|today)
    (get started now|start survey|take survey|claim now|confirm now|claim here|continue here)
    ? (click|tap) here
  `,
  'honest-notice': `
    ? if you (did not|didn't|have not|haven't|weren't|were not) (request|make|initiate|ask|sign|create|expect|attempt) ... (ignore|disregard|safely|no action|delete this)
    ? (you can|please|just|simply|may|you may|can) (safely )?(ignore|disregard|delete) this (email|e mail|message|mail|notice|request)
    ? no (further )?action is (required|needed|necessary)
  `,
};
