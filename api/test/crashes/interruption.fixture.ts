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
  const updateOne = attempts.updateOne.bind(attempts);
  const spy = jest.spyOn(attempts, 'updateOne').mockImplementation((...update) => {
    // A renewal of the lease stores no answer.
    if (!JSON.stringify(update).includes('"answer"')) return updateOne(...update);
    spy.mockRestore();
    throw lost();
  });
}

/** The next transaction ends before it is committed. */
export function loseNextTransaction(): jest.SpiedFunction<mongo.ClientSession['commitTransaction']> {
  return jest.spyOn(driver.ClientSession.prototype, 'commitTransaction').mockRejectedValueOnce(lost());
}
