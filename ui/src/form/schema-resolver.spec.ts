import { schemaResolver, schemaResult } from './schema-resolver';

interface Typed {
  readonly title: string;
  readonly address: { readonly postcode: string };
}

it('returns the values that the schema parsed', async () => {
  const resolve = schemaResolver<Typed, { readonly title: number }>({
    safeParse: () => ({ success: true, data: { title: 1 } }),
  });
  const options = { fields: {}, shouldUseNativeValidation: false };
  expect(await resolve({ title: '1', address: { postcode: '' } }, undefined, options)).toEqual({
    values: { title: 1 },
    errors: {},
  });
});

it('creates the schema when it validates, not before', async () => {
  const create = jest.fn(() => ({ safeParse: () => ({ success: true, data: { title: 1 } }) as const }));
  const resolve = schemaResolver<Typed, { readonly title: number }>(create);
  expect(create).not.toHaveBeenCalled();
  await resolve({ title: '1', address: { postcode: '' } }, undefined, { fields: {}, shouldUseNativeValidation: false });
  expect(create).toHaveBeenCalledTimes(1);
});

it('returns the first message of each field, nested by its path', () => {
  const issues = [
    { path: ['title'], message: 'Please select a title' },
    { path: ['title'], message: 'Second' },
    { path: ['address', 'postcode'], message: 'Please enter a postcode' },
    { path: [], message: 'Whole form' },
  ];
  expect(schemaResult<Typed, Typed>({ success: false, error: { issues } })).toEqual({
    values: {},
    errors: {
      title: { type: 'rule', message: 'Please select a title' },
      address: { postcode: { type: 'rule', message: 'Please enter a postcode' } },
      root: { type: 'rule', message: 'Whole form' },
    },
  });
});
