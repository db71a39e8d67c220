import { isUuid } from '../../contract/uuid.ts';

/** Where a page of campaigns ended: what its last one is sorted by. */
export type CampaignPlace = { day: string; reports: number; lastSeenAt: string; id: string };

export const writePlace = ({ day, reports, lastSeenAt, id }: CampaignPlace): string =>
  [day, reports, Date.parse(lastSeenAt), id].join('_');

/** Null for what is no cursor of ours. */
export const readPlace = (cursor: string): CampaignPlace | null => {
  const [, day = '', reports = '', time = '', id = ''] =
    /^(\d{4}-\d{2}-\d{2})_(\d{1,9})_(\d{1,14})_([0-9a-f-]{36})$/i.exec(cursor) ?? [];
  if (!isUuid(id) || Number.isNaN(Date.parse(day))) return null;
  return { day, reports: Number(reports), lastSeenAt: new Date(Number(time)).toISOString(), id };
};
