import { productName } from '../../contract/site.ts';
import { LegalList, LegalPage, LegalSection, MailLink } from '../features/legal/legal-page.tsx';
import { useSiteAddresses } from '../lib/site-addresses.ts';

export const PrivacyPolicy = () => {
  const { hello, privacy } = useSiteAddresses();
  return (
    <LegalPage
      title="Privacy Policy"
      lead={`You show ${productName} things that worry you, and some of them are private. This page says what we keep, what we do with it, and how you get it back or have it removed.`}
    >
      <LegalSection title="Information we collect">
        <LegalList
          items={[
            <>
              <b className="text-text">If you have an account:</b> your email address, your plan, the dates of
              your subscription and of your last sign-in, and how many checks you have used today. There is no
              password, so we hold none.
            </>,
            <>
              <b className="text-text">If you are a guest:</b> your network address and the number of checks
              made from it today. An IPv6 address is counted by its network part, not by the single device.
              Both are deleted when the day is over.
            </>,
            <>
              <b className="text-text">What you check:</b> the text, address or file name you submit, and the
              verdict we reached. The checks of a signed-in user are kept in their history; those of a guest
              are kept without a name and deleted after 30 days.
            </>,
            <>
              <b className="text-text">What you write to us:</b> your name, your address, your company if you
              give one, and your message.
            </>,
            <>
              <b className="text-text">In your browser:</b> one cookie that keeps you signed in, a token for
              the same session in local storage that runs out after 15 minutes, and the theme you chose. There
              are no advertising or tracking cookies.
            </>,
          ]}
        />
      </LegalSection>
      <LegalSection title="How we use information">
        <p>
          We use it to reach a verdict, to show you your history, to count checks against the daily limit, to
          send the codes you ask for, to answer you, and to keep the service safe from abuse. We do not sell
          it, we do not build advertising profiles from it, and we do not read your content for any other
          purpose.
        </p>
        <p>
          To judge a web address or a domain we ask public directories about it: the domain name system, the
          registration records, and the certificate its server presents. We never open the page behind a link
          you check.
        </p>
      </LegalSection>
      <LegalSection title="How we secure information">
        <LegalList
          items={[
            'Sign-in codes are stored only as a keyed hash. They expire after 10 minutes, work once, and stop working after five wrong tries.',
            'A session ends after 7 days, or at once when you log out, and is revoked on the server.',
            'The session cookie cannot be read by scripts, and calls from other sites are refused.',
            'Message content, codes and tokens are kept out of our logs.',
          ]}
        />
        <p>
          No system is perfectly safe. If something happens that puts your information at risk, we tell you
          without delay what happened and what you can do.
        </p>
      </LegalSection>
      <LegalSection title="How we share information">
        <p>
          By default the content you submit is not sent to any third party. The names we look up (a domain, an
          address) necessarily reach the directories we ask. Card payments are handled by our payment
          provider, which sees your card; we never do. We hand out information when the law obliges us to, and
          no further than it obliges us.
        </p>
      </LegalSection>
      <LegalSection title="Your rights">
        <p>
          You may ask for a copy of everything we hold about you, have it corrected, have it exported in a
          common format, or have your account and its history deleted. You may also object to a use you find
          wrong. Write to <MailLink address={privacy} /> from the address of your account; we answer within 30
          days and charge nothing. You can complain to your data protection authority as well.
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
