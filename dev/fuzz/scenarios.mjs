import { account } from './scenarios/account.mjs';
import { agent } from './scenarios/agent.mjs';
import { deployment } from './scenarios/deployment.mjs';
import { partner } from './scenarios/partner.mjs';
import { payAsYouGo } from './scenarios/energy.mjs';
import { erasure, erasureByMover } from './scenarios/erasure.mjs';
import { movingDetails } from './scenarios/moving-details.mjs';
import { onboarding } from './scenarios/onboarding.mjs';
import { portal } from './scenarios/portal.mjs';
import { privateEntry } from './scenarios/private-entry.mjs';
import { wholeMove } from './scenarios/whole-move.mjs';

/** All scenarios, in the order in which each visitor repeats them. */
export const scenarios = [
  portal,
  deployment,
  partner,
  movingDetails,
  onboarding,
  wholeMove,
  payAsYouGo,
  account,
  agent,
  privateEntry,
  erasure,
  erasureByMover,
];
