/** Pictures, styles, scripts and downloads: content networks and shops give them generated paths. */
export const isAsset = (path: string): boolean =>
  /\.(?:jpe?g|png|gif|webp|svg|ico|css|m?js|json|xml|txt|pdf|docx?|xlsx?|pptx?|zip|t?gz|mp[34]|webm|woff2?|csv|epub|rar|exe|dmg|msi)$/i.test(
    path,
  );
