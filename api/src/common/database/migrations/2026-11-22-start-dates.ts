import { formatDay } from '@home-move/contract';
import type { mongo } from 'mongoose';
import type { Migration } from './migrator.js';

type Stored = Record<string, unknown>;

interface StoredSelection extends Stored {
  readonly offers: readonly { readonly tariff: Stored }[];
}

interface StoredQuote extends StoredSelection {
  readonly _id: string;
}

interface StoredEnrolment {
  readonly _id: mongo.ObjectId;
  readonly version: number;
  readonly moveInDate: string | null;
  readonly createdAt: Date;
  readonly selection: StoredSelection | null;
  readonly energySetUp: { readonly selection: StoredSelection; readonly switchesOn: string } | null;
}

/**
 * Plans store their start date, and tariffs store the fields of the list and details pages. Stored plans get the
 * move-in date, which moves to the earliest possible day until submission. Energy that is set up gets its switch date.
 * Stored tariffs get no notes, features, winter uplift or fee for paper bills, because suppliers stated none at the
 * time.
 */
export const startDates: Migration = {
  id: '2026-11-22-start-dates',
  async up(db, batches) {
    const withPlan = { 'selection.offers': { $exists: true }, 'selection.startServiceDate': { $exists: false } };
    await batches.updateEach(db.collection<StoredEnrolment>('enrolments'), withPlan, async (enrolment) => {
      const { _id, version, moveInDate, createdAt, selection, energySetUp } = enrolment;
      const day = energySetUp?.switchesOn ?? moveInDate ?? createdAt.toISOString().slice(0, 10);
      const started = (plan: StoredSelection) => withStart(plan, day, moveInDate);
      const change = {
        ...(selection && { selection: started(selection) }),
        ...(energySetUp && { 'energySetUp.selection': started(energySetUp.selection) }),
      };
      // The version before keeps serving: a plan that changed meanwhile is left to the reader.
      return { updateOne: { filter: { _id, version }, update: { $set: change } } };
    });
    const withoutFields = { 'offers.tariff.fuelTypeTermEnd': { $exists: false } };
    await batches.updateEach(db.collection<StoredQuote>('quotes'), withoutFields, async ({ _id, offers }) => {
      const completed = offers.map((offer) => withFields(offer, null));
      return { updateOne: { filter: { _id }, update: { $set: { offers: completed } } } };
    });
  },
};

function withStart(plan: StoredSelection, day: string, moveInDate: string | null): StoredSelection {
  return {
    ...plan,
    offers: plan.offers.map((offer) => withFields(offer, day)),
    startServiceDate: day,
    startsForMoveIn: moveInDate,
    startAnswers: null,
  };
}

const fuelNames: Stored = { DualFuel: 'Electricity and gas', Electric: 'Electricity', Gas: 'Gas' };

function withFields<Offer extends { readonly tariff: Stored }>(offer: Offer, day: string | null): Offer {
  const { energyType, fixedTermEnd, startServiceDate } = offer.tariff;
  const end = typeof fixedTermEnd === 'string' ? `until ${formatDay(fixedTermEnd)}` : 'no end date';
  const missing = {
    fuelTypeTermEnd: `${String(fuelNames[String(energyType)])}, ${end}`,
    winterUplift: null,
    enhancedFeatures: [],
    noteDefault: null,
    noteSmartMeter: null,
    startServiceDate: day ?? startServiceDate ?? null,
    paperBillFee: null,
  };
  return { ...offer, tariff: { ...missing, ...offer.tariff } };
}
