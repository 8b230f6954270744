import { failureProblem, pageProblem } from './page-problem';

describe('a path of the development page', () => {
  it.each([
    ['/enrolment/energy/usage', 'energy'],
    ['/enrolment/energy/details/acorn', 'energy'],
    ['/partners', 'partners'],
  ] as const)('has a page: %s in mfe-%s', (path, name) => {
    expect(pageProblem(path, { name })).toBeNull();
  });

  it('without a step is reported with the files of a new page and the paths of the journey', () => {
    expect(pageProblem('/enrolment/council', { name: 'council-water' })).toEqual({
      title: 'No step has the path /enrolment/council',
      advice:
        'To add it: its line in contract/src/journey/steps.ts, its page in mfe-council-water/src/<step>/<step>.page.tsx, and the page in mfe-council-water/src/routes.tsx.',
      paths: ['/enrolment/council-services-upfront', '/enrolment/council-services'],
    });
  });

  it("of another journey is reported with that journey's command", () => {
    expect(pageProblem('/enrolment/energy/usage', { name: 'council-water' })).toMatchObject({
      title: '/enrolment/energy/usage is the step energy-usage of another journey',
      advice: expect.stringContaining('npm run dev -w mfe-energy'),
    });
  });

  it.each([
    ['energy', 'energy-psr', '/enrolment/energy/psr', 'mfe-energy/src/psr/psr.page.tsx'],
    ['confirmation', 'offers', '/enrolment/offers', 'mfe-confirmation/src/offers/offers.page.tsx'],
  ] as const)('of a step of %s without a page is reported with the file to create: %s', (name, step, path, file) => {
    expect(pageProblem(path, { name, stepsWithoutPage: [step] })).toMatchObject({
      title: `The step ${step} has no page yet`,
      advice: expect.stringContaining(`Create ${file}, list it in mfe-${name}/src/routes.tsx`),
    });
  });
});

it('reports a remote that throws as it loads with the reason', () => {
  const error = new Error('List the pages of energy in the order of its steps: energy-usage, energy-list');
  expect(failureProblem(error, { name: 'energy' }).title).toBe(
    'mfe-energy does not start: List the pages of energy in the order of its steps: energy-usage, energy-list',
  );
});
