import { createHash } from 'node:crypto';
import { type Html, html, nothing } from '../report/html.ts';
import { logo } from '../report/report-icons.ts';
import { isDrawnInFull } from './receipt-pdf.ts';
import { type Issued, receiptSheet, type Sheet } from './receipt-sheet.ts';

/** Light on paper, dark where the reader's screen is. No font is fetched: the system's know every script. */
const style = `
:root{color-scheme:light;--bg:#DFE9E9;--sheet:#FFF;--line:#C5D6D8;--text:#0B2129;--text-2:#304D57;--float:#FFDD3C;--float-edge:#0B2129}
*{box-sizing:border-box;margin:0;padding:0}
html,body{background:var(--bg)}
body{color:var(--text);font:15px/1.5 ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;overflow-wrap:anywhere;-webkit-text-size-adjust:100%}
main{background:var(--sheet);max-width:720px;margin:28px auto;padding:44px 48px;border-radius:16px}
header{display:flex;justify-content:space-between;gap:16px;padding-bottom:18px;border-bottom:2px solid var(--text)}
.brand{display:flex;align-items:center;gap:10px;font-size:20px;font-weight:700}
.hook{width:26px;height:26px;flex:none;fill:none;stroke:currentColor;stroke-width:2.6;stroke-linecap:round;stroke-linejoin:round}
.hook circle{stroke-width:2.2}.hook .float{fill:var(--float);stroke:var(--float-edge);stroke-width:1}
h1{font-size:20px;line-height:1.3;text-align:right}h1 span{display:block;font-size:15px;font-weight:400}
.parties{display:grid;grid-template-columns:1fr 1fr;gap:24px;margin-top:24px}
h2{font-size:13px;font-weight:400;color:var(--text-2)}
.name{font-weight:650}.quiet{color:var(--text-2)}
dl{margin-top:24px;display:grid;grid-template-columns:auto 1fr;gap:4px 20px}dt{color:var(--text-2)}
table{width:100%;border-collapse:collapse;margin-top:24px}
th,td{padding:10px 0;text-align:left;vertical-align:top;font-weight:400}td{text-align:right;white-space:nowrap;padding-left:16px;font-variant-numeric:tabular-nums}
tbody tr{border-top:1px solid var(--line);border-bottom:1px solid var(--line)}tbody th{font-weight:650}tbody th span{display:block;font-weight:400;color:var(--text-2)}
tfoot th,tfoot td{padding:6px 0 0 16px;text-align:right}tfoot th{color:var(--text-2)}
tfoot .total th,tfoot .total td{font-size:17px;font-weight:650;color:var(--text);padding-top:12px}
footer{margin-top:28px;font-size:13px;color:var(--text-2)}footer p+p{margin-top:6px}
@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;--bg:#071116;--sheet:#10222A;--line:#274553;--text:#EDF5F3;--text-2:#B9CDD1;--float:#FFE14A;--float-edge:transparent}}
@media screen and (max-width:640px){main{margin:0;padding:24px 16px;border-radius:0}.parties{grid-template-columns:1fr}}
@page{size:A4;margin:16mm}
@media print{html,body{background:#FFF;font-size:10.5pt}main{max-width:none;margin:0;padding:0}.screen{display:none}}
`;

/** The page fetches nothing, runs nothing, sends nothing and does not have our origin; this style alone applies. */
export const receiptPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox`;

/** The document as a page that stands alone, and prints on one sheet. */
export const receiptPage = (issued: Issued): string => {
  const sheet = receiptSheet(issued);
  const { title, number, facts, seller, buyer, buyerLabel, item, parts, total, note } = sheet;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${title} ${number} - Hookwise</title>
<style>${{ markup: style }}</style>
</head>
<body>
<main>
<header><p class="brand">${logo}Hookwise</p><h1>${title} <span>${number}</span></h1></header>
<div class="parties">
${partyBlock(seller)}
${buyer ? partyBlock(buyer) : html`<section><h2>${buyerLabel}</h2><p class="quiet">No billing details were given.</p></section>`}
</div>
<dl>${facts.map(({ label, value }) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>
<table>
<tbody><tr><th scope="row">${item.name}${item.period === null ? nothing : html`<span>${item.period}</span>`}</th><td>${item.amount}</td></tr></tbody>
<tfoot>${parts.map(({ label, value }) => html`<tr><th scope="row">${label}</th><td>${value}</td></tr>`)}<tr class="total"><th scope="row">${total.label}</th><td>${total.value}</td></tr></tfoot>
</table>
<footer><p>${note}</p>${isDrawnInFull(sheet) ? nothing : html`<p class="screen">The PDF file of this document cannot show every letter of the names and addresses on it. To have all of them on paper, print this page.</p>`}</footer>
</main>
</body>
</html>
`.markup;
};

/** Each name and address in its own writing direction, without an effect on what stands beside it. */
const partyBlock = ({ label, name, lines }: Sheet['seller']): Html =>
  html`<section><h2>${label}</h2><p class="name" dir="auto">${name}</p>${lines.map((line) => html`<p dir="auto">${line}</p>`)}</section>`;
