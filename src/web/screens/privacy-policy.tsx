import {
  defaultRetentionDays,
  figuresRetentionDays,
  guestRetentionHours,
  messageRetentionDays,
  retentionChoices,
  tombstoneDays,
} from '../../contract/retention.ts';
import { productName } from '../../contract/site.ts';
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
              password, so we store none; of a passkey we store its public half and the name you gave it. If
              wrong sign-in codes are entered for an address, we count them, for up to 90 days after the last.
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
              <b className="text-text">What you try in the live demo:</b> nothing. It is scored and forgotten.
            </>,
            <>
              <b className="text-text">When you pay:</b> which plan, how much, when, and our payment
              provider’s numbers for the order and the payment. We never see your card.
            </>,
            <>
              <b className="text-text">What you write to us:</b> your name, your address, your company if you
              give one, and your message.
            </>,
            <>
              <b className="text-text">In your browser:</b> a cookie that keeps you signed in for 7 days, one
              that ties a sign-in code to the browser that asked for it, for 10 minutes, one by which a
              browser you have signed in with is known again, for 400 days, a token for the session in local
              storage that expires after 15 minutes, the theme you chose, and whether you use keyboard
              shortcuts. There are no advertising or tracking cookies.
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
                <b className="text-text">What remains of an expired check:</b> its kind, score and time and
                the names of our findings, without what was submitted and without who submitted it, until it
                is {figuresRetentionDays} days old. We count with it.
              </>,
              <>
                <b className="text-text">Messages to us:</b> {messageRetentionDays} days after they were
                delivered to the people who answer them.
              </>,
              <>
                <b className="text-text">Your account:</b> until you delete it. Everything in it is gone at
                once. So that a restored backup does not bring it back, its number stays on a list of deleted
                things for {tombstoneDays} days; it says nothing about you.
              </>,
              <>
                <b className="text-text">What administrators did:</b> for good, with the address of the
                account it concerned.
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
              'You can read your checks. Administrators see that there was a check, its kind, score and time and our findings by name. To read what you submitted they must enter a reason, which is recorded with their name and the time; the record cannot be changed unnoticed, and it is in the file you can download from your account.',
              'Not encrypted in this way, because we need it to find things: your email address, your plan, dates and counts.',
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
      </LegalSection>
      <LegalSection title="Your rights">
        <p>
          In your account you can choose how long your checks are kept, delete them, download everything we
          hold about you as one file, and delete the account with its history. The last two need a code that
          we mail to you, so that nobody else can do it. Payments stay on record without your name, because
          accounting rules require it.
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
