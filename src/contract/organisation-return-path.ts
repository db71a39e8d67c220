/** Where an issuer sends people back to: the owner of an organisation enters this address there, below the address of this server. */
export const organisationReturnPath = '/sign-in';
