import { matchPath, type Tokens } from '@home-move/contract';
import type { Page } from '@playwright/test';
import { Arrivals } from '../fixtures/arrivals.js';
import { logInTab } from '../fixtures/tabs.js';
import { expect } from '../fixtures/test.js';
import { pathIn, portal } from '../support/addresses.js';
import type { Audit, Width } from './audit.js';
import { everyRoute, routesOf, type Visitor, type visitorOf } from './routes.js';

/** The routes of a visitor, from the table. */
export type RoutesOf<Who extends Visitor> = {
  [Route in keyof typeof visitorOf]: (typeof visitorOf)[Route] extends Who ? Route : never;
}[keyof typeof visitorOf];

/** How a visitor opens a route. */
export interface Opening {
  /** Below the brand. */
  readonly path: string;
  /** Of a logged-in mover. */
  readonly tokens?: Tokens;
  /** Values that the tab has stored before the page opens, by name. */
  readonly stored?: Readonly<Record<string, unknown>>;
  /** The route that shows the page, if this one redirects to it. */
  readonly shownBy?: keyof typeof visitorOf;
}

export interface Place {
  readonly brand: string;
  readonly width: Width;
}

const windowHeight = 900;

/** Gives the window this width, and the height of a small desktop window. */
export const resize = (page: Page, width: Width): Promise<void> =>
  page.setViewportSize({ width, height: windowHeight });

/** Waits until the page has its heading, its data and its fonts. */
export async function waitUntilComplete(page: Page, arrivals: Arrivals): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await arrivals.settled();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Ends the session of the tab, and starts another. */
async function startSession(page: Page, brand: string, { tokens, stored = {} }: Opening): Promise<void> {
  await page.goto(`${portal}/api/v1/healthcheck/live`);
  await page.evaluate(
    ({ scope, values }) => {
      sessionStorage.clear();
      for (const [name, value] of Object.entries(values))
        sessionStorage.setItem(`hm.${scope}.${name}`, JSON.stringify(value));
    },
    { scope: brand, values: stored },
  );
  if (tokens) await logInTab(page, tokens, brand);
}

/** The path of an address below the brand. */
function pathBelow(brand: string, address: string): string {
  const { pathname } = new URL(address);
  const prefix = pathIn(brand, '');
  return pathname.startsWith(prefix) ? pathname.slice(prefix.length) || '/' : pathname;
}

/** Opens each route of a visitor, and runs every check on its page. */
export async function expectAccessibleRoutes<Who extends Visitor>(
  { page, audit }: { readonly page: Page; readonly audit: Audit },
  who: Who,
  { brand, width }: Place,
  openings: Readonly<Record<RoutesOf<Who>, Opening>>,
): Promise<void> {
  const arrivals = new Arrivals(page);
  await resize(page, width);
  for (const route of routesOf(who) as readonly RoutesOf<Who>[]) {
    const opening = openings[route];
    await startSession(page, brand, opening);
    await page.goto(`${portal}${pathIn(brand, opening.path)}`);
    await waitUntilComplete(page, arrivals);
    const shown = pathBelow(brand, page.url());
    const pattern = everyRoute[opening.shownBy ?? route] ?? '';
    expect.soft(matchPath(pattern, shown), `${route} in ${brand}: ${shown}`).not.toBeNull();
    await audit.expectAccessible({ route, brand, width });
  }
}
