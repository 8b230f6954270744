import { validationErrors } from '../testing';
import { shownStepSchema } from './shown-step.schema';

const signup = (supplier: string) => ({ path: `/enrolment/entertainment/${supplier}/signup/7/wombb` });

describe('the step that a mover was last shown', () => {
  it('accepts a path of at most 300 characters', () => {
    expect(validationErrors(shownStepSchema, signup('s'.repeat(260)))).toEqual({});
    expect(validationErrors(shownStepSchema, signup('s'.repeat(261)))).toEqual({ path: expect.any(String) });
  });

  it.each(['/enrolment/unknown', '/log-in', 'https://evil.example/enrolment/confirmation', ''])(
    'rejects %j, which is not a step of a logged-in mover',
    (path) => {
      expect(validationErrors(shownStepSchema, { path })).toEqual({ path: 'Give the path of a step' });
    },
  );
});
