import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { crmSite } from '../support/addresses.js';
import { AgentPortal } from './agent-portal.page.js';

/** The ways in which the demo CRM shows the panel. */
export const crmWays = { element: '/', 'bare frame': '/bare' } as const;
export type CrmWay = keyof typeof crmWays;

/** A call centre's customer record next to the portal, which is in a frame. */
export class CrmPage {
  readonly frame: FrameLocator;
  readonly portal: AgentPortal;

  constructor(
    readonly page: Page,
    readonly way: CrmWay = 'element',
  ) {
    this.frame = page.getByTitle('Home Move enrolment').contentFrame();
    this.portal = new AgentPortal(page, this.frame);
  }

  /** Opens the customer's record. */
  async open(): Promise<void> {
    await this.page.goto(`${crmSite}${crmWays[this.way]}`);
  }

  /** Opens another case of the CRM, by its number and the reference of the enrolment. */
  async openCase(number: string, enrolment: string): Promise<void> {
    await this.page.goto(`${crmSite}/cases/${number}?enrolment=${enrolment}`);
  }

  /** Switches the element to another case, as a CRM does that stays on its page: by a new launch code. */
  async switchTo(number: string, enrolment: string): Promise<void> {
    await this.page.evaluate(async (path) => {
      const record = new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/html');
      const code = record.querySelector('home-move')?.getAttribute('launch') ?? '';
      document.querySelector('home-move')?.setAttribute('launch', code);
    }, `/cases/${number}?enrolment=${enrolment}`);
  }

  /** Records the events that the page gets from now on. Returns the function that reads them, by name and detail. */
  async recordEvents(): Promise<() => Promise<readonly (readonly [string, unknown])[]>> {
    const events: (readonly [string, unknown])[] = [];
    await this.page.exposeFunction('recordEvent', (name: string, detail: unknown) => events.push([name, detail]));
    await this.page.addInitScript(() => {
      for (const event of ['note', 'link', 'finished', 'forgotten', 'navigate'])
        document.addEventListener(`homemove:${event}`, ({ type, detail }: CustomEventInit & Event) =>
          Reflect.get(window, 'recordEvent')(type, detail),
        );
    });
    return () => Promise.resolve(events);
  }

  /** The calls of a case, as shown in the queue. */
  callInQueue(number: string): Locator {
    return this.page
      .getByRole('region', { name: 'Calls in Home Move' })
      .getByText(`Case ${number}`)
      .locator('xpath=following-sibling::dd');
  }

  /** Waits until the frame has loaded everything: axe leaves out one that takes another second. */
  async waitForFrame(): Promise<void> {
    await expect
      .poll(() => this.frame.locator('html').evaluate((html) => html.ownerDocument.readyState), {
        message: 'state of the frame’s document',
      })
      .toBe('complete');
  }

  /** The fragment and query of the frame's address. */
  addressOfFrame(): Promise<string> {
    return this.frame.locator('html').evaluate(({ ownerDocument: { location } }) => location.search + location.hash);
  }

  /** Reloads only the frame. */
  async reloadFrame(): Promise<void> {
    await this.frame.locator('html').evaluate(({ ownerDocument: { location } }) => location.reload());
  }
}

/** The record with the panel mounted in the CRM's own page. */
export class MountedPanelPage {
  readonly customer;
  readonly notes;
  readonly actions;

  constructor(readonly page: Page) {
    const panel = page.getByRole('region', { name: 'Enrolment' });
    this.customer = panel.getByRole('region', { name: 'Sam Hartley' });
    this.notes = panel.getByRole('region', { name: 'Notes' });
    this.actions = panel.getByRole('region', { name: 'Actions' });
  }

  /** Opens the question of an action, which is in a file that the panel needs only then. */
  async openQuestion(action: string): Promise<Locator> {
    await this.page.getByRole('button', { name: 'Actions', exact: true }).click();
    await this.actions.getByRole('button', { name: action }).click();
    return this.page.getByRole('dialog');
  }

  async open(): Promise<void> {
    await this.page.goto(`${crmSite}/mounted`);
    await this.openNotes();
  }

  async openNotes(): Promise<void> {
    await this.page.getByRole('button', { name: 'Notes', exact: true }).click();
  }

  note(content: string) {
    return this.notes.getByRole('listitem').filter({ hasText: content });
  }

  async write(note: string): Promise<void> {
    await this.notes.getByRole('textbox', { name: 'New note' }).fill(note);
    await this.notes.getByRole('button', { name: 'Save note' }).click();
  }
}
