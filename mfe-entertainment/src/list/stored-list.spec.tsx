import { entertainmentEndpoints, type Enrolment } from '@home-move/contract';
import { screen, waitFor } from '@testing-library/react';
import { noFilters } from '../state/broadband-filters';
import { aPackage } from '../testing/broadband-packages';
import { aBroadbandEnrolment, renderEntertainment } from '../testing/entertainment-runtime';
import { atList, ready } from '../testing/list';

describe('the stored list', () => {
  it('is shown at once after a reload [BB-35]', async () => {
    const first = atList();
    renderEntertainment(first).unmount();
    const before = renderEntertainment(first);
    await ready();
    before.unmount();
    const stored = first.storage.get('entertainment');
    const again = atList({}, { entertainment: stored });
    again.answer(entertainmentEndpoints.broadband, () => new Promise(() => undefined));
    renderEntertainment(again);
    expect(screen.getByRole('heading', { name: 'Full Fibre 150' })).toBeVisible();
  });

  it.each<[string, Partial<Enrolment>, object]>([
    ['another version of the enrolment', { version: 2 }, {}],
    ['other filters', {}, { selectedProviders: ['Coaxia'] }],
  ])('is not shown if it was stored for %s', async (_other, changes, broadbandFilters) => {
    const first = atList();
    const before = renderEntertainment(first);
    await ready();
    before.unmount();
    const again = atList({}, { entertainment: first.storage.get('entertainment'), broadbandFilters });
    again.enrolment.set(aBroadbandEnrolment(changes));
    again.answer(entertainmentEndpoints.broadband, () => new Promise(() => undefined));
    renderEntertainment(again);
    expect(await screen.findByText('Loading broadband packages')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Full Fibre 150' })).not.toBeInTheDocument();
  });

  it('holds the first 60 packages of a long one', async () => {
    const packages = Array.from({ length: 62 }, (_, index) => aPackage({ packageId: `BRI-F${index}` }));
    const runtime = atList({ packages }, { broadbandFilters: { ...noFilters, pagesToLoad: [1] } });
    renderEntertainment(runtime);
    await waitFor(() =>
      expect(runtime.storage.get('entertainment')).toMatchObject({ packages: packages.slice(0, 60) }),
    );
  });
});

describe('state stored by another version of the journey', () => {
  it.each([
    ['without a shape', (state: object) => ({ ...state, shape: undefined })],
    ['in another shape', (state: object) => ({ ...state, shape: 99 })],
    ['without the day of its prices', (state: object) => ({ ...state, day: undefined })],
    ['without a field that the page needs', (state: object) => ({ ...state, availability: undefined })],
    ['with malformed packages', (state: object) => ({ ...state, packages: [{ id: 7 }] })],
    ['with a package without prices', (state: object) => ({ ...state, packages: [{ ...aPackage(), pricing: null }] })],
    [
      'with a package without a provider',
      (state: object) => ({ ...state, packages: [{ ...aPackage(), provider: null }] }),
    ],
    [
      'with a package without offers',
      (state: object) => ({ ...state, packages: [{ ...aPackage(), promotions: null }] }),
    ],
    ['with malformed labelled packages', (state: object) => ({ ...state, promotedPackages: [{ id: 7 }] })],
    ['with a malformed selected package', (state: object) => ({ ...state, selectedPackage: { id: 7 } })],
    ['without filter options', (state: object) => ({ ...state, filterOptions: undefined })],
    ['without the speeds at the address', (state: object) => ({ ...state, availability: { providers: [] } })],
    ['when it is no object', () => 'packages'],
  ])('is ignored %s', async (_how, change) => {
    const first = atList();
    const before = renderEntertainment(first);
    await ready();
    before.unmount();
    const again = atList({}, { entertainment: change(first.storage.get('entertainment') as object) });
    again.answer(entertainmentEndpoints.broadband, () => new Promise(() => undefined));
    renderEntertainment(again);
    expect(await screen.findByText('Loading broadband packages')).toBeInTheDocument();
  });
});
