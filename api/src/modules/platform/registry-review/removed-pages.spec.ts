import { removedPages } from './removed-pages.js';

const energy = (...routes: readonly string[]) => ({ name: 'energy', routes }) as const;

describe('the pages that a version removes', () => {
  it('are the steps that it no longer serves, by id and path', () => {
    const before = energy('/enrolment/energy/usage', '/enrolment/energy/list/:fuel?');
    expect(removedPages(before, energy('/enrolment/energy/usage'))).toEqual([
      'energy-list (/enrolment/energy/list/:fuel?)',
    ]);
  });

  it('include a step whose optional parameter is no longer accepted', () => {
    expect(removedPages(energy('/enrolment/energy/list/:fuel?'), energy('/enrolment/energy/list'))).toEqual([
      'energy-list (/enrolment/energy/list/:fuel?)',
    ]);
  });

  it('include a step that a wider pattern served', () => {
    expect(removedPages(energy('/enrolment/energy/:page'), energy('/enrolment/energy/other'))).toEqual([
      'energy-usage (/enrolment/energy/usage)',
      '/enrolment/energy/:page',
    ]);
  });

  it('are none if a wider pattern takes over', () => {
    expect(removedPages(energy('/enrolment/energy/usage'), energy('/enrolment/energy/:page'))).toEqual([]);
  });

  it('include pages that are no step of the journey', () => {
    expect(removedPages(energy('/partners', '/partners/:brand'), energy('/partners'))).toEqual(['/partners/:brand']);
  });
});
