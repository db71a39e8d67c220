import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Failure } from '../failure.ts';
import { openToAll } from '../http/permissions.ts';
import { escapeHtml, type RenderedMail, renderMail } from '../mails/render-mail.ts';
import { sampleMails } from '../mails/sample-mails.ts';

/** Every mail in both forms, with invented people. While developing only: in production there is nothing at this address. */
export const mailsPreviewRoutes =
  ({ isProduction }: { isProduction: boolean }): FastifyPluginAsyncZod =>
  async (app) => {
    if (isProduction) return;
    app.get('/mails', { config: openToAll }, async (_, reply) => sendPage(reply, listOfAll()));

    app.get(
      '/mails/:name',
      { config: openToAll, schema: { params: z.object({ name: z.string() }) } },
      async ({ params: { name } }, reply) => {
        const words = Object.hasOwn(sampleMails, name) ? sampleMails[name] : undefined;
        if (!words) throw new Failure('not_found', 'There is no such mail');
        return sendPage(reply, renderMail(words).html);
      },
    );
  };

/** A mail has its styles in its elements, as mail programs want it, and stands in a frame of the list. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'";

const sendPage = (reply: FastifyReply, html: string) =>
  reply
    .header('content-security-policy', policy)
    .header('x-frame-options', 'SAMEORIGIN')
    .type('text/html; charset=utf-8')
    .send(html);

const listOfAll = () => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mails</title></head>
  <body style="margin:24px;font:16px/1.5 system-ui,sans-serif">
    <main>
    <h1>Mails</h1>
    ${Object.entries(sampleMails)
      .map(([name, words]) => section(name, renderMail(words)))
      .join('\n    ')}
    </main>
  </body>
</html>
`;

const section = (name: string, { subject, text }: RenderedMail) => `<section>
      <h2><a href="/mails/${name}">${name}</a></h2>
      <p>Subject: <b>${escapeHtml(subject)}</b></p>
      <div style="display:flex;flex-wrap:wrap;gap:16px">
        <iframe title="${name}" src="/mails/${name}" style="width:520px;max-width:100%;height:480px;border:1px solid #c5d6d8"></iframe>
        <pre style="flex:1;min-width:280px;margin:0;white-space:pre-wrap">${escapeHtml(text)}</pre>
      </div>
    </section>`;
