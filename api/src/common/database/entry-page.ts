import { entriesPerPage } from '@home-move/contract';
import type { Model, QueryFilter, Types } from 'mongoose';
import { DomainError } from '../problem/domain.error.js';

/** A document of a list that belongs to one enrolment. */
interface Entry {
  readonly _id: Types.ObjectId;
  readonly enrolmentId: string;
}

/**
 * A page of the entries of an enrolment, newest first by the field `time`, and the entry that the next page begins with. With
 * `from` it begins with that entry, whatever was added meanwhile. Throws NOT_FOUND for an entry of another enrolment. With `only`, all
 * other entries are left out. Needs an index of `enrolmentId`, `time` and `_id`.
 */
export async function pageOfEntries<Stored extends Entry>(
  model: Model<Stored>,
  time: string & keyof Stored,
  enrolmentId: string,
  from?: string,
  only: QueryFilter<Stored> = {},
): Promise<readonly Stored[]> {
  const filter = from === undefined ? { enrolmentId } : await beginningWith(model, time, enrolmentId, from);
  return model
    .find({ $and: [only, filter] })
    .sort({ [time]: -1, _id: -1 })
    .limit(entriesPerPage + 1)
    .lean<Stored[]>();
}

async function beginningWith<Stored extends Entry>(
  model: Model<Stored>,
  time: string & keyof Stored,
  enrolmentId: string,
  from: string,
): Promise<QueryFilter<Stored>> {
  const first = await model.findOne({ _id: from, enrolmentId }).lean<Stored>();
  if (first === null) throw new DomainError('NOT_FOUND');
  return {
    enrolmentId,
    [time]: { $lte: first[time] },
    $or: [{ [time]: { $lt: first[time] } }, { _id: { $lte: first._id } }],
  };
}
