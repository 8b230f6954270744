import type { Locator, Page } from '@playwright/test';
import type { Tokens } from '@home-move/contract';
import { partnerSite, portal } from '../support/addresses.js';
import { journeyIn, type Journey } from './journey.js';

export interface HostEvent {
  readonly type: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** A layout shift, with details for finding its cause. */
interface Shift {
  readonly value: number;
  /** Epoch milliseconds. */
  readonly time: number;
  readonly at: string;
  readonly moved: readonly string[];
}

/** The portal may answer an action this long after it. */
const answerMs = 15_000;

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

declare global {
  interface Window {
    /** Events received by the partner's own script. */
    __events: HostEvent[];
    /** Layout shifts of the partner's page. */
    __shifts: Shift[];
    /** When the mover pressed something in the frame, in epoch milliseconds. */
    __actions: number[];
  }
}

/** An estate agent's page with the portal in it. */
export class PartnerPage {
  readonly journey: Journey;
  readonly frame;
  /** Shown instead of a frame that does not respond. */
  readonly fallback: Locator;

  constructor(readonly page: Page) {
    this.frame = page.getByTitle('Set up your new home').contentFrame();
    this.fallback = page.getByRole('status').filter({ hasText: 'could not be shown here' });
    this.journey = journeyIn(page, this.frame);
  }

  /** The scope of the first frame of a brand: of its stored values, and of messages between its tabs. */
  static readonly scopeOf = (brand: string) => `${brand}.${partnerSite}/1`;

  /** Logs the frame in with tokens of the API, stored as the portal stores them. Call before the page opens. */
  async logIn(tokens: Tokens, brand = 'oakwood'): Promise<void> {
    await this.page.addInitScript(
      ({ origin, scope, access_token: access, refresh_token: refresh }) => {
        if (window.location.origin !== origin) return;
        sessionStorage.setItem(`hm.${scope}.userToken`, access);
        sessionStorage.setItem(`hm.${scope}.userRefreshToken`, refresh);
      },
      { ...tokens, origin: portal, scope: PartnerPage.scopeOf(brand) },
    );
  }

  /** Opens the page by a link of the partner's site, as tenants do, and records layout shifts from the start. */
  async open(): Promise<void> {
    await this.page.addInitScript(() => {
      window.__actions = [];
      for (const type of ['pointerdown', 'keydown'])
        window.addEventListener(type, () => window.__actions.push(Date.now()), true);
      if (window !== window.top) return;
      window.__shifts = [];
      new PerformanceObserver((list) => {
        for (const { startTime, value, sources } of list.getEntries() as LayoutShift[]) {
          const step = window.__events?.at(-1)?.detail['step'];
          const at = `${Math.round(startTime)} ms, ${String(step)}, scrolled ${Math.round(scrollY)}`;
          const moved = sources.map(
            ({ node, previousRect, currentRect }) => `${node?.nodeName}: ${previousRect.y} to ${currentRect.y}`,
          );
          window.__shifts.push({ value, time: performance.timeOrigin + startTime, at, moved });
        }
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

  /** Layout shifts of the partner's page that answer no action of the mover in the frame. */
  async unpromptedShifts(): Promise<readonly Shift[]> {
    const shifts = await this.page.evaluate(() => window.__shifts);
    const actions = await this.frame.locator('html').evaluate(() => window.__actions);
    return shifts.filter(({ time }) => !actions.some((action) => action <= time && time - action < answerMs));
  }

  /** Names of everything that scripts have stored in the browser for the partner's site. */
  async storedNames(): Promise<readonly string[]> {
    const cookies = await this.page.context().cookies(this.page.url());
    const stored = await this.page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    return [...cookies.map(({ name }) => name), ...stored];
  }
}
