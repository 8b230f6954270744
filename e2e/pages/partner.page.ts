import type { Page } from '@playwright/test';
import { partnerSite } from '../support/addresses.js';
import { journeyIn, type Journey } from './journey.js';

export interface HostEvent {
  readonly type: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

declare global {
  interface Window {
    /** What the partner's own script has heard. */
    __events: HostEvent[];
    /** What moved in the partner's page by itself, and after a click or key. */
    __shifts: { value: number; hadRecentInput: boolean }[];
  }
}

/** An estate agent's page with the portal in it. */
export class PartnerPage {
  readonly journey: Journey;
  readonly frame;

  constructor(readonly page: Page) {
    this.frame = page.getByTitle('Set up your new home').contentFrame();
    this.journey = journeyIn(page, this.frame, {
      fromFrames: [{ fromShadowDom: ['home-move', 'iframe'] }, 'html'],
    });
  }

  /** Comes by a link of the partner's site, as tenants do, watching the layout from the start. */
  async open(): Promise<void> {
    await this.page.addInitScript(() => {
      if (window !== window.top) return;
      window.__shifts = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.__shifts.push(entry as PerformanceEntry & Window['__shifts'][0]);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await this.page.goto(`${partnerSite}/to-let`);
    await this.page.getByRole('link', { name: 'Your tenancy' }).click();
  }

  events(): Promise<readonly HostEvent[]> {
    return this.page.evaluate(() => window.__events);
  }

  globals(): Promise<readonly string[]> {
    return this.page.evaluate(() => Object.getOwnPropertyNames(window));
  }

  historyLength(): Promise<number> {
    return this.page.evaluate(() => history.length);
  }

  /** Sums of what moved: by itself, and within half a second of a click or key. */
  shifts(): Promise<{ unasked: number; afterInput: number }> {
    return this.page.evaluate(() => {
      const sum = (recent: boolean) =>
        window.__shifts
          .filter(({ hadRecentInput }) => hadRecentInput === recent)
          .reduce((all, { value }) => all + value, 0);
      return { unasked: sum(false), afterInput: sum(true) };
    });
  }

  /** Names of everything that scripts may keep in the browser for the partner's site. */
  async kept(): Promise<readonly string[]> {
    const cookies = await this.page.context().cookies();
    const stored = await this.page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    return [...cookies.map(({ name }) => name), ...stored];
  }
}
