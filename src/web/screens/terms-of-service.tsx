import { Link } from 'wouter';
import { plans, planTypes } from '../../contract/plans.ts';
import { productName } from '../../contract/site.ts';
import { LegalList, LegalPage, LegalSection } from '../features/legal/legal-page.tsx';
import { useSiteAddresses } from '../lib/site-addresses.ts';
import { MailLink } from '../ui/mail-link.tsx';

export const TermsOfService = () => {
  const { hello } = useSiteAddresses();
  return (
    <LegalPage
      title="Terms of Service"
      lead={`These are the rules between you and ${productName}. We have tried to write them so that they can be read.`}
    >
      <LegalSection title="Acceptance of terms">
        <p>
          By using {productName}, as a guest or with an account, you accept these terms and the{' '}
          <Link href="/privacy-policy" className="text-link">
            Privacy Policy
          </Link>
          . If you use it for an organisation, you confirm that you may accept them on its behalf. If you do
          not agree, please do not use the service.
        </p>
      </LegalSection>
      <LegalSection title="Description of the service">
        <p>
          {productName} examines emails, email files, web addresses, screenshots, domains and network devices
          for phishing and for known vulnerabilities. It answers with a score from 0 to 100, a level, the
          warning signs it found and recommended actions. Some features need an account, some a paid plan.
        </p>
      </LegalSection>
      <LegalSection title="Your responsibilities">
        <LegalList
          items={[
            'Submit only content that you are allowed to show us.',
            'Keep your mailbox safe: anyone who can read it can sign in as you.',
            'Do not probe, overload or automate the service beyond what your plan allows, and do not get around its limits.',
            'Do not use the verdicts to make phishing harder to recognise.',
            'Decide for yourself. A verdict helps you judge; it does not judge in your place.',
          ]}
        />
      </LegalSection>
      <LegalSection title="Service limits">
        <p>A plan may be used up to these ceilings:</p>
        <table className="w-full border-collapse text-left">
          <thead>
            <tr className="border-line border-b text-sm text-text-3">
              <th scope="col" className="py-2.5 pr-4 font-semibold">
                Plan
              </th>
              <th scope="col" className="py-2.5 font-semibold">
                Ceiling
              </th>
            </tr>
          </thead>
          <tbody>
            {planTypes.map((plan) => (
              <tr key={plan} className="border-line border-b">
                <th scope="row" className="py-2.5 pr-4 font-semibold text-text">
                  {plans[plan].name}
                </th>
                <td className="py-2.5">{plans[plan].ceilingInTerms}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          What a plan includes at present is stated on the{' '}
          <Link href="/pricing" className="text-link">
            pricing page
          </Link>
          . A day starts at midnight, coordinated universal time. A check that fails on our side is not
          counted.
        </p>
        <p>
          We aim for an uptime of 99.9% in each calendar month, planned maintenance aside. That is a target
          and not a guarantee, unless an Enterprise agreement says otherwise.
        </p>
        <p>
          Plans are paid a month ahead through our payment provider. A plan does not renew by itself: when the
          month is over it ends, unless you pay again.
        </p>
      </LegalSection>
      <LegalSection title="Disclaimers">
        <p>
          No detection is complete. A message called safe can still be dangerous, and a harmless one can be
          called suspicious; how often either happens is shown on the{' '}
          <Link href="/accuracy" className="text-link">
            accuracy page
          </Link>
          . What could not be looked up is shown as not checked. The service is provided as it is. As far as
          the law permits, we are not liable for damage that follows from acting, or not acting, on a verdict;
          liability that cannot be excluded by law remains.
        </p>
      </LegalSection>
      <LegalSection title="Intellectual property">
        <p>
          The software, the models, the design and the name {productName} belong to us. What you submit stays
          yours: you only allow us to process it in order to answer you and to keep your history. You may use
          and share the reports made for you.
        </p>
      </LegalSection>
      <LegalSection title="Termination">
        <p>
          You can stop at any time and delete your account yourself; your history goes with it. We may suspend
          an account that breaks these terms, after a warning where that is possible. When a paid plan ends,
          the account returns to the free plan at the end of the paid month. A deleted account cannot be
          brought back; what was paid for the running month is not refunded unless the law says so.
        </p>
        <p>
          Questions about these terms: <MailLink address={hello} />
        </p>
      </LegalSection>
    </LegalPage>
  );
};
