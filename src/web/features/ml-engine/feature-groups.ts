type Feature = { id: string; title: string; model: string };

/** What the features of a model are about, in reading order. A feature belongs to the first topic that matches. */
const topics: Record<string, readonly (readonly [title: string, ids: RegExp])[]> = {
  url: [
    [
      'How well known the site is',
      /^(?:popularity|is-(?:genuine|established|country|restricted)|suffix-risk)/,
    ],
    ['A brand’s name', /^imitat|^finds-brand-/],
    ['Bait words', /(?:credential|promise|lure)-words$|misspelled-login$/],
    ['The domain name', /^(?:name|subdomain|host-length|is-punycode)/],
    ['Where it is hosted', /^(?:on|is|has-port)/],
    ['What the rules find in the host', /^finds-(?:host|scheme)-/],
    ['The path', /^(?:path|has|encoded|finds-path-)/],
    ['The query, and where it leads', /^(?:query|fragment|hops|finds-query-)/],
    ['All rules together', /^rule-/],
    ['Spelling', /^(?:spelling|letter)/],
  ],
  mail: [
    ['Who it claims to be from', /^brand/],
    ['Who sent it', /^(?:sender|reply-to|return-path|proof)/],
    ['Where its links lead', /^(?:link|main-link|exit|bulk)/],
    ['What it asks for, and the pressure it applies', /^(?:says|secret|pressure|reward|payment)/],
    ['How it is written', /^(?:text|subject|greets|footer|telephone)/],
    ['What is attached', /^file/],
    ['All rules together', /^rules-/],
  ],
};

const rest = 'Other';

export type FeatureGroup = { title: string; features: Feature[] };

/** The features of one model by topic. Each is in exactly one group. */
export const featureGroups = (model: string, features: readonly Feature[]): FeatureGroup[] => {
  const ofModel = topics[model] ?? [];
  const topicOf = ({ id }: Feature) => ofModel.find(([, ids]) => ids.test(id))?.[0] ?? rest;
  return [...ofModel.map(([title]) => title), rest]
    .map((title) => ({ title, features: features.filter((feature) => topicOf(feature) === title) }))
    .filter((group) => group.features.length > 0);
};
