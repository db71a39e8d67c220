/**
 * Delivery networks: they name every customer at random (`d1h9a8s8eodvjz.cloudfront.net`) or after the customer's own
 * address (`images.apple.com.edgesuite.net`), so neither means anything there.
 */
export const isContentNetwork = (host: string): boolean =>
  /\.(?:cloudfront\.net|akamai\w*\.net|edgesuite\.net|edgekey\.net|fastly\.net|azureedge\.net|azurefd\.net|b-cdn\.net|cdn77\.org|llnwd\.net)$/.test(
    host,
  );
