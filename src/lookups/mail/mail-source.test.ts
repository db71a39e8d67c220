import { describe, expect, it } from 'vitest';
import { readSource } from './mail-source.ts';

const signature = (selector: string, more = '') =>
  `DKIM-Signature: v=1; a=rsa-sha256; d=example.com; s=${selector}; h=from;${more} bh=x; b=y\r\n`;
const read = (head: string, body = 'Hello\r\n') =>
  readSource(Buffer.from(`${head}From: a@example.com\r\n\r\n${body}`));
const times = (count: number, text: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => text(n)).join('');

describe('readSource', () => {
  it('gives every line the end that the standards want', () => {
    const { bytes } = readSource(Buffer.from('A: b\nC: d\r\n\nx\n\r\ny\r\rz\n'));
    expect(bytes?.toString()).toBe('A: b\r\nC: d\r\n\r\nx\r\n\r\ny\r\rz\r\n');
  });

  it('unfolds fields and keeps bytes as they are', () => {
    const { fields, bytes } = readSource(Buffer.from('Subject: one\r\n two\r\nX : caf\u00e9\r\n\r\n'));
    expect(fields[0]).toEqual({ name: 'subject', value: 'one two' });
    expect(fields[1]).toMatchObject({ name: 'x' });
    expect(bytes?.toString()).toContain('caf\u00e9');
  });

  it('reads a message that is nothing but a header, or nothing at all', () => {
    expect(readSource(Buffer.from('From: a@b.example')).fields).toEqual([
      { name: 'from', value: 'a@b.example' },
    ]);
    expect(readSource(new Uint8Array()).bytes?.length).toBe(0);
  });

  it('looks at part of a buffer only', () => {
    const whole = Buffer.from('xxxxFrom: a@b.example\r\n\r\nbodyxxxx');
    expect(readSource(whole.subarray(4, -4)).bytes?.toString()).toBe('From: a@b.example\r\n\r\nbody');
  });

  it.each([
    ['a message over two megabytes', '', 'x'.repeat(2 * 1024 * 1024)],
    ['a header without end', `X: ${'y'.repeat(300_000)}\r\n`, undefined],
    ['a field of many lines', `X: y\r\n${times(5000, () => ' z\r\n')}`, undefined],
    ['a crowd of fields', times(1100, () => 'X: y\r\n'), undefined],
    ['a From of many addresses', `From: ${times(3000, (n) => `a${n}@b.example, `)}\r\n`, undefined],
  ])('hands no verifier %s', (_, head, body) => {
    expect(read(head, body)).toMatchObject({ bytes: null, isChainLeftOut: true });
  });

  it('leaves out more than ten signatures', () => {
    const { bytes, leftOut } = read(times(30, (n) => signature(`s${n}`)));
    expect(bytes?.toString().match(/DKIM-Signature/g)).toHaveLength(10);
    expect(bytes?.toString()).toMatch(/s=s9;.*\r\nFrom: a@example\.com\r\n\r\nHello/s);
    expect(leftOut).toEqual([]);
  });

  it('leaves out signatures that would each hash the body anew', () => {
    const { bytes, leftOut } = read(times(5, (n) => signature(`s${n}`, ` l=${n};`)));
    expect(bytes?.toString().match(/DKIM-Signature/g)).toHaveLength(2);
    expect(leftOut).toHaveLength(3);
  });

  it('leaves out a signature of endless length', () => {
    const { leftOut, isChainLeftOut } = read(
      signature('long', ` z=${'q'.repeat(20_000)};`) + signature('short'),
    );
    expect(leftOut).toHaveLength(1);
    expect(isChainLeftOut).toBe(true);
  });
});
