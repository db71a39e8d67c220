import { type House, luminance, onColour } from './houses.ts';
import type { Setting } from './setting.ts';

/** A colour that shows on the page: pale house colours are no good for buttons and links. */
export const accentOf = ({ colour }: Pick<House, 'colour'>, isDark: boolean): string => {
  const light = luminance(colour);
  if (isDark) return light < 0.06 ? '#6ea8fe' : colour;
  return light > 0.72 ? '#1a56db' : colour;
};

/** The sheet that pages share: what differs between templates is where things stand. */
export const pageStyle = (setting: Setting, house: Pick<House, 'colour'>): string => {
  const { theme, font, size, random } = setting;
  const accent = accentOf(house, theme.isDark);
  const radius = random.pick([0, 2, 4, 6, 8, 12, 24]);
  const fieldStyle = random.pick([
    `border:1px solid ${theme.line};background:${theme.surface}`,
    `border:1px solid ${theme.muted};background:${theme.surface}`,
    `border:0;border-bottom:2px solid ${theme.muted};background:transparent;border-radius:0`,
    `border:1px solid ${theme.line};background:${theme.soft}`,
  ]);
  return `
*{box-sizing:border-box}
body{margin:0;font-family:${font};font-size:${size}px;line-height:1.45;color:${theme.text};background:${theme.page};overflow:hidden}
.page{flex:1;min-height:0;overflow:hidden;position:relative;background:${theme.page}}
h1{font-size:${Math.round(size * random.pick([1.35, 1.5, 1.7, 2]))}px;line-height:1.2;margin:0 0 ${size}px;font-weight:${random.pick([400, 600, 700])}}
h2{font-size:${Math.round(size * 1.2)}px;margin:0 0 8px}
p{margin:0 0 ${Math.round(size * 0.9)}px}
a,.link{color:${accent};text-decoration:none}
.logo,.icon{display:inline-flex;flex:none;vertical-align:middle}
.masthead{display:inline-flex;align-items:center;gap:10px}
.one{white-space:nowrap;overflow:hidden;max-width:170px}
.label{font-size:${Math.max(10, size - 1)}px;color:${theme.text};margin:0 0 4px;font-weight:${random.pick([400, 600])}}
.field{${fieldStyle};border-radius:${Math.min(radius, 10)}px;height:${Math.round(size * random.pick([2.4, 2.7, 3.1]))}px;padding:0 12px;display:flex;align-items:center;color:${theme.muted};margin:0 0 ${Math.round(size * 0.9)}px;white-space:nowrap;overflow:hidden}
.button{display:inline-flex;align-items:center;justify-content:center;height:${Math.round(size * 2.6)}px;padding:0 ${size * 1.4}px;border-radius:${radius}px;border:1px solid ${theme.line};color:${theme.text};background:${theme.surface};margin:0 8px ${Math.round(size * 0.8)}px 0;font-weight:600;white-space:nowrap}
.button.main{background:${accent};border-color:${accent};color:${onColour(accent)}}
.wide .button{display:flex;margin-right:0}
.choice{display:flex;align-items:center;padding:10px 12px;border:1px solid ${theme.line};border-radius:${Math.min(radius, 8)}px;margin:0 0 8px;background:${theme.surface}}
.check{display:flex;align-items:center;gap:8px;margin:0 0 ${Math.round(size * 0.9)}px}.check i{width:${size}px;height:${size}px;border:1px solid ${theme.muted};border-radius:3px;flex:none}
.fact{display:flex;justify-content:space-between;gap:18px;padding:7px 0;border-bottom:1px solid ${theme.line};margin:0 0 4px}
.fact span{color:${theme.muted}}
.pair{display:flex;gap:14px}.pair>div{flex:1;min-width:0}
.boxes{display:grid;grid-template-columns:repeat(3,1fr);gap:8px;margin:0 0 14px}.boxes .field{margin:0;font-size:${Math.max(11, size - 2)}px}
ul{list-style:none;margin:0 0 ${size}px;padding:0}
ul.column li{padding:4px 0;color:${accent}}
ul.row{display:flex;flex-wrap:wrap;gap:6px 20px}ul.row li{color:${accent}}
ul.list li{padding:5px 0 5px 18px;position:relative}ul.list li::before{content:'';position:absolute;left:3px;top:.85em;width:6px;height:6px;border-radius:50%;background:${theme.muted}}
.card{background:${theme.surface};border-radius:${Math.min(radius, 14)}px}
.small{font-size:${Math.max(10, size - 3)}px;color:${theme.muted}}
.qr{background:#fff;padding:0}`;
};
