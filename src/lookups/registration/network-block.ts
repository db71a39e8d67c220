import ipaddr from 'ipaddr.js';

/** A run of addresses as registries write it. */
export type NetworkBlock = { text: string; size: bigint; holds: (address: string) => boolean };

/** `192.0.2.0 - 192.0.2.255`, `192.0.2.0/24`, `200.0.2/24`; null when it is none of them. */
export const networkBlock = (text: string): NetworkBlock | null => {
  const trimmed = text.trim().slice(0, 200);
  const [start = '', end] = trimmed.split(/\s*-\s*/);
  if (end !== undefined) return blockBetween(start, end);
  // ARIN puts several ranges on one line; the first holds the beginning.
  const [network = '', prefix] = (trimmed.split(/[\s,]+/)[0] ?? '').split('/');
  const first = numberOf(network.includes(':') ? network : paddedIpv4(network));
  if (!first || !/^\d{1,3}$/.test(prefix ?? '')) return null;
  const width = first.bits - Number(prefix);
  if (width < 0) return null;
  const size = 1n << BigInt(width);
  const base = first.value - (first.value % size);
  return blockOf(base, base + size - 1n, first.bits);
};

export const blockBetween = (start: string, end: string): NetworkBlock | null => {
  const [first, last] = [numberOf(start), numberOf(end)];
  if (!first || !last || first.bits !== last.bits || last.value < first.value) return null;
  return blockOf(first.value, last.value, first.bits);
};

/** LACNIC leaves out the last octets. */
const paddedIpv4 = (text: string) => {
  const octets = text.split('.');
  return octets.length < 4 ? [...octets, '0', '0', '0'].slice(0, 4).join('.') : text;
};

type Numbered = { value: bigint; bits: 32 | 128 };

const numberOf = (text: string): Numbered | null => {
  const address = text.trim().split('/')[0] ?? '';
  const isFour = ipaddr.IPv4.isValidFourPartDecimal(address);
  if (!isFour && !ipaddr.IPv6.isValid(address)) return null;
  const bytes = (isFour ? ipaddr.IPv4 : ipaddr.IPv6).parse(address).toByteArray();
  return { value: bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n), bits: isFour ? 32 : 128 };
};

const addressOf = (value: bigint, bits: 32 | 128): string => {
  const bytes = Array.from({ length: bits / 8 }, (_, index) =>
    Number((value >> BigInt(bits - 8 * (index + 1))) & 255n),
  );
  return ipaddr.fromByteArray(bytes).toString();
};

const blockOf = (first: bigint, last: bigint, bits: 32 | 128): NetworkBlock => {
  const size = last - first + 1n;
  const isPowerOfTwo = (size & (size - 1n)) === 0n;
  const text =
    isPowerOfTwo && first % size === 0n
      ? `${addressOf(first, bits)}/${bits - (size.toString(2).length - 1)}`
      : `${addressOf(first, bits)} - ${addressOf(last, bits)}`;
  return {
    text,
    size,
    holds: (address) => {
      const asked = numberOf(address);
      return asked !== null && asked.bits === bits && asked.value >= first && asked.value <= last;
    },
  };
};
