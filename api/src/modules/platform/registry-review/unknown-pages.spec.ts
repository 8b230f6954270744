import { journeyIds, standalonePages, stepIds, steps } from '@home-move/contract';
import { unknownPages } from './unknown-pages.js';

describe('a page of a build', () => {
  it.each(journeyIds)('is known if it is one that %s has in the contract', (name) => {
    const own = stepIds.filter((id) => steps[id].journey === name).map((id) => steps[id].path);
    expect(unknownPages({ name, routes: [...own, ...[standalonePages[name] ?? []].flat()] })).toEqual([]);
  });

  it('is known without the optional parameters that a step has', () => {
    expect(unknownPages({ name: 'energy', routes: ['/enrolment/energy/list'] })).toEqual([]);
  });

  it.each(['/enrolment/energy/smart-meter', '/enrolment/confirmation', '/partners', '/enrolment/:page'])(
    'of energy is unknown at %s',
    (route) =>
      expect(unknownPages({ name: 'energy', routes: ['/enrolment/energy/usage', route] })).toEqual([
        {
          code: 'unknown-page',
          message: `It has the page ${route}, which the portal does not know. Deploy the portal with this step first.`,
        },
      ]),
  );
});
