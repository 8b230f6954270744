import * as z from 'zod';

const flag = z.enum(['Y', 'N']).transform((letter) => letter === 'Y');
const text = z.string().max(100);

const digits = z.number().int().min(4).max(8).nullish();

const meter = z.object({
  MeterSerialNumber: text.min(1).nullish(),
  PaymentMethod: z.enum(['CREDIT', 'PREPAYMENT']),
  Smart: z.object({ SmetsVersion: z.enum(['S1', 'S2']).nullable() }),
  CurrentSupplier: z.object({ Name: text.min(1) }).nullable(),
  ChangeOfSupplyPending: flag,
});

const electricityMeter = meter.extend({
  Mpan: z.string().regex(/^\d{13}$/),
  ProfileClass: z.string().regex(/^\d{2}$/),
  Registers: z.array(z.object({ Rate: text, Digits: digits })).min(1),
});
export type ElectricityMeter = z.infer<typeof electricityMeter>;

const gasMeter = meter.extend({
  Mprn: z.string().regex(/^\d{6,10}$/),
  MarketSector: z.enum(['D', 'I']),
  Digits: digits,
});
export type GasMeter = z.infer<typeof gasMeter>;

export const metersResponse = z.object({
  GspGroupId: text.min(1),
  PremisesUse: z.enum(['DOMESTIC', 'NON_DOMESTIC']),
  SupportedConfiguration: flag,
  FasterSwitchingEligible: flag,
  Electricity: z.array(electricityMeter),
  Gas: z.array(gasMeter),
});
export type MetersOfPremises = z.infer<typeof metersResponse>;

export const areaResponse = z.object({ GspGroupId: text.min(1) });

export const registrationResponse = z.object({ RegistrationId: z.string().min(1).max(200) });
