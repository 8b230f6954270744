import type { Enrolment, OrderedService, RegisteredService, Service } from '@home-move/contract';
import { BroadbandIcon, CouncilIcon, EnergyIcon, WaterIcon } from '@home-move/ui';

interface ServiceDisplay {
  readonly title: string;
  readonly Icon: typeof EnergyIcon;
}

/** Title and icon of each service on both pages. [CONF-07, CONF-08] */
export const serviceDisplay: Readonly<Record<Service, ServiceDisplay>> = {
  energy: { title: 'Energy', Icon: EnergyIcon },
  entertainment: { title: 'Broadband, Phone and TV', Icon: BroadbandIcon },
  council: { title: 'Council Tax', Icon: CouncilIcon },
  water: { title: 'Water', Icon: WaterIcon },
};

/** How the reminder at the top of the confirmation page names a service. [CONF-05] */
export const reminderLabels: Readonly<Record<OrderedService, string>> = {
  energy: 'energy',
  entertainment: 'broadband, TV or phone',
};

interface AuthorityDisplay {
  readonly nameOf: (enrolment: Enrolment) => string | null;
  /** Used while the name is unknown. */
  readonly fallback: string;
}

/** The authority that the mover registers with. */
export const authorityDisplay: Readonly<Record<RegisteredService, AuthorityDisplay>> = {
  council: { nameOf: ({ councilName }) => councilName, fallback: 'your new council' },
  water: { nameOf: ({ waterBoardName }) => waterBoardName, fallback: 'your water company' },
};

/** Texts that several cards share. */
export const serviceCardTexts = {
  getStarted: 'Get started',
  starting: 'Starting',
  continueSetUp: 'Continue set-up',
} as const;
