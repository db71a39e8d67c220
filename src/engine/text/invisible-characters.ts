/** Characters without a shape: zero-width spaces and joiners, soft hyphens, tags, annotation anchors. */
const invisible = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

export const hasInvisible = (text: string): boolean => text.search(invisible) >= 0;

export const removeInvisible = (text: string): string => text.replace(invisible, '');
