import { ApiError, parseProblem, problemOf } from './problem';
import { problem } from './problem-catalogue';

it('a problem carries the status and sentence of its code', () => {
  expect(problem('NOT_FOUND')).toEqual({
    type: 'about:blank',
    title: 'We could not find that',
    status: 404,
    code: 'NOT_FOUND',
  });
});

it('the sentences of a 500 and of a failing third party are the specified ones', () => {
  expect(problem('UNEXPECTED').title).toBe(
    'Sorry we have encountered some difficulties. Please try again in a moment.',
  );
  expect(problem('THIRD_PARTY').title).toBe(
    'There has been a error retrieving data from our third-party supplier. Please try again in a moment.',
  );
});

describe('problemOf', () => {
  it('gives the problem of an ApiError, also of one from another copy of this package', () => {
    const notFound = problem('NOT_FOUND');
    expect(problemOf(new ApiError(notFound))).toBe(notFound);
    expect(problemOf({ problem: notFound })).toBe(notFound);
  });

  it('does not take a fault of ours for a connection that failed', () => {
    const fault = () => (undefined as unknown as { tariff: string }).tariff;
    expect(fault).toThrow(TypeError);
    expect(problemOf(new TypeError("Cannot read properties of undefined (reading 'tariff')")).code).toBe('UNEXPECTED');
  });

  it('gives UNEXPECTED for anything else', () => {
    expect(problemOf('boom').code).toBe('UNEXPECTED');
  });
});

describe('parseProblem', () => {
  it('takes a problem as it is', () => {
    const body = problem('VALIDATION', { errors: { surname: 'Invalid' } });
    expect(parseProblem(400, body)).toBe(body);
  });

  it.each([
    [502, undefined, 'THIRD_PARTY'],
    [404, '<html>', 'NOT_FOUND'],
    [418, {}, 'UNEXPECTED'],
  ])('makes one of a bare %i', (status, body, code) => {
    expect(parseProblem(status, body)).toEqual(expect.objectContaining({ status, code }));
  });
});
