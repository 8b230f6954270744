import { fuelNames, fuelsOf, paymentTypes, type EnergyTariff, type FuelRates } from '@home-move/contract';
import { formatMoney, formatPence } from '../../energy/quotes/cost-parts.js';
import { addOnsOf } from '../../energy/quotes/selection.js';
import type { EnergySetUp } from '../../energy/state/energy.state.js';
import { contractTexts as texts } from './contract.texts.js';
import type { Fact, FactSection } from './fact-tables.js';

/** The terms of an energy contract that its order does not list. */
export function energyTerm({ selection }: EnergySetUp): readonly Fact[] {
  const tariff = selection.offers[0]?.tariff;
  if (!tariff) return [];
  const { contractLength } = tariff;
  return [
    [texts.term.length, contractLength === null ? texts.term.noFixedTerm : texts.term.months(contractLength)],
    [texts.term.leaving, leavingFee(tariff)],
  ];
}

function leavingFee({ exitFee, energyType, contractLength }: EnergyTariff): string {
  if (exitFee === 0) return texts.term.noFee;
  return texts.term.energyFee(formatMoney(exitFee), fuelsOf(energyType).length, contractLength !== null);
}

/** Rates, payment and the main terms of the supplier. */
export function energyInformation({ selection }: EnergySetUp): readonly FactSection[] {
  const tariff = selection.offers[0]?.tariff;
  if (!tariff) return [];
  const { electricity, gas, paymentMethod, paperBillFee, principalTerms } = tariff;
  const links = [tariff.termsUrl, tariff.generalTermsUrl];
  return [
    ...ratesOf('Electric', electricity),
    ...ratesOf('Gas', gas),
    {
      title: texts.price.paying,
      facts: [
        [texts.price.payment, paymentTypes[paymentMethod]],
        [texts.price.paperBills, paperBillFee === null ? null : texts.price.aMonth(formatMoney(paperBillFee))],
        [texts.price.added, addOnsOf(selection).map(({ displayName }) => displayName)],
      ],
    },
    {
      title: texts.terms.title,
      facts: [
        [texts.terms.supply, principalTerms],
        [texts.terms.links, [...new Set(links.filter((url) => url !== ''))]],
      ],
    },
  ];
}

function ratesOf(fuel: keyof typeof fuelNames, rates: FuelRates | null): readonly FactSection[] {
  if (!rates) return [];
  const { unitRate, nightUnitRate, standingCharge } = rates;
  const { unit, day, night, standing, aKwh, aDay, title } = texts.rates;
  return [
    {
      title: title(fuelNames[fuel]),
      facts: [
        [nightUnitRate === null ? unit : day, aKwh(formatPence(unitRate))],
        [night, nightUnitRate === null ? null : aKwh(formatPence(nightUnitRate))],
        [standing, aDay(formatPence(standingCharge))],
      ],
    },
  ];
}
