import * as z from 'zod/mini';
import { formNumber } from '../form/form-values';
import { councilChoice } from './council-water';
import { councilWaterMessages } from './council-water.messages';

const choice = z.optional(
  formNumber([councilChoice.optIn, councilChoice.optOut] as const, councilWaterMessages.choice),
);

/**
 * Body of `PUT /enrolment/council-services`: an answer for each service that the enrolment is offered, 2 in or 3 out. One
 * of another service is left out of account. [COUNCIL-03, COUNCIL-09]
 */
export const councilChoicesSchema = z.object({ council: choice, water: choice });
export type CouncilChoices = z.infer<typeof councilChoicesSchema>;
