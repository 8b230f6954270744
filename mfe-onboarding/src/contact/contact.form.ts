import { contactNumberSchema, emailAddressSchema, onboardingMessages } from '@home-move/contract';
import * as z from 'zod/mini';

const given = (missing: string) =>
  z.pipe(
    z.string().check(z.refine((text) => text.trim() !== '', { error: missing, abort: true })),
    z.transform((text: string): unknown => text),
  );

/** [ONB-36, ONB-37] */
export const contactForm = z.object({
  emailAddress: z.pipe(given(onboardingMessages.emailMissing), emailAddressSchema),
  contactNumber: z.pipe(given(onboardingMessages.numberMissing), contactNumberSchema),
});
