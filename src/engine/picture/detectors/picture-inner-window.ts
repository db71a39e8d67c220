import { defangHost } from '../../text/defang.ts';
import { interfaceDetector } from './define.ts';

/**
 * A browser window drawn inside the page, with an address bar of its own that can say anything. Only the bar at the edge
 * of the real window shows where a page comes from.
 */
export const pictureInnerWindow = interfaceDetector({
  id: 'picture-inner-window',
  title: 'A browser window drawn inside the page',
  points: 55,
  severity: 'high',
  icon: 'Eye',
  find: ({ bars: { bar, inner }, asked, asksForSecret, kind }) => {
    if (kind === 'code') return [];
    const hasForm = asksForSecret || asked.some(({ what, hasField }) => hasField || what === 'user-name');
    const [first] = inner.filter(({ host }) => host !== bar?.host);
    return first ? [{ inside: first.host, outside: bar?.host ?? null, hasForm }] : [];
  },
  // Without the real bar beside it, it may be a real window in front of another one.
  weigh: ({ hasForm, outside }) => (hasForm ? (outside === null ? 40 : 55) : 20),
  describe: ({ inside, outside }) =>
    `Inside the page${outside === null ? '' : ` at ${defangHost(outside)}`} is a second window whose address bar says ${defangHost(inside)}. A page can draw such a bar with any address in it.`,
  recommendation:
    'Try to drag the inner window out of the page. If it stays inside, it is only drawn: enter nothing.',
});
