/** How a website is made. Each kind has its own snippet. */
export const siteKinds = ['html', 'wordpress', 'wix', 'squarespace', 'tag-manager', 'react'] as const;
export type SiteKind = (typeof siteKinds)[number];
