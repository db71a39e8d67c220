import type { Phrasebook } from './topics.ts';

const things =
  '(iphone|ipad|macbook|galaxy|samsung|tool set|toolset|cookware|cooler|drill|grill|tumbler|mystery box|gift set|air fryer|laptop|playstation|ps5|dyson|backpack|emergency kit|medicare kit|power station|knife set|coffee machine|drone|toaster|vacuum|e bike|generator|car kit)';

/** English phrases that try to get at money, by demand or by promise. */
export const englishMoney: Phrasebook = {
  'payment-request': `
    (deposit|rent) ... (escrow|wire|transfer) ... (keys|key|airbnb|booking)
    (our|the) (bank|banking|account) (details|information) .. (changed|new|updated) .. (invoice|invoices|payment|payments|remit)
    (unpaid|outstanding|overdue) (toll|tolls|fine|fines|customs fee|duty)
    (our|my|new|updated|changed) (bank|banking) (account )?(details|information|coordinates) (have|has) (been )?(changed|updated)
    (changed|updated|change|changes|update) .. (in|to|of|our) (our )?(bank|banking) (account|details|information)
    (new|updated|below) (bank|banking) (account |details )*.. (for|future) (payment|payments|all)
    (make|process|arrange|effect|send|complete|initiate) (the |a |an |this |your )?(wire|bank transfer|wire transfer|ach|urgent payment|transfer) (today|now|immediately|asap|urgently|below|this morning)
    (can|could) you .. (process|send|arrange|handle|initiate) .. (wire|bank transfer|wire transfer|payment today)
    (send|make) (the )?(payment|money) (via|through|by) (western union|moneygram|bitcoin|btc|gift card|zelle|wire)
    (incoming|pending|new) (payment|transfer|wire|deposit|e credit|funds|credit) (transfer )?(is |are |now )?(pending|on hold|held|awaiting|waiting)
    (approve|accept|release|authorize|authorise) (the|your|this|pending) (pending |incoming )?(payment|transfer|transaction|deposit|funds|withdrawal)
    (your|the|a|new|recent) (payment|transfer|deposit|withdrawal|transaction|send) (is |has been |was |temporary |temporarily )+(on hold|pending approval|delayed)
    swift copy
    (pay|settle) (the )?(outstanding|pending|unpaid) (fee|fees|toll|fine) .. (to avoid|before|immediately|within)
  `,
  'parcel-fee': `
    your (parcel|package|shipment|packet|mail item|item) .. (on hold|held|stopped|suspended|detained|retained|pending|awaiting|stuck|could not be delivered|couldn't be delivered|cannot be delivered|can't be delivered|not be delivered|undelivered|unclaimed|abandoned)
    (pending|unclaimed|undelivered|abandoned|held) (parcel|package|shipment|delivery)
    (pay|unpaid|pending|outstanding|small|remaining) .. (delivery|shipping|shipment|customs|redelivery|import|clearance) (fee|fees|charge|charges|duty|duties)
    (customs|redelivery|clearance) (fee|fees|charge|charges) .. (pay|paid|required|due|pending|of|release)
    (unable|failed|attempted|tried) to deliver (your|the|a) (parcel|package|shipment|order|item)
    (schedule|reschedule|re schedule|arrange) (a |the |your )?(new )?(redelivery|re delivery|package|parcel)
    (confirm|update|verify|provide|correct) .. (delivery|shipping) (address|details) .. (to|package|parcel|now|below|release|fee)
    (delivery|shipping) (attempt|address) .. (failed|unsuccessful|incorrect|incomplete|wrong|missing|invalid)
    (incorrect|incomplete|wrong|missing|invalid) .. (delivery|shipping|house|street|postal) (address|number)
    (package|parcel|shipment) .. (return|returned|sent back) to (the )?sender .. (if|unless|within|not)
    you have (one |a |# )*(new )?(pending |undelivered |unclaimed )?(parcel|package|shipment) .. (waiting|pending|for delivery|held)
    (item|package|parcel) (is )?being held .. (notified|address|depot|post)
    (shipping|original|shipment) documents .. (attached|attachment|arrived|original|click)
    ? (parcel|package|shipment) .. (waiting for|arrived at|ready for)
    ? (bill of lading|awb|airway bill)
  `,
  'refund-bait': `
    (refund|tax refund|rebate|reimbursement|compensation|settlement|claim) .. (is |are |has been )?(waiting|awaiting|available for|pending|ready|unclaimed|on hold)
    (eligible|entitled|qualify|qualified) (for|to receive|to) (a |an |your )?.. (refund|rebate|compensation|reimbursement)
    (claim|collect|receive|accept|process) your (tax )?(refund|rebate|compensation|reimbursement|payout|funds|money|balance|credit|cash|earnings)
    (unclaimed|unreviewed|uncollected) .. (refund|funds|balance|credits|credit|assets|holdings|payment|property|points|rewards)
    (points|rewards|miles) .. (about to expire|will expire (today|tomorrow|soon|in)|expire (today|tomorrow|in #)|expiring (today|soon))
    (withdraw|cash out) your .. (points|rewards|balance|funds|earnings|money|payout|bonus|bitcoin|profit|#)
    (balance|account) .. (replenished|already has|holds unreviewed|contains substantial|topped up)
    (unclaimed|your account|your current) balance .. #
    you (just |have )*received .. # .. (btc|bitcoin|eth|usdt|transfer)
    (payment|refund|credit|funds|deposit) .. (will be|wlll be|be) credited .. (after|once|verify|confirm|approval|within)
    (update|confirm|verify|submit) .. (to|and) (get|receive|claim|accept) (your|the|this) .. (refund|payment|compensation|funds|credit)
    ? (your|a|the) refund .. (processed|issued|approved)
  `,
  prize: `
    you (have )?(just )?won (a|an|our|#|one|this|your) .. (prize|#|gift|reward|card|set|kit|${things.slice(1, -1)})
    you have won an
    (you have|you've|you) (been |just )*(selected|chosen|picked|randomly selected|shortlisted) .. (to (receive|win|get|participate|take part|claim|complete)|for (a|an|our|the|this) .. (reward|prize|gift|survey|offer|card)|winner)
    you are (the|our|a|one of) .. (winner|winners|finalist|finalists|lucky)
    (you're|you are) (just )?(one|a) (step|click|few clicks) away from .. (prize|reward|gift|${things.slice(1, -1)})
    (claim|redeem|collect|accept|confirm|receive|get|grab|unlock|secure|take) (your|the|my|a|this) (free |exclusive |special |surprise |new |unclaimed |pending |thank you |welcome |amazing |brand new )*(prize|gift|reward|rewards|gift card|giftcard|winnings|mystery box|giveaway|gifts|free spins)
    your .. (reward|rewards|prize|gift|gift card|mystery box|surprise|surprise package) .. (is |are )?(waiting|awaits|await|pending|unclaimed|inside|expires|expiring|reserved|ready|has arrived|on hold)
    (rewards|offers|prizes) have arrived
    (take|complete|answer|fill out|participate in|finish) .. (survey|questionnaire|quiz) .. (and|to|for) (receive|win|get|claim|a chance|your) .. (reward|gift|prize|free|${things.slice(1, -1)}|#)
    (short|quick|brief|simple|30 second|exclusive|marketing|customer|shopper|satisfaction) .. survey .. (reward|gift|prize|win|claim|worth|exclusive|free|receive)
    survey .. (reward|gift card|prize|worth|exclusive rewards)
    (answer|answers|participate) (and |to )?win
    rate your .. (experience|visit|order) .. (rewards|reward|gift|win)
    your reward worth
    congratulation* (you|you've|you are|you have|recipient|@) .. (selected|chosen|won|winner|winning|received|qualified|eligible|lucky|reward|gift)
    (win|winning|chance to win|get|receive|enter to win|claim|grab) (a|an|the|your|our|one|1) (brand new |new |free |exclusive |ultimate |latest )*.. ${things}
    ${things} (winner|giveaway|reward|sweepstakes|customer gift)
    (your|this is your|here's your) chance to (win|receive|claim|score) (a|an|your|free|#|exclusive|the)
    (loyalty|lucky|shopper|customer) (program|reward|rewards|shopper|visitor|gift|draw|appreciation) .. (reward|gift|prize|won|selected|chosen|free|participate|for free)
    (2nd|3rd|second|third|3nd|final) (notice|attempt) .. (reward|prize|claim|gift|winner|for|you|won)
    (mystery|surprise) (box|package|gift)
    (sweepstakes|giveaway|lucky draw) .. (winner|win|winning|won|entry|prize|claim|selected|lucky|online)
    lottery (winner|winnings|winning payment|prize|award)
    # (walmart gift card|amazon gift card|amazon voucher|gift card|giftcard|moneycard|gift certificate|e gift)
    your name (came up|was drawn|has been drawn|was selected)
    (prizes|gifts) .. (limited|to be won|left)
    (unclaimed|uncleimaed|pending) (reward|prize|gift|bonus|rewards)
    (fantastic|exclusive) prize
    (welcome to|join) (our|the) .. (rewards|survey) (team|zone)
    ? congratulations (you|your|@)
    ? (exclusive|special|free) (reward|rewards|gift)
  `,
  'gift-cards': `
    (buy|purchase|get|pick up|procure|obtain|need|arrange) (me |some |a few |the |several |# |for me |us )*(pieces of |physical |apple |amazon |itunes |steam |google play |ebay |visa )*(gift cards|giftcards|itunes cards|steam cards|google play cards|amazon cards)
    (scratch|scratching|scratched) .. (card|cards|codes|code|pin|silver|back) .. (send|photo|picture|reveal|codes|code|and|pins)
    (send|email|text|forward) .. (photo|photos|picture|pictures|codes|code|pins|pics) .. (of )?.. (cards|gift card|back of)
    (codes|code|pins) (on|from|at) the back
    (gift cards|giftcards) .. (for|to) .. (clients|client|customers|staff|employees|colleagues|colleague|patients|niece|nephew|veterans)
    (itunes|steam|google play|razer gold|vanilla) (gift )?cards .. (need|buy|get|purchase|send|store|pick|worth|denomination)
    surprise .. (staff|team|employees|client|clients) .. gift cards
  `,
  'invoice-lure': `
    kindly (find|see|check|review|view|open|refer) .. (attached|attachment|enclosed)
    (attached|attachment|enclosed) .. (remittance|proforma|swift|statement of account|soa|payment slip|payment copy|payment advice|rfq|outstanding payment|bank slip)
    (find|see|check|review|view|open) .. (attached|enclosed) (our )?(new )?(purchase order|order|po) .. (confirm|quote|price|proforma|delivery|kindly)
    (request for quotation|new purchase order|urgent order|proforma invoice|outstanding invoice|unpaid invoice) .. (attached|attachment|kindly|download|link|view|urgent*|sign*|pdf|see)
    (kindly|please) (send|quote|give|advise|provide) (us |me |your |the |with )*(best )?(quotation|price list|best price|best prices|proforma|fob|cif)
    (check|see|view|open|review|find|refer to) (the |our |my )?(attached|attachment|attach|enclosed) (file|document|pdf|letter|invoice|doc|copy) .. (details|more|for|to|below|payment|review)
    (view|open|see|check) (the )?(attachment|attached pdf|attached file) (to|for)
    (check|see|view) .. attachment for review
    (donation|fund|winning|payment|compensation) .. (attached|attachment)
    ? (here's|here is|this is) your invoice
    ? find attached .. (invoice|order|quotation)
    ? (attached|attachment) (pdf|document|file|letter)
  `,
  'payroll-change': `
    (change|update|modify|switch|changing|updating|changed) (to )?my (direct deposit|payroll|paycheck|salary account|bank details|banking details|banking information|bank account|deposit information|account on file)
    my (direct deposit|payroll|salary|paycheck) .. (change|changed|update|updated|new account|different account|new bank)
    (direct deposit|payroll) (change|update|form|information|details) .. (my|new|effective|before|next)
    (new|different) (bank )?account .. (payroll|my salary|paycheck|direct deposit|next pay)
    (before|for|effective) the (next|current|upcoming) (payroll|pay date|pay period|paycheck|pay run|pay cycle)
    (salary|payroll) (increment|increase|adjustment|review|amendment) .. (view|document|attached|click|letter|sheet|notification)
  `,
  callback: `
    (call|contact|dial|reach|phone) (us|our|the|customer) .. (to|if you (want|wish|would like) to) (cancel|refund|dispute|stop|decline|claim a refund|request a refund)
    (to|wish to|want to|would like to) (cancel|dispute|stop|decline|request a refund|get a refund|claim a refund) .. (call|dial|phone|contact us at|contact our|toll free|helpline)
    (didn't|did not|haven't|have not) (authorize|authorise|authorized|make|place|request|recognize|recognise) .. (call|dial|phone) (us|our|the|immediately|now|customer|support)
    (call|dial|contact) .. (toll free|helpline|help line|tollfree|refund department|support number) .. #
    (will be|has been|have been|was|been) (debited|charged|auto debited|deducted|withdrawn|billed) .. (call|dial|contact|helpline|toll free)
    (call|contact|text) .. (mr|mrs|agent|officer|pastor|barrister|diplomat|wilson|dr) .. (pickup|pick up|mtcn|claim|atm|fund|funds|payment|delivery)
    (if you have any questions|for any (query|queries|questions|issue|issues)|any (query|queries)) .. (cancel|cancellation|refund|charge) .. (call|dial|#)
    (geek squad|norton|mcafee|paypal|best buy|quickbooks|bitdefender|lifelock) .. (call us|toll free|helpline|dial|customer care|support at) .. #
  `,
  'advance-fee': `
    (next of kin|unclaimed fund|unclaimed funds|unclaimed inheritance|late client|my late (husband|father|wife|client)|inheritance (fund|funds|claim|payment)|deceased (client|customer|relative|depositor))
    (beneficiary|benefactor) .. (fund|funds|payment|million|usd|inheritance)
    (sum|amount|total|worth|fund|funds|deposit) of .. # .. (usd|dollars|us dollars|united states dollars|euro|euros|pounds|gbp|eur|million)
    (donated|donating) .. (to you|you the|you in|# (million|mio))
    donate (the|this|my|a|some|part of|#) .. to you
    donation of .. # .. (million|mio|to you|for you|has been)
    (usd|us|donation|fund|funds|worth) # (million|millions|mio)
    donation (fund|funds|from (mr|mrs|ms|dr))
    (atm|visa|master) (card|debit card|visa card) .. (worth|deliver*|value|fund|funds|sum|loaded|payment|which|with the)
    (atm delivery|bank draft|certified bank draft|consignment box|trunk box|diplomatic (agent|courier|delivery|immunity))
    (barrister|solicitor|reverend|mr|mrs|dr|engr|chief|prince|princess|miss|madam) _ .. (widow|cancer|late (husband|client|mr)|deceased)
    (i am|i'm|my name is|am) (a |the )?(mr|mrs|ms|miss|dr|barrister|sgt|general|captain|engr|madam|sister) _ .. (bank|widow|cancer|dying|soldier|army|lawyer|attorney|director|manager|officer|auditor|accountant|minister|donat*|late|united|years old|from)
    (compensation|contract|inheritance|overdue|award|winning|lottery|scam victim|scam victims) (fund|funds|payment|compensation)
    (transfer|release|remit|move) (of )?(the |this |your |these )(sum|fund|funds|money|inheritance|consignment) .. (of|to|into|account|country|bank|you)
    (received|receive|awarded|approved) .. # .. (moneygram|western union|atm card|fund)
    (humanitarian|cash|covid|un|empowerment) (cash )?grant .. (you|reply|contact|funds|talk|approved|claim)
    (western union|moneygram|money gram|mtcn) .. (payment|transfer|pick|send|fund|office|number|agent|#)
    (business|investment) (proposal|proposition|partnership|partner|collaboration|relationship|transaction) .. (you|with you|reply|interest*|benefit|million|contact|details)
    (kindly|please) (reply|respond|contact|get back) .. (for|if|with) .. (more details|further details|more information|interested|full details|your (full )?name)
    (beloved|dearest|dear) (friend in christ|one in|in the lord|in christ|beloved|beneficiary|winner|fund beneficiary|esteemed)
    (beloved friend|my dear beloved|dear beloved|my beloved|greetings beloved|hello dear|dearest one|dear beneficiary|attn beneficiary|attention beneficiary|compliment* of the (season|day))
    (suffering|diagnosed|dying) (from|with|of|bed) .. cancer .. (i|donat*|my|doctor|charity|fund|will|months)
    (orphan*|orphanage|less privileged|motherless) .. (fund|funds|donat*|homes|charity|needy|widows|help)
    (charity|humanitarian|charitable) (project|work|donation|purpose|purposes) .. (you|fund|funds|your|million|#|donat*)
    (full name|full names|names) .. (address|phone|telephone|country|occupation|age|sex|nationality|cell) .. (number|phone|occupation|age|country|address|telephone|sex|marital)
    (mutual benefit|benefit of both of us|our mutual interest|our mutual benefit)
    # (percent|per cent|will|of|for) (will |of |the |total |for |be )*(yours|for you|sum|fund|funds|your effort|your assistance)
    (lucrative|profitable|mutually beneficial|genuine) (business|proposal|deal|transaction|opportunity)
    (may come|this (mail|email|letter|message)) .. (as a surprise|surprise to you|strange to you)
    i (got|obtained|saw|found) your (email|e mail|contact|profile|address) .. (search|search for|directory|online|internet|reliable|private|database)
    (can you handle|i need your (assistance|consent|trust)|seeking your (assistance|consent)) .. (usd|million|fund|funds|invest*|transfer|money|#)
    (project|business) (funding|financing|loan) .. (contact|investor|reply|offer|provide|percent|interest)
    ? (god bless you|may god|praise the lord|almighty god)
    ? (dear|hello|greetings to you) (my )?(good )?friend
    ? (urgent|important) (business|proposal|matter)
    ? (i am|i'm) (awaiting|waiting for|looking forward to) your (urgent |quick |prompt |kind )?(response|reply)
  `,
  'crypto-lure': `
    (airdrop|airdrops)
    (claim|claiming|redeem|mint) (your |free |my |the |new |some |now )*.. (tokens|nft|nfts|airdrop|btc|eth|bnb|xrp|usdt|usdc|steth|rlusd|allocation|bitcoin|bitcoins)
    (get|receive|collect|secure) (your|free) .. (tokens|nft|nfts|airdrop|btc|bnb|xrp|usdt|usdc|steth|rlusd|bitcoin|bitcoins)
    (token|tokens|nft|nfts|xrp|xlm|eth|btc|bitcoin|crypto|steth) .. (allocation|airdrop|distribution|giveaway|claim|presale|pre sale|reward|rewards|staking|dividend|dividends|payout|minting|buyback)
    (seed|recovery|secret|mnemonic) (phrase|phrases)
    (wallet|wallets|ledger|metamask|trezor|trust wallet|exodus|phantom|trustwallet|rabby|electrum) .. (verify|verification|verified|suspended|suspension|restricted|validate|validation|upgrade|merge|synchroni*|migrate|migration|re validation|revalidation|confirm|disabled|frozen|locked|blocked|restored|kyc|rectif*|compromised|firmware|vulnerab*|unverified|deactivat*|breach)
    (verify|validate|synchroni*|sync|connect|merge|migrate|upgrade|update|unlock|restore|secure|scan|activate) (your|my|all|the|their) .. (wallet|wallets|ledger|metamask|trezor|nano|crypto assets)
    (stake|staking) .. (rewards|yield|yields|apy|xrp|xlm|eth|steth)
    (balance|transaction|payment|transfer|deposit|payout|withdraw|withdrawal) .. (btc|bitcoin|usdt|bitcoins)
    # (btc|bitcoin|bitcoins|usdt|xrp|bnb|ltc|eth via|steth)
    (cloud|bitcoin|btc|crypto|automatic) .. mining (platform|service|account|balance)
    mining balance
    new incoming transaction .. (withdraw*|order|verify|#)
    (celsius|ftx|bittrex|blockfi|voyager|mt gox) .. (claim|withdrawal|distribution|withdraw|creditor*)
    (firmware|hardware wallet) .. (ledger|trezor|wallet)
    (crypto|cryptocurrency|bitcoin|digital) (assets|wallet|holdings|holding|funds) .. (risk|restricted|frozen|suspended|disclosure|loss|lose|verify|unclaimed|claim)
    (withdraw|withdrawing|withdrawal of|transfer of|transfer) (your |the )*(digital assets|crypto assets|tokens|usdt|btc)
    (reserved|escrowed|allocated) (tokens|xrp|xlm|coins)
    (xrp|xlm|token|tokens) (holders|holdings|allocation|share|dividends|rewards)
    (nft|digital collectible) .. (buyer|offer|auction*|sale|respond|mint)
    (coinbase|binance|kraken|crypto com) .. (withdrawal|unauthorized|verify|restricted|compliance|restore|cancel|suspend*|locked|case|ticket)
    ? (self custody|web3|defi|dapp|blockchain) .. (wallet|platform|rewards|token|tokens|assets)
    ? (bitcoin|crypto) .. (offer|platform|opportunity|profit)
  `,
  investment: `
    (guaranteed|risk free|huge|massive|passive|daily|incredible) (profit|profits|return|returns|roi|yield|yields|earnings|payments|payouts) .. (your|from|of|#|invest*|bitcoin|daily|week*|month*|plan|deposit|and)
    (double|triple|multiply) your (money|investment|bitcoin|income|capital|savings|crypto|profits|earnings|earning)
    (crypto|bitcoin|private|lucrative|foreign|potential) .. (investment|investor) (fund|platform|opportunity|plan|partner|proposal|project|partnership|offer|program)
    (investment|investor|invest) .. (proposal|partner|partnership|collaboration|offer) .. (you|reply|interested|contact|million|country|fund*|me)
    (trading|forex|bitcoin trading|crypto trading) .. (bot|signals|robot|automated|millionaire*|guaranteed|# daily)
    (bitcoin|crypto|cryptocurrency) .. (millionaire*|rich|make money|fortune|getting rich|wealth|becoming rich)
    # (roi|apy|profit|returns|daily profit|weekly profit|percent profit) (daily|weekly|monthly|per|guaranteed|in|every)
    (elon musk|musk) .. (giveaway|giving away|crypto|bitcoin|coin|secret|energy|reveals how|heat|presale|saver|invention|heater|device|innovation*|power)
    (tesla|spacex|disney|trump|openai) .. (coin|coins|token|presale|giving away|giveaway)
    (penny stock|hot stock|stock alert|stock pick) .. (buy|profit|symbol|explod*|alert)
    (daily|weekly) (payments|payouts|profit|profits|income) from #
    (make|made|earn|earned|making) .. (millions|a fortune|# (a|per) day) .. (bitcoin|crypto|trading|online|home)
    thousands (of people )?(making|earning|who make|becoming)
  `,
  loan: `
    (loan|loans) (offer|offers|at|from|up to|amount|deal|application|lender|company|financing|here) .. (interest|rate|apply|low|#|business|personal|approved|urgent|bad credit|collateral|offer|individuals|lender|contact|email)
    (do you need|you need|need|in need of|looking for|we offer|we give out|give out|we grant|offering|apply for) (a |an |any |urgent |quick |personal |business |out |financial |your |kind of |all kinds of |low interest |genuine )*(loan|loans|cash advance|personal loan|financial assistance|project funding)
    (pre approved|preapproved|pre qualified|prequalified|guaranteed approval|bad credit|no credit check|poor credit|low credit score) .. (loan|card|apply|#|offer|credit|ok|approved|limit)
    denied .. credit (card|loan) .. (due|low|score|bad)
    (interest rate|rate) (of|at|as low as) # .. (loan|annum|annual|yearly|apply|years|month*)
    (get out of debt|consolidate your debt*|eliminate your debt*|reduce your debt*|lower your (monthly )?payments|lowest mortgage|mortgage rates|refinance your|refinance now)
    (credit card|mastercard|visa) .. (without any (security )?deposit|apply today|your offer is here|pre approved|offer is here)
    (we can|can) help (you )?(finance|fund) your (business|project)
  `,
  'job-offer': `
    (earn|make|making|paid) (up to |over |around |between |an extra |extra |from |at least |about )*(#|thousands|hundreds) .. (a day|per day|daily|weekly|per week|a week|from home|an hour|per hour)
    (work|job|earn|earning|money) from (home|anywhere|your phone) .. (#|earn|income|apply|hiring|no experience|week*|day|salary|flexible|start)
    (mystery|secret) shopper .. (position|job|needed|earn|assignment|#|paid)
    (payment|payroll|collection|receiving|shipping) (agent|processor|representative|officer) .. (job|position|salary|commission|vacancy|needed|wanted|our company|part time)
    (your resume|your cv|your profile) .. (shortlisted|selected for|impressed our|recommended by|was found on|indeed|qualified for)
    (no experience|no skills|no special skills|no qualification*) (is |are )?(needed|required|necessary)
    (simple|easy|online) (tasks|task|reviews|likes) .. (earn|paid|commission|daily|income|usdt|per day)
    (passive|extra|second) income .. (home|day|online|month|week|#|earn|start|easy|secret)
    make money (online|from home|fast|easily|on) .. (now|today|start|easy|ways|without|#|proven|paid)
    (be your own boss|quit your (day )?job|residual income|financial freedom) .. (#|home|now|today|opportunity|join|easy|start|system|simple)
    (best|6|10|incredible) ways to (easily )?(make money|earn)
  `,
};
