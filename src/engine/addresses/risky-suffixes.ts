import { wordSet } from '../text/word-list.ts';

/**
 * Suffixes under which a domain costs next to nothing and abuse reports pile up. Weak by design: each has legitimate sites,
 * so no suffix alone takes a link out of the safe band.
 */
const strong = wordSet(`
  top cc icu vip sbs cfd cyou shop click xin bond qpon buzz win lat support help cam rest monster hair skin makeup mom
  beauty autos boats homes quest lol pics christmas gdn loan men date review country stream download racing cricket
  party science trade accountant faith webcam bid tk ml ga cf gq my.id biz.id web.id us.kg sa.com za.com ru.com
  in.net uk.net de.com br.com cn.com pw zip mov ltd wang ren kim vin press rent forex markets
`);
const mild = wordSet(`
  xyz site online live life world pro club website digital store fun space work today info biz link run rocks guru pink black ink
  fit asia su ws services center company solutions network agency finance money cash credit loans bet poker casino games
  gold exchange capital fund investments tokyo cloud one uno cm gd la vu cn com.cn com.ng bio chat social limited best
  fashion directory zone tel mobi ooo eu.org nom.za co.com us.com
`);

export type SuffixRisk = 'strong' | 'mild';

export const suffixRiskOf = (suffix: string | null): SuffixRisk | null => {
  if (suffix === null) return null;
  if (strong.has(suffix)) return 'strong';
  return mild.has(suffix) ? 'mild' : null;
};
