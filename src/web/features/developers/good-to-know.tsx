import type { ReactNode } from 'react';
import { documentPath } from './use-api-document.ts';

/** What holds for every call. */
export const GoodToKnow = () => (
  <dl className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
    <Fact title="Keys">
      Every call sends its key as <Code>Authorization: Bearer hw_live_…</Code>. A key in an address is refused
      and revoked, because addresses are kept by logs and proxies.
    </Fact>
    <Fact title="Not conclusive is not safe">
      <Code>conclusive: false</Code> with <Code>riskLevel: "safe"</Code> means that no warning sign was found
      and nothing vouches for it. Do not show it as safe.
    </Fact>
    <Fact title="Try again without counting twice">
      Send an <Code>Idempotency-Key</Code> of your own with a check. The same key and body are one check
      within 24 hours, and get the same bytes; another body gets 409.
    </Fact>
    <Fact title="Limits">
      <Code>RateLimit</Code> says what is left of the day, <Code>RateLimit-Policy</Code> what the plan has,{' '}
      <Code>Retry-After</Code> how many seconds to wait after a 429 or 503.
    </Fact>
    <Fact title="Failures">
      They are <Code>application/problem+json</Code> (RFC 9457): <Code>code</Code> for your program,{' '}
      <Code>detail</Code> for a person, <Code>field</Code> where one field is wrong.
    </Fact>
    <Fact title="Make your own client">
      The whole description is OpenAPI 3.1 at{' '}
      <a href={documentPath} className="text-link">
        {documentPath}
      </a>
      , made of the schemas that the server holds every call to.
    </Fact>
  </dl>
);

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="font-semibold">{title}</dt>
    <dd className="wrap-anywhere mt-1 text-sm text-text-2">{children}</dd>
  </div>
);

const Code = ({ children }: { children: string }) => (
  <code className="font-mono text-text text-xs">{children}</code>
);
