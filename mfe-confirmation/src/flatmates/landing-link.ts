import type { Branding } from '@home-move/contract';

/** The brand that serves paths without one. */
const defaultRoute = 'default';

/** The first page of a brand, the same for everyone: no token, no enrolment. `origin` is the portal's own. */
export function landingLink({ urlRoute, branch }: Pick<Branding, 'urlRoute' | 'branch'>, origin: string): string {
  if (urlRoute === defaultRoute) return `${origin}/`;
  return branch === null ? `${origin}/${urlRoute}` : `${origin}/${urlRoute}/${branch}`;
}
