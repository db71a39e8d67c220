const recipientLines =
  /^(?:to|cc|bcc|delivered-to|(?:x-)?envelope-to|x-original-to|x-forwarded-to|apparently-to)[ \t]*:.*(?:\r?\n[ \t].*)*/gim;
const addressIn = /(?<![\w.+-])([\w.+-]{1,64})@([\w.-]{1,253})/g;
/** As a link or an encoded line names it, too. */
const spelledAddress = /(?<![\w.+-])([\w.+-]{1,64})(@|%40|=40)([\w-]{1,63}(?:\.[\w-]{1,63}){0,10})/gi;

/**
 * As in our data: the reader of a message is `recipient@example.com`, wherever they are named in it, also in its links. Once through the
 * text, however many there are: a message may name ten thousand.
 */
export const withoutRecipients = (source: string): string => {
  const end = source.search(/\r?\n\r?\n/);
  const head = end < 0 ? source : source.slice(0, end);
  const named = (head.match(recipientLines) ?? []).flatMap((line) => [
    ...line.toLowerCase().matchAll(addressIn),
  ]);
  const recipients = new Set(named.map(([, name, domain = '']) => `${name}@${domain.replace(/\.+$/, '')}`));
  return source.replace(spelledAddress, (address: string, name: string, at: string, domain: string) => {
    // What follows the domain may be glued to it: `ana@example.com.Please answer`.
    const labels = domain.toLowerCase().split('.');
    for (let length = labels.length; length > 0; length -= 1) {
      const begun = labels.slice(0, length).join('.');
      if (recipients.has(`${name.toLowerCase()}@${begun}`))
        return `recipient${at}example.com${domain.slice(begun.length)}`;
    }
    return address;
  });
};
