import { expect, it } from 'vitest';
import { serveDns, type Zone } from '../testing/dns-server.ts';
import { openSession } from '../testing/open-session.ts';
import { type BlocklistZone, lookUpBlocklists } from './look-up-blocklists.ts';

const names: BlocklistZone = { zone: 'names.list.example', lists: 'names' };
const addresses: BlocklistZone = { zone: 'addresses.list.example', lists: 'addresses' };
const asked = { domain: 'evil.com', addresses: ['198.51.100.7', '2001:db8::1'] };

const start = async (zone: Zone, zones: BlocklistZone[] = [names, addresses]) => {
  const server = await serveDns(zone);
  return { server, lookUp: lookUpBlocklists({ ask: openSession(server).ask, zones }) };
};

it('sends no question unless lists are configured', async () => {
  const { server, lookUp } = await start({}, []);
  expect(await lookUp(asked)).toEqual({ state: 'unknown', reason: 'off' });
  expect(server.questions).toEqual([]);
});

it('reports which lists contain it', async () => {
  const { lookUp } = await start({ 'evil.com.names.list.example': { A: ['127.0.1.4'] } });
  expect(await lookUp(asked)).toEqual({
    state: 'known',
    value: { listedBy: ['names.list.example'], asked: ['names.list.example', 'addresses.list.example'] },
  });
});

it('asks for addresses in reverse', async () => {
  const { server, lookUp } = await start({ '7.100.51.198.addresses.list.example': { A: ['127.0.0.2'] } });
  expect(await lookUp(asked)).toMatchObject({ value: { listedBy: ['addresses.list.example'] } });
  expect(server.questions).toContain(
    'A 1.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.addresses.list.example',
  );
});

it('finds nothing where nothing is listed', async () => {
  const { lookUp } = await start({});
  expect(await lookUp(asked)).toMatchObject({ state: 'known', value: { listedBy: [] } });
});

it.each([
  ['a list that does not want to be asked', '127.255.255.254', 'refused'],
  ['a list that answers everybody with its own address', '127.0.0.1', 'refused'],
  ['a resolver that answers for names that do not exist', '203.0.113.9', 'unreadable'],
])('%s has not answered', async (_, code, reason) => {
  const { lookUp } = await start({ 'evil.com.names.list.example': { A: [code] } }, [names]);
  expect(await lookUp(asked)).toEqual({ state: 'unknown', reason });
});

it('leaves out a list that fails', async () => {
  const { server, lookUp } = await start({ '7.100.51.198.addresses.list.example': { A: ['127.0.0.2'] } });
  server.moods['names.list.example'] = 'servfail';
  expect(await lookUp(asked)).toEqual({
    state: 'known',
    value: { listedBy: ['addresses.list.example'], asked: ['addresses.list.example'] },
  });
});

it('does not ask a list of domains about an address', async () => {
  const { server, lookUp } = await start({}, [names]);
  expect(await lookUp({ domain: null, addresses: ['198.51.100.7'] })).toEqual({
    state: 'unknown',
    reason: 'off',
  });
  expect(server.questions).toEqual([]);
});
