/** Light by default and always on paper; dark where the reader's screen is. No font is fetched: the system's do. */
export const reportStyle = `
:root{color-scheme:light;--bg:#DFE9E9;--sheet:#FFF;--well:#F3F8F7;--raised:#DCE8E8;--line:#C5D6D8;--text:#0B2129;--text-2:#304D57;--text-3:#49646E;--tide:#07607F;--float:#FFDD3C;--float-edge:#0B2129;--tick:#B3C7CB;--safe:#0C6A41;--safe-tint:#DBF2E5;--suspicious:#844800;--suspicious-tint:#FFEBCD;--phishing:#A5201F;--phishing-tint:#FCE3E0;--band-safe:#1B7A50;--band-suspicious:#C27408;--band-phishing:#B5292F}
.v-safe{--v:var(--safe);--vt:var(--safe-tint);--vs:#1B7A50;--von:#FFF}
.v-suspicious{--v:var(--suspicious);--vt:var(--suspicious-tint);--vs:#F4A63A;--von:#1F1300}
.v-phishing{--v:var(--phishing);--vt:var(--phishing-tint);--vs:#B5292F;--von:#FFF}
.v-unknown,.v-none{--v:var(--text-2);--vt:var(--raised);--vs:#304D57;--von:#FFF}
*{box-sizing:border-box;margin:0;padding:0}
html{background:var(--bg);-webkit-text-size-adjust:100%}
body{background:var(--bg);color:var(--text);font:15px/1.55 ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;overflow-wrap:anywhere}
.mono,dd span,blockquote,.preview{font-family:ui-monospace,"SF Mono",SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace}
.sheet{background:var(--sheet);max-width:820px;margin:28px auto;padding:44px 52px 36px;border-radius:16px;box-shadow:0 8px 24px rgb(11 33 41/.1)}
.top{display:flex;justify-content:space-between;align-items:center;gap:16px;padding-bottom:18px;border-bottom:2px solid var(--text)}
.brand{flex:none;display:flex;align-items:center;gap:10px;font-size:20px;font-weight:700;letter-spacing:-.02em}
.hook{width:26px;height:26px;flex:none;fill:none;stroke:currentColor;stroke-width:2.6;stroke-linecap:round;stroke-linejoin:round}
.hook circle{stroke-width:2.2}.hook .float{fill:var(--float);stroke:var(--float-edge);stroke-width:1}
.top .meta{text-align:right;font-size:13px;color:var(--text-2)}.top .meta b{color:var(--text);font-size:15px}
.icon{width:1em;height:1em;flex:none;fill:none;stroke:currentColor;stroke-width:1.9;stroke-linecap:round;stroke-linejoin:round}
.verdict{display:grid;grid-template-columns:48px 1fr auto;gap:18px;align-items:center;background:var(--vs);color:var(--von);border:1px solid transparent;border-radius:12px;padding:20px 24px;margin-top:24px}
.verdict .icon{width:48px;height:48px}.verdict h1{font-size:25px;line-height:1.15;letter-spacing:-.018em}.verdict p{margin-top:4px}
.verdict .num{text-align:right;font-size:13px}.verdict .num b{display:block;font-size:46px;line-height:1;letter-spacing:-.04em;font-variant-numeric:tabular-nums}
.first{display:grid;grid-template-columns:224px 1fr;gap:34px;align-items:start;margin-top:26px}.first>section{margin-top:0}.first.alone{grid-template-columns:1fr}
.gauge{display:block;width:100%;max-width:224px;margin:0 auto}
.tick{stroke:var(--tick);stroke-width:1.6;stroke-linecap:round}.tick.major{stroke-width:2.4}.tick.lit{stroke:var(--v)}
.arc{fill:none;stroke-width:5;opacity:.42}.arc.now{stroke-width:7;opacity:1}.arc.safe{stroke:var(--band-safe)}.arc.suspicious{stroke:var(--band-suspicious)}.arc.phishing{stroke:var(--band-phishing)}
.hand{fill:var(--text);stroke:var(--sheet);stroke-width:2.5;stroke-linejoin:round;paint-order:stroke}
.gauge text{text-anchor:middle;fill:var(--text)}.gauge .score{font-size:70px;font-weight:700;letter-spacing:-.04em}.gauge .what{font-size:13px;fill:var(--text-2)}.gauge .mark{font-size:11px;fill:var(--text-3);dominant-baseline:middle}
.legend{list-style:none;margin-top:6px;font-size:13.5px;color:var(--text-2)}.legend li{padding:4px 10px;border-radius:7px}.legend .now{background:var(--vt);color:var(--text);font-weight:650}
section{margin-top:28px}h2{font-size:17.5px;line-height:1.3;letter-spacing:-.01em;padding-bottom:8px;border-bottom:1px solid var(--line)}
.count{display:inline-block;margin-left:8px;padding:0 7px;border-radius:6px;background:var(--raised);font-size:13px;letter-spacing:0}
.plain{list-style:none}.plain li{position:relative;padding:5px 0 5px 22px}.plain li::before{content:"";position:absolute;left:4px;top:13px;width:7px;height:7px;border-radius:50%;background:var(--tide)}
.actions{margin-top:8px}.actions li:first-child{border-left:4px solid var(--tide);padding:2px 0 2px 16px;margin:6px 0 8px;font-size:18px;line-height:1.35;font-weight:650}.actions li:first-child::before{display:none}
.actions small{display:block;font-size:13px;color:var(--tide)}
.say{margin-top:10px;color:var(--text-2)}.who{margin-top:16px;font-size:16px;font-weight:550}
.rows{list-style:none}.rows>li{padding:13px 0;border-bottom:1px solid var(--line)}
.row{display:grid;grid-template-columns:28px 1fr 122px 100px;gap:4px 12px;align-items:baseline}.row h3{font-size:15.5px;line-height:1.35}.row .n{color:var(--text-3)}.row .badge{justify-self:start}.row .points{text-align:right;font-size:13.5px}
.in{padding-left:40px}.in p{color:var(--text-2);margin-top:3px;font-size:14.5px}.in .do{color:var(--text)}.in .do::before{content:"\\2192";color:var(--tide);margin-right:8px}
blockquote{margin-top:7px;padding:2px 0 2px 12px;border-left:2px solid var(--v);font-size:13px;white-space:pre-wrap}
.badge{display:inline-flex;align-items:center;gap:6px;padding:2px 9px;border:1px solid transparent;border-radius:7px;background:var(--vt);color:var(--v);font-size:13px;font-weight:650;white-space:nowrap}
.state{min-width:104px;font-size:13.5px;color:var(--text-3)}.rows>.check{padding:9px 0}.check{display:grid;grid-template-columns:1fr auto;gap:2px 16px}.check p{grid-column:1/-1;color:var(--text-2);font-size:14px}
.facts{display:grid;grid-template-columns:1fr 1fr;column-gap:32px}.facts>div{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.15fr);gap:12px;align-items:baseline;padding:7px 0;border-bottom:1px solid var(--line);font-size:14px}.facts dt{color:var(--text-3)}.facts dd{font-size:13px}.facts dd span{display:block}
.facts>.wide{grid-column:1/-1;grid-template-columns:minmax(0,.46fr) minmax(0,1.54fr)}.facts>.group{display:block;grid-column:1/-1;border-bottom:0;padding-top:14px}.group>dt{color:var(--text);font-weight:650}.group>dd>.facts{border-left:2px solid var(--line);padding-left:14px;margin-top:2px}
em{font-style:normal;font-weight:650;color:var(--phishing);text-decoration:underline;text-underline-offset:3px}
.path{list-style:none;margin-top:6px}.path li{padding:4px 0 4px 14px;border-left:2px solid var(--line);font-size:14px}.path small{display:block;color:var(--text-3);font-size:13px}.d1{margin-left:18px}.d2{margin-left:36px}.d3{margin-left:54px}.d4{margin-left:72px}.d5{margin-left:90px}.d6,.d7,.d8{margin-left:108px}
.preview{font-size:13px;line-height:1.6;background:var(--well);border:1px solid var(--line);border-radius:8px;padding:12px 14px;margin-top:12px;white-space:pre-wrap}
.hash{font-size:12.5px;color:var(--text-3);margin-top:8px}
.foot{margin-top:32px;padding-top:14px;border-top:1px solid var(--line);font-size:12.5px;color:var(--text-3)}.foot p+p{margin-top:5px}.foot b{color:var(--text-2)}
@media screen and (prefers-color-scheme:dark){
:root{color-scheme:dark;--bg:#071116;--sheet:#10222A;--well:#0D1C23;--raised:#213D49;--line:#274553;--text:#EDF5F3;--text-2:#B9CDD1;--text-3:#92ACB4;--tide:#86CFE6;--float:#FFE14A;--float-edge:transparent;--tick:#3F6170;--safe:#62DBA0;--safe-tint:#11332A;--suspicious:#FFB454;--suspicious-tint:#382A12;--phishing:#FF8C82;--phishing-tint:#401D20;--band-safe:#62DBA0;--band-suspicious:#FFB454;--band-phishing:#FF8C82}
.sheet{box-shadow:none;border:1px solid var(--line)}}
@media screen and (max-width:640px){
.sheet{margin:0;padding:22px 16px 28px;border-radius:0;border:0;box-shadow:none}
.verdict{grid-template-columns:36px 1fr;gap:14px;padding:18px 16px}.verdict .icon{width:36px;height:36px;align-self:start}.verdict h1{font-size:22px}
.verdict .num{grid-column:2;text-align:left;display:flex;gap:8px;align-items:baseline}.verdict .num b{font-size:34px}
.first{grid-template-columns:1fr;gap:20px}.dial{display:grid;grid-template-columns:minmax(118px,140px) 1fr;gap:14px;align-items:center}
.facts{grid-template-columns:1fr}.row{grid-template-columns:28px 1fr}.row .badge,.row .points{grid-column:2;text-align:left}.facts>.wide{grid-template-columns:minmax(0,1fr) minmax(0,1.15fr)}.gauge .mark{display:none}.gauge .what{font-size:22px}
.d1,.d2,.d3,.d4,.d5,.d6,.d7,.d8{margin-left:10px}}
@page{margin:14mm}
@media print{
html,body{background:#FFF;font-size:10.5pt}.sheet{max-width:none;margin:0;padding:0;border-radius:0;box-shadow:none}
.verdict,.badge,.legend .now,.gauge,.plain li::before,.count{-webkit-print-color-adjust:exact;print-color-adjust:exact}
h2,h3,.group>dt{break-after:avoid}.group>dd,.group>dd>.facts{break-before:avoid}.rows>li,.group:not(:has(.group)),.verdict,.first,.row,blockquote,.facts>div:not(.group),.path li,.foot{break-inside:avoid}.in p{orphans:2;widows:2}}
`;
