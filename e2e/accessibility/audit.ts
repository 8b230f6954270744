import type { Frame, Page, TestInfo } from '@playwright/test';
import { expect } from '../fixtures/test.js';
import { axeFaults, engineVersions, snifferFaults } from './engines.js';
import { knownExceptions } from './exceptions.js';
import { focusFaults, motionFaults, overflowFaults, readingOrderFaults, textsOf } from './layout-checks.js';
import { doubledTextFaults } from './text-size.js';

export const modes = ['light', 'dark'] as const;
export type Mode = (typeof modes)[number];

/** Both widths: a phone or a zoom of 400%, and a desktop. */
export const widths = [320, 1280] as const;
export type Width = (typeof widths)[number];

/** Brands whose looks differ in colours, corners and typeface. */
export const brands = ['default', 'oakwood', 'harbour'] as const;

/** The engines run in both modes; the other checks once. */
export type Check =
  | 'axe'
  | 'htmlCodeSniffer'
  | 'readingOrder'
  | 'textSize'
  | 'zoom'
  | 'motion'
  | 'forcedColours'
  | 'focus';

/** The result of one check on one page. */
export interface AuditRecord {
  readonly route: string;
  readonly brand: string;
  readonly width: number;
  readonly mode: Mode | null;
  readonly check: Check;
  readonly faults: readonly string[];
  /** Faults that the accessibility statement lists. */
  readonly exceptions: readonly string[];
}

export interface AuditedScreen {
  /** The name of the route, or of another document. */
  readonly route: string;
  readonly brand: string;
  readonly width: number;
  /** The frame of the page whose document is audited; by default the page's own document. */
  readonly frame?: Frame;
  /** Both, unless the document has only one. */
  readonly modes?: readonly Mode[];
}

/** Audits pages, and records the results of the test. */
export class Audit {
  private readonly records: AuditRecord[] = [];

  constructor(private readonly page: Page) {}

  /** Runs every check on the open page. A fault fails the test, which continues, unless it is a known exception. */
  async expectAccessible(screen: AuditedScreen): Promise<void> {
    const { page } = this;
    const { frame, width } = screen;
    const document = frame ?? page;
    for (const mode of screen.modes ?? modes) {
      await page.emulateMedia({ colorScheme: mode });
      // A document without a portal follows the system by its style sheet only.
      await expect(document.locator('html')).toHaveAttribute('data-mode', new RegExp(`^(${mode}|system)$`));
      this.record(screen, 'axe', await axeFaults(document), mode);
      this.record(screen, 'htmlCodeSniffer', await snifferFaults(document), mode);
    }
    await page.emulateMedia({ colorScheme: 'light' });
    this.record(screen, 'readingOrder', await readingOrderFaults(document));
    this.record(screen, 'motion', await motionFaults(document));
    if (width === 320) this.record(screen, 'zoom', await overflowFaults(document));
    else this.record(screen, 'textSize', await doubledTextFaults(document));
    await this.runInForcedColours(screen, document);
  }

  /** Keeps the results in the report of the test run. */
  async attachTo(info: TestInfo): Promise<void> {
    const chromium = this.page.context().browser()?.version() ?? '';
    const body = JSON.stringify({ tools: { ...engineVersions, chromium }, records: this.records });
    await info.attach('accessibility', { body, contentType: 'application/json' });
  }

  /** Comes last, because the focus opens lists and shows errors. */
  private async runInForcedColours(screen: AuditedScreen, document: Page | Frame): Promise<void> {
    const { page } = this;
    const texts = await textsOf(document);
    await page.emulateMedia({ forcedColors: 'active' });
    const found = await axeFaults(document, ['color-contrast']);
    const isComplete = (await textsOf(document)) === texts;
    this.record(screen, 'forcedColours', [...found, ...(isComplete ? [] : ['texts are missing'])]);
    await page.keyboard.press('Tab');
    this.record(screen, 'focus', await focusFaults(document));
    await page.emulateMedia({ forcedColors: 'none' });
  }

  private record(
    { route, brand, width }: AuditedScreen,
    check: Check,
    found: readonly string[],
    mode: Mode | null = null,
  ): void {
    const isKnown = (fault: string) =>
      knownExceptions.some(
        (known) => known.check === check && (known.routes?.includes(route) ?? true) && known.fault.test(fault),
      );
    const [faults, exceptions] = [found.filter((fault) => !isKnown(fault)), found.filter(isKnown)];
    this.records.push({ route, brand, width, mode, check, faults, exceptions });
    expect.soft(faults, [check, route, brand, `${width} px`, mode ?? ''].join(' ').trim()).toEqual([]);
  }
}
