import type { HostingFacts, Registration } from '../../contract/domain-facts.ts';
import type { LookedUp } from '../../contract/looked-up.ts';
import type { Suspect } from './suspect.ts';

/** What registries say of a suspect. */
export type FoundOnSuspect = {
  suspect: Suspect;
  /** Of its domain; absent where it has none of its own. */
  registration: LookedUp<Registration>;
  hosting: LookedUp<HostingFacts>;
  /** Of the network that its address lies in. */
  network: LookedUp<Registration>;
};
