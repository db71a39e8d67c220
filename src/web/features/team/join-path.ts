/** Where the code of an invitation is entered. */
export const joinPath = '/team/join';
