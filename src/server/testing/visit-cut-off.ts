import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { pictureForm } from './pictures.ts';
import { killed, listening, postPatiently, startProcess, uploadPatiently } from './server-process.ts';

// Run in a network of its own whose only way out is the interface `out`: starts the product there with the settings of its
// environment, makes a check with every tool, and says what was answered and how many packets went out.

const check = async (url: string, body: object) => {
  const answer = await postPatiently(url, body);
  const { outside, explanation } = (await answer.json()) as Answer;
  return { status: answer.status, outside: (outside ?? explanation?.outside ?? []).length };
};
type Answer = { outside?: unknown[]; explanation?: { outside?: unknown[] } };

const picture = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="200"><rect width="640" height="200" fill="#fff"/>' +
        '<text x="20" y="80" font-size="28" font-family="sans-serif">Sign in at login.paypa1-help.example</text></svg>',
    ),
  )
    .png()
    .toBuffer();

const checkPicture = async (url: string) => {
  const answer = await uploadPatiently(url, pictureForm(await picture()));
  const { explanation } = (await answer.json()) as Answer;
  return { status: answer.status, outside: (explanation?.outside ?? []).length };
};

/** As the kernel counts them: bytes, packets, errors and so on received, then the same eight of what was sent. */
const packetsSent = () => {
  const [line = ''] = readFileSync('/proc/net/dev', 'utf8').match(/^ *out:.*$/m) ?? [];
  return Number(line.split(':')[1]?.trim().split(/\s+/)[9]);
};

const environment = Object.fromEntries(
  Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
);
const before = packetsSent();
const server = await listening(startProcess(environment));
const api = `${server.url}/api/analyze`;
const answers = {
  email: await check(`${api}/email`, {
    content: 'From: desk@paypa1-help.example\n\nPay at http://paypa1-help.example/pay today.',
  }),
  url: await check(`${api}/url`, { url: 'http://paypa1-help.example/pay' }),
  domain: await check(`${api}/domain`, { domain: 'paypa1-help.com' }),
  vulnerability: await check(`${api}/vulnerability`, { vendor: 'Fortinet', product: 'FortiGate' }),
  screenshot: await checkPicture(`${api}/screenshot`),
};
const sent = packetsSent() - before;
await killed(server);
process.stdout.write(`${JSON.stringify({ answers, sent })}\n`);
process.exit(0);
