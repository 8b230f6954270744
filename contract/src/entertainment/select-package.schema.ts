import * as z from 'zod/mini';
import { formBoolean, formNumber } from '../form/form-values';
import { broadbandSources } from './entertainment';
import { skyCallbackSlots } from './sky-callback';
import { currentWomConsent, womConsentServices, womConsentVersions } from './wom-consent';

const providerId = z.string().check(z.regex(/^[\w-]{1,64}$/));

/** Path parameters of one package. */
export const packageParamsSchema = z.object({ packageId: providerId, sourceId: z.enum(broadbandSources) });
export type PackageParams = z.infer<typeof packageParamsSchema>;

/**
 * Body of `POST /entertainment/select-package`. `total` is the total that the page showed, add-ons included, pence: if the price
 * has changed since, the call fails. The mover must consent to passing on their details. Only Sky calls back. [BBSET-02, BBSET-09]
 */
export const selectPackageSchema = z.object({
  ...packageParamsSchema.shape,
  total: z.int().check(z.nonnegative()),
  consent: z.literal(true),
  /** Ids of the package's add-ons. */
  addOns: z._default(z.array(providerId).check(z.maxLength(10)), []),
  skyCallbackSlot: z._default(z.nullable(z.enum(skyCallbackSlots)), null),
});
export type SelectPackage = z.input<typeof selectPackageSchema>;
export type SelectedPackage = z.infer<typeof selectPackageSchema>;

/** Query of `POST /enrolment/wom-consent`: broadband that we order, Sky, or broadband of a provider's own site. [CALL-10] */
export const womConsentSchema = z.object({
  serviceType: formNumber(womConsentServices),
  /** Whether to mail the mover a copy of their consent. */
  sendEmail: z._default(formBoolean, false),
  /** The version of the text that the page showed. */
  version: z._default(z.enum(womConsentVersions), currentWomConsent),
});
export type WomConsent = z.infer<typeof womConsentSchema>;
