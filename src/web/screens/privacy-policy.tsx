// Long because it is one text.

import { feedbackContentDays } from '../../contract/feedback.ts';
import { invitationDays } from '../../contract/organisations.ts';
import {
  defaultRetentionDays,
  dmarcDays,
  figuresRetentionDays,
  guestRetentionHours,
  idempotentHours,
  messageRetentionDays,
  receiptYears,
  retentionChoices,
  tombstoneDays,
} from '../../contract/retention-times.ts';
import { shareDays } from '../../contract/share.ts';
import { productName } from '../../contract/site.ts';
import { defaultTeamRetention, teamRetentionChoices } from '../../contract/team.ts';
import { uploadHours } from '../../contract/v1/jobs.ts';
import { lookHistoryDays } from '../../contract/watch.ts';
import { webhookDeliveryDays } from '../../contract/webhooks.ts';
import { LegalList, LegalPage, LegalPart, LegalSection } from '../features/legal/legal-page.tsx';
import { useSiteAddresses } from '../lib/site-addresses.ts';
import { MailLink } from '../ui/mail-link.tsx';

const shorterChoices = retentionChoices.filter((days) => days !== null && days < defaultRetentionDays);

export const PrivacyPolicy = () => {
  const { hello, privacy } = useSiteAddresses();
  return (
    <LegalPage
      title="Privacy Policy"
      lead={`You show ${productName} things that worry you, and some of them are private. This page explains what we keep, what we do with it, and how you get it back or have it removed.`}
    >
      <LegalSection title="Information we collect">
        <LegalList
          items={[
            <>
              <b className="text-text">If you have an account:</b> your email address, your plan, the dates of
              your subscription and of your last sign-in, and how many checks you have used today. There is no
              password, so we store none; of a passkey we store its public half and the name you gave it, of
              an API key a hash, its first letters, its name and scopes, the networks you allowed, and when it
              was last used and how often. If wrong sign-in codes are entered for an address, we count them,
              for up to 90 days after the last.
            </>,
            <>
              <b className="text-text">If you are a guest:</b> your network address and the number of checks
              made from it today. An IPv6 address is counted by its network part, not by the single device.
              Both are deleted when the day is over.
            </>,
            <>
              <b className="text-text">What you check:</b> the text, address or file name you submit, and the
              verdict we reached. How long is up to you; see “How long we keep it” below.
            </>,
            <>
              <b className="text-text">Pictures:</b> a picture is read and then discarded; we keep its file
              name and the text that was read from it. Of a picture judged as phishing we also keep a short
              fingerprint, from which the picture cannot be restored, for up to a year after it was last seen.
            </>,
            <>
              <b className="text-text">When you report a wrong verdict:</b> which result, what it should have
              been, and your comment. What you checked is kept with the report only if you tick the box; a
              picture never is. By itself a report changes nothing and teaches no model: a person decides, and
              answers you.
            </>,
            <>
              <b className="text-text">What you try in the live demo:</b> nothing. It is scored and forgotten.
            </>,
            <>
              <b className="text-text">When you pay:</b> which plan, how much, when, and our payment
              provider’s numbers for the order and the payment. We never see your card. If you enter billing
              details, their name, address and tax number stand on the receipts of later payments.
            </>,
            <>
              <b className="text-text">What you write to us:</b> your name, your address, your company if you
              give one, and your message.
            </>,
            <>
              <b className="text-text">In your browser:</b> a cookie that keeps you signed in for 7 days, one
              that ties a sign-in code to the browser that asked for it, for 10 minutes, one that does the
              same for a sign-in with your organisation, one by which a browser you have signed in with is
              known again, for 400 days, a token for the session in local storage that expires after 15
              minutes, the theme you chose, whether you use keyboard shortcuts, for a short while that a
              payment could not be confirmed, the files of our pages, so that they open without a connection,
              what you share with them from a phone, until the page has taken it, and the names of files that
              you are sending for a job, until they have arrived or the page is closed. There are no
              advertising or tracking cookies.
            </>,
          ]}
        />
        <LegalPart title="How long we keep it">
          <LegalList
            items={[
              <>
                <b className="text-text">Your checks:</b> {defaultRetentionDays} days. In your account you can
                choose {shorterChoices.join(' or ')} days instead, or to keep them until you delete them. You
                can delete one check or all of them at any time. Accounts from before there was this choice
                keep their checks until they make it.
              </>,
              <>
                <b className="text-text">Checks of guests:</b> at most {guestRetentionHours} hours.
              </>,
              <>
                <b className="text-text">Answers to a program that names its call:</b> for {idempotentHours}{' '}
                hours, encrypted, so that the same call gets the same answer. They are deleted with the check.
              </>,
              <>
                <b className="text-text">Files for jobs of many checks:</b> encrypted, until their content is
                read, and {uploadHours} hours where no job is made of them. Jobs and their results are kept
                for as long as checks.
              </>,
              <>
                <b className="text-text">What your webhooks were sent, and answered:</b> {webhookDeliveryDays}{' '}
                days, encrypted. What was checked is not kept with it. The servers that you name receive what
                you chose: to them their own policies apply.
              </>,
              <>
                <b className="text-text">What you have watched, and its alerts:</b> encrypted, until you
                remove it; alerts that you have dealt with for a year at most, and on which days we looked for{' '}
                {lookHistoryDays} days. Everybody who knows the address of your feed can read your alerts.
              </>,
              <>
                <b className="text-text">If you are in an organisation:</b> its name, your role and since when
                you are in it, until you leave. Its owner and its analysts see your address, other members do
                not. Invitations keep the invited address until they are used or withdrawn, {invitationDays}{' '}
                days at most. Its owner can remove you and delete it; neither touches your account or your
                checks, which nobody in it can read but for what you report to it.
              </>,
              <>
                <b className="text-text">If you sign in with your organisation:</b> that you do, and a
                fingerprint of what it calls you there, until you leave it or its owner ends this sign-in. The
                address you enter goes to the sign-in that the owner chose, where your organisation’s own
                policy applies.
              </>,
              <>
                <b className="text-text">What you report to your organisation</b> by the report mailbox, or
                from a mailbox of a domain it has proved: your address, the message and what was found in it,
                encrypted with a key of the organisation, for {teamRetentionChoices.slice(0, -1).join(', ')}{' '}
                or {teamRetentionChoices.at(-1)} days, as its owner chose, {defaultTeamRetention} at first.
                Its owner and its analysts can read it. It is gone when you leave the organisation or delete
                your account.
              </>,
              <>
                <b className="text-text">DMARC reports about your domains:</b> who sent how much in their name
                on which day, and who reported it, encrypted, for {dmarcDays} days. They name servers and not
                people.
              </>,
              <>
                <b className="text-text">What remains of an expired check:</b> its kind, verdict, score and
                time and the names of our findings, without what was submitted and without who submitted it,
                until it is {figuresRetentionDays} days old. We count with it.
              </>,
              <>
                <b className="text-text">Messages to us:</b> {messageRetentionDays} days after they were
                delivered to the people who answer them, with our answer.
              </>,
              <>
                <b className="text-text">Mail to our report mailbox:</b> the mail itself until it was judged;
                who sent it, its subject and what became of it for {messageRetentionDays} days, encrypted.
                What was judged is kept as your checks are, or as those of guests if you have no account. The
                address that our answer went to is kept as long.
              </>,
              <>
                <b className="text-text">Reports of wrong verdicts:</b> your comment and, if you let us keep
                it, what you checked: {feedbackContentDays} days. Both are gone at once when you take the
                report back, or delete the check or your account. The rest of the report stays for a year at
                most.
              </>,
              <>
                <b className="text-text">Your account:</b> until you delete it. Everything in it is gone at
                once. So that a restored backup does not bring it back, its number stays on a list of deleted
                things for {tombstoneDays} days; it says nothing about you.
              </>,
              <>
                <b className="text-text">Receipts and credit notes:</b> the law makes a seller keep them, so
                they stay as they were issued, also when you delete your account. From then on they name the
                billing details on them, if you had entered any, and neither your account nor your email
                address; after {receiptYears} years the billing details are removed as well. If you enter
                none, no receipt names you.
              </>,
              <>
                <b className="text-text">What administrators did, and that a payment was made or refunded:</b>{' '}
                for good, with the address of the account it concerned.
              </>,
            ]}
          />
        </LegalPart>
      </LegalSection>
      <LegalSection title="How we use information">
        <p>
          We use it to reach a verdict, to show you your history, to count checks against the daily limit, to
          send the codes you ask for, to answer you, and to keep the service safe from abuse. We do not sell
          it, we do not build advertising profiles from it, and we do not read your content for any other
          purpose.
        </p>
        <p>
          To judge a web address, a domain or the sender of a message we ask public directories about the
          domains in it: the domain name system, the registration records, and the certificate a server
          presents. We never open the page behind a link you check. Each result lists how many outside
          connections were made for it, and to whom.
        </p>
        <p>
          For the domains you have watched we ask the same directories about them and about domains that look
          like them. If our operator has chosen public logs of certificates, we read those as a whole and look
          for the names here: neither you nor your domains are named to them.
        </p>
      </LegalSection>
      <LegalSection title="How we secure information">
        <LegalList
          items={[
            'Sign-in codes are stored only as a keyed hash. They expire after 10 minutes, work once, and stop working after five wrong tries, and work only in the browser that asked for them.',
            'A session ends after 7 days, or at once when you log out, and is revoked on the server.',
            'The session cookie cannot be read by scripts, and calls from other sites are refused.',
            'Message content, codes and tokens are kept out of our logs.',
          ]}
        />
        <LegalPart title="How it is encrypted, and who can read it">
          <LegalList
            items={[
              'What you check and what you write to us is encrypted with AES-256 before it is stored. Each user has a key of their own; guests share one for each hour, and messages to us one for each day.',
              'These keys are encrypted themselves, with a key that is not in the database and not in its backups. Who has only those can read nothing.',
              'Deleting all your checks, or your account, destroys your key. What was encrypted with it cannot be read by anyone after that, us included.',
              'You can read your checks. Administrators see that there was a check, its kind, verdict, score and time and our findings by name. To read what you submitted they must enter a reason, which is recorded with their name and the time; the record cannot be changed unnoticed, and it is in the file you can download from your account.',
              'Not encrypted in this way, because we need it to find things: your email address, your plan, dates and counts. Nor are payments, billing details and receipts: the law makes a seller keep them readable.',
            ]}
          />
        </LegalPart>
        <p>
          No system is perfectly safe. If something happens that puts your information at risk, we let you
          know without delay what happened and what you can do.
        </p>
      </LegalSection>
      <LegalSection title="How we share information">
        <LegalList
          items={[
            <>
              <b className="text-text">Directories:</b> the domains and server addresses we look up reach the
              directories we ask. The message, the picture and the rest of a link do not.
            </>,
            <>
              <b className="text-text">Lists of known phishing:</b> we download them whole and search them
              here, so their publishers do not learn what you check.
            </>,
            <>
              <b className="text-text">Payments:</b> our payment provider handles the card and sees what it
              needs for that. It notifies us whether the payment was made.
            </>,
            <>
              <b className="text-text">Mail:</b> sign-in codes and our answers travel through a mail service,
              which sees your address.
            </>,
            <>
              <b className="text-text">Authorities:</b> we disclose information when the law obliges us to,
              and no more than it obliges us to.
            </>,
          ]}
        />
        <p>Nobody else gets it. A report is shared only when you share it yourself.</p>
        <LegalPart title="When you share a result">
          <LegalList
            items={[
              <>
                <b className="text-text">Who can read it:</b> anyone who has the link, without signing in, for{' '}
                {shareDays.slice(0, -1).join(', ')} or {shareDays.at(-1)} days, as you choose. Search engines
                are asked to leave it out.
              </>,
              <>
                <b className="text-text">What they see:</b> the verdict and its reasons, or also what you
                checked. Your email address is taken out, also where a link carries it in a form that we can
                read. Names and other people’s addresses in a message stay.
              </>,
              <>
                <b className="text-text">When it ends:</b> when its time is over, when you withdraw it, and
                when the check or your account is deleted. We keep a fingerprint of the link, not the link,
                and do not record who opens it.
              </>,
            ]}
          />
        </LegalPart>
      </LegalSection>
      <LegalSection title="Your rights">
        <p>
          In your account you can choose how long your checks are kept, delete them, download everything we
          hold about you as one file, and delete the account with its history. The last two need a code that
          we mail to you, so that nobody else can do it. Payments stay on record without your account, and
          receipts as they were issued, because accounting rules require it.
        </p>
        <p>
          You may also have something corrected, or object to a use you find wrong. Write to{' '}
          <MailLink address={privacy} /> from the address of your account; we answer within 30 days and charge
          nothing. You can complain to your data protection authority as well.
        </p>
      </LegalSection>
      <LegalSection title="Changes and contact">
        <p>
          When this page changes, the date above changes with it. A change that matters is announced by email.
        </p>
        <p>
          Questions about privacy: <MailLink address={privacy} />
          <br />
          General enquiries: <MailLink address={hello} />
        </p>
      </LegalSection>
    </LegalPage>
  );
};
