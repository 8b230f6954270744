import type { ComplaintsRoute } from '@home-move/contract';
import * as z from 'zod';

/** How the data passport answers complaints, and the authority that supervises the operator: by default the one of the UK. [PASS-12] */
export const complaintsVariables = z.object({
  /** Days within which the operator answers. UK law requires a confirmation within 30 days. */
  COMPLAINTS_ANSWER_DAYS: z.coerce.number().int().min(1).max(30).default(30),
  COMPLAINTS_AUTHORITY_NAME: z.string().trim().min(1).max(100).default("Information Commissioner's Office"),
  COMPLAINTS_AUTHORITY_URL: z.url({ protocol: /^https$/ }).default('https://ico.org.uk/make-a-complaint/'),
  /** Months after the operator's answer in which the authority accepts a case. */
  COMPLAINTS_AUTHORITY_MONTHS: z.coerce.number().int().min(1).max(24).default(3),
});

/** The settings, as the API returns them. */
export const complaintsRoute = (env: Readonly<z.infer<typeof complaintsVariables>>): ComplaintsRoute => ({
  answerDays: env.COMPLAINTS_ANSWER_DAYS,
  authority: {
    name: env.COMPLAINTS_AUTHORITY_NAME,
    url: env.COMPLAINTS_AUTHORITY_URL,
    withinMonths: env.COMPLAINTS_AUTHORITY_MONTHS,
  },
});
