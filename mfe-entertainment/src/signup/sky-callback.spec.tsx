import { expectNoViolations } from '@home-move/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPackage, aSkyPackage } from '../testing/broadband-packages';
import { renderEntertainment } from '../testing/entertainment-runtime';
import { acceptOrders, atSignup, confirmed, consent, orders } from '../testing/signup';

const order = () => userEvent.click(screen.getByRole('button', { name: 'Order' }));

describe("Sky's call back", () => {
  it('offers slots 1 to 4 or Anytime within its hours, none chosen [BBSET-09, BBSET-10]', async () => {
    const { container } = renderEntertainment(atSignup(aSkyPackage()));
    await consent();
    const group = screen.getByRole('group', { name: 'When should Sky call you?' });
    expect(group).toHaveAccessibleDescription('12pm-8pm Monday to Friday, within 24 hours');
    const slots = within(group).getAllByRole('radio');
    expect(slots.map((slot) => [slot.getAttribute('value'), slot.parentElement?.textContent])).toEqual([
      ['1', '12pm to 2pm'],
      ['2', '2pm to 4pm'],
      ['3', '4pm to 6pm'],
      ['4', '6pm to 8pm'],
      ['Anytime', 'Anytime'],
    ]);
    for (const slot of slots) expect(slot).not.toBeChecked();
    await expectNoViolations(container);
  });

  it('is sent with the order [BBSET-09]', async () => {
    const runtime = atSignup(aSkyPackage());
    acceptOrders(runtime);
    renderEntertainment(runtime);
    await userEvent.click(await consent());
    await userEvent.click(screen.getByRole('radio', { name: '4pm to 6pm' }));
    await order();
    await waitFor(() => expect(runtime.recorded.navigations).toEqual(confirmed));
    expect(orders(runtime)).toMatchObject([{ input: { body: { packageId: 'SKY-SF100', skyCallbackSlot: '3' } } }]);
  });

  it('is required: shows the error, focuses the first slot, and orders nothing', async () => {
    const runtime = atSignup(aSkyPackage());
    const { container } = renderEntertainment(runtime);
    await consent();
    await order();
    expect(screen.getByRole('radio', { name: '12pm to 2pm' })).toHaveFocus();
    expect(
      within(screen.getByRole('alert'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['When should Sky call you? Mandatory', 'Consent: Please agree to this to carry on']);
    expect(screen.getByRole('group', { name: 'When should Sky call you?' })).toHaveAccessibleDescription(
      '12pm-8pm Monday to Friday, within 24 hours Error: Mandatory',
    );
    expect(orders(runtime)).toEqual([]);
    await expectNoViolations(container);
    await userEvent.click(screen.getByRole('radio', { name: 'Anytime' }));
    expect(screen.queryByText('Mandatory')).not.toBeInTheDocument();
  });

  it('is kept across a reload', async () => {
    const runtime = atSignup(aSkyPackage());
    const first = renderEntertainment(runtime);
    await consent();
    await userEvent.click(screen.getByRole('radio', { name: '2pm to 4pm' }));
    first.unmount();
    renderEntertainment(runtime);
    await consent();
    expect(screen.getByRole('radio', { name: '2pm to 4pm' })).toBeChecked();
  });

  it('is not offered for packages of other providers [BBSET-09]', async () => {
    renderEntertainment(atSignup(aPackage()));
    await consent();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.queryByText('12pm-8pm Monday to Friday, within 24 hours')).not.toBeInTheDocument();
  });
});
