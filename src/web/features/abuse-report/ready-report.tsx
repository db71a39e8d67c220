import { FileJson, Mail } from 'lucide-react';
import type { AbuseContact, AbuseReport } from '../../../contract/abuse-report.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { MailLink } from '../../ui/mail-link.tsx';
import { OutwardLink } from '../../ui/outward-link.tsx';
import { mailAddressOf } from './mail-address-of.ts';

/** Whom to write to, the mail, and the report for programs. */
export const ReadyReport = ({ report: { contacts, mail, xarf, leftOut } }: { report: AbuseReport }) => (
  <>
    <section aria-label="Contacts">
      <h3 className="section-title mb-2">Whom to report it to</h3>
      <ul className="divide-y divide-line border-line border-y">
        {contacts.map((contact) => (
          <Contact key={`${contact.kind} ${contact.about} ${contact.name}`} contact={contact} />
        ))}
      </ul>
    </section>
    <section aria-label="Mail" className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="section-title">The mail</h3>
        <CopyButton text={`${mail.subject}\n\n${mail.text}`} what="the mail" hasLabel />
      </div>
      <p className="wrap-anywhere text-sm">
        <span className="text-text-2">Subject:</span> {mail.subject}
      </p>
      {/* What scrolls must be reachable by the keyboard. */}
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to get there.
        tabIndex={0}
        className="wrap-anywhere max-h-66 overflow-auto whitespace-pre-wrap rounded-inner border border-line bg-well px-4 py-3 text-xs"
      >
        {mail.text}
      </pre>
    </section>
    {leftOut.length > 0 && (
      <section aria-label="Left out" className="text-sm">
        <h3 className="section-title mb-1">Left out</h3>
        <ul className="bulleted grid gap-1 text-text-2">
          {leftOut.map(({ what, why }) => (
            <li key={what} className="wrap-anywhere">
              <span className="evidence text-text">{what}</span>: {why}
            </li>
          ))}
        </ul>
      </section>
    )}
    <div className="grid gap-3 sm:grid-cols-2">
      <a href={mailAddressOf(mail)} className={buttonClass({ look: 'primary', block: true })}>
        <Mail aria-hidden="true" /> Open as Mail
      </a>
      {xarf && (
        <Button block icon={<FileJson aria-hidden="true" />} onClick={() => saveXarf(xarf)}>
          Save XARF File
        </Button>
      )}
    </div>
    <p className="text-text-3 text-xs">
      {mail.to.length === 0
        ? 'No address for complaints is known, so the mail opens without one. '
        : `The mail goes to ${mail.to.join(', ')}. `}
      {xarf &&
        'The XARF file is for programs of registrars and hosts; it names your email address as its reporter.'}
    </p>
  </>
);

const kinds: Record<AbuseContact['kind'], string> = {
  registrar: 'Registrar of',
  host: 'Host of',
  list: 'Warnings of browsers',
};

const Contact = ({ contact: { kind, about, name, email, url, note } }: { contact: AbuseContact }) => (
  <li className="grid gap-x-4 gap-y-0.5 py-2.5 text-sm sm:grid-cols-3">
    <span className="wrap-anywhere text-text-2">
      {kinds[kind]} {kind !== 'list' && <span className="evidence">{about}</span>}
    </span>
    <span className="min-w-0 sm:col-span-2">
      <span className="wrap-anywhere flex flex-wrap gap-x-3 font-medium">
        {url === null ? (
          <span>{name ?? (email ? '' : 'No address is known')}</span>
        ) : (
          <OutwardLink href={url}>{name}</OutwardLink>
        )}
        {email && <MailLink address={email} />}
      </span>
      <span className="wrap-anywhere text-text-3 text-xs">{note}</span>
    </span>
  </li>
);

const saveXarf = (xarf: NonNullable<AbuseReport['xarf']>) =>
  saveFile(new Blob([`${JSON.stringify(xarf, null, 2)}\n`], { type: 'application/json' }), 'xarf.json');
