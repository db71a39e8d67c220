/** Scheme or www, a host with a dot before letters, or a mail address; not a price or a time. */
const address =
  /^[("'<[]*(?:https?[:;.]?\/|www\.|[\w.+-]+@|(?=[^/]*[a-z][^/]*\.)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:$|[/:?)\]>,.;"']))/i;

/** Whether a word is spelled like a web or mail address, even if one of its letters was misread. */
export const looksLikeAddress = (word: string): boolean => word.length > 3 && address.test(word);
