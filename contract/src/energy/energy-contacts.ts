import { isInEnergyMarket, isInNorthernIreland } from '../address/postcode-area';

/** Who helps with the energy of a home that cannot be set up here. */
export interface EnergyContact {
  /** As it follows "Call". */
  readonly name: string;
  readonly phone: string;
  /** Their site. */
  readonly url: string;
  readonly label: string;
}

const contacts = {
  greatBritain: {
    name: 'Citizens Advice',
    phone: '0808 223 1133',
    url: 'https://www.citizensadvice.org.uk/consumer/energy/energy-supply/',
    label: 'Energy advice from Citizens Advice',
  },
  northernIreland: {
    name: 'the Consumer Council',
    phone: '0800 121 6022',
    url: 'https://www.consumercouncil.org.uk',
    label: 'Compare suppliers with the Consumer Council',
  },
} as const satisfies Readonly<Record<string, EnergyContact>>;

/** Whom to call about the energy of a home, by its nation; null in the Channel Islands and the Isle of Man, which have none. */
export function energyContact(postcode: string | null): EnergyContact | null {
  if (isInNorthernIreland(postcode)) return contacts.northernIreland;
  return isInEnergyMarket(postcode) ? contacts.greatBritain : null;
}

/** How a contact is shown. */
export const energyContactTexts = {
  /** Followed by the number, which is a link. */
  call: (name: string) => `Call ${name}:`,
  /** Where no one else helps. */
  us: 'us',
} as const;
