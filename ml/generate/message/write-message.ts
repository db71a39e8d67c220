import { hex, type Random } from '../random.ts';
import { chosenEncoding, encoded } from './encode.ts';
import type { MailFile } from './files.ts';

/** Header lines and bodies to one RFC 822 source. */
export const writeMessage = (
  header: string[],
  { text, html, files }: { text: string | null; html: string | null; files: MailFile[] },
  random: Random,
): string => {
  const texts = [
    ...(text === null ? [] : [textPart('plain', text, random)]),
    ...(html === null ? [] : [textPart('html', html, random)]),
  ];
  const body = texts.length === 1 ? (texts[0] ?? '') : multipart('alternative', texts, random);
  const whole = files.length === 0 ? body : multipart('mixed', [body, ...files.map(filePart)], random);
  return `${header.join('\r\n')}\r\n${whole}\r\n`;
};

const textPart = (kind: 'plain' | 'html', text: string, random: Random): string => {
  const encoding = chosenEncoding(text, random);
  const charset = random.pick(['utf-8', 'UTF-8', '"utf-8"', '"UTF-8"']);
  return `Content-Type: text/${kind}; charset=${charset}\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${encoded(text, encoding)}`;
};

const filePart = ({ type, name, body }: MailFile): string =>
  `Content-Type: ${type}; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${body}`;

const multipart = (kind: string, parts: string[], random: Random): string => {
  const mark = random.pick([
    `----=_Part_${random.string(8, '0123456789')}`,
    `--==_mimepart_${random.string(12, hex)}`,
    `_000_${random.string(16)}_`,
    random.string(28, hex),
    `b1_${random.string(20)}`,
  ]);
  return `Content-Type: multipart/${kind}; boundary="${mark}"\r\n\r\n${parts.map((part) => `--${mark}\r\n${part}\r\n`).join('')}--${mark}--`;
};
