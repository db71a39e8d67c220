/** An item as a reader finds it, before it is counted. */
export type FoundItem = { name: string | null } & ({ input: string | Uint8Array } | { problem: string });

export const emptyProblem = 'This file is empty.';
export const tooLargeProblem = 'This message is larger than 2 MB. Please paste the part that worries you.';
export const noMessageProblem = 'No message could be found in this file.';
