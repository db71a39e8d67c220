import { describe, expect, it } from 'vitest';
import type { DkimSignature, MailAuthentication } from '../../contract/mail-authentication.ts';
import { hostOfDomain } from '../brands/organisation.ts';
import { mailOf } from '../testing/mail-case.ts';
import { senderProof } from './sender-proof.ts';

const proofOf = async (said: string | null, verified: MailAuthentication | null = null) => {
  const mail = await mailOf({
    headers: said === null ? [] : [`Authentication-Results: mx.example.net; ${said}`],
  });
  return senderProof(mail, hostOfDomain('example.org'), verified);
};
const signature = (part: Partial<DkimSignature>): DkimSignature => ({
  domain: 'example.org',
  selector: 's1',
  outcome: 'intact',
  isBodyIntact: true,
  isAligned: true,
  ...part,
});
const verified = (part: Partial<MailAuthentication>): MailAuthentication => ({
  signatures: [],
  spf: { state: 'absent' },
  dmarc: { state: 'absent' },
  arc: { state: 'absent' },
  ...part,
});
const off = { state: 'unknown', reason: 'off' } as const;

describe('what we verified', () => {
  it('proves the sender by an aligned signature', async () => {
    expect(await proofOf(null, verified({ signatures: [signature({})] }))).toMatchObject({
      state: 'proven',
      by: 'verified',
      signer: 'example.org',
      dkim: 'intact and signed by example[.]org',
    });
  });

  it('proves the sender by an aligned permission to send', async () => {
    const spf = {
      state: 'known',
      value: { outcome: 'pass', domain: 'mail.example.org', address: '192.0.2.1', isAligned: true },
    } as const;
    expect(await proofOf(null, verified({ spf }))).toMatchObject({
      state: 'proven',
      signer: 'mail.example.org',
      spf: 'pass',
      dkim: 'unsigned',
    });
  });

  it('takes a copy that was saved in another encoding for what the receiving server found it to be', async () => {
    const altered = signature({ outcome: 'altered', isBodyIntact: false });
    const dmarc = {
      state: 'known',
      value: { isPassed: false, policy: 'reject', domain: 'example.org' },
    } as const;
    const saved = verified({ signatures: [altered], dmarc });
    expect(await proofOf('dkim=pass header.d=example.org; dmarc=pass', saved)).toMatchObject({
      state: 'proven',
      by: 'receiver',
      isAltered: false,
      dmarc: 'pass',
    });
    for (const said of ['dkim=pass header.d=evil.example', 'dkim=fail header.d=example.org', 'spf=pass']) {
      expect(await proofOf(said, saved)).toMatchObject({ state: 'refuted', isAltered: true });
    }
  });

  it('does not take the signature of another domain for proof', async () => {
    const other = signature({ domain: 'evil.example', isAligned: false });
    expect(await proofOf(null, verified({ signatures: [other] }))).toMatchObject({
      state: 'unknown',
      signer: 'evil.example',
    });
  });

  it('counts before what the receiver wrote', async () => {
    const dmarc = {
      state: 'known',
      value: { isPassed: false, policy: 'reject', domain: 'example.org' },
    } as const;
    expect(await proofOf('dmarc=pass', verified({ dmarc }))).toMatchObject({
      state: 'refuted',
      by: 'verified',
      dmarc: 'fail',
    });
  });

  it('tells that a signed text was changed, and by whom it was signed', async () => {
    const altered = signature({ outcome: 'altered', isBodyIntact: false });
    expect(await proofOf(null, verified({ signatures: [altered] }))).toMatchObject({
      state: 'unknown',
      isAltered: true,
      dkim: 'text altered after example[.]org signed it',
    });
  });

  it('forgives a broken signature beside an intact one', async () => {
    const both = [signature({ outcome: 'altered' }), signature({})];
    expect(await proofOf(null, verified({ signatures: both }))).toMatchObject({
      state: 'proven',
      isAltered: false,
    });
  });

  it('says nothing where a lookup failed, and then believes the receiver', async () => {
    const nothing = verified({ spf: off, dmarc: off, arc: off });
    expect(await proofOf(null, nothing)).toMatchObject({ state: 'unknown', by: null, spf: '-', arc: '-' });
    expect(await proofOf('dmarc=fail', nothing)).toMatchObject({ state: 'refuted', by: 'receiver' });
  });

  it('names the key that could not be had', async () => {
    const one = signature({ outcome: 'key-not-held' });
    expect((await proofOf(null, verified({ signatures: [one] }))).dkim).toBe(
      'intact, key of example[.]org not held',
    );
  });
});

describe('what the receiver wrote', () => {
  it.each([
    ['dmarc=pass header.from=example.org', 'proven', 'example.org'],
    ['dkim=pass header.d=example.org; dmarc=pass', 'proven', 'example.org'],
    // Newsletters are signed twice; the service's signature often stands first.
    ['dkim=pass header.d=sendgrid.net; dmarc=pass', 'proven', 'example.org'],
    ['dkim=pass header.d=sendgrid.net; dkim=pass header.d=example.org', 'proven', 'example.org'],
    ['dkim=pass header.d=mail.example.org', 'proven', 'mail.example.org'],
    ['dkim=pass header.d=example.org; dmarc=fail', 'proven', 'example.org'],
    ['spf=pass smtp.mailfrom=a@mail.example.org', 'proven', 'mail.example.org'],
    ['dkim=pass header.d=evil.example; dmarc=fail', 'refuted', 'evil.example'],
    ['dmarc=fail', 'refuted', null],
    ['spf=fail smtp.mailfrom=a@example.org; dkim=none', 'refuted', null],
    ['spf=softfail; dkim=fail', 'refuted', null],
    ['spf=fail; dkim=pass header.d=evil.example', 'unknown', 'evil.example'],
    ['spf=pass smtp.mailfrom=a@evil.example', 'unknown', 'evil.example'],
    ['spf=none; dkim=none; dmarc=none', 'unknown', null],
    ['spf=temperror; dkim=temperror; dmarc=temperror', 'unknown', null],
  ])('%s: %s', async (said, state, signer) => {
    expect(await proofOf(said)).toMatchObject({ state, by: 'receiver', signer });
  });

  it('leaves everything open where nobody wrote anything', async () => {
    expect(await proofOf(null)).toEqual({
      state: 'unknown',
      by: null,
      signer: null,
      signers: [],
      isAltered: false,
      spf: '-',
      dkim: '-',
      dmarc: '-',
      arc: '-',
      unverified: [],
    });
  });
});
