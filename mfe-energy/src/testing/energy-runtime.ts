import {
  ApiError,
  problem,
  stepAt,
  type EnergyJourney,
  type EnergySelection,
  type Enrolment,
  type PaymentQuestions,
  type ProblemCode,
  type QuotesResponse,
  type SavedUsage,
  type SupplyFacts,
} from '@home-move/contract';
import { anEnrolment, aTariff } from '@home-move/contract/testing';
import { createTestRuntime, renderWithRuntime, type TestRuntime, type TestRuntimeOptions } from '@home-move/ui/testing';
import { createElement } from 'react';
import { Routes } from '../routes';

/** An enrolment with energy chosen and a move-in date in a week. */
export function anEnergyEnrolment(overrides: Partial<Enrolment> = {}): Enrolment {
  return anEnrolment({ energyConsented: true, energyOptIn: 1, ...overrides });
}

/** Off unless a test turns them on. */
const flags = { 'psr-access-granted': false, 'faster-switching': false };

/** A runtime with the mover at this path. */
export function atPath(path: string, options: TestRuntimeOptions = {}): TestRuntime {
  const step = stepAt(path);
  return createTestRuntime({ enrolment: anEnergyEnrolment(), step: step && { ...step, path }, flags, ...options });
}

/** Renders the whole remote. */
export function renderEnergy(runtime: TestRuntime) {
  return renderWithRuntime(createElement(Routes, { runtime }), runtime);
}

/** A call that fails with this problem. */
export function refused(code: ProblemCode, errors?: Record<string, string>): Promise<never> {
  return Promise.reject(new ApiError(problem(code, errors ? { errors } : {})));
}

export function someSupply(overrides: Partial<SupplyFacts> = {}): SupplyFacts {
  const { supplyStatus, isDomestic } = anEnergyEnrolment();
  const { supplyChecked, quotableEnergy, isMeterInfoValid, fuelType, isMixedMeters, isElecPayg, isGasPayg } =
    anEnergyEnrolment();
  const { economy7, manualHasPrepay, meterDetailsCompleted } = anEnergyEnrolment();
  const { hasElecSmartMeter, hasGasSmartMeter, meterType, supportsFastSwitch } = anEnergyEnrolment();
  const { currentSupplierElec, currentSupplierGas } = anEnergyEnrolment();
  return {
    supplyChecked,
    supplyStatus,
    isDomestic,
    quotableEnergy,
    isMeterInfoValid,
    fuelType,
    isMixedMeters,
    isElecPayg,
    isGasPayg,
    economy7,
    manualHasPrepay,
    meterDetailsCompleted,
    hasElecSmartMeter,
    hasGasSmartMeter,
    meterType,
    supportsFastSwitch,
    currentSupplierElec,
    currentSupplierGas,
    ...overrides,
  };
}

export function aJourney(usageInfo: SavedUsage | null = null, overrides: Partial<EnergyJourney> = {}): EnergyJourney {
  return {
    propertyUsage: { usageInfo, knownMeterDetails: true },
    hasMultiRate: false,
    type: 'standard',
    hasSingleRateOnlyMultiRatePendingCos: false,
    ...overrides,
  };
}

export function aSavedUsage(overrides: Partial<SavedUsage> = {}): SavedUsage {
  return {
    knownUsage: 'N',
    electricityKwhUsage: null,
    gasKwhUsage: null,
    numberOfBedrooms: 3,
    propertyType: 4,
    numberOfPeople: 3,
    assumed: { electricityKwh: 2700, gasKwh: 9800, estimated: true },
    ...overrides,
  };
}

/** Three tariffs: Glimmer Track 12, Larkfield Fix 12, and Tor Variable, which we cannot switch to. */
export function someQuotes(overrides: Partial<QuotesResponse['data']> = {}): QuotesResponse {
  return {
    data: {
      quoteId: 'q-1',
      tariffs: [
        aTariff({
          id: 'glimmer-track-12',
          priceId: 'GT12-EAST',
          tariffName: 'Glimmer Track 12',
          tariffUrl: 'glimmer-track-12',
          supplierName: 'Glimmer',
          exitFee: 0,
          isSmartSpecific: true,
        }),
        aTariff({ newSpend: 171823, newSpendMonthly: 14319 }),
        aTariff({
          id: 'tor-variable',
          priceId: 'TOR-EAST',
          tariffName: 'Tor Variable',
          tariffUrl: 'tor-variable',
          supplierName: 'Tor Co-op',
          tariffType: 'variable',
          contractLength: null,
          exitFee: 0,
          paper: true,
          paperBillFee: 150,
          canSwitch: false,
          paysCommission: false,
          newSpend: 173165,
          supplierSiteUrl: 'https://tor.example',
        }),
      ],
      totalCountOfTariffs: 3,
      filterSettings: {
        tariffTypes: [],
        noExitFee: false,
        exitFee: false,
        paperless: false,
        paper: false,
        suppliers: [
          { supplierName: 'Glimmer', selected: false },
          { supplierName: 'Larkfield Energy', selected: false },
          { supplierName: 'Tor Co-op', selected: false },
        ],
        wholeOfMarket: true,
        getAll: false,
        fuelType: 'DualFuel',
      },
      filterCounts: { fixed: 2, variable: 1, paperless: 3, 'supplier:Glimmer': 1, wholeOfMarket: 3, namedSupplier: 1 },
      assumedUse: { electricityKwh: 2700, gasKwh: 9800, estimated: true },
      recommendation: {
        priceId: 'GT12-EAST',
        reasons: [
          { kind: 'point', text: 'It has the lowest first-year cost of the 3 tariffs we hold.' },
          { kind: 'catch', text: 'It needs a smart meter within 3 months.' },
          { kind: 'commission', text: 'Glimmer pays us commission.' },
        ],
      },
      ...overrides,
    },
  };
}

export function aSelection(overrides: Partial<EnergySelection> = {}): EnergySelection {
  return {
    tariffs: [aTariff()],
    addOnsIdentifiers: [],
    monthlyCost: 13788,
    oneOffCost: 0,
    expectedSwitchDate: '2026-12-02',
    isStartDateConfirmed: false,
    ...overrides,
  };
}

export function someQuestions(overrides: Partial<PaymentQuestions> = {}): PaymentQuestions {
  return {
    accountNameRegex: "^[A-Za-z0-9 &.'/-]+$",
    accountNameRegexError: "Please use letters, numbers, spaces and & . ' / - only",
    supplierPreferredPaymentDays: [1, 15, 22],
    directDebitPaperMandateRequest: true,
    smartMeterRequired: false,
    noticeWorkingDays: 2,
    existingDetails: null,
    ...overrides,
  };
}
