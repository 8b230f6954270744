import { type DataMap, kindsIn } from './data-map.js';

interface Body {
  readonly customer: { readonly name: string; readonly title?: string };
  readonly email: string | null;
  readonly needs: readonly { readonly code: number; readonly until: string | null }[];
  readonly extras: readonly string[];
  readonly offers: boolean;
  readonly key: string;
}

const map: DataMap<Body> = {
  customer: { name: 'name', title: 'name' },
  email: 'email',
  needs: { code: 'healthNeeds', until: 'healthNeeds' },
  extras: 'chosenProduct',
  offers: 'marketingChoices',
  key: null,
};

const body: Body = {
  customer: { name: 'Sam Hartley' },
  email: 'sam.hartley@example.test',
  needs: [{ code: 17, until: null }],
  extras: ['GOGN'],
  offers: false,
  key: 'QS-5f2c9a1b7e30',
};

describe('the kinds of data of a body [PASS-02]', () => {
  it('follow from its fields, nested ones and items of lists included', () => {
    expect(kindsIn(body, map)).toEqual(['name', 'email', 'chosenProduct', 'marketingChoices', 'healthNeeds']);
  });

  it('leave out fields that are empty in this body', () => {
    expect(kindsIn({ ...body, customer: { name: '' }, email: null, needs: [], extras: [] }, map)).toEqual([
      'marketingChoices',
    ]);
  });

  it('include each kind that a text is written from', () => {
    expect(kindsIn({ text: 'Hello Sam' }, { text: ['orderDetails', 'name'] })).toEqual(['name', 'orderDetails']);
  });

  it.each([
    ['a field', { ...body, phone: '07700900101' }, 'the field phone has no kind of data'],
    ['a nested field', { ...body, customer: { name: 'Sam', age: 35 } }, 'the field age has no kind of data'],
  ])('cannot be found for %s that the map lacks', (_, other, message) => {
    expect(() => kindsIn<Body>(other, map)).toThrow(message);
  });

  it('do not compile for a map without one of the fields', () => {
    const { email: _email, ...incomplete } = map;
    // @ts-expect-error The map lacks the email address.
    expect(() => kindsIn<Body>(body, incomplete)).toThrow('the field email has no kind of data');
  });
});
