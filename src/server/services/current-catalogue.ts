import type { Catalogue, VulnerabilityCatalogueStore } from '../store/vulnerability-catalogue.ts';

/** `looksAgain`: for who must not see one that was replaced a moment ago. */
export type OpenCatalogue = (options?: { looksAgain: boolean }) => Promise<Catalogue>;

type Needs = {
  synced: Pick<VulnerabilityCatalogueStore, 'current'>;
  shipped: () => Promise<Catalogue>;
  /** Milliseconds of any clock that only goes forward. */
  now?: () => number;
};

/** This long after a sync, by any server, all visitors see the new catalogue. */
const lookAgainAfterMs = 2000;

/** NVD asks all who use its data to say so. */
export const nvdNotice =
  'This product uses data from the NVD API but is not endorsed or certified by the NVD.';
const epssNotice = 'The chance of exploitation is EPSS, by FIRST.org.';

/** What was synced, however old: its texts are the official ones. Before the first sync, what ships. */
export const currentCatalogue = ({
  synced,
  shipped,
  now = () => performance.now(),
}: Needs): OpenCatalogue => {
  let held: { catalogue: Promise<Catalogue>; since: number } | undefined;
  let known: Catalogue | null = null;

  const look = async (): Promise<Catalogue> => {
    known = await synced.current(known);
    const catalogue = known ?? (await shipped());
    return { ...catalogue, notes: [...notesOn(catalogue), nvdNotice, epssNotice] };
  };

  return ({ looksAgain } = { looksAgain: false }) => {
    if (held && !looksAgain && now() - held.since < lookAgainAfterMs) return held.catalogue;
    const looked = { catalogue: look(), since: now() };
    held = looked;
    // A database that was unreachable is asked again at once.
    looked.catalogue.catch(() => {
      if (held === looked) held = undefined;
    });
    return looked.catalogue;
  };
};

const notesOn = ({ origin, asOf, notes }: Catalogue): string[] =>
  origin === 'shipped'
    ? [
        `These are the facts that came with the product, as of ${asOf}; titles and descriptions are composed from them. ` +
          'After a sync the official texts are shown.',
        ...notes,
      ]
    : notes;
