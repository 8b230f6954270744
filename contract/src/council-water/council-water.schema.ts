import * as z from 'zod/mini';
import { formNumber } from '../form/form-values';
import { councilChoice } from './council-water';
import { councilWaterMessages } from './council-water.messages';

const choice = z.optional(
  formNumber([councilChoice.optIn, councilChoice.optOut] as const, councilWaterMessages.choice),
);

/**
 * Body of `PUT /enrolment/council-services`: the mover's choice for each offered service. Choices of services that are not
 * offered are ignored. [COUNCIL-03, COUNCIL-09]
 */
export const councilChoicesSchema = z.object({ council: choice, water: choice });
export type CouncilChoices = z.infer<typeof councilChoicesSchema>;
