import {
  fuelNames,
  isInNorthernIreland,
  otherFuel,
  type Enrolment,
  type OrderedService,
  type RegisteredService,
  type Service,
} from '@home-move/contract';
import { BroadbandIcon, CouncilIcon, EnergyIcon, WaterIcon } from '@home-move/ui';

/** The icon of each service on both pages. [CONF-07] */
export const serviceIcons: Readonly<Record<Service, typeof EnergyIcon>> = {
  energy: EnergyIcon,
  entertainment: BroadbandIcon,
  council: CouncilIcon,
  water: WaterIcon,
};

/** How the reminder at the top of the confirmation page names a service. [CONF-05] */
export const reminderLabels: Readonly<Record<OrderedService, (enrolment: Enrolment) => string>> = {
  // With one fuel of mixed meters set up, the other one is left.
  energy: ({ fuelsSetUp: [setUp] }) => (setUp ? fuelNames[otherFuel[setUp]] : 'energy'),
  entertainment: () => 'broadband, TV or phone',
};

interface AuthorityDisplay {
  readonly nameOf: (enrolment: Enrolment) => string | null;
  /** Used while the name is unknown. */
  readonly fallback: (enrolment: Enrolment) => string;
}

/** The authority that the mover registers with. */
export const authorityDisplay: Readonly<Record<RegisteredService, AuthorityDisplay>> = {
  council: {
    nameOf: ({ councilName }) => councilName,
    fallback: ({ postcode }) =>
      isInNorthernIreland(postcode) ? 'the office that collects your rates' : 'your new council',
  },
  water: { nameOf: ({ waterBoardName }) => waterBoardName, fallback: () => 'your water company' },
};

/** Texts that several cards share. */
export const serviceCardTexts = {
  getStarted: 'Get started',
  starting: 'Starting',
  continueSetUp: 'Continue set-up',
  /** Of a finished enrolment. */
  notSetUp: 'This was not set up here.',
} as const;
