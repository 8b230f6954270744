import type { Page } from '@playwright/test';
import { telephony } from '../support/addresses.js';
import { journeyIn, type Journey } from './journey.js';
import { SidePanel } from './side-panel.js';
import type { Root } from './screen.page.js';

/** The demo's agent, who works on Sam Hartley's enrolment. */
const token = 'telephonyToken=demo-agent';

/** The mover's journey next to the agent's side panel, on the telephony host or in a frame of a CRM. */
export class AgentPortal {
  readonly journey: Journey;
  readonly panel: SidePanel;
  readonly header;

  constructor(
    readonly page: Page,
    readonly root: Root = page,
  ) {
    this.journey = journeyIn(page, root);
    this.panel = new SidePanel(root);
    this.header = root.getByRole('banner');
  }

  /** Opens the link of a CRM. */
  async open(): Promise<void> {
    await this.page.goto(`${telephony}/?${token}`);
  }
}
