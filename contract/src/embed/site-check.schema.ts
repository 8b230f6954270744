import * as z from 'zod/mini';
import { siteCheckMessages as messages } from './site-check.messages';

/** Why our server does not open the address of a page. */
export type PageUrlProblem = 'scheme' | 'credentials' | 'port';

/** Why our server does not open an address, given or the target of a redirect; null if it may. Resolves no names. */
export function pageUrlProblem({ protocol, username, password, port }: URL): PageUrlProblem | null {
  if (protocol !== 'https:') return 'scheme';
  if (username !== '' || password !== '') return 'credentials';
  return port === '' ? null : 'port';
}

function problemOf(text: string): PageUrlProblem | 'url' | null {
  return URL.canParse(text) ? pageUrlProblem(new URL(text)) : 'url';
}

const without = (problem: PageUrlProblem | 'url') =>
  z.refine<string>((text) => problemOf(text) !== problem, messages[problem]);

const pageUrl = z
  .string()
  .check(z.maxLength(2000, messages.url), without('url'), without('scheme'), without('credentials'), without('port'));

/** Body of `POST /site-check`: the page that is to show the portal, and the brand that it names. */
export const siteCheckSchema = z.object({
  url: pageUrl,
  brand: z.string().check(z.maxLength(200)),
  branch: z.optional(z.string().check(z.maxLength(200))),
});
export type SiteCheckRequest = z.infer<typeof siteCheckSchema>;
