const text = { type: 'string', minLength: 1, maxLength: 210 };
const nullableText = { type: ['string', 'null'], maxLength: 210 };
const code = {
  enum: [1, 2, 3, 4, 8, 9, 12, 14, 15, 17, 18, 19, 20, 22, 23, 24, 25, 26, 27, 28, 29, 30, 32, 33, 34, 35, 36, 37],
};
const language = { type: ['string', 'null'], pattern: '^[a-z]{2,3}$|^[a-z]+-[a-z]+$' };
const day = { type: ['string', 'null'], pattern: '^\\d{4}-\\d{2}-\\d{2}$' };
const moment = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}T.*Z$' };
const format = { enum: ['BLACK_AND_WHITE', 'BRAILLE', 'CD', 'LARGE_PRINT', 'AUDIO', null] };

const closed = (properties: Record<string, object>) => ({
  type: 'object',
  required: Object.keys(properties),
  additionalProperties: false,
  properties,
});
const list = (items: object) => ({ type: 'array', maxItems: 28, items });

/** TariffHub: the customer is known from the application. */
export const SUPPLIER_REGISTRATION = closed({
  needs: list(closed({ code, language, until: day })),
  contact_format: format,
  consent_given_at: moment,
});

/** Meterpoint Register, which passes it on to the network operators of the meters. */
export const NETWORK_REGISTRATION = closed({
  Mpan: nullableText,
  Mprn: nullableText,
  Address: closed({ Line: text, Town: text, Postcode: text }),
  Contact: closed({ Name: text, Phone: text, Email: text }),
  Needs: list(closed({ Code: code, Language: language, Until: day })),
  ContactFormat: format,
  ConsentGivenAt: moment,
});

/** Local Services Directory, which passes it on to the water companies of the postcode. */
export const WATER_REGISTRATION = closed({
  household: closed({
    name: text,
    phone: text,
    email: text,
    address: closed({ line: text, town: text, postcode: text }),
    movesInOn: day,
  }),
  needs: list(closed({ code, language, until: day })),
  format,
  consent: closed({ givenAt: moment }),
});

export interface WaterRegistration {
  household: { address: { postcode: string }; movesInOn: string | null };
}
