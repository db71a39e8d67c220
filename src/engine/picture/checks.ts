import type { Check } from '../../contract/explanation.ts';
import { cleanLine } from '../text/clean-text.ts';
import { defangHost } from '../text/defang.ts';
import { listsCheck } from '../url/lists-check.ts';
import type { PictureCase } from './case.ts';

const maxUnread = 6;

/** The fixed list of checks for a picture: what was looked at, and what no picture can show. */
export const pictureChecks = (input: PictureCase): Check[] => {
  const { reading, text, bar, addresses, kind, header } = input;
  const many = (count: number, one: string, more: string) =>
    count === 1 ? `one ${one}` : `${count} ${more}`;
  const hasText = text.lines.length > 0;
  return [
    {
      name: 'Text in the picture',
      state: hasText ? 'done' : 'not-possible',
      detail: hasText ? `${many(text.lines.length, 'line', 'lines')} read` : 'no text could be read',
    },
    addressBarCheck(input),
    {
      name: 'Addresses in the picture',
      state: 'done',
      detail:
        addresses.length === 0
          ? 'none can be read'
          : `${many(addresses.length, 'address', 'addresses')} read, none opened`,
    },
    listsCheck(addresses.map(({ target }) => target.facts)),
    {
      name: 'Logos',
      state: 'done',
      detail:
        reading.logos.length === 0
          ? 'none of those we know'
          : `${many(reading.logos.length, 'logo', 'logos')} recognised`,
    },
    {
      name: 'QR codes',
      state: 'done',
      detail:
        reading.codes.length === 0 ? 'there are none' : `${many(reading.codes.length, 'code', 'codes')} read`,
    },
    {
      name: 'Pictures seen before',
      state: input.facts.seenBefore === undefined ? 'not-possible' : 'done',
      detail:
        input.facts.seenBefore === undefined
          ? 'could not be looked up'
          : input.facts.seenBefore
            ? 'one that looks almost the same was judged phishing'
            : 'none that was judged phishing looks like it',
    },
    ...(kind === 'mail' || kind === 'chat'
      ? [
          {
            name: 'The sender',
            state: 'not-possible' as const,
            detail: header.from?.domain
              ? `the picture shows ${defangHost(header.from.domain)}, but a picture cannot prove who sent it`
              : 'a picture cannot prove who sent it',
          },
        ]
      : []),
    {
      name: 'Links behind buttons and words',
      state: 'not-possible',
      detail: 'a picture does not show where they lead',
    },
    ...(bar || addresses.length > 0
      ? [
          {
            name: 'The pages behind the addresses',
            state: 'not-possible' as const,
            detail: 'links are never opened',
          },
        ]
      : []),
    ...unread(input),
  ];
};

const addressBarCheck = ({ bars, bar, kind }: PictureCase): Check => {
  const name = 'Address bar';
  if (bars.bar && bar) {
    return { name, state: 'done', detail: `shows ${defangHost(bar.target.url.host)}` };
  }
  const isPage = kind === 'browser' || kind === 'page' || kind === 'alert';
  return {
    name,
    state: 'not-possible',
    detail: isPage
      ? 'the address cannot be seen, so the picture does not show whose page it is'
      : 'there is none in the picture',
  };
};

const unread = ({ reading, text }: PictureCase): Check[] => {
  const missed = [
    ...reading.unread.slice(0, maxUnread).map((words) => cleanLine(words, 200)),
    ...(text.unread > 0 ? [`${text.unread} lines, because there are too many`] : []),
  ];
  return missed.length === 0
    ? []
    : [{ name: 'The whole picture', state: 'not-possible', detail: `left out: ${missed.join('; ')}` }];
};
