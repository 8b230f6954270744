import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../common/clock/clock.js';
import { ENV, type Env } from '../../../config/env.js';
import { HostAddressesPort } from '../../../providers/host-addresses/host-addresses.port.js';
import { signedRequest } from '../../../providers/webhooks/signed-request.js';
import { WebhookReceiversPort } from '../../../providers/webhooks/webhook-receivers.port.js';
import { JobsService } from '../jobs/jobs.service.js';
import { NOTICE_JOB, noticeTypes, type RegistryChange, RegistryChanges } from '../registry-records/registry-changes.js';

/**
 * Sends operators each change after which visitors get another version at once, or none: withdrawn, restored, disabled, enabled. Does
 * nothing without OPERATORS_WEBHOOK_URL.
 */
@Injectable()
export class OperatorNotices implements OnModuleInit {
  constructor(
    private readonly changes: RegistryChanges,
    private readonly jobs: JobsService,
    private readonly hosts: HostAddressesPort,
    private readonly receivers: WebhookReceiversPort,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(NOTICE_JOB, ({ change = '' }) => this.send(change), { priority: 'bulk' });
  }

  /** Rejects if the receiver does not accept the notice; the job is then retried for 20 hours. */
  private async send(id: string): Promise<void> {
    const { OPERATORS_WEBHOOK_URL, OPERATORS_WEBHOOK_SECRET, WEBHOOK_TIMEOUT } = this.env;
    const change = await this.changes.find(id);
    if (change === null || OPERATORS_WEBHOOK_URL === undefined || OPERATORS_WEBHOOK_SECRET === undefined) return;
    const url = new URL(OPERATORS_WEBHOOK_URL);
    const signal = AbortSignal.timeout(WEBHOOK_TIMEOUT);
    const addresses = await this.hosts.resolve(url.hostname, signal);
    if (addresses.length === 0) throw new Error('the host of OPERATORS_WEBHOOK_URL has no address');
    const request = signedRequest({
      id: `msg_${id}`,
      at: this.clock.now(),
      content: contentOf(change),
      secrets: [OPERATORS_WEBHOOK_SECRET],
    });
    const { failure, status } = await this.receivers.post(url, addresses, request, signal);
    if (failure !== null)
      throw new Error(`OPERATORS_WEBHOOK_URL did not accept a notice: ${failure}, ${status ?? 'no status'}`);
  }
}

const contentOf = ({ at, what, remote, scope, before, after, who, why }: RegistryChange) => ({
  type: noticeTypes[what],
  timestamp: at.toISOString(),
  data: { remote, scope, before, after, who, why },
});
