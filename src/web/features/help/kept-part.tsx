import { Link } from 'wouter';
import {
  defaultRetentionDays,
  figuresRetentionDays,
  guestRetentionHours,
  messageRetentionDays,
  retentionChoices,
} from '../../../contract/retention-times.ts';
import { HelpPart } from './help-part.tsx';

const shorterChoices = retentionChoices.filter((days) => days !== null && days < defaultRetentionDays);

export const KeptPart = () => (
  <HelpPart
    id="kept"
    title="What is kept"
    lead="What you check is encrypted before it is stored, with a key of your own. You choose for how long, and deleting is final."
  >
    <ul className="bulleted grid max-w-page-measure gap-2 text-text-2">
      <li>
        <b className="text-text">With an account:</b> {defaultRetentionDays} days. In your account you can
        choose {shorterChoices.join(' or ')} days instead, or to keep checks until you delete them.
      </li>
      <li>
        <b className="text-text">As a guest:</b> at most {guestRetentionHours} hours.
      </li>
      <li>
        <b className="text-text">Pictures:</b> read, and then discarded. The text in them is kept like any
        other check.
      </li>
      <li>
        <b className="text-text">Searches for vulnerabilities:</b> not kept.
      </li>
      <li>
        <b className="text-text">After that:</b> the kind, score and time of a check and the names of our
        findings, without what you submitted and without you, until the check is {figuresRetentionDays} days
        old.
      </li>
      <li>
        <b className="text-text">Messages to us:</b> {messageRetentionDays} days after they were delivered.
      </li>
      <li>
        <b className="text-text">On your device:</b> an installed page keeps its own files, so that it opens
        without a connection. It keeps no results.
      </li>
    </ul>
    <p className="text-text-2">
      All of it, and who can read it:{' '}
      <Link href="/privacy-policy" className="text-link">
        Privacy Policy
      </Link>
      .
    </p>
  </HelpPart>
);
