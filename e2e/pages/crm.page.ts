import type { Page } from '@playwright/test';
import { crmSite } from '../support/addresses.js';
import { AgentPortal } from './agent-portal.page.js';

/** A call centre's customer record with the portal in a frame beside it. */
export class CrmPage {
  readonly frame;
  readonly portal: AgentPortal;

  constructor(readonly page: Page) {
    this.frame = page.getByTitle('Home Move enrolment').contentFrame();
    this.portal = new AgentPortal(page, this.frame, { fromFrames: ['iframe', 'html'] });
  }

  async open(): Promise<void> {
    await this.page.goto(crmSite);
  }
}
