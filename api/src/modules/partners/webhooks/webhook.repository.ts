import type { WebhookEventType } from '@home-move/contract';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { CallingPartner } from '../../../common/access/calling-partner.js';
import { isDuplicateKey } from '../../../common/database/database-errors.js';
import { inTransaction } from '../../../common/database/transactions.js';
import { type StoredSecret, WEBHOOK, type WebhookDocument } from './webhook.model.js';

/** A webhook of a partner, with its sealed secrets. */
export interface StoredWebhook extends Readonly<Omit<WebhookDocument, '_id' | 'events' | 'slot'>> {
  readonly id: string;
  readonly events: readonly WebhookEventType[];
}

/** Whose webhooks, and in which environment. */
export type WebhookOwner = Pick<CallingPartner, 'urlRoute' | 'environment'>;

/** The fields that a partner changes. */
export type WebhookSettings = Partial<Pick<StoredWebhook, 'url' | 'events' | 'alertEmail' | 'state' | 'disabledAt'>>;

/** The secrets of a webhook. */
export type WebhookSecrets = Pick<WebhookDocument, 'secret' | 'previousSecret'>;

@Injectable()
export class WebhookRepository {
  constructor(@InjectModel(WEBHOOK) private readonly webhooks: Model<WebhookDocument>) {}

  /** Adds a webhook. Returns false if its owner has `max` of them. */
  async add({ id, events, ...webhook }: StoredWebhook, max: number): Promise<boolean> {
    const { partner, environment } = webhook;
    for (;;) {
      const taken = await this.webhooks.find({ partner, environment }, { slot: 1 }).lean<{ slot: number }[]>();
      const slots = new Set(taken.map(({ slot }) => slot));
      const slot = Array.from({ length: max }, (_, index) => index).find((free) => !slots.has(free));
      if (slot === undefined) return false;
      try {
        await this.webhooks.create({ ...webhook, _id: new Types.ObjectId(id), events: [...events], slot });
        return true;
      } catch (error) {
        // A simultaneous request has taken the slot.
        if (!isDuplicateKey(error)) throw error;
      }
    }
  }

  /** The webhooks of an owner, oldest first. */
  async list({ urlRoute: partner, environment }: WebhookOwner): Promise<readonly StoredWebhook[]> {
    const found = await this.webhooks.find({ partner, environment }).sort({ _id: 1 }).lean<WebhookDocument[]>();
    return found.map(toWebhook);
  }

  /** A webhook of an owner; null if it is someone else's, or of the other environment. */
  async find({ urlRoute: partner, environment }: WebhookOwner, id: string): Promise<StoredWebhook | null> {
    const found = await this.webhooks.findOne({ _id: id, partner, environment }).lean<WebhookDocument>();
    return found && toWebhook(found);
  }

  /** A webhook of any owner. */
  async byId(id: string): Promise<StoredWebhook | null> {
    const found = await this.webhooks.findById(id).lean<WebhookDocument>();
    return found && toWebhook(found);
  }

  /** Ids of the active webhooks of an owner that have chosen a type of event, as the transaction around it sees them. */
  async subscribedTo(
    { urlRoute: partner, environment }: WebhookOwner,
    type: WebhookEventType,
  ): Promise<readonly string[]> {
    const filter = { partner, environment, state: 'active' as const, events: type };
    const found = await this.webhooks.find(filter, { _id: 1 }, inTransaction()).lean<{ _id: Types.ObjectId }[]>();
    return found.map(({ _id }) => _id.toHexString());
  }

  /** Changes a webhook. Returns null if it does not exist any more. */
  async change(id: string, { events, ...settings }: WebhookSettings): Promise<StoredWebhook | null> {
    const fields = { ...settings, ...(events && { events: [...events] }) };
    const changed = await this.webhooks
      .findOneAndUpdate({ _id: id }, { $set: fields }, { returnDocument: 'after' })
      .lean<WebhookDocument>();
    return changed && toWebhook(changed);
  }

  /** Disables an active webhook. Returns whether it was active, and had the address at which delivery failed. */
  async disable(
    { id, url }: Pick<StoredWebhook, 'id' | 'url'>,
    state: 'failed' | 'gone',
    disabledAt: Date,
  ): Promise<boolean> {
    const { modifiedCount } = await this.webhooks.updateOne(
      { _id: id, url, state: 'active' },
      { $set: { state, disabledAt } },
    );
    return modifiedCount === 1;
  }

  /** Replaces the secrets of a webhook. Returns false if its newest or its previous secret is not the given one any more. */
  async replaceSecrets(id: string, { secret, previousSecret }: WebhookSecrets, next: WebhookSecrets): Promise<boolean> {
    const unchanged = {
      _id: id,
      'secret.id': secret.id,
      ...(previousSecret === null ? { previousSecret: null } : { 'previousSecret.id': previousSecret.id }),
    };
    return (await this.webhooks.updateOne(unchanged, { $set: next })).matchedCount === 1;
  }

  async remove(id: string): Promise<void> {
    await this.webhooks.deleteOne({ _id: id });
  }
}

/** The secrets that sign, newest first. */
export function secretsOf({ secret, previousSecret }: WebhookSecrets): readonly StoredSecret[] {
  return previousSecret === null ? [secret] : [secret, previousSecret];
}

function toWebhook({ _id, slot: _slot, ...webhook }: WebhookDocument): StoredWebhook {
  return { ...webhook, id: _id.toHexString() };
}
