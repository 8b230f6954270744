import { isOpenWhenFinished } from './finished-steps';
import { pathOf, stepAt, stepIds } from './steps';

const isOpenAt = (path: string) => {
  const step = stepAt(path);
  return step !== null && isOpenWhenFinished(step);
};

describe('a finished enrolment', () => {
  it('still has the pages that only show something, and those for which the server decides', () => {
    expect(stepIds.filter((id) => isOpenWhenFinished({ id, params: {} }))).toEqual([
      'private-entry',
      'confirmation',
      'offers',
      'move-plan',
      'your-move',
      'data-passport',
      'household',
      'join-household',
      'meter-day',
    ]);
  });

  it.each([
    ['/onboarding/verify/a-token', true],
    ['/join/a-token', true],
    ['/pending/personal-details/unpopulated/a-token', true],
    ['/pending/confirm-details/a-token', true],
    ['/pending/confirm-details', false],
    ['/onboarding/edit/firstName', false],
    [pathOf('energy-details', { supplier: 'glimmer', priceId: 'GT12' }), false],
  ])('has the page at %s: %s', (path, isOpen) => {
    expect(isOpenAt(path)).toBe(isOpen);
  });
});
