import type { Phrasebook } from './topics.ts';

/** The tone of English junk mail. */
export const englishJunk: Phrasebook = {
  'health-miracle': `
    (lose|losing|drop|shed|burn|burning|melt|melting|burns|destroy|dissolve|blast) .. (weight|fat|pounds|lbs|belly fat|kilos|inches) .. (fast|easily|week*|days|without|overnight|while|naturally|keto|now|permanently|#|trick|easy|effortless*|stubborn)
    (weight|fat) (loss|burning|burner|removal) .. (fast|miracle|secret|keto|results|pill|patch|easy|simple|natural*|trick|breakthrough|certified|gummies|smart|offer|discount|today|tonic|one day|formula)
    (keto|ketogenic|acv|garcinia|ozempic alternative) .. (gummies|diet|pills|weight|fat|burn|power|offer|loss|slim*)
    (special|power) keto
    (erection|erectile|viagra|vlagra|cialis|clalls|penis|libido|impotence|impotecne|aphrodisiac*|male enhancement|enlargement|erectile dysfunction) .. (pill|pills|natural|order|cheap|instant*|now|harder|bigger|larger|cure|without|buy|discount|cost|online|save|spray|faster|wants|more|longer|super|size|inches)
    (coupon|cheap|buy|order|delete|cure) .. (viagra|vlagra|cialis|clalls|impotecne|impotence)
    (blood sugar|diabetes|neuropathy|tinnitus|hearing loss|joint pain|back pain|knee pain|neck pain|arthritis|memory loss|dementia|prostate|toenail fungus|nail fungus|hair loss|blood pressure|cholesterol|mucus|numbness|eyesight|gum disease|snoring) .. (trick|reverse|destroy|remedy|ritual|kills|permanently|secret|weird|gone|say goodbye|tonight|in # days|hidden cause|root cause|before bed|breakthrough|too late)
    (say goodbye to|get rid of|kills|destroys|reverse|reverses|reversing|trick|stops|regrow|banish|tired of) .. (blood sugar|diabetes|neuropathy|tinnitus|hearing loss|joint pain|back pain|knee pain|neck pain|arthritis|memory loss|prostate|fungus|hair loss|wrinkles|blood pressure|cancer|mucus|snoring|your hair|belly)
    (doctors|big pharma|pharma) .. (hate|shocked|stunned|don't want you|hiding|speechless|baffled|won't tell|hide)
    (miracle|ancient|weird|odd|tropical|amazonian|japanese|bedtime|kitchen) (trick|ritual|remedy|cure|loophole|pill|supplement|tonic|ingredient|fruit|root|formula|hack|drink)
    (online pharmacy|canadian pharmacy|no prescription|without prescription|drug store|druug store) .. (cheap|order|pills|save|needed|online|discount|meds|cuts|required|low|buy)
    (detox|pain relief|magnetic|posture|knee support|foot) (patch|patches|insoles|support|pads|sleeve) .. (off|pain|works|sale|today|relief|visual|color|smart|natural)
    (hearing aids|hearing aid) .. (affordable|discreet|everyone|price|try|talking|invisible|cheap|#|new|free)
    (look|years) younger .. (days|overnight|secret|without|trick|minutes|skin)
  `,
  'dating-bait': `
    (meet|date|dating|chat with|meeting|find|talk to|see|enjoy) .. (hot |beautiful |sexy |lonely |local |gorgeous |russian |ukrainian |asian |slavic |mature |horny )+(women|woman|girl|girls|singles|ladies|lady|babes|milf*|wife|bride|brides|moms|beauties)
    (russian|ukrainian|asian|slavic|latina|ukraine) (girl|girls|singles|ladies|bride|brides|wife|beauties|beauty|babe|babes)
    (hot|sexy|naked|nude|horny|lonely|naughty|lustful|lewd|slutty|busty) (women|woman|girl|girls|singles|ladies|babes|milfs|photos|pictures|pics|bitches|wife|housewives|body|neighbor*|neighbour*|timas|russian|ukrainian|mature)
    (adult|casual|no strings|discreet|discrete) (dating|sex|encounter*|hookup*|affair|service)
    (wants|eager|dreams|dying|ready) (to|of) (have |do |you )*.. (fuck|have sex|suck|flirt|sleep with you|suction|meeting you|your penis|hookup)
    (i am|i'm|im) (so |very |a |an )*(lonely|sexy|horny|naughty) .. (sexy|looking|man|write|chat|girl|and|woman|you|want|love)
    (i am|i'm|im) # years old .. (looking|lover|single|man|love|chat|girl)
    (see|view|look at|unlock) (my|her) (private |naked |nude |sexy |hot )+(photos|photo|pictures|pics|video|videos|profile)
    (like|likes|liked|love|loves) you very much
    (i|she) (like|likes|liked|saw|found) your (profile|photo|photos|picture) .. (chat|talk|meet|dating|site|love|like|notification)
    (single|singles|women|girls|ladies) (in|near|around) (your|you|my) (area|city|town|neighborhood|neighbourhood|region)
    (sex|fuck) (tonight|dating|chat|partner|with girls|whenever|with me|date|contacts)
    (find|meet) your (soulmate|soul mate|perfect match|best match|true love|dream woman|dream girl|life partner)
    (hey|hi|hello|salutations|yo|vide|good (morning|evening|afternoon)) .. (chat|talk|small talk|favor) .. (sir|handsome|mr|propitious|sweetheart|honey)
    (hey|hi|hello|sir) (sexy|handsome)
    (looking for|search*|ready for|need) (a )?(new |fun |hot |some |serious |single )*(flirt|fun dates|new date|hookup|lover|sex partner)
    (friend|invited you|invitation) .. (adult|dating) (dating )?(site|app|chat)
  `,
  casino: `
    (casino|casinos|slots|slot games|online slots|sportsbook|freebet|free bet|free bets) .. (bonus|spins|spin|deposit|win|welcome|free|play|jackpot|claim|offer|awaits|await|registration|now|pending|adventure|big)
    (bonus|spins|spin|welcome|free|play|win|exclusive|crypto|your|best|new) .. (casino|slots|sportsbook)
    # (spins|freespins|free spins)
    (free|bonus|extra) (spins|spin|chip|chips|bets|rolls)
    (welcome|no deposit|first deposit|royal|exclusive|mega|casino|deposit) bonus .. (#|spins|claim|deposit|up to|free|wait*|await*|now|is here|get|on|no)
    # (welcome|no deposit|royal|first deposit) bonus
    no deposit (needed|required|bonus|necessary)
    (spin|play) (and |to )?win .. (bonus|prize|now|big|cash|real|free|jackpot)
    (spin|win|cash out) .. in crypto
    (jackpot|prize pool) .. (win|#|eur|usd|today|every|now|share|awaits)
    win (real money|a jackpot|the jackpot|the lottery every)
    (bets|betting) .. (multiply|winnings|bonus|odds|deposit|explore)
  `,
  'hard-sell': `
    (auto|car|vehicle|home|health|life|medicare|dental|burial|funeral|mortgage) (insurance|warranty|protection|coverage|policy) .. (as low as|free quote|overpay*|low month*|# (a|per) (day|month)|cheap*|rates|save|get your|compare|low cost|choose|plan)
    (choose|select|leading|top|best|america's|usa's) .. (auto|vehicle|home) (protection|coverage|warranty|insurance|care)
    paying too much for .. (insurance|energy|electricity|medication*|internet)
    # (off|percent off) .. (today|now|only|limited|ends|while|order|sale|click|hurry|everything|your|free|discount|before)
    (save|up to|get|extra) # (percent )?(off|discount)
    (limited|exclusive) (time |stock |supply )?(offer|discount|deal|supply|stock) .. (now|today|only|claim|order|click|hurry|off|free|#|expires|last|ends|get|for|don't)
    while (supplies|stocks) last
    (free quote|free estimate|no obligation quote|money back guarantee|order (today|now) and)
    (solar|energy|electricity|power) (panel|panels|bill|bills|saver|saving|trick|alert|device) .. (save|free|government|cut|reduce|lower|slash|homeowner*|reveal*|secret|stop)
    (cut|reduce|lower|slash|stop wasting|don't overpay) .. (energy bill|electric* bill|power bill|insurance|heating bill|energy costs|bills|electricity) .. (by|now|today|with|off|#|up|this)
    (revolutionary|amazing|incredible|tiny|genius) (device|gadget|invention|pillow|heater|translator|cushion|vest|glasses|flashlight) .. (off|everyone|sweeping|taking|lets you|helps you|today|is the|must have|now|that)
    (window|gutter|roof|bath|bathroom|walk in tub|lawn care|lawn|pest control|hvac|stairlift) .. (free quote|free estimate|replacement cost|quote today|homeowners|remodel|company|free)
    (cash offer|sell your (house|home|car)) .. (fast|today|cash|now|easy|free|offer)
    (email|mailing|leads|b2b|contact) (list|lists|database|databases) .. (sell|sale|purchase|price|interested|verified|industry|contacts)
    (seo services|search engine optimi*|first page of google|google ranking*|backlink*|web design|website design|website redesign|app development|digital marketing|lead generation|guest post*) .. (service|services|affordable|offer*|price|package*|quote|audit|proposal|rank*|your website|your site|cost)
    (tired of|sick of) .. (pain|paying|high bills|spending|slow|overpaying|expensive|coughing|stumbling) .. (try|this|solution|now|no more|discover|trick|is|with)
    (canvas prints|custom canvas|hearing aids|night vision|car shield|carshield|tv box|wifi booster|translator device|muama|solana heated|heated vest|extended warranty)
    (find out if|see if|check if|discover if) you (qualify|are eligible|can save) .. (for|save|rate*|compensation|benefits|free)
    (you may|you could|you might) (be eligible|qualify|be owed|be entitled)
  `,
  'junk-footer': `
    remove yourself from our emails list
    (unsubscribe|remove) from all email list
    list by replying to this email
    you may unsubscribe (by clicking|at any time|here or|from this) .. (here|or by writing|writing|write|click|time)
    unsubscribe by clicking .. (or by writing|or write|click here)
    unsubscribe .. (or by writing to|or write to|by writing to)
    (advertiser|advertising) .. (does not manage your|not manage your subscription)
    (problems unsubscribing|complaining about advertising|commercial partner do you)
    (this is an|this message is an|this email is an) (advertisement|advertising)
    (to stop receiving|stop receiving|opt out of|no longer wish to receive) (these |our |this |future )*(promotional |advertising )*(emails|messages|ads|offers|promotions) .. (write to|writing|mail to|po box|blvd|ave|street|suite|ste)
    (if you (no longer|don't|do not) (want|wish) to (receive|get)) .. (promotions|offers|advertisements|these emails) .. (write|po box|ste|suite|blvd|las vegas|click here or)
    don't want to get promotions
    (this message was mailed to|mailed to you by a third party)
    (n interstate|w sahara ave|flamingo rd|valley cottage|spanish fork|corporate way|expressway lane)
  `,
};
