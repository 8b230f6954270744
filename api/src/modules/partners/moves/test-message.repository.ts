import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { TestMessage } from '@home-move/contract';
import type { Model } from 'mongoose';
import { TEST_MESSAGE, type TestMessageDocument } from './test-message.model.js';

const maxShown = 100;

/** The outbox of the test environment. Messages end after a day, like the moves. */
@Injectable()
export class TestMessageRepository {
  constructor(@InjectModel(TEST_MESSAGE) private readonly messages: Model<TestMessageDocument>) {}

  async add(
    { partner, reference }: { readonly partner: string; readonly reference: string },
    message: Pick<TestMessageDocument, 'channel' | 'subject' | 'text' | 'at'>,
  ): Promise<void> {
    await this.messages.create({ partner, reference, ...message });
  }

  /** The latest messages of a partner, newest first. */
  async latest(partner: string): Promise<readonly TestMessage[]> {
    const found = await this.messages.find({ partner }).sort({ _id: -1 }).limit(maxShown).lean<TestMessageDocument[]>();
    return found.map(({ reference, channel, subject, text, at }) => ({
      reference,
      channel,
      subject,
      text,
      at: at.toISOString(),
    }));
  }
}
