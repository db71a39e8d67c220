import { type Html, html, nothing } from '../../report/html.ts';
import { logo } from '../../report/report-icons.ts';
import { reportPolicy } from '../../report/report-page.ts';
import { reportStyle } from '../../report/report-style.ts';
import { utcMoment } from '../../report/report-words.ts';
import { shownText } from '../../report/shown-text.ts';
import { itemLevels } from '../../triage/item-facts.ts';
import type { Campaign, LevelCounts, Summary, Tallied } from './summarize.ts';
import { arrivalPlot, levelNames } from './summary-plot.ts';

export type SummarizedJob = { id: string; name: string | null; kind: 'mail' | 'url' | 'domain' };

const maxShown = 160;
const kindWords = { mail: 'Messages', url: 'Links', domain: 'Domains' };

const style: Html = {
  markup: `${reportStyle}
.l-phishing{fill:var(--band-phishing);background:var(--band-phishing)}.l-suspicious{fill:var(--band-suspicious);background:var(--band-suspicious)}
.l-inconclusive{fill:var(--text-3);background:var(--text-3)}.l-safe{fill:var(--band-safe);background:var(--band-safe)}
main section{margin-top:28px}.sheet h1{font-size:25px;line-height:1.15;margin-top:24px}main h2{font-size:18px;margin-bottom:10px}
.levels{display:grid;grid-template-columns:repeat(5,1fr);gap:10px;list-style:none;margin-top:18px}
.levels li{background:var(--well);border-radius:10px;padding:12px 14px;border-top:5px solid var(--tick)}
.levels b{display:block;font-size:28px;line-height:1.1;font-variant-numeric:tabular-nums}
.levels .t-phishing{border-color:var(--band-phishing)}.levels .t-suspicious{border-color:var(--band-suspicious)}.levels .t-inconclusive{border-color:var(--text-3)}.levels .t-safe{border-color:var(--band-safe)}
.share{display:flex;height:12px;border-radius:6px;overflow:hidden;margin-top:12px;background:var(--raised)}
.plot{display:block;width:100%}.plot line{stroke:var(--line)}.plot text{font-size:12px;fill:var(--text-2)}.plot .end{text-anchor:end}
.note{color:var(--text-2);font-size:13px;margin-top:6px}
.scroll{overflow-x:auto}table{width:100%;border-collapse:collapse;font-size:14px}th,td{text-align:left;vertical-align:top;padding:6px 10px 6px 0;border-bottom:1px solid var(--line)}
th{font-size:13px;color:var(--text-2);font-weight:600}td.n,th.n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}th,td{overflow-wrap:normal}td.v{min-width:110px}td.t{overflow-wrap:anywhere;min-width:160px}td.mono{font-size:13px}
@media screen and (max-width:640px){.levels{grid-template-columns:1fr 1fr}}
@media print{.levels li,.share,.plot{-webkit-print-color-adjust:exact;print-color-adjust:exact}tr,.levels,.plot{break-inside:avoid}thead{display:table-header-group}.scroll{overflow:visible}}
`,
};

/** All results of a job on one page that stands alone: nothing in it runs, is fetched or leads anywhere. */
export const summaryPage = (job: SummarizedJob, summary: Summary, generatedAt: string): string => {
  const { counts, failed, arrivals, undated } = summary;
  const judged = itemLevels.reduce((sum, level) => sum + counts[level], 0);
  const title = job.name === null ? kindWords[job.kind] : shown(job.name);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${reportPolicy}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>Summary: ${title} - Hookwise</title>
<style>${style}</style>
</head>
<body>
<main class="sheet">
<header class="top"><span class="brand">${logo}Hookwise</span><p class="meta"><b>Summary of a job</b><br>${utcMoment(generatedAt)}</p></header>
<h1>${title}</h1>
<ul class="levels">${itemLevels.map((level) => html`<li class="t-${level}"><b>${number(counts[level])}</b>${levelNames[level]}</li>`)}<li><b>${number(failed)}</b>Not checked</li></ul>
${judged === 0 ? nothing : html`<div class="share" aria-hidden="true">${itemLevels.map((level) => shareOf(level, counts[level] / judged))}</div>`}
${
  job.kind === 'mail' && arrivals.length > 0
    ? html`<section><h2>When they arrived</h2>${arrivalPlot(arrivals)}${undated === 0 ? nothing : html`<p class="note">${number(undated)} more do not say when they arrived.</p>`}</section>`
    : nothing
}
${campaignSection(summary)}
${talliedSection('Senders', 'Sender', summary.senders)}
${talliedSection('Brands they name or imitate', 'Brand', summary.brands)}
${talliedSection('Where links lead', 'Host', summary.hosts)}
<footer class="foot"><p>Summary made ${utcMoment(generatedAt)}. Job ${job.id}. Links are text only. Brackets such as [.] keep them from being opened by mistake.</p></footer>
</main>
</body>
</html>
`.markup;
};

const shown = (text: string) => shownText(text, maxShown);
const number = (count: number) => count.toLocaleString('en');

const shareOf = (level: (typeof itemLevels)[number], part: number): Html =>
  part === 0
    ? nothing
    : html`<span class="l-${level}" style="flex:${Math.max(part, 0.005).toFixed(4)}"></span>`;

const levelsIn = (counts: LevelCounts) =>
  itemLevels
    .filter((level) => counts[level] > 0)
    .map((level) => `${number(counts[level])} ${levelNames[level].toLowerCase()}`)
    .join(', ');

const campaignSection = ({ campaigns, campaignCount }: Summary): Html => {
  if (campaigns.length === 0) return nothing;
  const left = campaignCount - campaigns.length;
  return html`<section><h2>Campaigns</h2><div class="scroll" tabindex="0"><table><thead><tr><th class="n">Size</th><th>For example</th><th>Verdicts</th><th>Senders and hosts</th><th>Items</th></tr></thead><tbody>${campaigns.map(campaignRow)}</tbody></table></div><p class="note">Items with mostly the same words, with similar words on the same infrastructure, or, among the dangerous, with the same host or file.${left > 0 ? ` ${number(left)} smaller campaigns were left out.` : ''}</p></section>`;
};

const campaignRow = ({ size, counts, example, items, senders, hosts }: Campaign): Html =>
  html`<tr><td class="n">${number(size)}</td><td class="t">${shown(example) || '-'}</td><td class="v">${levelsIn(counts)}</td><td class="mono t">${[...senders, ...hosts].map((name) => html`${shown(name)}<br>`)}</td><td class="n">${items.join(', ')}${size > items.length ? ', …' : ''}</td></tr>`;

const talliedSection = (heading: string, column: string, tallied: Tallied[]): Html =>
  tallied.length === 0
    ? nothing
    : html`<section><h2>${heading}</h2><div class="scroll" tabindex="0"><table><thead><tr><th>${column}</th><th class="n">Items</th><th>Verdicts</th></tr></thead><tbody>${tallied.map(
        ({ name, total, counts }) =>
          html`<tr><td class="mono t">${shown(name)}</td><td class="n">${number(total)}</td><td class="v">${levelsIn(counts)}</td></tr>`,
      )}</tbody></table></div></section>`;
