export type CallbackSlot = 1 | 2 | 3 | 4 | 'ANY';

export interface OrderBody {
  packageId: string;
  offerId?: string | null;
  customer: { email: string };
  installAt: { postcode: string };
  startDate: string;
  callbackSlot?: CallbackSlot | null;
  addOns?: string[];
}

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength });
const nullableText = (maxLength: number) => ({ type: ['string', 'null'], maxLength });

export const ORDER_BODY = {
  type: 'object',
  required: ['packageId', 'customer', 'installAt', 'startDate'],
  properties: {
    packageId: text(40),
    offerId: nullableText(40),
    customer: {
      type: 'object',
      required: ['forename', 'surname', 'email', 'telephone'],
      properties: {
        title: text(10),
        forename: text(50),
        surname: text(50),
        email: text(100),
        telephone: text(20),
      },
    },
    installAt: {
      type: 'object',
      required: ['line1', 'town', 'postcode'],
      properties: {
        udprn: nullableText(20),
        line1: text(210),
        line2: nullableText(210),
        town: text(100),
        postcode: text(8),
      },
    },
    startDate: text(10),
    callbackSlot: { enum: [1, 2, 3, 4, 'ANY', null] },
    addOns: { type: 'array', maxItems: 20, uniqueItems: true, items: text(40) },
  },
};

export const ORDER_HEADERS = {
  type: 'object',
  required: ['idempotency-key'],
  properties: { 'idempotency-key': text(128) },
};

export const CANCELLATION_BODY = {
  type: 'object',
  required: ['requestedAt'],
  properties: { requestedAt: { type: 'string', format: 'date-time' } },
};

export const ACTIVATION_BODY = {
  type: 'object',
  required: ['activationDate'],
  properties: { activationDate: text(10) },
};

export const ORDERS_QUERY = { type: 'object', required: ['email'], properties: { email: text(100) } };
