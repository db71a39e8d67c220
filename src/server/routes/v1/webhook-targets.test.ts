import { describe, expect, it } from 'vitest';
import { startWebhookApp } from '../../testing/webhook-app.ts';
import { webhookServer } from '../../testing/webhook-server.ts';

const phishing = 'http://paypa1.com.account-verify.example/login';

it('writes what Slack, Teams, MISP and TheHive take, with their key, and no link that can be clicked', async () => {
  const { post, target, create } = await startWebhookApp();
  for (const format of ['slack', 'teams', 'misp', 'thehive'])
    await create({ format, url: `${target.url}/${format}`, authorization: `key of ${format}` });
  await post('/api/v1/check/url', { url: phishing });
  const all = await target.arrivals(4);
  const sent = (format: string) => {
    const one = all.find(({ path }) => path.endsWith(format));
    expect(one?.headers['authorization']).toBe(`key of ${format}`);
    return one?.body ?? '';
  };
  for (const format of ['slack', 'teams']) {
    expect(sent(format)).not.toMatch(/https?:\/\/paypa1/);
    expect(sent(format)).toContain('hxxp://paypa1[.]com[.]account-verify[.]example');
    expect(sent(format)).toContain('High-risk phishing attempt detected');
  }
  expect(JSON.parse(sent('slack')).blocks.map(({ type }: { type: string }) => type)).toEqual([
    'header',
    'section',
  ]);
  expect(JSON.parse(sent('teams')).attachments[0].content).toMatchObject({
    type: 'AdaptiveCard',
    version: '1.4',
  });
  expect(JSON.parse(sent('misp')).Event.Attribute).toContainEqual(
    expect.objectContaining({ type: 'url', value: phishing, to_ids: true }),
  );
  expect(JSON.parse(sent('thehive'))).toMatchObject({
    type: 'result.created',
    severity: 3,
    observables: expect.arrayContaining([{ dataType: 'url', data: phishing, ioc: true, tags: ['hookwise'] }]),
  });
});

describe('a target', () => {
  it.each([
    'http://10.0.0.1/',
    'https://10.0.0.1/hooks',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://0x0a000001/',
    'http://93.184.216.34/',
    'ftp://example.com/',
    'https://user:password@example.com/',
    'https://example.com/#part',
    'javascript:alert(1)',
    'example.com',
    'https://',
    ' ',
  ])('that may not be reached is refused with a sentence: %s', async (url) => {
    const { post } = await startWebhookApp();
    const answer = await post('/api/v1/webhooks', { url, events: ['result.created'] });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'invalid_input', field: 'url' }]);
    expect(answer.json().detail).toMatch(/^[A-Z].{10,}/);
  });

  it('that redirects gets nothing, and its owner reads why', async () => {
    const { post, target, create, until } = await startWebhookApp();
    const inside = await webhookServer();
    target.answerWith((_, response) => response.writeHead(307, { location: inside.url }).end());
    const { id } = await create();
    await post('/api/v1/check/url', { url: phishing });
    const [one] = await until(id, ([first]) => first?.answer !== null);
    expect(one).toMatchObject({ state: 'waiting', answer: { status: 307 } });
    expect(one?.answer?.error).toContain('redirects are not followed');
    expect(inside.received).toEqual([]);
  });

  it('that answers without end costs a thousand bytes', async () => {
    const { post, target, create, until } = await startWebhookApp();
    target.answerWith((_, response) => {
      const timer = setInterval(() => response.write('x'.repeat(10_000)), 5);
      response.on('close', () => clearInterval(timer));
    });
    const { id } = await create();
    await post('/api/v1/check/url', { url: phishing });
    const [one] = await until(id, ([first]) => first?.state === 'delivered');
    expect(one?.answer?.text).toHaveLength(1000);
  });
});
