import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../common/clock/clock.js';
import { BrandService } from '../../brands/brand/brand.service.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { Messages } from '../../platform/messages/messages.js';
import { type StoredWebhook, WebhookRepository } from './webhook.repository.js';

const ALERT = 'webhook-alert';

/** Mails partners that we have disabled a webhook. */
@Injectable()
export class WebhookAlerts implements OnModuleInit {
  constructor(
    private readonly webhooks: WebhookRepository,
    private readonly brands: BrandService,
    private readonly messages: Messages,
    private readonly jobs: JobsService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(ALERT, ({ webhookId = '', disabledAt = '' }) => this.send(webhookId, disabledAt));
  }

  /** Schedules the mail about a webhook that was disabled. Idempotent; does nothing for one that was not. */
  async schedule({ id: webhookId, disabledAt }: Pick<StoredWebhook, 'id' | 'disabledAt'>): Promise<void> {
    if (disabledAt === null) return;
    const data = { webhookId, disabledAt: disabledAt.toISOString() };
    const key = `${ALERT}:${webhookId}:${data.disabledAt}`;
    await this.jobs.schedule({ kind: ALERT, key, runAt: this.clock.now(), data });
  }

  private async send(webhookId: string, disabledAt: string): Promise<void> {
    const webhook = await this.webhooks.byId(webhookId);
    if (webhook?.disabledAt?.toISOString() !== disabledAt) return;
    const brand = await this.brands.default();
    const { id, url, environment, state } = webhook;
    const about = { id, host: new URL(url).hostname, environment, isGone: state === 'gone' };
    const to = { contact: webhook.alertEmail, brand, enrolmentId: null, isProven: false };
    await this.messages.sendWebhookDisabled(to, about);
  }
}
