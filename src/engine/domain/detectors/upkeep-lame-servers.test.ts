import { describe, expect, it } from 'vitest';
import { absent, known, nameCase, unknown } from '../../testing/domain-case.ts';
import { upkeepLameServers } from './upkeep-lame-servers.ts';

describe('upkeep-lame-servers', () => {
  it.each([
    [
      'one of two servers that does not know the domain',
      nameCase('example.org', {
        dns: { lameServers: known(['ns2.example.net']), ns: known(['ns1.example.net', 'ns2.example.net']) },
      }),
      3,
    ],
    [
      'servers of which none knows the domain',
      nameCase('example.org', {
        dns: { lameServers: known(['ns1.example.net']), ns: known(['ns1.example.net']) },
      }),
      6,
    ],
    [
      'a silent server where the others are not known',
      nameCase('example.org', { dns: { lameServers: known(['ns1.example.net']) } }),
      3,
    ],
  ])('fires on %s', (_, input, score) => {
    expect(upkeepLameServers.run(input)).toMatchObject({ type: 'upkeep-lame-servers', score });
  });

  it.each([
    ['servers that all answer', nameCase('example.org', { dns: { lameServers: known([]) } })],
    ['nothing lame', nameCase('example.org', { dns: { lameServers: absent } })],
    ['servers that could not be asked', nameCase('example.org', { dns: { lameServers: unknown } })],
  ])('stays quiet on %s', (_, input) => {
    expect(upkeepLameServers.run(input)).toBeNull();
  });
});
