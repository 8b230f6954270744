import type { INestApplicationContext } from '@nestjs/common';
import { partnerEnvironments, webhookIdSchema, type WebhookDelivery } from '@home-move/contract';
import * as z from 'zod';
import { DomainError } from '../common/problem/domain.error.js';
import { route } from '../modules/brands/brand/brand-place.schema.js';
import type { WebhookOwner } from '../modules/partners/webhooks/webhook.repository.js';
import { WebhooksService } from '../modules/partners/webhooks/webhooks.service.js';
import { command } from './command.js';
import { requirePartner } from './partner-key.commands.js';
import { UserError } from './user-error.js';

const brand = { value: 'oakwood', help: 'route of the partner' };
const webhook = { value: '6b00adac151428c518637f55', help: 'its id, as listed' };
const webhookId = z
  .string()
  .refine((text) => webhookIdSchema.safeParse(text).success, 'the id of the list, 24 hexadecimal digits');

const listWebhooks = command({
  name: 'webhook list',
  summary: "List a partner's webhooks: id, environment, state, day of creation, receiver, events.",
  changes: false,
  options: { brand },
  example: '--brand oakwood',
  input: z.object({ brand: route }),
  run: async (app, { brand: urlRoute }) => {
    await requirePartner(app, urlRoute);
    const lists = await Promise.all(ownersOf(urlRoute).map((owner) => webhooks(app).list(owner)));
    const lines = lists
      .flatMap((list) => list.webhooks)
      .map(({ id, environment, state, createdAt, url, events }) =>
        [id, environment, state, `given ${createdAt.slice(0, 10)}`, url, events.join(',')].join('  '),
      );
    return { lines: lines.length > 0 ? lines : [`${urlRoute} has no webhook.`], on: '' };
  },
});

const listDeliveries = command({
  name: 'webhook deliveries',
  summary: 'List the latest attempts to deliver events to a webhook, newest first.',
  changes: false,
  options: { brand, webhook, failed: { help: 'only attempts that failed' } },
  example: '--brand oakwood --webhook 6b00adac151428c518637f55 --failed',
  input: z.object({ brand: route, webhook: webhookId, failed: z.boolean().default(false) }),
  run: async (app, { brand: urlRoute, webhook: id, failed }) => {
    const owner = await ownerOf(app, urlRoute, id);
    const query = failed ? { failed: 'true' as const } : {};
    const { deliveries } = await webhooks(app).deliveries(owner, id, query);
    return { lines: deliveries.length > 0 ? deliveries.map(lineOf) : ['There are no attempts.'], on: id };
  },
});

const enableWebhook = command({
  name: 'webhook enable',
  summary: 'Enable a webhook that is failed, gone or paused. The partner replays the events that it has missed.',
  changes: true,
  options: { brand, webhook },
  example: '--brand oakwood --webhook 6b00adac151428c518637f55',
  input: z.object({ brand: route, webhook: webhookId }),
  run: async (app, { brand: urlRoute, webhook: id }, { isDryRun }) => {
    const owner = await ownerOf(app, urlRoute, id);
    if (isDryRun) return { lines: [`${id} of ${urlRoute} would get events again.`], on: id };
    await webhooks(app).change(owner, id, { state: 'active' });
    return { lines: [`${id} of ${urlRoute} gets events from now on.`], on: id };
  },
});

export const webhookCommands = [listWebhooks, listDeliveries, enableWebhook];

const webhooks = (app: INestApplicationContext) => app.get(WebhooksService, { strict: false });
const ownersOf = (urlRoute: string): readonly WebhookOwner[] =>
  partnerEnvironments.map((environment) => ({ urlRoute, environment }));

/** The partner, in the environment of the webhook. */
async function ownerOf(app: INestApplicationContext, urlRoute: string, id: string): Promise<WebhookOwner> {
  for (const owner of ownersOf(urlRoute)) {
    try {
      await webhooks(app).read(owner, id);
      return owner;
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'NOT_FOUND') throw error;
    }
  }
  throw new UserError(`${urlRoute} has no webhook ${id}`);
}

function lineOf({ at, type, reference, attempt, status, failure, milliseconds, eventId }: WebhookDelivery): string {
  const outcome = failure === null ? 'accepted' : `failed: ${failure}`;
  return [
    at,
    type,
    reference,
    `attempt ${attempt}`,
    outcome,
    status ?? 'no status',
    `${milliseconds} ms`,
    eventId,
  ].join('  ');
}
