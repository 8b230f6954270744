import { validationErrors } from '../testing';
import { residentialStatus, showForFlags } from './moving-details';
import { moveInDateSchema, residentialStatusSchema } from './moving-details.schema';

describe('the move-in date, on 20 November 2026', () => {
  const schema = moveInDateSchema({ today: '2026-11-20', limits: { maxPastMonths: 3, maxFutureDays: 29 } });

  it.each(['2026-08-20', '2026-11-20', '2026-12-19'])('may be %s [MOVE-12]', (date) => {
    expect(validationErrors(schema, date)).toEqual({});
  });

  it.each<[string | undefined, string, string]>([
    ['2026-12-20', 'I can only help with move-in dates up to 29 days in the future', 'MOVE-14'],
    ['2026-08-19', 'I can only help with dates 3 months in the past', 'MOVE-15'],
    ['', 'Please enter the date from which you are responsible for utilities at your new home', 'MOVE-13'],
    [undefined, 'Please enter the date from which you are responsible for utilities at your new home', 'MOVE-13'],
    ['2026-11-31', 'Invalid', 'MOVE-12'],
  ])('%j is rejected with: %s [%s]', (date, message) => {
    expect(validationErrors(schema, date)).toEqual({ '': message });
  });
});

describe('the residential status', () => {
  it('has the codes of the specification [MOVE-19]', () => {
    expect(residentialStatus).toEqual({
      notSet: 0,
      homeOwner: 200,
      privateTenant: 201,
      localAuthority: 202,
      landlord: 203,
    });
  });

  it.each([
    [200, 'showForHomeOwner'],
    [201, 'showForPrivateTenant'],
    [202, 'showForLocalAuthorityTenant'],
    [203, 'showForLandlord'],
  ] as const)('%i shows content with the flag %s [MOVE-20]', (status, flag) => {
    expect(showForFlags[status]).toBe(flag);
  });

  it.each([0, '', '204', undefined])('%j is rejected with: Please select an option [MOVE-17]', (status) => {
    expect(validationErrors(residentialStatusSchema, status)).toEqual({ '': 'Please select an option' });
  });

  it('is read from a form body', () => {
    expect(residentialStatusSchema.parse('201')).toBe(201);
  });
});
