import { ApiError, councilWaterEndpoints, problem, type CouncilServices } from '@home-move/contract';
import { expectNoViolations } from '@home-move/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mandatory, notPreset } from '../testing/enrolment.builder';
import { councilServicesIn } from '../testing/council-services.builder';
import { councilRuntime, renderCouncil, sentChoices, showCouncil } from '../testing/council-runtime';

const user = userEvent.setup({ delay: null });
const card = (name: string) => within(screen.getByRole('region', { name }));
const radio = (of: string, name: RegExp) => card(of).getByRole('radio', { name });
const keep = /^Yes, keep it on my list/;
const leave = /^No, I will sort it out myself/;
const submit = () => user.click(screen.getByRole('button', { name: 'Continue' }));
const settled = [
  { name: 'service', detail: { service: 'council', outcome: 'completed' } },
  { name: 'service', detail: { service: 'water', outcome: 'completed' } },
];
const down = () => {
  throw new ApiError(problem('THIRD_PARTY'));
};

describe('the council and water page', () => {
  it('names the authorities and links to the registration of each [COUNCIL-03]', async () => {
    const { container } = await showCouncil();

    expect(card('Council Tax').getByText('Bedford Borough Council')).toBeVisible();
    const council = card('Council Tax').getByRole('link');
    expect(council).toHaveAccessibleName('Register with Bedford Borough Council (opens in a new tab)');
    expect(council).toHaveAttribute('href', 'https://bedford-borough-council.example/council-tax/moving-home');
    expect(council).toHaveAttribute('rel', 'noopener noreferrer');
    expect(card('Water').getByRole('link', { name: /^Register with Anglian Water/ })).toHaveAttribute(
      'href',
      'https://anglian-water.example/moving-home',
    );
    expect(screen.getByText(/^Moving in on/)).toHaveTextContent('Moving in on 27 Nov 2026');
    await expectNoViolations(container);
  });

  it('starts from the preselected services, saves 2 and 3, and notifies the host page [COUNCIL-09]', async () => {
    const { runtime } = await showCouncil();
    expect(radio('Council Tax', keep)).toBeChecked();
    expect(radio('Water', keep)).toBeChecked();

    await user.click(radio('Water', leave));
    await submit();

    expect(sentChoices(runtime)).toEqual([{ council: 2, water: 3, version: 1 }]);
    expect(runtime.enrolment.get()?.councilComplete).toBe(true);
    expect(runtime.recorded.events).toEqual(settled);
  });

  it('continues to product selection from the upfront step [COUNCIL-05]', async () => {
    const { runtime } = await showCouncil();
    await submit();
    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/product-selection', replace: false }]);
  });

  it.each([
    ['energy usage', { energyConsented: true, energyOptIn: 1 as const }, '/enrolment/energy/usage'],
    [
      'broadband',
      { entertainmentConsented: true, entertainmentOptIn: 1 as const },
      '/enrolment/entertainment/broadband-list',
    ],
    ['confirmation', {}, '/enrolment/confirmation'],
  ])('continues to %s from the step after product selection [COUNCIL-04]', async (_, enrolment, path) => {
    const { runtime } = await showCouncil({ upfront: false, enrolment });
    await submit();
    expect(runtime.recorded.navigations).toEqual([{ path, replace: false }]);
  });

  it('can be answered using only the keyboard', async () => {
    const { runtime } = await showCouncil({ enrolment: notPreset });
    await user.tab();
    expect(screen.getByRole('button', { name: 'Back' })).toHaveFocus();
    await user.tab();
    expect(card('Council Tax').getByRole('link')).toHaveFocus();
    await user.tab();
    expect(radio('Council Tax', keep)).toHaveFocus();
    await user.keyboard(' ');
    await user.tab();
    expect(card('Water').getByRole('link')).toHaveFocus();
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(radio('Water', leave)).toBeChecked();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(sentChoices(runtime)).toEqual([{ council: 2, water: 3, version: 1 }]);
  });

  it('requires an answer to each question', async () => {
    const { runtime, container } = await showCouncil({ enrolment: notPreset });
    await user.click(radio('Water', keep));
    await submit();

    expect(card('Council Tax').getByRole('group')).toHaveAccessibleDescription('Error: Please select an option');
    expect(radio('Council Tax', keep)).toHaveFocus();
    expect(document.title).toBe('Error: Council tax and water - Home Move');
    expect(sentChoices(runtime)).toEqual([]);
    await expectNoViolations(container);
  });

  it('shows the reason instead of a question for mandatory services', async () => {
    const { runtime, container } = await showCouncil({ enrolment: mandatory });

    for (const name of ['Council Tax', 'Water']) {
      expect(card(name).getByText('Required')).toBeVisible();
      expect(card(name).getByText('Your agent has to notify them.')).toBeVisible();
    }
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await expectNoViolations(container);
    await submit();
    expect(sentChoices(runtime)).toEqual([{ council: 2, water: 2, version: 1 }]);
  });

  it('keeps the answers when saving fails, emits nothing, and saves at the next attempt', async () => {
    const runtime = councilRuntime();
    const save = jest.fn(() => runtime.enrolment.get() ?? down());
    runtime.answer(councilWaterEndpoints.choose, () => {
      throw new ApiError(problem('UNEXPECTED', { incident: 'i-1' }));
    });
    renderCouncil(runtime);
    await screen.findByRole('button', { name: 'Continue' });
    await user.click(radio('Water', leave));
    await submit();

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Sorry we have encountered some difficulties. Please try again in a moment.',
    );
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(radio('Water', leave)).toBeChecked();
    expect(runtime.recorded.events).toEqual([]);
    expect(runtime.recorded.navigations).toEqual([]);

    runtime.answer(councilWaterEndpoints.choose, save);
    await submit();
    expect(save).toHaveBeenCalledWith({ body: { council: 2, water: 3, version: 1 } }, undefined);
    expect(runtime.recorded.navigations).toHaveLength(1);
  });

  it('keeps an answer across a reload until it is saved', async () => {
    const { runtime, unmount } = await showCouncil({ enrolment: notPreset });
    await user.click(radio('Water', leave));
    unmount();

    const again = renderCouncil(runtime);
    await screen.findByRole('button', { name: 'Continue' });
    expect(radio('Water', leave)).toBeChecked();
    await user.click(radio('Council Tax', keep));
    await submit();
    expect(sentChoices(runtime)).toEqual([{ council: 2, water: 3, version: 1 }]);
    again.unmount();

    renderCouncil(runtime);
    await screen.findByRole('button', { name: 'Continue' });
    expect(runtime.storage.get('onboarding')).toEqual({});
  });

  it('shows a server validation error at its question', async () => {
    const runtime = councilRuntime();
    runtime.answer(councilWaterEndpoints.choose, () => {
      throw new ApiError(problem('VALIDATION', { errors: { water: 'Your agent has to notify them' } }));
    });
    renderCouncil(runtime);
    await screen.findByRole('button', { name: 'Continue' });
    await submit();
    await waitFor(() =>
      expect(card('Water').getByRole('group')).toHaveAccessibleDescription('Error: Your agent has to notify them'),
    );
  });

  it('goes back to the moving details, or to product selection before it', async () => {
    const upfront = await showCouncil();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(upfront.runtime.recorded.backs).toEqual(['/enrolment/moving-details']);
    upfront.unmount();

    const later = await showCouncil({ upfront: false });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(later.runtime.recorded.backs).toEqual(['/enrolment/product-selection']);
  });
});

describe('until the look-up has succeeded', () => {
  it('requests a missing address before any look-up', async () => {
    const runtime = councilRuntime({ enrolment: { address: null, simpleAddress: null, postcode: null } });
    const { container } = renderCouncil(runtime);
    expect(
      screen.getByText('We need the address of your new home before we can find your council and water company.'),
    ).toBeVisible();
    expect(runtime.recorded.calls).toEqual([]);
    await expectNoViolations(container);
    await user.click(screen.getByRole('button', { name: 'Tell us your address' }));
    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/moving-details', replace: false }]);
  });

  it('explains the wait', async () => {
    const runtime = councilRuntime();
    runtime.answer(councilWaterEndpoints.services, () => new Promise(() => undefined));
    const { container } = renderCouncil(runtime);
    expect(await screen.findByText('Looking up your council and water company')).toBeInTheDocument();
    await expectNoViolations(container);
  });

  it('keeps Back and its focus when the result arrives', async () => {
    const runtime = councilRuntime();
    let arrive: (services: CouncilServices) => void = () => undefined;
    runtime.answer(councilWaterEndpoints.services, () => new Promise((resolve) => (arrive = resolve)));
    renderCouncil(runtime);
    const back = screen.getByRole('button', { name: 'Back' });
    back.focus();
    // Its place is taken, so that the result moves nothing.
    expect(screen.getByText('Here is who to tell that you are moving in.')).toBeVisible();

    await act(() => Promise.resolve(arrive(councilServicesIn.bedford)));
    expect(screen.getByRole('region', { name: 'Council Tax' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Back' })).toBe(back);
    expect(back).toHaveFocus();
  });

  it('shows the failure, and tries again', async () => {
    const runtime = councilRuntime();
    runtime.answer(councilWaterEndpoints.services, down);
    const { container } = renderCouncil(runtime);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'There has been a error retrieving data from our third-party supplier. Please try again in a moment.',
    );
    await expectNoViolations(container);

    runtime.answer(councilWaterEndpoints.services, () => councilServicesIn.bedford);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Council Tax' })).toBeVisible();
  });

  it('lets the mover continue where another step is open', async () => {
    const runtime = councilRuntime();
    runtime.answer(councilWaterEndpoints.services, down);
    renderCouncil(runtime);
    await user.click(await screen.findByRole('button', { name: 'Carry on and do this later' }));
    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/product-selection', replace: false }]);
    expect(sentChoices(runtime)).toEqual([]);
  });

  it('lets the mover continue to the summary where nothing else is left', async () => {
    const runtime = councilRuntime({ upfront: false });
    runtime.answer(councilWaterEndpoints.services, down);
    renderCouncil(runtime);
    await user.click(await screen.findByRole('button', { name: 'Carry on and do this later' }));
    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/confirmation', replace: false }]);
  });

  it('offers no link to continue when it would lead back here', async () => {
    const runtime = councilRuntime({ upfront: false, enrolment: { energyConsented: null } });
    runtime.answer(councilWaterEndpoints.services, down);
    renderCouncil(runtime);
    await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('button', { name: 'Carry on and do this later' })).not.toBeInTheDocument();
  });
});
