import * as z from 'zod/mini';
import { formNumber } from '../form/form-values';
import { maxKwh, type FuelType } from './energy';
import { energyMessages as messages } from './energy.messages';

/** Digits with or without decimals; separators only between groups of three, so that "2,7" is not read as 27. */
const plainNumber = /^-?(\d+|\d{1,3}([,\s]\d{3})+)(\.\d+)?$/;

const parsedKwh = z.transform((value: unknown) => {
  if (typeof value !== 'string') return value;
  const text = value.trim().replace(/\s*kwh$/i, '');
  if (text === '') return undefined;
  return plainNumber.test(text) ? Number(text.replaceAll(/[,\s]/g, '')) : Number.NaN;
});

/** Yearly usage in kWh, with or without thousands separators; empty text gives undefined. [USAGE-06 to USAGE-09] */
const kwhSchema = z.pipe(
  parsedKwh,
  z.optional(
    z.number(messages.onlyNumbers).check(
      z.refine((kwh) => Number.isInteger(kwh), { error: messages.nearestKwh, abort: true }),
      z.refine((kwh) => kwh > 0, messages.aboveZero),
      z.refine((kwh) => kwh <= maxKwh, messages.tooHigh),
    ),
  ),
);

const parsedPercent = z.transform((value: unknown) => {
  if (typeof value !== 'string') return value ?? undefined;
  const text = value.trim().replace(/\s*%$/, '');
  if (text === '') return undefined;
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
});

const isPercent = (value: number) => Number.isInteger(value) && value >= 0 && value <= 100;

/** Share of electricity used at night in whole percent, with or without the sign; empty text gives undefined. */
const nightPercentSchema = z.pipe(
  parsedPercent,
  z.optional(z.number(messages.nightPercent).check(z.refine(isPercent, messages.nightPercent))),
);

const optionalChoice = <const T extends readonly number[]>(allowed: T, message: string) =>
  z.pipe(
    z.transform((value: unknown): unknown => (value === '' || value === null ? undefined : value)),
    z.optional(formNumber(allowed, message)),
  );

/**
 * Required by its own schema, because rules across fields do not run while a field is invalid, and its error would show only
 * at the next attempt. The cast keeps one type for both cases.
 */
function yesOrNo(message: string, isRequired: boolean) {
  const answer = z.enum(['Y', 'N'], message);
  return (isRequired ? answer : z.optional(answer)) as z.ZodMiniOptional<typeof answer>;
}

/**
 * Body of `POST /quotes/energy-usage-info`, and the usage form. The required fields depend on knownUsage: Y needs the
 * kWh of each fuel of the home, N bedrooms, property type and people, U nothing more. A home with day and night rates
 * may give its share of use at night. `needsMeterAnswers` is set for a home whose meters the register does not list: gas,
 * prepay and economy7 are then required, and the answer for gas replaces `fuelType`.
 * [USAGE-04 to USAGE-14]
 */
export function energyUsageSchema({
  fuelType,
  needsMeterAnswers = false,
}: {
  fuelType: FuelType;
  needsMeterAnswers?: boolean;
}) {
  const hasElectricity = needsMeterAnswers || fuelType !== 'Gas';
  return z
    .object({
      gas: yesOrNo(messages.gas, needsMeterAnswers),
      prepay: yesOrNo(messages.prepay, needsMeterAnswers),
      economy7: yesOrNo(messages.economy7, needsMeterAnswers),
      knownUsage: z.enum(['Y', 'N', 'U'], messages.knownUsage),
      electricityKwhUsage: kwhSchema,
      gasKwhUsage: kwhSchema,
      numberOfBedrooms: optionalChoice([1, 3, 4] as const, messages.bedrooms),
      propertyType: optionalChoice([1, 2, 3, 4, 5] as const, messages.propertyType),
      numberOfPeople: optionalChoice([1, 2, 3, 4, 5, 6, 7, 8, 9] as const, messages.people),
      nightPercent: nightPercentSchema,
    })
    .check((context) => {
      const { value, issues } = context;
      const require = (field: keyof typeof value, message: string) => {
        if (value[field] === undefined) issues.push({ code: 'custom', path: [field], message, input: value });
      };
      const hasGas = needsMeterAnswers ? value.gas === 'Y' : fuelType !== 'Electric';
      if (value.knownUsage === 'Y' && hasElectricity) require('electricityKwhUsage', messages.aboveZero);
      if (value.knownUsage === 'Y' && hasGas) require('gasKwhUsage', messages.aboveZero);
      if (value.knownUsage === 'N') {
        require('numberOfBedrooms', messages.bedrooms);
        require('propertyType', messages.propertyType);
        require('numberOfPeople', messages.people);
      }
    });
}
export type EnergyUsage = z.infer<ReturnType<typeof energyUsageSchema>>;
