import type { ElectricityMeter, GasMeter, MetersOfPremises } from './supply.answers.js';
import type { HomeSupply, Meter } from './supply.port.js';

const singleRateProfile = '01';
const multiRateProfile = '02';

/** The first meter of each fuel stands for it; a home with more of them is a set-up that the register does not support. */
export function toHomeSupply(answer: MetersOfPremises): HomeSupply {
  const [electricity] = answer.Electricity;
  const [gas] = answer.Gas;
  return {
    gspGroup: answer.GspGroupId,
    isDomestic: answer.PremisesUse === 'DOMESTIC',
    isSupported: answer.SupportedConfiguration && answer.Electricity.length <= 1 && answer.Gas.length <= 1,
    supportsFastSwitch: answer.FasterSwitchingEligible,
    electricity: electricity ? toElectricity(electricity) : null,
    gas: gas ? toGas(gas) : null,
    mpan: electricity?.Mpan ?? null,
    mprn: gas?.Mprn ?? null,
  };
}

function toElectricity(meter: ElectricityMeter): Meter {
  const multiRate = meter.Registers.length > 1;
  return {
    ...common(meter),
    multiRate,
    multiRatePending: !multiRate && meter.ProfileClass === multiRateProfile && meter.ChangeOfSupplyPending,
    commercial: meter.ProfileClass !== singleRateProfile && meter.ProfileClass !== multiRateProfile,
  };
}

function toGas(meter: GasMeter): Meter {
  return { ...common(meter), multiRate: false, multiRatePending: false, commercial: meter.MarketSector === 'I' };
}

function common(meter: ElectricityMeter | GasMeter): Pick<Meter, 'prepayment' | 'smart' | 'supplierName'> {
  return {
    prepayment: meter.PaymentMethod === 'PREPAYMENT',
    smart: meter.Smart.SmetsVersion ?? 'none',
    supplierName: meter.CurrentSupplier?.Name ?? null,
  };
}
