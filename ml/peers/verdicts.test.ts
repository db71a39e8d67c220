import { describe, expect, it } from 'vitest';
import { verdictsIn } from './bogofilter.ts';
import { verdictIn as rspamdVerdict } from './rspamd.ts';
import { verdictIn as spamdVerdict } from './spamassassin.ts';

describe('the answers of other filters', () => {
  it('reads the score and the verdict of spamd', () => {
    const reply = 'SPAMD/1.1 0 EX_OK\r\nContent-length: 2\r\nSpam: True ; 15.2 / 5.0\r\n\r\n';
    expect(spamdVerdict(reply)).toEqual({ score: 15.2, isFlagged: true });
    expect(spamdVerdict(reply.replace('True ; 15.2', 'False ; -0.4'))).toEqual({
      score: -0.4,
      isFlagged: false,
    });
  });

  it('takes no answer, or an error, of spamd for no verdict', () => {
    expect(spamdVerdict('')).toBeNull();
    expect(spamdVerdict('SPAMD/1.0 76 Bad header line: x\r\n')).toBeNull();
  });

  it('counts only what rspamd would mark or reject, not what it would have sent again', () => {
    const reply = (action: string) =>
      JSON.stringify({ score: 5, required_score: 15, action, is_skipped: false });
    expect(rspamdVerdict(reply('reject'))).toEqual({ score: 5, isFlagged: true });
    expect(rspamdVerdict(reply('add header'))?.isFlagged).toBe(true);
    expect(rspamdVerdict(reply('greylist'))?.isFlagged).toBe(false);
    expect(rspamdVerdict(reply('no action'))?.isFlagged).toBe(false);
    expect(rspamdVerdict('')).toBeNull();
    expect(rspamdVerdict('{"error":"no content"}')).toBeNull();
  });

  it('reads the lines of bogofilter by the name of the file', () => {
    const output =
      '/tmp/peer-a b/inbox/0 S 0.999961\n/tmp/peer-a b/inbox/17 U 0.520000\n/x/inbox/2 H 1.2e-08\n';
    expect([...verdictsIn(output)]).toEqual([
      ['0', { isFlagged: true, score: 0.999961 }],
      ['17', { isFlagged: false, score: 0.52 }],
      ['2', { isFlagged: false, score: 1.2e-8 }],
    ]);
  });
});
