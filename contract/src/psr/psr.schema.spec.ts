import { psrRequestSchema, specialCommsPreferences } from './psr.schema';

const schema = psrRequestSchema({ today: '2026-11-20' });
const consents = { supplier: true, network: false, water: false };

/** The messages by dotted path; an empty object when the answers are valid. */
function errorsOf(body: unknown): Record<string, string> {
  const { error } = schema.safeParse(body);
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
}
const errorsWith = (psrOptions: object) => errorsOf({ psrOptions, consents });

describe('priority services answers', () => {
  it('are null without a need for help, with no consent [PSR-07]', () => {
    expect(schema.parse({ psrOptions: null })).toEqual({
      psrOptions: null,
      consents: { supplier: false, network: false, water: false },
    });
  });

  it('are keyed by condition, with a language, an until date or nothing [PSR-08]', () => {
    const psrOptions = {
      blind: {},
      communicationInEnglish: { language: 'pl' },
      postHospitalRecovery: { until: '2026-11-21' },
    };
    expect(schema.parse({ psrOptions, consents })).toEqual({
      psrOptions: { ...psrOptions, specialCommsPreferences: 'NONE' },
      consents,
    });
  });

  it('know six forms of letters and bills [PSR-09]', () => {
    expect(specialCommsPreferences).toEqual(['NONE', 'BLACK_AND_WHITE', 'BRAILLE', 'CD', 'LARGE_PRINT', 'AUDIO']);
    for (const specialCommsPreferences of ['BLACK_AND_WHITE', 'BRAILLE', 'CD', 'LARGE_PRINT', 'AUDIO'])
      expect(errorsWith({ specialCommsPreferences })).toEqual({});
    expect(Object.keys(errorsWith({ specialCommsPreferences: 'FAX' }))).toEqual(['psrOptions.specialCommsPreferences']);
  });

  it.each([{}, { specialCommsPreferences: 'NONE' }])(
    'need an option or a contact preference: %j [PSR-10]',
    (options) => {
      expect(errorsWith(options)).toEqual({
        psrOptions: 'You must select at least one valid option from the list.',
      });
    },
  );

  it.each([{ blind: {} }, { specialCommsPreferences: 'CD' }])('need no more than %j [PSR-10]', (options) => {
    expect(errorsWith(options)).toEqual({});
  });

  it('need an until date for each temporary condition [PSR-11]', () => {
    const message = 'Please specify when do you think this condition will last until';
    expect(errorsWith({ lifeChanges: {}, postHospitalRecovery: { until: '' }, youngAdultHouseholder: {} })).toEqual({
      'psrOptions.lifeChanges.until': message,
      'psrOptions.postHospitalRecovery.until': message,
      'psrOptions.youngAdultHouseholder.until': message,
    });
  });

  it.each([
    ['2026-11-19', 'Date must be in the future'],
    ['2026-11-20', 'Date must be in the future'],
    ['2027-02-30', 'Invalid'],
  ])('reject the until date %s [PSR-12]', (until, message) => {
    expect(errorsWith({ lifeChanges: { until } })).toEqual({ 'psrOptions.lifeChanges.until': message });
  });

  it.each([{}, { language: '' }, { language: 'xx' }])(
    'need a language that the register knows: %j [PSR-13]',
    (detail) => {
      expect(errorsWith({ communicationInEnglish: detail })).toEqual({
        'psrOptions.communicationInEnglish.language': 'Please specify a language',
      });
    },
  );

  it.each([
    { additionalPresence: {} },
    { blind: { until: '2027-01-01' } },
    { blind: true },
    { communicationInEnglish: { language: 'pl', until: '2027-01-01' } },
    { lifeChanges: { language: 'pl', until: '2027-01-01' } },
  ])('reject unknown conditions and details: %j [PSR-08]', (options) => {
    expect(Object.keys(errorsWith({ ...options, specialCommsPreferences: 'CD' })).length).toBeGreaterThan(0);
  });

  it('need consent for at least one company, and list every error at once', () => {
    const noConsent =
      'We can only register you with a company that you let us tell. Choose at least one, or answer No to carry on without registering.';
    expect(errorsOf({ psrOptions: { blind: {} } })).toEqual({ consents: noConsent });
    expect(errorsOf({ psrOptions: { lifeChanges: {} } })).toEqual({
      'psrOptions.lifeChanges.until': 'Please specify when do you think this condition will last until',
      consents: noConsent,
    });
  });
});
