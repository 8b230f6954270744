import type { Locator, Page } from '@playwright/test';
import { partnerSite } from '../support/addresses.js';
import type { HostEvent } from './partner.page.js';

const address = `${partnerSite}/written-by-the-story`;

export interface HostPageOptions {
  /** Extra markup of the head, such as a style sheet. */
  readonly head?: string;
  /** The page's Content-Security-Policy. */
  readonly policy?: string;
  /** Its other headers. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The nonce of the policy, for the page's own script. */
  readonly nonce?: string;
}

/** Opens a page of the partner's site with this markup, which records the events of the portal. */
export async function openHostPage(
  page: Page,
  body: string,
  { head = '', policy, headers, nonce = '' }: HostPageOptions = {},
): Promise<void> {
  // Intercepted, because only a page of a registered origin may frame a brand, and each story needs its own markup.
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { ...headers, ...(policy !== undefined && { 'content-security-policy': policy }) },
      body: `<!doctype html><html lang="en-GB"><head><title>Your tenancy</title>${head}
        <script nonce="${nonce}" src="/static/event-record.js"></script></head><body>${body}</body></html>`,
    }),
  );
  // A frame that gets no answer delays the page's load event.
  await page.goto(address, { waitUntil: 'commit' });
}

/** The loader's lines in the console, of the page and its frames; call before the page opens. */
export function linesOf(page: Page): readonly string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Home Move')) lines.push(message.text());
  });
  return lines;
}

/** On a busy machine a frame may exceed the loader's time limit: a link replaces it until it has started. */
export const withoutTimeouts = (events: readonly HostEvent[]): readonly HostEvent[] =>
  events.filter(({ detail }) => detail['code'] !== 'no-answer');

/** The lines of the loader without those about a frame that exceeded its time limit. */
export const withoutTimeoutLines = (lines: readonly string[]): readonly string[] =>
  lines.filter((line) => !line.startsWith('Home Move (no-answer)'));

/**
 * A script for the head of a page: limits the time until the portal's error by timers of the page, one after the other.
 * A busy machine delays them as it delays the loader's own. `start` is a function of the page that calls its argument to start them.
 */
export const failureTimer = (start: string, timersMs: readonly number[]): string => `<script>
  window.failedInTime = new Promise((resolve) => {
    let isStarted = false;
    const run = ([next, ...others]) => (next === undefined ? resolve(false) : setTimeout(run, next, others));
    // After the start, which may be due in the same task.
    window.addEventListener('homemove:error', () => queueMicrotask(() => resolve(isStarted)));
    (${start})(() => {
      isStarted = true;
      run(${JSON.stringify(timersMs)});
    });
  });
</script>`;

/** Whether the timers of `failureTimer` had started at the portal's error, and not ended; `html` is the root of that page. */
export const failedInTime = (html: Locator): Promise<boolean> => html.evaluate<boolean, void>('window.failedInTime');
