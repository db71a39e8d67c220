/** Something that a complaint is about, and who can be asked to stop it. */
export type Suspect = {
  /** The page, the domain that sent the message, or the server that delivered it. */
  role: 'page' | 'sender' | 'server';
  /** A host name or an address. */
  host: string;
  /** The whole address of a page; null where it is not known whole. */
  url: string | null;
  /** The domain that its registrar can suspend; null where many share it, and for bare addresses. */
  domain: string | null;
};

export type LeftOut = { what: string; why: string };
export type Suspects = { suspects: Suspect[]; leftOut: LeftOut[] };
