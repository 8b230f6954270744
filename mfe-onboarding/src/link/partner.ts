import type { Branding } from '@home-move/contract';

/** The partner whose brand a link has; null for our own brand. */
export const partnerOf = ({ urlRoute, name }: Pick<Branding, 'urlRoute' | 'name'>): string | null =>
  urlRoute === 'default' ? null : name;
