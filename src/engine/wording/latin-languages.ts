/**
 * Small words that nearly every sentence contains, as folded. Languages that resemble each other are told apart by the
 * words only one of them has, so a word that several have counts for each and decides nothing.
 */
const smallWords: Record<string, string> = {
  English:
    'the and you your with this that have from are will not our been has were please which for to of is it on at by be we or an if as can was more all any us my i',
  German:
    'der und sie ihr ihre nicht ist wir haben fur mit auf ein eine zu dem sich wurde bei den das die von im am es ich bitte ihren ihnen oder wie werden hat',
  Portuguese:
    'voce seu nao dos das foi pelo seus mais os ao uma pela sua para com em por que um ou ja a o de do da no na e se',
  Spanish:
    'el los las usted del sus ha hemos y por tu esta para con una su en que un al lo le mas de la se no es a o si como sin sobre hasta',
  French:
    'les des vous votre pour avec une nous est dans sur pas vos etre cette du le la et de en un au par ne que',
  Italian:
    'gli che della tuo sono nel alla questo puoi hai il non di per con una le del i suo ha da si e la in un a dei delle al nei sul anche ci vi',
  Dutch: 'het een van je uw voor met niet zijn wij dat deze naar aan kunt jouw de en u op ik om te bij is',
  Polish:
    'i w na z do sie nie ze jest oraz prosimy dla twoje twoja twoj panstwa od po przez aby zostala zostal zostalo juz moze jesli ktory ktora pana pani jak za o tym lub czy bedzie mozna zl',
  Czech:
    'a v na z do se je ze si vas vam vase vasi vaseho prosim pro jsme jste byl byla bylo nebo pokud jsou dne kterou ktery jak jako po od s k o aby bude dekujeme uz muzete nase kc dobry jsem ti to tom jeste dnes ahoj ve mi',
  Swedish:
    'och att det som en av for den till har inte du din ditt dina pa med vi om ar kan ett eller fran hos hej vill var har nar kommer ni er era vara sa blir kr',
  Turkish:
    've bir bu icin ile sayin olarak daha lutfen tarafindan hesabiniz size en gibi degil olan edilmistir nedeniyle kadar sonra veya ise tl de da musterimiz uzerinden bulunmaktadir',
  Indonesian:
    'dan yang di untuk dengan anda kami ini dari tidak akan pada telah atau ke dapat sudah silakan mohon bapak ibu adalah jika oleh hari segera bisa terima kasih itu lebih juga',
  Vietnamese:
    'ban cua va cho khach quy khong duoc da la cac co trong vui long se de tai voi nay khi ngan hang chung toi mot den tu neu vao nhan ngay tien nguoi bi qua theo',
  Danish:
    'og at det som en af til har ikke du din dit dine pa med vi om er kan et eller fra hos hej vil os jeg der den skal blive fordi venligst nar bliver hvis dig kun naeste vores',
  Norwegian:
    'og a det som en av til har ikke du din ditt dine pa med vi om er kan et eller fra hos hei vil oss jeg der den skal bli fordi vennligst nar blir hvis deg kun neste var',
  Finnish:
    'ja on ei se etta tai kun ole voi jos sinun teidan hyva tilisi mukaan kanssa ovat olet olette kiitos asiakas myos viela jotta nyt tama taman sen joka hei ennen',
  Hungarian:
    'a az es nem hogy is egy on onnek ez meg kerjuk vagy ha mert csak szamla kell volt lesz tisztelt mar van el be koszonjuk ugyfelunk azonban altal napon majd',
  Romanian:
    'si de la in cu pentru nu este sunt va dumneavoastra contul din pe care sau ati fost prin daca sa ca mai vom acest aceasta multumim dvs un o al ale catre',
  Croatian:
    'i u na je se za da su ne s od vas vam vase vasa vaseg molimo putem nije koji koja ako ili kako bi biti postovani do sto ce cemo bez racun hvala vec moze nakon',
  Slovak:
    'a v na z do sa je ze si vas vam vase vasa vasho prosim pre sme ste bol bola bolo alebo ak su dna ktoru ktory ako po od s k o aby bude dakujeme uz mozete nase dobry som ti to tom este dnes vo mi',
  Slovenian:
    'in v na je se za da so ne z s vas vam vase prosimo preko ni ki ali kot bi biti spostovani do kaj bo bomo brez racun hvala ze lahko ce smo ste po od',
  Lithuanian:
    'ir jusu kad yra ar su is i ne bus prasome del uz nuo arba jei jums buvo kaip gerbiamas paskyra savo tai gali aciu musu per iki',
  Latvian:
    'un jusu ka ir ar no uz ne tiks ludzu par vai ja jums bija lai cienijamais konts kas var paldies musu pec lidz tas sis savu',
  Estonian:
    'ja on ei et teie see palun kui voi oma konto ning mis seda selle saate kes tanan kuni ole ka meie jargi pole siis lugupeetud',
  Catalan:
    'el la els les i de del dels amb per que una un es seva vostre vosaltres us aquest aquesta si no hem som mes',
  Filipino:
    'ang ng sa mga na ay at ka mo iyong inyong po ito para hindi may kung namin upang naming kayo ikaw akin natin lang nang',
  Swahili:
    'na ya wa kwa ni katika za la yako kuwa hii au cha kama bila tafadhali akaunti lako wako sasa ili hilo pia huu',
  Albanian: 'dhe te ne e i me nje per nga se eshte qe juaj ju kjo nuk do tuaj ose kete jane llogaria lutemi',
};

const languages = new Map<string, string[]>();
for (const [language, words] of Object.entries(smallWords)) {
  for (const word of new Set(words.split(' '))) {
    const known = languages.get(word);
    if (known) known.push(language);
    else languages.set(word, [language]);
  }
}

/** A sentence of that many words without any small word of ours is in none of these languages. */
const enoughWords = 24;

/** The language of a text in Latin letters; null where that cannot be told. */
export const latinLanguageOf = (text: string): string | null => {
  const words = text.match(/[a-z]+/g) ?? [];
  const hits = new Map<string, { all: number; own: number }>();
  let known = 0;
  for (const word of words) {
    const among = languages.get(word) ?? [];
    if (among.length > 0) known += 1;
    for (const language of among) {
      const count = hits.get(language) ?? { all: 0, own: 0 };
      hits.set(language, count);
      count.all += 1;
      if (among.length === 1) count.own += 1;
    }
  }
  if (known === 0) {
    return words.filter(({ length }) => length > 3).length >= enoughWords ? unknownLanguage : null;
  }
  // The order of the table decides between languages that a sentence leaves open, so that those we read come first.
  const [first] = Object.keys(smallWords)
    .map((language) => ({ language, all: 0, own: 0, ...hits.get(language) }))
    .toSorted((a, b) => b.all - a.all || b.own - a.own);
  return first && first.all >= 2 && first.own >= 1 ? first.language : null;
};

const unknownLanguage = 'the language it is written in';
