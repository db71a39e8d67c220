import { base64url, digits, hex, type Random, upper } from '../random.ts';
import type { Sender } from '../senders/sender.ts';
import { headerText, mailbox } from './encode.ts';

/**
 * The header lines above a message. How much of a header survives (traces, verdicts, list lines) is drawn before anybody
 * looks at the label: their mere presence must say nothing.
 */
export const headerLines = (
  {
    sender,
    subject,
    sent,
    listShare,
    answers,
  }: {
    sender: Sender;
    subject: string;
    sent: Date;
    listShare: number;
    /** Points to the message it answers. */
    answers: boolean;
  },
  random: Random,
): string[] => {
  const hasTraces = random.chance(0.7);
  const hasVerdict = random.chance(0.55);
  const isSignatureKept = random.chance(0.5);
  const hasReturnPath = random.chance(0.75);
  const hasList = random.chance(listShare);
  const date = rfcDate(sent, random);
  const lines = [
    hasReturnPath ? `Return-Path: <${sender.returnPath}>` : '',
    ...(hasTraces ? received(sender, date, random) : []),
    hasVerdict ? verdictLine(sender, random) : '',
    isSignatureKept && (sender.signedBy || random.chance(0.7))
      ? signature(sender.signedBy ?? relay(sender), random)
      : '',
    ...random.shuffled([
      `From: ${mailbox(sender.name, sender.address, random)}`,
      `To: ${random.pick(['recipient@example.com', '<recipient@example.com>', '"recipient@example.com" <recipient@example.com>'])}`,
      `Subject: ${headerText(subject, random)}`,
      `Date: ${date}`,
      `Message-ID: <${messageId(random)}@${sender.messageIdHost}>`,
    ]),
    ...(answers ? answerLines(random) : []),
    sender.replyTo ? `Reply-To: ${sender.replyTo}` : '',
    ...(hasList ? listLines(sender, random) : []),
    random.chance(0.15)
      ? `X-Mailer: ${random.pick(['PHPMailer 6.8.0 (https://github.com/PHPMailer/PHPMailer)', 'Microsoft Outlook 16.0', 'Apple Mail (2.3654)', 'nodemailer (6.9.1)', 'Zimbra 8.8.15'])}`
      : '',
    random.chance(0.06) ? 'X-Priority: 1' : '',
    'MIME-Version: 1.0',
  ];
  return lines.filter((line) => line !== '');
};

/** Who signs when the sender does not: the house that relays its mail. */
const relay = ({ mta }: Sender) => mta.split('.').slice(-2).join('.');

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const rfcDate = (date: Date, random: Random): string => {
  const two = (value: number) => String(value).padStart(2, '0');
  const zone = random.pick([
    '+0000',
    '+0000',
    '+0100',
    '+0200',
    '-0500',
    '-0700',
    '+0900',
    '+0000 (UTC)',
    '-0300',
  ]);
  return `${days[date.getUTCDay()]}, ${random.chance(0.5) ? two(date.getUTCDate()) : date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()} ${two(date.getUTCHours())}:${two(date.getUTCMinutes())}:${two(date.getUTCSeconds())} ${zone}`;
};

const messageId = (random: Random): string =>
  random.pick([
    `${random.string(8, hex)}-${random.string(4, hex)}-${random.string(4, hex)}-${random.string(12, hex)}`,
    `${random.string(14, digits)}.${random.string(8, digits)}`,
    random.string(32, hex),
    `CA${random.string(40, base64url)}`,
    `${random.string(10)}.${random.string(6)}`,
  ]);

const answerLines = (random: Random): string[] => {
  const earlier = `<${messageId(random)}@example.com>`;
  return [`In-Reply-To: ${earlier}`, `References: ${earlier}`];
};

const received = (sender: Sender, date: string, random: Random): string[] => {
  const address = `${random.between(23, 203)}.${random.between(1, 250)}.${random.between(1, 250)}.${random.between(1, 250)}`;
  const receiver = random.pick([
    'mx.example.com',
    'mx.google.com',
    'DB5EUR03FT012.mail.protection.outlook.com',
    'mx1.mailhost.example',
    'inbound-smtp.us-east-1.amazonaws.com',
  ]);
  const last = `Received: from ${sender.mta} (${sender.mta} [${address}])\r\n by ${receiver} with ESMTPS id ${random.string(12, `${upper}${digits}`)}\r\n for <recipient@example.com>; ${date}`;
  const inner = `Received: from ${random.pick(['localhost', `[10.${random.between(0, 250)}.${random.between(0, 250)}.${random.between(1, 250)}]`, `filter${random.between(1, 60)}.internal`])} (unknown)\r\n by ${sender.mta} with ESMTP id ${random.string(11, `${upper}${digits}`)}; ${date}`;
  return random.chance(0.5) ? [last, inner] : [last];
};

const verdictLine = ({ verdict, returnPath, address, signedBy }: Sender, random: Random): string => {
  const envelope = returnPath.slice(returnPath.indexOf('@') + 1);
  const from = address.slice(address.indexOf('@') + 1);
  const signer = signedBy ?? 'none';
  const ip = `${random.between(23, 203)}.${random.between(1, 250)}.${random.between(1, 250)}.${random.between(1, 250)}`;
  const { spf, dkim, dmarc } = verdict;
  const signed = signedBy === null && dkim === 'pass' ? 'none' : dkim;
  return random.pick([
    `Authentication-Results: spf=${spf} (sender IP is ${ip})\r\n smtp.mailfrom=${envelope}; dkim=${signed} header.d=${signer};\r\n dmarc=${dmarc} action=none header.from=${from};compauth=${dmarc === 'fail' ? 'fail reason=001' : 'pass reason=100'}`,
    `Authentication-Results: mx.google.com;\r\n dkim=${signed} header.i=@${signer} header.s=s1;\r\n spf=${spf} (google.com: domain of ${returnPath}) smtp.mailfrom=${returnPath};\r\n dmarc=${dmarc} (p=NONE sp=NONE dis=NONE) header.from=${from}`,
    `Authentication-Results: mx.example.com;\r\n spf=${spf} smtp.mailfrom=${envelope};\r\n dkim=${signed} header.d=${signer};\r\n dmarc=${dmarc} header.from=${from}`,
    `Authentication-Results: atlas-production.v2-mail.example.com;\r\n dkim=${signed} header.d=${signer};\r\n spf=${spf} smtp.mailfrom=${envelope};\r\n dmarc=${dmarc} header.from=${from};`,
  ]);
};

const signature = (domain: string, random: Random): string =>
  `DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=${domain};\r\n s=${random.pick(['s1', 'selector1', 'default', 'k1', 'mail', '20230601'])}; h=From:To:Subject:Date:Message-ID:MIME-Version;\r\n bh=${random.string(43, base64url)}=;\r\n b=${random.string(64, base64url)}\r\n ${random.string(64, base64url)}=`;

const listLines = (sender: Sender, random: Random): string[] => {
  const host = sender.address.slice(sender.address.indexOf('@') + 1);
  const link = sender.link('unsubscribe');
  const target = link === '#' ? `<mailto:unsubscribe@${host}>` : `<${link}>`;
  return [
    `List-Unsubscribe: ${random.pick([target, `<mailto:unsubscribe-${random.string(10, hex)}@${host}>`, `<mailto:unsub@${host}>, ${target}`])}`,
    ...(random.chance(0.6) ? ['List-Unsubscribe-Post: List-Unsubscribe=One-Click'] : []),
    ...(random.chance(0.3)
      ? [`Feedback-ID: ${random.string(8, digits)}:${random.string(5, digits)}:mail`]
      : []),
    ...(random.chance(0.2) ? ['Precedence: bulk'] : []),
  ];
};
