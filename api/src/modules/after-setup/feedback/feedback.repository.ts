import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Erasure } from '../../../common/erasure/erasure.js';
import { isDuplicateKey } from '../../../common/database/database-errors.js';
import { FEEDBACK, type FeedbackDocument } from './feedback.model.js';

@Injectable()
export class FeedbackRepository implements OnModuleInit {
  constructor(
    @InjectModel(FEEDBACK) private readonly feedback: Model<FeedbackDocument>,
    private readonly erasure: Erasure,
  ) {}

  onModuleInit(): void {
    this.erasure.register('feedback', ({ enrolmentId }) => this.feedback.deleteOne({ _id: enrolmentId }));
  }

  async exists(enrolmentId: string): Promise<boolean> {
    return (await this.feedback.exists({ _id: enrolmentId })) !== null;
  }

  /** Returns false when the enrolment has given feedback before. */
  async add(feedback: FeedbackDocument): Promise<boolean> {
    try {
      await this.feedback.create(feedback);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}
