import { removedPages } from './removed-pages.js';

const energy = (...routes: readonly string[]) => ({ name: 'energy', routes }) as const;

describe('the pages that a version removes', () => {
  it('are the steps that it no longer serves, by id and path', () => {
    const before = energy('/enrolment/energy/usage', '/enrolment/energy/list/:fuel?');
    expect(removedPages(before, energy('/enrolment/energy/usage'))).toEqual({
      steps: ['energy-list (/enrolment/energy/list/:fuel?)'],
      others: [],
    });
  });

  it('include a step whose optional parameter is no longer accepted', () => {
    expect(removedPages(energy('/enrolment/energy/list/:fuel?'), energy('/enrolment/energy/list'))).toEqual({
      steps: ['energy-list (/enrolment/energy/list/:fuel?)'],
      others: [],
    });
  });

  it('include a step that a wider pattern served', () => {
    expect(removedPages(energy('/enrolment/energy/:page'), energy('/enrolment/energy/other'))).toEqual({
      steps: ['energy-usage (/enrolment/energy/usage)'],
      others: ['/enrolment/energy/:page'],
    });
  });

  it('are none if a wider pattern takes over', () => {
    expect(removedPages(energy('/enrolment/energy/usage'), energy('/enrolment/energy/:page'))).toEqual({
      steps: [],
      others: [],
    });
  });

  it('include pages that are no step of the journey', () => {
    expect(removedPages(energy('/partners', '/partners/:brand'), energy('/partners'))).toEqual({
      steps: [],
      others: ['/partners/:brand'],
    });
  });
});
