import { type Html, html } from './html.ts';
import type { ReportDocument } from './report-document.ts';
import { logo } from './report-icons.ts';
import {
  checksSection,
  firstBlock,
  inputSection,
  reassuranceSection,
  technicalSection,
  threatsSection,
  trailSection,
  verdictBlock,
  vulnerabilitiesSection,
} from './report-sections.ts';
import { reportStyle } from './report-style.ts';
import { originWords, unsignedWords, utcMoment } from './report-words.ts';
import { typeWord } from './verdict-words.ts';

/** Nothing may be fetched, run, sent or framed: a report stands alone. */
export const reportPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

const style: Html = { markup: reportStyle };

/**
 * The whole page, with empty places for its record and its seal. The same document gives the same bytes. Without a key it says
 * that nobody signed it.
 */
export const reportPage = (document: ReportDocument, keyId: string | null): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${reportPolicy}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>Security Report: ${document.verdict.headline} - Hookwise</title>
<style>${style}</style>
</head>
<body>
<main class="sheet v-${document.verdict.level}">
<header class="top"><span class="brand">${logo}Hookwise</span><p class="meta"><b>Security Report</b><br>${utcMoment(document.analysedAt ?? document.generatedAt)} · ${typeWord(document.analysisType)}</p></header>
${verdictBlock(document)}
${firstBlock(document)}
${threatsSection(document)}
${vulnerabilitiesSection(document)}
${reassuranceSection(document)}
${trailSection(document)}
${checksSection(document)}
${technicalSection(document)}
${inputSection(document)}
${footer(document, keyId)}
</main>
<pre hidden id="report-record"></pre>
<pre hidden id="report-seal"></pre>
</body>
</html>
`.markup;

const footer = (
  { notes, engine, generatedAt, analysedAt, analysisId, origin }: ReportDocument,
  keyId: string | null,
) =>
  html`<footer class="foot">${notes.map((note) => html`<p>${note}</p>`)}<p>${analysedAt === null ? '' : `Analysed ${utcMoment(analysedAt)}. `}Report made ${utcMoment(generatedAt)} by Hookwise ${engine.version}.${
    analysisId === null ? '' : ` Analysis ${analysisId}.`
  }</p><p>Models and tables: ${
    engine.parts.map(({ name, date }) => `${name} ${date}`).join(', ') || '-'
  }.</p><p>${keyId === null ? unsignedWords : html`<b>Signed</b> with the key <span class="mono">${keyId}</span>. ${originWords[origin]} To check the file: npm run verify-report -- file.html`}</p><p>Links in this report are text only. Brackets such as [.] keep them from being opened by mistake.</p></footer>`;
