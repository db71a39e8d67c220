import { describe, expect, it } from 'vitest';
import { readMail } from '../parse/read-mail.ts';
import { mailSource } from '../parse/testing/mail-source.ts';
import { findReported } from './find-reported.ts';

const sender = 'PayPal <service@paypal-help.example>';
const subject = 'Your account is limited';
const lure = 'https://evil.example/confirm';

/** Each program's labels in each language: sender, date, recipient, subject, and the line above them. */
type Labels = { from: string; date: string; to: string; subject: string; above: string };
type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl' | 'pl';
const languages: Language[] = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'];

const outlook: Record<Language, Omit<Labels, 'above'>> = {
  en: { from: 'From:', date: 'Sent:', to: 'To:', subject: 'Subject:' },
  de: { from: 'Von:', date: 'Gesendet:', to: 'An:', subject: 'Betreff:' },
  fr: { from: 'De :', date: 'Envoyé :', to: 'À :', subject: 'Objet :' },
  es: { from: 'De:', date: 'Enviado el:', to: 'Para:', subject: 'Asunto:' },
  it: { from: 'Da:', date: 'Inviato:', to: 'A:', subject: 'Oggetto:' },
  pt: { from: 'De:', date: 'Enviada em:', to: 'Para:', subject: 'Assunto:' },
  nl: { from: 'Van:', date: 'Verzonden:', to: 'Aan:', subject: 'Onderwerp:' },
  pl: { from: 'Od:', date: 'Wysłano:', to: 'Do:', subject: 'Temat:' },
};
const dated: Record<Language, Omit<Labels, 'above'>> = {
  ...outlook,
  en: { ...outlook.en, date: 'Date:' },
  de: { ...outlook.de, date: 'Datum:' },
  fr: { ...outlook.fr, date: 'Date :' },
  es: { ...outlook.es, date: 'Fecha:' },
  it: { ...outlook.it, date: 'Data:' },
  pt: { ...outlook.pt, date: 'Data:' },
  nl: { ...outlook.nl, date: 'Datum:' },
  pl: { ...outlook.pl, date: 'Data:' },
};
const forwarded: Record<Language, string> = {
  en: 'Forwarded message',
  de: 'Weitergeleitete Nachricht',
  fr: 'Message transféré',
  es: 'Mensaje reenviado',
  it: 'Messaggio inoltrato',
  pt: 'Mensagem encaminhada',
  nl: 'Doorgestuurd bericht',
  pl: 'Wiadomość przekazana',
};
const begun: Record<Language, string> = {
  en: 'Begin forwarded message:',
  de: 'Anfang der weitergeleiteten Nachricht:',
  fr: 'Début du message transféré :',
  es: 'Inicio del mensaje reenviado:',
  it: 'Inizio messaggio inoltrato:',
  pt: 'Início da mensagem reencaminhada:',
  nl: 'Begin doorgestuurd bericht:',
  pl: 'Początek przekazywanej wiadomości:',
};

type Form = { text: string; html?: string };
const escaped = (text: string) => text.replace('<', '&lt;').replace('>', '&gt;');
const body = {
  text: `Dear customer,\nconfirm: ${lure}\n`,
  html: `<p>Dear customer,</p><a href="${lure}">Confirm</a>`,
};
const to = 'Maya <maya@company.example>';
const at = 'Mon, 2 Nov 2026 10:00:00 +0100';

const programs: Record<string, (language: Language) => Form> = {
  Gmail: (language) => {
    const { from } = dated[language];
    const rule = `---------- ${forwarded[language]} ---------`;
    const rest = `Date: ${at}\nSubject: ${subject}\nTo: ${to}`;
    return {
      text: `Real?\n\n${rule}\n${from} ${sender}\n${rest}\n\n\n${body.text}`,
      html: `<div dir="ltr">Real?<br><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">${rule}<br>${from} <strong class="gmail_sendername">PayPal</strong> <span dir="auto">&lt;<a href="mailto:service@paypal-help.example">service@paypal-help.example</a>&gt;</span><br>Date: ${at}<br>Subject: ${subject}<br>To: ${escaped(to)}<br></div><br><br>${body.html}</div></div>`,
    };
  },
  'Apple Mail': (language) => {
    const { from, subject: about, date, to: for_ } = dated[language];
    const quoted = `${begun[language]}\n\n${from} ${sender}\n${about} ${subject}\n${date} ${at}\n${for_} ${to}\n\n${body.text}`;
    const line = (name: string, value: string) =>
      `<div style="margin: 0px;"><span style="color: rgb(0, 0, 0);"><b>${name} </b></span><span>${escaped(value)}<br></span></div>`;
    return {
      text: `Real?\n\n${quoted.replace(/^/gm, '> ')}`,
      html: `<html><body>Real?<br><div><br><blockquote type="cite"><div>${begun[language]}</div><br class="Apple-interchange-newline">${line(from, sender)}${line(about, subject)}${line(date, at)}${line(for_, to)}<br><div>${body.html}</div></blockquote></div></body></html>`,
    };
  },
  'Mail on iPhone': (language) => {
    const { from, subject: about, date, to: for_ } = dated[language];
    return {
      text: `\n\nSent from my iPhone\n\n${begun[language]}\n\n${`${from} ${sender}\n${date} ${at}\n${for_} ${to}\n${about} ${subject}\n\n${body.text}`.replace(/^/gm, '> ')}`,
      html: `<html><body><br id="lineBreakAtBeginningOfSignature"><div dir="ltr">Sent from my iPhone</div><div dir="ltr"><br>${begun[language]}<br><br></div><blockquote type="cite"><div dir="ltr"><b>${from}</b> ${escaped(sender)}<br><b>${date}</b> ${at}<br><b>${for_}</b> ${escaped(to)}<br><b>${about}</b> <b>${subject}</b><br><br></div></blockquote><blockquote type="cite"><div dir="ltr">${body.html}</div></blockquote></body></html>`,
    };
  },
  'Outlook for Windows': (language) => {
    const { from, subject: about, date, to: for_ } = outlook[language];
    return {
      text: `Real?\n\n\n${from} ${sender}\n${date} ${at}\n${for_} ${to}\n${about} ${subject}\n\n${body.text}`,
      html: `<div class="WordSection1"><p class="MsoNormal">Real?<o:p></o:p></p><div><div style="border:none;border-top:solid #E1E1E1 1.0pt"><p class="MsoNormal"><b><span lang="EN-US">${from}</span></b><span lang="EN-US"> ${escaped(sender)}<br><b>${date}</b> ${at}<br><b>${for_}</b> ${escaped(to)}<br><b>${about}</b> ${subject}<o:p></o:p></span></p></div></div><p class="MsoNormal"><o:p>&nbsp;</o:p></p>${body.html}</div>`,
    };
  },
  'Outlook on the web': (language) => {
    const { from, subject: about, date, to: for_ } = outlook[language];
    return {
      text: `Real?\n________________________________\n${from} ${sender}\n${date} ${at}\n${for_} ${to}\n${about} ${subject}\n\n${body.text}`,
      html: `<div>Real?</div><div id="appendonsend"></div><hr style="display:inline-block;width:98%" tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri, sans-serif"><b>${from}</b> ${escaped(sender)}<br><b>${date}</b> ${at}<br><b>${for_}</b> ${escaped(to)}<br><b>${about}</b> ${subject}</font><div>&nbsp;</div></div>${body.html}`,
    };
  },
  Yahoo: (language) => {
    const { from, subject: about, date, to: for_ } = outlook[language];
    const lines = [
      `----- ${forwarded[language]} -----`,
      `${from} ${sender}`,
      `${for_} ${to}`,
      `${date} ${at}`,
      `${about} ${subject}`,
    ];
    return {
      text: `Real?\n\n   ${lines.join('\n')}\n\n${body.text}`,
      html: `<div>Real?</div><div id="ydp" class="yahoo_quoted"><div>${lines.map((line) => `<div>${escaped(line)}</div>`).join('')}<div><br></div>${body.html}</div></div>`,
    };
  },
  Thunderbird: (language) => {
    const { from, subject: about, date, to: for_ } = dated[language];
    const rows = [
      [about, subject],
      [date, at],
      [from, sender],
      [for_, to],
    ];
    return {
      text: `Real?\n\n\n-------- ${forwarded[language]} --------\n${rows.map((row) => row.join(' \t')).join('\n')}\n\n\n\n${body.text}`,
      html: `<p>Real?</p><div class="moz-forward-container"><br><br>-------- ${forwarded[language]} --------<table class="moz-email-headers-table"><tbody>${rows.map(([name, value]) => `<tr><th valign="BASELINE" align="RIGHT">${name} </th><td>${escaped(value ?? '')}</td></tr>`).join('\n')}</tbody></table><br><br>${body.html}</div>`,
    };
  },
  Samsung: (language) => {
    const { from, subject: about, date, to: for_ } = dated[language];
    return {
      text: `Real?\n\n\n-------- ${forwarded[language]} --------\n${from} ${sender} \n${date} 02/11/2026  10:00  (GMT+01:00) \n${for_} ${to} \n${about} ${subject} \n\n${body.text}`,
      html: `<div>Real?</div><div align="left" dir="auto" style="font-size:100%"><div>-------- ${forwarded[language]} --------</div><div>${from} ${escaped(sender)} </div><div>${date} 02/11/2026  10:00  (GMT+01:00) </div><div>${for_} ${escaped(to)} </div><div>${about} ${subject} </div><div><br></div></div>${body.html}`,
    };
  },
  Proton: (language) => {
    const { from, subject: about, date, to: for_ } = dated[language];
    return {
      text: `Real?\n\nSent with Proton Mail secure email.\n\n------- ${forwarded[language]} -------\n${from} ${sender}\n${date} On Monday, 2 November 2026 at 10:00\n${about} ${subject}\n${for_} ${to}\n\n> Dear customer,\n> confirm: ${lure}\n`,
      html: `<div>Real?</div><div class="protonmail_quote">------- ${forwarded[language]} -------<br>${from} ${escaped(sender)}<br>${date} On Monday, 2 November 2026 at 10:00<br>${about} ${subject}<br>${for_} ${escaped(to)}<br><br><blockquote class="protonmail_quote" type="cite">${body.html}</blockquote></div>`,
    };
  },
  Roundcube: (language) => {
    const { from, subject: about, date, to: for_ } = dated[language];
    const rows = [
      [about, subject],
      [date, '2026-11-02 10:00'],
      [from, sender],
      [for_, to],
    ];
    const wide = (name = '') => name.padEnd(9);
    return {
      text: `Real?\n\n-------- ${forwarded[language]} --------\n${rows.map(([name, value]) => `${wide(name)} ${value}`).join('\n')}\n\n${body.text}`,
    };
  },
};

const cases = Object.entries(programs).flatMap(([program, write]) =>
  languages.flatMap((language) => {
    const { text, html } = write(language);
    return [
      { program, language, form: 'text', source: mailSource({ text }) },
      ...(html ? [{ program, language, form: 'a page', source: mailSource({ text, html }) }] : []),
    ];
  }),
);

describe('a message within the text', () => {
  it.each(cases)(
    'of $program in $language as $form is judged, and not the wrapper',
    async ({ source, language, program }) => {
      const bytes = new TextEncoder().encode(source);
      const reported = findReported(bytes);
      expect(reported.items).toEqual([{ kind: 'inline' }]);
      // Samsung writes what no other label says.
      if (program !== 'Gmail' || !['it', 'pt', 'fr', 'es'].includes(language))
        expect(reported.language).toBe(language);
      const mail = await readMail({ wrapper: bytes });
      expect(mail).toMatchObject({
        form: 'headers-and-body',
        subject,
        from: { address: 'service@paypal-help.example', name: 'PayPal' },
      });
      expect(mail.links.map(({ href }) => href)).toContain(lure);
      const shown = mail.shown.text.slice(mail.shown.bodyStart);
      expect(shown).toContain('Dear customer');
      for (const word of [
        'Real?',
        'maya@company.example',
        'iPhone',
        'Proton',
        forwarded[language],
        begun[language],
      ])
        expect(shown).not.toContain(word);
    },
  );

  it('brings its files along', async () => {
    const { text } = (programs['Gmail'] ?? (() => ({ text: '' })))('en');
    const source = mailSource({
      text,
      files: [{ name: 'invoice.html', type: 'text/html', content: '<p>Pay</p>' }],
    });
    const mail = await readMail({ wrapper: new TextEncoder().encode(source) });
    expect(mail.attachments.map(({ name }) => name)).toEqual(['invoice.html']);
    expect(mail.headers).toEqual([]);
  });

  it.each([
    [
      'a sentence that begins like a label',
      'From: now on we meet on Tuesdays, and I wanted to ask all of you if that is fine.',
    ],
    [
      'a list of two labels',
      'To: all of you\nFrom: me\n\nwe meet on Tuesdays, and I wanted to ask all of you if that is fine.',
    ],
  ])('is not %s', (_, text) => {
    expect(findReported(new TextEncoder().encode(mailSource({ text }))).items).toEqual([{ kind: 'text' }]);
  });
});
