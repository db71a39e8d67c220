import type { Verdict } from '../../contract/analysis.ts';
import { type Prediction, shownProbability } from '../inference/prediction.ts';
import { defang, defangHost } from '../text/defang.ts';
import type { MailCase } from './case.ts';
import { shownWord } from './sender-proof.ts';

type Technical = Verdict['technicalAnalysis'];

const unknown = '-';
const maxListed = 30;

/** The technical panel: the same keys in the same order for every message; nested where a table is. */
export const describeMail = (
  cases: readonly [MailCase, ...MailCase[]],
  prediction: Prediction | null = null,
): Technical => {
  const [main] = cases;
  const { mail, sender, replyTo, returnPath, links, proof, claims, borrowed } = main;
  const hosts = [...new Set(links.map(({ target }) => target.url.host).filter(Boolean))];
  const wrapped = links.filter(({ target }) => target.hops.length > 0);
  return {
    senderDomain: sender?.domain ? defangHost(sender.domain) : unknown,
    senderAddress: sender?.address || unknown,
    senderName: sender?.name || unknown,
    replyTo: replyTo.map(({ address }) => address).join(', ') || unknown,
    returnPath: returnPath?.address || unknown,
    speaksFor: claims.map(({ brand }) => brand.name).join(', ') || 'no known brand',
    isSpeakerGenuine: claims.length === 0 ? unknown : borrowed === null,
    submittedAs: { source: 'full source', 'headers-and-body': 'text with header lines', body: 'text only' }[
      mail.form
    ],
    headerChecks: {
      spf: shownWord(proof, 'spf'),
      dkim: shownWord(proof, 'dkim'),
      dmarc: shownWord(proof, 'dmarc'),
      arc: proof.arc,
    },
    checkedBy:
      proof.by === 'verified'
        ? 'verified here'
        : proof.by === 'receiver'
          ? 'a header of the message'
          : unknown,
    provenSigner: proof.signer ? defangHost(proof.signer) : unknown,
    linkCount: links.length,
    linkHosts: hosts.slice(0, maxListed).map(defangHost),
    unwrappedLinks: [
      ...new Set(wrapped.map(({ target }) => `${target.hops[0]?.service ?? ''}: ${defang(target.url.href)}`)),
    ].slice(0, maxListed),
    attachments: cases
      .flatMap(({ mail: one }) =>
        one.attachments.map(
          ({ name, mimeType, size }) => `${name || 'unnamed'} (${mimeType}, ${size} bytes)`,
        ),
      )
      .slice(0, maxListed),
    attachedMessages: cases.length - 1,
    modelProbability: prediction ? shownProbability(prediction) : unknown,
    hops: hopTable(main),
    notRead: mail.unread,
  };
};

/** Oldest first, with the time each step took; negative where clocks disagree. */
const hopTable = ({ mail }: MailCase): Technical[string] => {
  const oldestFirst = mail.hops.toReversed();
  return oldestFirst.map(({ from, by, ip, date }, i) => {
    const before = oldestFirst[i - 1]?.date;
    const seconds = date && before ? Math.round((Date.parse(date) - Date.parse(before)) / 1000) : null;
    return {
      from: from ? defangHost(from) : unknown,
      by: by ? defangHost(by) : unknown,
      address: ip ?? unknown,
      at: date ?? unknown,
      delay: seconds === null ? unknown : `${seconds > 0 ? '+' : ''}${seconds} s`,
    };
  });
};
