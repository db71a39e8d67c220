// Records that once made a policy reader fail, reduced to what mattered: each with what is wrong with it.

export const onceFailedSpf: [string, string][] = [
  ['a name of thousands of characters that was told in full', `v=spf1 include:${'x'.repeat(4000)} -all`],
  ['half a character where a long part was cut', `v=spf1 x${'🜁'.repeat(100)} -all`],
  [
    'a sentence for each of many names',
    `v=spf1 ${Array.from({ length: 40 }, (_, n) => `include:n${n}.com`).join(' ')} -all`,
  ],
];

export const onceFailedDmarc: [string, string][] = [
  ['half a character where a long policy was cut', `v=DMARC1; p=x${'🜁'.repeat(100)}`],
];
