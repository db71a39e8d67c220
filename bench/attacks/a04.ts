import sharp from 'sharp';
import { formBody } from '../../src/server/testing/index.ts';
import type { Attack } from '../kit/attack.ts';
import { mailCheck } from '../kit/callers.ts';

/** A page to sign in, with this address above it and this line in it. */
const page = (address: string, line: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="800" font-family="sans-serif"><rect width="1280" height="800" fill="#fff"/>
<rect width="1280" height="72" fill="#dee1e6"/><rect x="120" y="16" width="900" height="40" rx="20" fill="#fff"/><text x="150" y="42" font-size="16" fill="#202124">${address}</text>
<text x="520" y="180" font-size="36" fill="#003087">PayPal</text><text x="440" y="240" font-size="18" fill="#202124">${line}</text>
<rect x="440" y="280" width="400" height="48" fill="#fff" stroke="#888"/><text x="456" y="310" font-size="16" fill="#555">Email or mobile number</text>
<rect x="440" y="350" width="400" height="48" fill="#fff" stroke="#888"/><text x="456" y="380" font-size="16" fill="#555">Password</text>
<rect x="440" y="430" width="400" height="52" fill="#0070e0"/><text x="610" y="462" font-size="18" fill="#fff">Log In</text></svg>`,
    ),
  )
    .png()
    .toBuffer();

const genuine = await page('https://www.paypal.com/signin', 'Log in to your account');
const fake = await page(
  'https://paypa1-secure-login.example/verify',
  'Your account is limited. Log in within 24 hours or it is closed.',
);

const upload = async (url: string, from: string, content: Uint8Array) => {
  const form = formBody({ field: 'screenshot', name: 'page.png', content });
  const answer = await fetch(`${url}/api/analyze/screenshot`, {
    method: 'POST',
    headers: { ...form.headers, 'x-forwarded-for': from },
    body: new Uint8Array(form.payload),
  });
  const { riskLevel = '', riskScore = 0 } = (await answer.json()) as {
    riskLevel?: string;
    riskScore?: number;
  };
  return { status: answer.status, verdict: `${riskLevel} ${riskScore}` };
};

let before = '';

export const attack = {
  what: 'guests upload a fake with the layout of a genuine page, again and again; what is the genuine page called?',
  others: (server) => mailCheck(server, ['Hello, see you at six.']),
  othersPerSecond: 1,
  warmUp: async ({ url }) => {
    // On a busy machine the reader starts more slowly than a visitor waits.
    for (let n = 0, answered = 0; answered < 4; n += 1) {
      const { status, verdict } = await upload(url, `203.0.${n % 250}.7`, genuine);
      if (status !== 200) continue;
      answered += 1;
      before = verdict;
    }
  },
  run: async ({ server, isOver, gain }) => {
    for (let n = 0; !isOver(); n += 1) {
      const { status, verdict } = await upload(server.url, `198.51.${n % 250}.${n % 7}`, fake);
      gain(status === 200 ? `the fake is ${verdict}` : status);
    }
  },
  look: async ({ url }) => {
    const { verdict } = await upload(url, '203.0.113.251', genuine);
    return { seen: `the genuine page: ${before} before, ${verdict} after`, isHeld: verdict === before };
  },
} satisfies Attack;
