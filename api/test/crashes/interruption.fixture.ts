import type { mongo } from 'mongoose';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { mongo as driver } from 'mongoose';
import { IDEMPOTENT_ATTEMPT, type IdempotentAttempt } from '../../src/common/idempotency/idempotency.model.js';
import type { BootedApp } from '../support/boot-app.js';

const lost = () => new driver.MongoNetworkError('the process has ended');

/** The work of the next request with an Idempotency-Key is done, but its response is not stored. */
export function loseNextAnswer(api: BootedApp): void {
  const attempts = api.app.get<Model<IdempotentAttempt>>(getModelToken(IDEMPOTENT_ATTEMPT), { strict: false });
  jest.spyOn(attempts, 'updateOne').mockImplementationOnce(() => {
    throw lost();
  });
}

/** The next transaction ends before it is committed. */
export function loseNextTransaction(): jest.SpiedFunction<mongo.ClientSession['commitTransaction']> {
  return jest.spyOn(driver.ClientSession.prototype, 'commitTransaction').mockRejectedValueOnce(lost());
}
