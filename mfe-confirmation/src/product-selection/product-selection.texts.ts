import type { BroadbandSpeeds, SupplyFacts } from '@home-move/contract';
import { capitalised, formatNumber } from '@home-move/ui';

/** "Electricity and gas", "Pay as you go electricity", "Economy 7 electricity, and pay as you go gas". */
function describeFuels({ fuelType, economy7, isElecPayg, isGasPayg, isMixedMeters }: SupplyFacts): string {
  const payg = 'pay as you go ';
  const electricity = `${isElecPayg ? payg : ''}${economy7 ? 'Economy 7 electricity' : 'electricity'}`;
  const gas = `${isGasPayg && !(isElecPayg && fuelType === 'Dual') ? payg : ''}gas`;
  const fuels = { Electric: electricity, Gas: gas, Dual: `${electricity}${isMixedMeters ? ',' : ''} and ${gas}` };
  return capitalised(fuels[fuelType ?? 'Dual']);
}

/** "Fibre up to 1,130 Mbps", as the list of packages names it; "Packages" while no line is known. */
function describeLines({ fibre_mbps: fibre, standard_mbps: standard }: BroadbandSpeeds): string {
  const fastest = Number(fibre || standard);
  if (fastest === 0) return 'Packages';
  return `${fibre ? 'Fibre' : 'Broadband'} up to ${formatNumber(fastest)}\u00a0Mbps`;
}

/** Our own wording; what the specification words is in energyMessages and councilWaterMessages. */
export const productSelectionTexts = {
  heading: 'What shall we set up?',
  lede: {
    one: 'Take it now, or come back for it later.',
    several: 'Choose as many as you like. You can come back for the rest later.',
  },
  services: 'Services',
  energy: {
    /** While the move is too far ahead. */
    opens: (date: string) => `You can set this up from ${date}.`,
    known: describeFuels,
    dateMissing:
      'You can set it up once we know your move-in date. Choose it now, and we will keep it for you until then.',
    noAddress: 'Energy for your new home',
    checking: (street: string) => `Checking the energy supply at ${street}`,
    notChecked: (street: string) =>
      `We cannot check the energy supply at ${street} right now. You can still choose energy: we will check again then.`,
    noMeters: (street: string) => `Energy for ${street}, whose meters we could not find`,
  },
  entertainment: describeLines,
  forAddress: (products: string, street: string | null) => (street === null ? products : `${products} for ${street}`),
  complete: 'You have set this up.',
  ordered: 'You have ordered this.',
  register: (authority: string) => `We show you how to register with ${authority}`,
  required: (brand: string) => `${brand} asks everyone who moves in to set this up`,
  noneChosen: 'You have not chosen anything yet. That is fine, you can still do it later.',
  nothingOffered: 'There is nothing to set up here for this home.',
  selectAll: 'Select all',
  saving: 'Saving',
  next: (chosen: number) => {
    if (chosen === 0) return 'Continue without services';
    return chosen === 1 ? 'Continue with 1 service' : `Continue with ${chosen} services`;
  },
  answered: 'You have answered these:',
  answeredFor: (title: string, name: string) => `${title} (${name})`,
  free: 'You pay the suppliers you choose. Our service is free.',
} as const;
