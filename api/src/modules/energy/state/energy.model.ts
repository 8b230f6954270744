import type { AssumedUse, DirectDebitSummary, MeterAnswers, MeterReadings, SavedUsage } from '@home-move/contract';
import { sealedSchema } from '../../../common/crypto/sealed.model.js';
import { listOf, nullable, subSchema, unionSchema } from '../../../common/database/sub-schema.js';
import type { HomeSupply, Meter } from '../../../providers/supply/supply.port.js';
import type { EarlierRead, SupplierMetering } from '../../../providers/quotes/quotes.port.js';
import type {
  EnergySetUp,
  MeteringOfOrder,
  StartAnswers,
  StoredSelection,
  StoredSupply,
  UnsettledApplication,
} from './energy.state.js';
import { tariffOfferSchema } from './tariff-offer.model.js';

const meterSchema = subSchema<Meter>({
  prepayment: Boolean,
  smart: String,
  multiRate: Boolean,
  multiRatePending: Boolean,
  commercial: Boolean,
  supplierName: String,
  serialNumber: String,
  digits: Number,
});

const homeSupplySchema = subSchema<HomeSupply>({
  gspGroup: String,
  isDomestic: Boolean,
  isSupported: Boolean,
  supportsFastSwitch: Boolean,
  electricity: meterSchema,
  gas: meterSchema,
  mpan: String,
  mprn: String,
});

const supplySchema = unionSchema<StoredSupply>({
  register: { home: homeSupplySchema },
  area: { gspGroup: String },
  'outside-market': {},
});

const usageSchema = subSchema<SavedUsage>({
  knownUsage: String,
  electricityKwhUsage: Number,
  gasKwhUsage: Number,
  numberOfBedrooms: Number,
  propertyType: Number,
  numberOfPeople: Number,
  meters: subSchema<MeterAnswers>({ gas: String, prepay: String, economy7: String }),
  assumed: subSchema<AssumedUse>({ electricityKwh: Number, gasKwh: Number, estimated: Boolean, nightPercent: Number }),
});

const meterReadingsSchema = subSchema<MeterReadings>({
  readOn: String,
  electricity: String,
  electricityNight: String,
  gas: String,
});

const selectionSchema = subSchema<StoredSelection>({
  quoteId: String,
  searchId: String,
  offers: listOf(tariffOfferSchema),
  addOnsIdentifiers: listOf(String),
  startServiceDate: String,
  startsForMoveIn: String,
  startAnswers: subSchema<StartAnswers>({
    startServiceOption: String,
    consentToPayWhileSwitch: Boolean,
    agreeToSwitchOvo: Boolean,
  }),
});

const applicationSchema = subSchema<UnsettledApplication>({
  key: String,
  tries: listOf(sealedSchema),
  underWayUntil: Date,
});

const energySetUpSchema = subSchema<EnergySetUp>({
  applicationReference: String,
  selection: selectionSchema,
  acceptedOn: String,
  switchesOn: String,
  directDebit: subSchema<DirectDebitSummary>({
    collectedBy: String,
    monthlyAmount: Number,
    firstPaymentOn: String,
    reference: String,
    noticeWorkingDays: Number,
    maskedAccountNumber: String,
    maskedSortCode: String,
  }),
  bank: sealedSchema,
  contentHash: String,
});

const meteringSchema = subSchema<MeteringOfOrder>({
  reference: String,
  metering: subSchema<SupplierMetering>({
    takesReadings: Boolean,
    earlier: listOf(subSchema<EarlierRead>({ fuel: String, rate: String, value: String, readOn: String })),
  }),
});

/** The fields of `EnergyFields`. */
export const energyFields = {
  supply: nullable(supplySchema),
  usage: nullable(usageSchema),
  selection: nullable(selectionSchema),
  application: nullable(applicationSchema),
  energySetUp: nullable(energySetUpSchema),
  secondarySelection: nullable(selectionSchema),
  secondaryApplication: nullable(applicationSchema),
  secondarySetUp: nullable(energySetUpSchema),
  bankDetails: nullable(sealedSchema),
  psrAnswers: nullable(sealedSchema),
  meterReadings: nullable(meterReadingsSchema),
  supplierMetering: { type: [meteringSchema], default: null },
};
