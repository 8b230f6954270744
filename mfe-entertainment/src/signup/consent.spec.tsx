import { entertainmentEndpoints, type BroadbandPackage } from '@home-move/contract';
import { expectNoViolations, type TestRuntime } from '@home-move/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aGigPackage, aPackage, aSkyPackage } from '../testing/broadband-packages';
import { aBroadbandEnrolment, refused, renderEntertainment } from '../testing/entertainment-runtime';
import { acceptOrders, atSignup, confirmed, consent, consents, orders } from '../testing/signup';

afterEach(() => jest.restoreAllMocks());

const emailBox = () => screen.queryByRole('checkbox', { name: 'Email me what I have agreed to' });
const queryOf = (runtime: TestRuntime) => consents(runtime).map(({ input }) => input.query);

describe('the consent to pass details on', () => {
  it.each<[string, BroadbandPackage, RegExp, string]>([
    [
      'broadband that we order',
      aPackage(),
      /^I agree that Home Move passes my name, email address, mobile number, new address and start date to Brightline, to place this order\.$/,
      '1',
    ],
    ['Sky', aSkyPackage(), /to Sky, to place this order\.$/, '2'],
    [
      'a provider’s own site',
      aGigPackage(),
      /^I agree that Home Move passes on that I chose this package, with a reference that does not name me, so that Coaxia knows where I came from\.$/,
      '4',
    ],
  ])('is recorded before the choice, for %s [CALL-10]', async (_service, pkg, text, serviceType) => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    const runtime = atSignup(pkg);
    acceptOrders(runtime);
    renderEntertainment(runtime);
    expect(await consent()).toHaveAccessibleName(text);
    await userEvent.click(await consent());
    if (serviceType === '2') await userEvent.click(screen.getByRole('radio', { name: 'Anytime' }));
    await userEvent.click(screen.getByRole('button', { name: /^(Order|Go to Coaxia)/ }));
    await waitFor(() => expect(runtime.recorded.navigations).toEqual(confirmed));
    expect(queryOf(runtime)).toEqual([{ serviceType, sendEmail: 'false', version: '2026-11' }]);
    const calls = runtime.recorded.calls.map(({ path }) => path);
    expect(calls.indexOf('/enrolment/wom-consent')).toBeLessThan(calls.indexOf('/entertainment/select-package'));
  });

  it('emails the consent on request, and never by default [CALL-10]', async () => {
    const runtime = atSignup(aPackage());
    acceptOrders(runtime);
    renderEntertainment(runtime);
    await userEvent.click(await consent());
    expect(emailBox()).not.toBeChecked();
    await userEvent.click(emailBox() as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Order' }));
    await waitFor(() => expect(queryOf(runtime)).toMatchObject([{ sendEmail: 'true' }]));
  });

  it('is recorded again when the mover requests the email only after a failed order', async () => {
    const runtime = atSignup(aPackage());
    runtime.answer(entertainmentEndpoints.womConsent, () => aBroadbandEnrolment({ version: 2 }));
    runtime.answer(entertainmentEndpoints.selectPackage, () => refused('THIRD_PARTY'));
    renderEntertainment(runtime);
    await userEvent.click(await consent());
    await userEvent.click(screen.getByRole('button', { name: 'Order' }));
    await screen.findByRole('alert');
    expect(runtime.enrolment.get()?.version).toBe(2);
    await userEvent.click(emailBox() as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Order' }));
    await waitFor(() => expect(queryOf(runtime)).toMatchObject([{ sendEmail: 'false' }, { sendEmail: 'true' }]));
  });

  it('cannot be mailed to a mover without an email address', async () => {
    const runtime = atSignup(aPackage(), null, { enrolment: aBroadbandEnrolment({ emailAddress: null }) });
    renderEntertainment(runtime);
    await consent();
    expect(emailBox()).not.toBeInTheDocument();
  });

  it('orders nothing when the consent is not recorded, and keeps the ticked boxes', async () => {
    const runtime = atSignup(aPackage());
    acceptOrders(runtime);
    runtime.answer(entertainmentEndpoints.womConsent, () => refused('TOO_MANY_REQUESTS'));
    renderEntertainment(runtime);
    await userEvent.click(await consent());
    await userEvent.click(emailBox() as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Order' }));
    expect(await screen.findByRole('alert')).toHaveFocus();
    expect(orders(runtime)).toEqual([]);
    expect(await consent()).toBeChecked();
    expect(emailBox()).toBeChecked();

    runtime.answer(entertainmentEndpoints.womConsent, () => aBroadbandEnrolment({ version: 2 }));
    await userEvent.click(screen.getByRole('button', { name: 'Order' }));
    await waitFor(() => expect(orders(runtime)).toHaveLength(1));
  });

  it('orders nothing without consent: shows an error and focuses the checkbox', async () => {
    const runtime = atSignup(aPackage());
    const { container } = renderEntertainment(runtime);
    const box = await consent();
    expect(box).not.toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Order' }));
    expect(box).toHaveFocus();
    expect(box).toHaveAccessibleDescription(/Please agree to this to carry on/);
    expect(within(screen.getByRole('alert')).getByRole('link')).toHaveTextContent(
      'Consent: Please agree to this to carry on',
    );
    expect(document.title).toBe('Error: Set up with Brightline - Home Move');
    expect(orders(runtime)).toEqual([]);
    await expectNoViolations(container);
    await userEvent.keyboard(' ');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps the tick across a reload until the order, only for this package', async () => {
    const runtime = atSignup(aPackage());
    const first = renderEntertainment(runtime);
    await userEvent.click(await consent());
    first.unmount();

    const again = renderEntertainment(runtime);
    expect(await consent()).toBeChecked();
    again.unmount();

    const stored = { onboarding: runtime.storage.get('onboarding') };
    const other = renderEntertainment(atSignup(aPackage({ packageId: 'BRI-FF500' }), null, { stored }));
    expect(await consent()).not.toBeChecked();
    other.unmount();

    acceptOrders(runtime);
    renderEntertainment(runtime);
    await consent();
    await userEvent.click(screen.getByRole('button', { name: 'Order' }));
    await waitFor(() => expect(runtime.recorded.navigations).toEqual(confirmed));
    expect(runtime.storage.get('onboarding')).toEqual({});
  });

  it('keeps a tick that an earlier version of the page has stored', async () => {
    const stored = { onboarding: { 'broadband ht BRI-FF150': true } };
    renderEntertainment(atSignup(aPackage(), null, { stored }));
    expect(await consent()).toBeChecked();
    expect(emailBox()).not.toBeChecked();
  });
});
