import * as z from 'zod/mini';
import { formBoolean, formNumber } from '../form/form-values';
import { broadbandSort, broadbandSources, broadbandTypes } from './entertainment';
import { skyCallbackSlots } from './sky-callback';
import { currentWomConsent, womConsentServices, womConsentVersions } from './wom-consent';

const textList = z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(50));
const sortCodes = Object.values(broadbandSort);

/** Body of `POST /entertainment/broadband`: the filter panel's values; empty lists and false mean no limit. [BB-11 to BB-14, BB-19] */
export const broadbandRequestSchema = z.object({
  packageType: z._default(
    z.object({
      /** Every package has broadband. */
      includeBroadband: z._default(z.literal(true), true),
      includePhone: z._default(z.boolean(), false),
      includeTv: z._default(z.boolean(), false),
    }),
    { includeBroadband: true, includePhone: false, includeTv: false },
  ),
  broadbandType: z._default(z.array(z.enum(broadbandTypes)).check(z.maxLength(2)), []),
  /** Only packages with unlimited usage. */
  monthlyUsage: z._default(z.object({ unlimited: z._default(z.boolean(), false) }), { unlimited: false }),
  selectedProviders: z._default(textList, []),
  contractLengths: z._default(z.array(z.int().check(z.positive(), z.maximum(60))).check(z.maxLength(20)), []),
  callOptions: z._default(textList, []),
  sortOption: z._default(
    z.custom<(typeof sortCodes)[number]>((value) => sortCodes.some((code) => code === value)),
    broadbandSort.none,
  ),
  /** Requested pages, from 1; empty gives the first four packages, promoted ones included. [BB-26] */
  pagesToLoad: z._default(z.array(z.int().check(z.positive(), z.maximum(100))).check(z.maxLength(100)), []),
  IncludePromotedPackages: z._default(z.boolean(), true),
});
export type BroadbandRequest = z.input<typeof broadbandRequestSchema>;
export type BroadbandFilter = z.infer<typeof broadbandRequestSchema>;

const packageId = z.string().check(z.regex(/^[\w-]{1,64}$/));

/** Path parameters of one package. */
export const packageParamsSchema = z.object({ packageId, sourceId: z.enum(broadbandSources) });
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
  addOns: z._default(z.array(z.string().check(z.regex(/^[\w-]{1,64}$/))).check(z.maxLength(10)), []),
  skyCallbackSlot: z._default(z.nullable(z.enum(skyCallbackSlots)), null),
});
export type SelectPackage = z.input<typeof selectPackageSchema>;
export type SelectedPackage = z.infer<typeof selectPackageSchema>;

/** Query of `POST /enrolment/wom-consent`: broadband that we order, Sky, or broadband of a provider's own site. [CALL-10] */
export const womConsentSchema = z.object({
  serviceType: formNumber(womConsentServices),
  /** Whether to mail the mover what they agreed to. */
  sendEmail: z._default(formBoolean, false),
  /** The version of the text that the page showed. */
  version: z._default(z.enum(womConsentVersions), currentWomConsent),
});
export type WomConsent = z.infer<typeof womConsentSchema>;
