import { ApiError, parseProblem, problemOf } from './problem';
import { problem } from './problem-catalogue';

it('builds a problem with the status and sentence of its code', () => {
  expect(problem('NOT_FOUND')).toEqual({
    type: 'about:blank',
    title: 'We could not find that',
    status: 404,
    code: 'NOT_FOUND',
  });
});

it('has the specified sentences for a 500 and a failing third party [CALL-12] [CALL-13]', () => {
  expect(problem('UNEXPECTED').title).toBe(
    'Sorry we have encountered some difficulties. Please try again in a moment.',
  );
  expect(problem('THIRD_PARTY').title).toBe(
    'There has been a error retrieving data from our third-party supplier. Please try again in a moment.',
  );
});

describe('problemOf', () => {
  it('returns the problem of an ApiError, including one from another copy of this package', () => {
    const notFound = problem('NOT_FOUND');
    expect(problemOf(new ApiError(notFound))).toBe(notFound);
    expect(problemOf({ problem: notFound })).toBe(notFound);
  });

  it('does not treat a TypeError as a failed connection', () => {
    const fault = () => (undefined as unknown as { tariff: string }).tariff;
    expect(fault).toThrow(TypeError);
    expect(problemOf(new TypeError("Cannot read properties of undefined (reading 'tariff')")).code).toBe('UNEXPECTED');
  });

  it.each(['boom', null, undefined])('returns UNEXPECTED for %j, as for anything else', (thrown) => {
    expect(problemOf(thrown).code).toBe('UNEXPECTED');
  });
});

describe('parseProblem', () => {
  it('returns a problem unchanged', () => {
    const body = problem('VALIDATION', { errors: { surname: 'Invalid' } });
    expect(parseProblem(400, body)).toBe(body);
  });

  it.each([
    [502, undefined, 'THIRD_PARTY'],
    [404, '<html>', 'NOT_FOUND'],
    [418, {}, 'UNEXPECTED'],
    [500, null, 'UNEXPECTED'],
    [404, { code: 'GONE' }, 'NOT_FOUND'],
    [404, { title: 'Gone' }, 'NOT_FOUND'],
  ])('builds one from a %i with the body %j', (status, body, code) => {
    expect(parseProblem(status, body)).toEqual(expect.objectContaining({ status, code }));
  });
});
