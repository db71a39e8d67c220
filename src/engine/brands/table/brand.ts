/** A name that phishing imitates, with the addresses its owner really uses. */
export type Brand = {
  name: string;
  /** The address to type instead. */
  genuine: string;
  /** Every registrable domain (or host, on shared suffixes) known to be the owner's, the sending and asset ones too. */
  domains: string[];
  /** How the name is written inside an address, lower case, no spaces. */
  words: string[];
  /** The word is also an ordinary word, a first name or an abbreviation: alone it is no evidence of an imitation. */
  isOrdinaryWord: boolean;
  /** The owner holds its name under most country suffixes (`amazon.nl`, `amazon.com.au`). */
  isRegional: boolean;
  /** Independent members share the name, each on its own domain: `sparkasse-bremen.de`, `volksbank-freiburg.de`. */
  isFederated: boolean;
};

export const brand = (
  name: string,
  domains: string,
  options: { words?: string; ordinary?: true; regional?: true; federated?: true } = {},
): Brand => {
  const list = domains.split(' ');
  const genuine = list[0] ?? '';
  return {
    name,
    genuine,
    domains: list,
    words: options.words?.split(' ') ?? [genuine.slice(0, genuine.indexOf('.'))],
    isOrdinaryWord: options.ordinary === true,
    isRegional: options.regional === true,
    isFederated: options.federated === true,
  };
};
