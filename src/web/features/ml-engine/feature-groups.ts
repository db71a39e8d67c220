type Feature = { id: string; title: string; model: string };

/** What the numbers of a model are about, in the order a reader should meet them. The first that fits is taken. */
const topics: Record<string, readonly (readonly [title: string, ids: RegExp])[]> = {
  url: [
    [
      'What others know of the site',
      /^(?:popularity|is-(?:genuine|established|country|restricted)|suffix-risk)/,
    ],
    ['Somebody else’s name', /^imitat|^finds-brand-/],
    ['Words of a lure', /(?:credential|promise|lure)-words$|misspelled-login$/],
    ['The name somebody chose', /^(?:name|subdomain|host-length|is-punycode)/],
    ['Where it is hosted', /^(?:on|is|has-port)/],
    ['The host, as the rules see it', /^finds-(?:host|scheme)-/],
    ['The way behind the host', /^(?:path|has|encoded|finds-path-)/],
    ['The query, and where it sends you', /^(?:query|fragment|hops|finds-query-)/],
    ['All rules together', /^rule-/],
    ['Its spelling', /^(?:spelling|letter)/],
  ],
  mail: [
    ['Whom it speaks for', /^brand/],
    ['Who sent it', /^(?:sender|reply-to|return-path|proof)/],
    ['Where its links lead', /^(?:link|main-link|exit|bulk)/],
    ['What it wants and how it presses', /^(?:says|secret|pressure|reward|payment)/],
    ['How it is written', /^(?:text|subject|greets|footer|telephone)/],
    ['What is attached', /^file/],
    ['All rules together', /^rules-/],
  ],
};

const rest = 'Other';

export type FeatureGroup = { title: string; features: Feature[] };

/** The features of one model by what they are about. Each stands in one group, and none is left out. */
export const featureGroups = (model: string, features: readonly Feature[]): FeatureGroup[] => {
  const ofModel = topics[model] ?? [];
  const topicOf = ({ id }: Feature) => ofModel.find(([, ids]) => ids.test(id))?.[0] ?? rest;
  return [...ofModel.map(([title]) => title), rest]
    .map((title) => ({ title, features: features.filter((feature) => topicOf(feature) === title) }))
    .filter((group) => group.features.length > 0);
};
