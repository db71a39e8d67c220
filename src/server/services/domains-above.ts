const mostLabels = 10;

/** `mail.eu.company.example` may belong to who has proved `company.example`. The longest first. */
export const domainsAbove = (address: string): string[] => {
  const labels = address
    .slice(address.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.')
    .slice(-mostLabels);
  return labels.slice(0, -1).map((_, n) => labels.slice(n).join('.'));
};
