import type { DataMap } from '../../common/disclosures/data-map.js';
import type { ElectricityMeter, GasMeter, MetersOfPremises } from './supply.responses.js';
import type { NeedsRegistration } from '../priority-services/needs-registration.js';
import type { HomeSupply, Meter, RegisteredHome } from './supply.port.js';

const singleRateProfile = '01';
const multiRateProfile = '02';

/** Uses the first meter of each fuel; a home with more than one meter per fuel is not supported. */
export function toHomeSupply(response: MetersOfPremises): HomeSupply {
  const [electricity] = response.Electricity;
  const [gas] = response.Gas;
  return {
    gspGroup: response.GspGroupId,
    isDomestic: response.PremisesUse === 'DOMESTIC',
    isSupported: response.SupportedConfiguration && response.Electricity.length <= 1 && response.Gas.length <= 1,
    supportsFastSwitch: response.FasterSwitchingEligible,
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
    digits: meter.Registers[0]?.Digits ?? null,
    multiRate,
    multiRatePending: !multiRate && meter.ProfileClass === multiRateProfile && meter.ChangeOfSupplyPending,
    commercial: meter.ProfileClass !== singleRateProfile && meter.ProfileClass !== multiRateProfile,
  };
}

function toGas(meter: GasMeter): Meter {
  return {
    ...common(meter),
    digits: meter.Digits ?? null,
    multiRate: false,
    multiRatePending: false,
    commercial: meter.MarketSector === 'I',
  };
}

function common(
  meter: ElectricityMeter | GasMeter,
): Pick<Meter, 'prepayment' | 'smart' | 'supplierName' | 'serialNumber'> {
  return {
    prepayment: meter.PaymentMethod === 'PREPAYMENT',
    smart: meter.Smart.SmetsVersion ?? 'none',
    supplierName: meter.CurrentSupplier?.Name ?? null,
    serialNumber: meter.MeterSerialNumber ?? null,
  };
}

/** The body of a registration. */
interface RegistrationBody {
  readonly Mpan: string | null;
  readonly Mprn: string | null;
  readonly Address: { readonly Line: string; readonly Town: string; readonly Postcode: string };
  readonly Contact: { readonly Name: string; readonly Phone: string; readonly Email: string };
  readonly Needs: readonly {
    readonly Code: number;
    readonly Language: string | null;
    readonly Until: string | null;
  }[];
  readonly ContactFormat: NeedsRegistration['format'];
  readonly ConsentGivenAt: string;
}

export const registrationData: DataMap<RegistrationBody> = {
  Mpan: 'meters',
  Mprn: 'meters',
  Address: { Line: 'address', Town: 'address', Postcode: 'address' },
  Contact: { Name: 'name', Phone: 'phone', Email: 'email' },
  Needs: { Code: 'healthNeeds', Language: 'healthNeeds', Until: 'healthNeeds' },
  ContactFormat: 'healthNeeds',
  ConsentGivenAt: 'agreements',
};

export function fromRegistration(
  { mpan, mprn, household }: RegisteredHome,
  registration: NeedsRegistration,
): RegistrationBody {
  const { name, phone, email, address } = household;
  return {
    Mpan: mpan,
    Mprn: mprn,
    Address: { Line: address.line, Town: address.town, Postcode: address.postcode },
    Contact: { Name: name, Phone: phone, Email: email },
    Needs: registration.needs.map(({ code, language, until }) => ({ Code: code, Language: language, Until: until })),
    ContactFormat: registration.format,
    ConsentGivenAt: registration.consentedAt,
  };
}
