// Answers about example.com that once made a reader fail, reduced to what mattered: each with what is wrong with it.

const card = (...properties: [string, object, string, unknown][]) =>
  JSON.stringify({
    objectClassName: 'domain',
    ldhName: 'example.com',
    entities: [
      { objectClassName: 'entity', roles: ['registrar', 'registrant'], vcardArray: ['vcard', properties] },
    ],
  });

export const onceFailedRdap: [string, string][] = [
  ['half a character where a long name was cut', card(['fn', {}, 'text', `x${'🜁'.repeat(100)}`])],
  [
    'half a character where a long country was cut',
    card(['adr', {}, 'text', ['', '', '', '', '', '', `x${'🜁'.repeat(40)}`]]),
  ],
  [
    'a state of half a character',
    '{"objectClassName":"domain","ldhName":"example.com","status":["\\ud800"]}',
  ],
];

export const onceFailedWhois: [string, string][] = [
  [
    'half a character where a long name was cut',
    `Domain Name: example.com\nRegistrar: x${'🜁'.repeat(100)}\n`,
  ],
  ['a state of half a character', 'Domain Name: example.com\nRegistrar: x\nDomain Status: \ud800\n'],
];
