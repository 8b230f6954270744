import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

/** The document of a screen: the hosted page, or the frame in a partner's page. */
export type Root = Pick<Page | FrameLocator, 'getByRole' | 'getByLabel' | 'getByText' | 'locator'>;

/** "Account number: Please enter …", or a question and its message. */
const lineWith = (message: string) => new RegExp(`[:?] ${message.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const axeSource = `if (!window.axe) { ${axe.source} }`;

/** Runs axe in one document without its frames, or in a part of it. */
export async function violationsIn(
  root: Root,
  part = 'html',
  disabledRules: readonly string[] = [],
): Promise<AxeResults> {
  const element = await root.locator('html').elementHandle();
  const frame = await element?.ownerFrame();
  if (!frame) throw new Error('the document has left the page');
  await frame.evaluate(axeSource);
  const rules = Object.fromEntries(disabledRules.map((rule) => [rule, { enabled: false }]));
  return frame.evaluate(([selector, options]) => window.axe.run(selector, options), [
    part,
    { rules, iframes: false },
  ] as const);
}

/** Expects axe to find nothing in the document or a part of it; returns the rules that passed. */
export async function expectNoViolations(root: Root, part?: string): Promise<readonly string[]> {
  const { violations, passes } = await violationsIn(root, part);
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target) }))).toEqual([]);
  return passes.map(({ id }) => id);
}

/** The headings on screen that are more than one level below the heading before them: "h4 Rates, after h2". */
export async function skippedHeadings(root: Root): Promise<readonly string[]> {
  const headings = await root.getByRole('heading').evaluateAll((elements) =>
    elements.map((heading) => ({
      level: Number(heading.getAttribute('aria-level') ?? heading.tagName.slice(1)),
      text: heading.textContent,
    })),
  );
  return headings.flatMap(({ level, text }, index) => {
    // A panel starts below the level of its page.
    const before = headings[index - 1]?.level ?? level;
    return level > before + 1 ? [`h${level} ${text}, after h${before}`] : [];
  });
}

/** A screen of the portal; its elements are found by role and label. */
export abstract class Screen {
  protected abstract readonly heading: string | RegExp;

  constructor(
    readonly page: Page,
    readonly root: Root = page,
  ) {}

  get title(): Locator {
    return this.root.getByRole('heading', { level: 1, name: this.heading });
  }

  get banner(): Locator {
    return this.root.getByRole('alert');
  }

  get back(): Locator {
    return this.root.getByRole('button', { name: 'Back', exact: true }).first();
  }

  button(name: string | RegExp): Locator {
    return this.root.getByRole('button', { name });
  }

  /** The value next to a label: "Set-up". */
  fact(label: string): Locator {
    return this.root
      .locator('dl > div')
      .filter({ has: this.root.getByText(label, { exact: true }) })
      .getByRole('definition');
  }

  /** Expects the screen to be visible, to pass axe, and to fit the width of its window. */
  async expectAccessible(): Promise<void> {
    await expect(this.title).toBeVisible();
    expect(await expectNoViolations(this.root)).toContain('page-has-heading-one');
    expect(await skippedHeadings(this.root)).toEqual([]);
    await expect
      .poll(() => this.root.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth), {
        message: 'pixels that the page is wider than its window',
      })
      .toBeLessThanOrEqual(0);
  }

  /** The messages of the error summary, in order; each follows the name of its field. */
  async expectErrors(messages: readonly string[]): Promise<void> {
    await expect(this.summary.getByRole('link')).toHaveText(messages.map(lineWith));
  }

  errorLink(message: string): Locator {
    return this.summary.getByRole('link', { name: lineWith(message) });
  }

  /** Expects an element of the screen to have the focus, wholly within the window. */
  async expectSeen(element: Locator): Promise<void> {
    await expect(element).toBeFocused();
    await expect(element).toBeInViewport({ ratio: 1 });
  }

  private get summary(): Locator {
    return this.banner.filter({ hasText: 'There is a problem' });
  }
}
