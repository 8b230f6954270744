import type { mongo } from 'mongoose';

/** Small enough that a batch takes a fraction of a second, and movers' requests wait no longer. */
const BATCH_SIZE = 500;
const BATCHES_BETWEEN_REPORTS = 20;

/**
 * Changes the documents of a large collection a few at a time, in the order of their ids, which have one type, while the previous
 * version serves. Filters exclude documents that are already changed, so a migration that was killed continues with the rest.
 */
export class Batches {
  constructor(
    /** Receives lines of progress. */
    private readonly report: (line: string) => void,
    private readonly size = BATCH_SIZE,
  ) {}

  /** Applies one update to every document that matches the filter. */
  async update<Stored extends mongo.Document>(
    collection: mongo.Collection<Stored>,
    filter: mongo.Filter<Stored>,
    update: mongo.UpdateFilter<Stored>,
  ): Promise<void> {
    for await (const documents of this.read(collection, filter, { _id: 1 })) {
      const ids = { _id: { $in: documents.map(({ _id }) => _id) } };
      // The filter again: a document may have changed since it was read.
      await collection.updateMany({ $and: [ids, filter] } as mongo.Filter<Stored>, update);
    }
  }

  /** Applies a separate change to each document that matches the filter. Several documents change at once, in any order. */
  async updateEach<Stored extends mongo.Document>(
    collection: mongo.Collection<Stored>,
    filter: mongo.Filter<Stored>,
    changeOf: (document: mongo.WithId<Stored>) => Promise<mongo.AnyBulkWriteOperation<Stored>>,
  ): Promise<void> {
    for await (const documents of this.read(collection, filter)) {
      await collection.bulkWrite(await Promise.all(documents.map(changeOf)), { ordered: false });
    }
  }

  /** The matching documents. The caller changes a batch before it takes the next one, which is when the progress is reported. */
  private async *read<Stored extends mongo.Document>(
    collection: mongo.Collection<Stored>,
    filter: mongo.Filter<Stored>,
    projection = {},
  ): AsyncGenerator<readonly mongo.WithId<Stored>[]> {
    const total = await collection.countDocuments(filter);
    const progress = (done: number) => `${collection.collectionName}: ${done} of ${total}`;
    let done = 0;
    for (let batch = 1, after = {}; ; batch += 1) {
      const found = collection.find({ $and: [filter, after] } as mongo.Filter<Stored>, { projection });
      const documents = await found.sort({ _id: 1 }).limit(this.size).toArray();
      const last = documents.at(-1);
      if (last === undefined) break;
      yield documents;
      done += documents.length;
      after = { _id: { $gt: last._id } };
      if (batch % BATCHES_BETWEEN_REPORTS === 0) this.report(progress(done));
    }
    if (done > 0) this.report(`${progress(done)}, done`);
  }
}
