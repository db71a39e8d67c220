import { destinationDetector } from './define.ts';

/** A UUID in the link tells the sender which recipient clicked. */
export const pathUuid = destinationDetector({
  id: 'path-uuid',
  title: 'Link carries a personal number',
  points: 12,
  severity: 'low',
  icon: 'Fish',
  recommendation: 'Treat it as a link made for you alone: its sender will know that you opened it.',
  find: ({ url, isEstablished }) => {
    if (isEstablished) return [];
    const id = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i.exec(
      url.path + url.query,
    )?.[0];
    return id ? [id] : [];
  },
  describe: (id) => `The number ${id.slice(0, 8)}… identifies one recipient.`,
});
