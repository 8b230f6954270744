import { formatBrandPath, parseBrandPath } from './brand-path';

describe('a hosted pathname', () => {
  it.each([
    ['/', null, null, '/'],
    ['/pending', null, null, '/pending'],
    ['/enrolment/energy/list', null, null, '/enrolment/energy/list'],
    ['/oakwood', 'oakwood', null, '/'],
    ['/oakwood/', 'oakwood', null, '/'],
    ['/oakwood/12', 'oakwood', '12', '/'],
    ['/oakwood/12/enrolment/moving-details', 'oakwood', '12', '/enrolment/moving-details'],
    ['/oakwood-students/pending', 'oakwood-students', null, '/pending'],
  ])('%s is brand %s, branch %s, path %s [BRAND-08]', (pathname, brand, branch, path) => {
    expect(parseBrandPath(pathname, 'hosted')).toEqual({ brand, branch, path });
  });

  it('treats a non-numeric branch as part of the path [BRAND-08]', () => {
    expect(parseBrandPath('/oakwood/twelve', 'hosted')).toEqual({ brand: 'oakwood', branch: null, path: '/twelve' });
  });

  it('reads a route name as a route, even if a brand had the same name', () => {
    expect(parseBrandPath('/log-in/12', 'hosted')).toEqual({ brand: null, branch: null, path: '/log-in/12' });
    expect(parseBrandPath('/Log-In/12', 'hosted')).toEqual({ brand: null, branch: null, path: '/Log-In/12' });
  });

  it('is formatted without its branch [BRAND-10]', () => {
    expect(formatBrandPath({ brand: 'oakwood', branch: '12', path: '/pending' }, 'hosted')).toBe('/oakwood/pending');
    expect(formatBrandPath({ brand: 'oakwood', branch: '12', path: '/' }, 'hosted')).toBe('/oakwood');
    expect(formatBrandPath({ brand: null, branch: null, path: '/' }, 'hosted')).toBe('/');
  });
});

describe('the pathname of a frame', () => {
  it.each([
    ['/embed', null, null, '/'],
    ['/embed/oakwood', 'oakwood', null, '/'],
    ['/embed/oakwood/12/pending/personal-details', 'oakwood', '12', '/pending/personal-details'],
  ])('%s is brand %s, branch %s, path %s', (pathname, brand, branch, path) => {
    expect(parseBrandPath(pathname, 'embedded')).toEqual({ brand, branch, path });
  });

  it('keeps its branch', () => {
    expect(formatBrandPath({ brand: 'oakwood', branch: '12', path: '/pending' }, 'embedded')).toBe(
      '/embed/oakwood/12/pending',
    );
  });
});

describe('the pathname of the agent’s panel', () => {
  it.each([
    ['/panel', null, null, '/'],
    ['/panel/oakwood/12', 'oakwood', '12', '/'],
    ['/panel/enrolment/energy/list', null, null, '/enrolment/energy/list'],
    ['/panel/oakwood/12/pending/personal-details', 'oakwood', '12', '/pending/personal-details'],
  ])('%s is brand %s, branch %s, path %s, and written the same', (pathname, brand, branch, path) => {
    expect(parseBrandPath(pathname, 'panel')).toEqual({ brand, branch, path });
    expect(formatBrandPath({ brand, branch, path }, 'panel')).toBe(pathname);
  });
});
