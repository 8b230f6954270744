import { createStore } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../testing/render-in-shell';
import { Layout } from './layout';
import { doneStages } from './stages-bar';

describe('links to stages that can be opened again', () => {
  const chosen = anEnrolment({ energyConsented: true, energyOptIn: 1 });

  async function renderAt(path: string, enrolment = chosen) {
    const stored = createStore(enrolment);
    const bar = (
      <Layout enrolment={stored} hasFirstScreen={createStore(false)} outlet={document.createElement('div')}>
        {null}
      </Layout>
    );
    const rendered = renderInShell(bar, { path, loggedIn: true, enrolment: stored });
    // The header loads with the first page.
    await screen.findByRole('button', { name: 'Log Out' });
    return rendered;
  }
  const links = () =>
    within(screen.getByRole('list'))
      .queryAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  it('lead to the first step of each; the current stage is none', async () => {
    await renderAt('/enrolment/energy/usage');
    expect(links()).toEqual([
      ['Your details (done)', '/enrolment/your-details'],
      ['New home (done)', '/enrolment/moving-details'],
      ['Services (done)', '/enrolment/product-selection'],
    ]);
    expect(within(screen.getByRole('list')).getByText('Energy').closest('li')).toHaveAttribute('aria-current', 'step');
  });

  it('follow a click within the document', async () => {
    const { navigation } = await renderAt('/enrolment/energy/usage');
    await userEvent.click(within(screen.getByRole('list')).getByRole('link', { name: /^New home/ }));
    expect(navigation.path.get()).toBe('/enrolment/moving-details');
  });

  it('leave out what an order depends on', async () => {
    await renderAt('/enrolment/confirmation', { ...chosen, energyComplete: true, entertainmentComplete: true });
    expect(links()).toEqual([['Your details (done)', '/enrolment/your-details']]);
  });

  it('lead back from Your details, whose stage is current there', async () => {
    await renderAt('/enrolment/your-details');
    expect(screen.getByRole('navigation', { name: 'Progress' })).toHaveTextContent('Stage 1 of 5: Your details');
    expect(links()).toEqual([
      ['New home', '/enrolment/moving-details'],
      ['Services', '/enrolment/product-selection'],
      ['Energy', '/enrolment/energy/usage'],
    ]);
  });

  it.each(['/onboarding/address', '/pending/personal-details'])(
    'are missing at %s, which has its own order',
    async (path) => {
      await renderAt(path);
      expect(links()).toEqual([]);
    },
  );
});

describe('the stages', () => {
  const order = ['your-details', 'new-home', 'services', 'energy', 'all-set'] as const;

  it('before the current one are done', () => {
    expect(doneStages(order, 'services', null)).toEqual(['your-details', 'new-home']);
  });

  it('of a service are done only when it is set up', () => {
    const skipped = anEnrolment({ energyComplete: false, energySkipped: true });
    expect(doneStages(order, 'all-set', skipped)).toEqual(['your-details', 'new-home', 'services']);
    const complete = anEnrolment({ energyComplete: true });
    expect(doneStages(order, 'all-set', complete)).toEqual(['your-details', 'new-home', 'services', 'energy']);
  });
});
