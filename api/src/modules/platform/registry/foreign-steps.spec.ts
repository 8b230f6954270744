import { steps, type JourneyId } from '@home-move/contract';
import { foreignStep } from './foreign-steps.js';

describe('a route', () => {
  it.each(Object.values(steps).map(({ journey, path }) => [journey, path] as const))(
    'of %s may be its own step %s',
    (journey, path) => expect(foreignStep(path, journey)).toBeUndefined(),
  );

  it.each<[string, JourneyId]>([
    ['/enrolment/energy/tariff-help', 'energy'],
    ['/enrolment/council-services/later', 'energy'],
    ['/enrolment/:page/:part/:detail/:more/:most/:last', 'energy'],
    ['/pending', 'confirmation'],
  ])('%s may be a path of no step', (route, journey) => expect(foreignStep(route, journey)).toBeUndefined());

  it.each<[string, JourneyId, string, JourneyId]>([
    ['/pending/personal-details', 'energy', 'personal-details', 'onboarding'],
    ['/pending/personal-details/', 'energy', 'personal-details', 'onboarding'],
    ['/enrolment/energy/payment', 'confirmation', 'energy-payment', 'energy'],
    ['/enrolment/energy/payment/:anyone', 'confirmation', 'energy-payment', 'energy'],
    ['/enrolment/energy/details/:a/:b', 'entertainment', 'energy-details', 'energy'],
    ['/enrolment/:page', 'council-water', 'moving-details', 'onboarding'],
    ['/:anything?/:else?', 'energy', 'personal-details', 'onboarding'],
    ['/:a/:b/:c/:d/:e/:f', 'energy', 'broadband-details', 'entertainment'],
  ])('%s of %s captures %s of %s', (route, journey, id, owner) => {
    expect(foreignStep(route, journey)).toEqual({ id, journey: owner });
  });
});
