export * from './enrolment/enrolment.builder';
export * from './tariff/tariff.builder';
export * from './brand/branding.builder';
