import removeTexts from './endpoint-texts.loader.mjs';

it('removes summaries and problems from endpoints, on one line or several', () => {
  const endpoint = `  order: endpoint({
    method: 'POST',
    problems: ['CONFLICT'],
    summary: 'Orders',
  }),
  select: endpoint({
    problems: [
      'ADDRESS_MISSING',
      'CONFLICT',
    ],
    idempotent: true,
    summary:
      'Selects by code',
  }),
`;
  expect(removeTexts(endpoint)).toBe(`  order: endpoint({
    method: 'POST',
  }),
  select: endpoint({
    idempotent: true,
  }),
`);
});
