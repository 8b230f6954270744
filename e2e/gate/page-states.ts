import { pathOf, type JourneyId, type StepId } from '@home-move/contract';
import type { StartScreen } from '../fixtures/prepared-enrolment.js';
import { pathIn, portal, telephony } from '../support/addresses.js';

/** A page of a remote, in the state in which the gate compares it. */
export interface PageState {
  readonly name: string;
  readonly brands: readonly string[];
  /** Up to which screen the enrolment is prepared; without it, the page needs no log-in. */
  readonly start?: StartScreen;
  readonly urlIn: (brand: string) => string;
}

/** Three looks that differ in colours, corners and typeface. */
const brands = ['default', 'oakwood', 'harbour'];

const step = (name: StepId, start?: StartScreen): PageState => ({
  name,
  brands,
  ...(start && { start }),
  urlIn: (brand) => `${portal}${pathIn(brand, pathOf(name))}`,
});

/** The pages that are cheap to reach, by remote; the first one is measured. */
export const pagesOf: Readonly<Record<JourneyId, readonly PageState[]>> = {
  onboarding: [step('personal-details'), step('moving-details', 'movingDetails')],
  'council-water': [step('council-services-upfront', 'councilWater')],
  energy: [
    step('energy-usage', 'usage'),
    step('energy-list', 'list'),
    step('energy-signup', 'signup'),
    step('energy-psr', 'psr'),
    step('energy-payment', 'payment'),
  ],
  entertainment: [step('broadband-list', 'broadbandList')],
  confirmation: [step('product-selection', 'productSelection'), step('confirmation', 'confirmation')],
  'your-move': [step('your-move', 'confirmation')],
  telephony: [{ name: 'agents-portal', brands: ['oakwood'], urlIn: () => `${telephony}/?telephonyToken=demo-agent` }],
  // Two pictures of one version differ at the edges of its live preview.
  partners: [],
};
