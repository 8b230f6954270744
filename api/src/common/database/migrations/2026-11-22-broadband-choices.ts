import type { mongo } from 'mongoose';
import type { Migration } from './migrator.js';

type Stored = Record<string, unknown>;

interface StoredEnrolment {
  readonly _id: mongo.ObjectId;
  readonly version: number;
  readonly broadband: Stored & { readonly package: Stored; readonly order: Stored | null };
}

/**
 * Choices of broadband store add-ons, Sky's call-back slot, the consent to pass details on and the expected activation; their
 * packages what the page of details shows. Stored choices had none of it: their consent was required, but not recorded.
 */
export const broadbandChoices: Migration = {
  id: '2026-11-22-broadband-choices',
  async up(db, batches) {
    const enrolments = db.collection<StoredEnrolment>('enrolments');
    const without = { 'broadband.package': { $exists: true }, 'broadband.consent': { $exists: false } };
    await batches.updateEach(enrolments, without, async ({ _id, version, broadband }) => {
      const completed = {
        ...broadband,
        package: { ...broadband.package, addOns: [], monthlyExitFee: null, activation: null },
        order: broadband.order && { ...broadband.order, activationDate: null },
        addOns: [],
        skyCallbackSlot: null,
        consent: null,
      };
      // The version before keeps serving: a choice that changed meanwhile is left to the reader.
      return { updateOne: { filter: { _id, version }, update: { $set: { broadband: completed } } } };
    });
  },
};
