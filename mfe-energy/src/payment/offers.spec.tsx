import { energyEndpoints, psrEndpoints, stepAt, type PsrAnswers } from '@home-move/contract';
import { aTariff } from '@home-move/contract/testing';
import { expectNoViolations } from '@home-move/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anEnergyEnrolment, aSelection, renderEnergy } from '../testing/energy-runtime';
import { atPayment, fill, ready, sent, submit } from '../testing/payment';

const tick = (name: string | RegExp) => userEvent.click(screen.getByRole('checkbox', { name }));
const offers = /^Larkfield Energy may send me offers/;
const charity = /^Larkfield Energy's charity may send me news/;
const group = /^Other companies of the Larkfield Energy group may send me offers/;

describe('the offers of the supplier', () => {
  it('are not wanted while nothing is ticked [PAY-06] [PAY-12]', async () => {
    const runtime = atPayment();
    renderEnergy(runtime);
    await ready();
    for (const name of [offers, charity, group]) expect(screen.getByRole('checkbox', { name })).not.toBeChecked();
    await fill();
    await submit();
    expect(sent(runtime)[0]?.input.body).toMatchObject({
      ovoMarketingOptIn: false,
      ovoMarketingOptInChannels: [],
      ovoFoundationMarketingOptIn: false,
      ovoGroupMarketingOptIn: false,
    });
  });

  it('come by the channels that the mover ticks, which are unticked too [PAY-12]', async () => {
    const runtime = atPayment();
    const { container } = renderEnergy(runtime);
    await ready();
    expect(screen.queryByRole('checkbox', { name: 'By email' })).not.toBeInTheDocument();
    await tick(offers);
    const channels = screen.getByRole('group', { name: 'How may they send them?' });
    expect(channels).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'By email' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'By text message' })).not.toBeChecked();
    await expectNoViolations(container);
    await tick('By email');
    await tick('By text message');
    await tick(charity);
    await tick(group);
    await fill();
    await submit();
    expect(sent(runtime)[0]?.input.body).toMatchObject({
      ovoMarketingOptIn: true,
      ovoMarketingOptInChannels: ['email', 'sms'],
      ovoFoundationMarketingOptIn: true,
      ovoGroupMarketingOptIn: true,
    });
  });

  it('have no channels once the mover unticks them', async () => {
    const runtime = atPayment();
    renderEnergy(runtime);
    await ready();
    await tick(offers);
    await tick('By email');
    await tick(offers);
    await fill();
    await submit();
    expect(sent(runtime)[0]?.input.body).toMatchObject({
      ovoMarketingOptIn: false,
      ovoMarketingOptInChannels: [],
    });
  });

  it('shows only the offers box for another supplier, without charity and group', async () => {
    const runtime = atPayment();
    runtime.answer(energyEndpoints.selection, () => aSelection({ tariffs: [aTariff({ supplierName: 'Glimmer' })] }));
    renderEnergy(runtime);
    await ready();
    expect(screen.getByRole('checkbox', { name: /^Glimmer may send me offers/ })).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /charity|group/ })).not.toBeInTheDocument();
  });
});

const braille = { specialCommsPreferences: 'BRAILLE' } as const;
const notShared = { supplier: false, network: true, water: true };
const shared = { ...notShared, supplier: true };

describe('extra support', () => {
  const withAnswers = (answers: PsrAnswers) => {
    const runtime = atPayment({}, { flags: { 'psr-access-granted': true } });
    runtime.answer(psrEndpoints.answers, () => answers);
    return runtime;
  };

  it.each<[string, PsrAnswers, string, boolean]>([
    ['needs to share', { answered: true, psrOptions: braille, consents: shared }, 'Asked for', true],
    ['needs for others', { answered: true, psrOptions: braille, consents: notShared }, 'Asked for', false],
    ['No', { answered: true, psrOptions: null }, 'Not asked for', false],
    ['no answer', { answered: false, psrOptions: null }, 'Not asked for', false],
    ['what an agent sees of an answer', { answered: true }, 'Answered', false],
  ])(
    'is announced to the supplier after %s as agreed, without the needs [PAY-12]',
    async (_, answers, shown, required) => {
      const runtime = withAnswers(answers);
      renderEnergy(runtime);
      await ready();
      expect(await screen.findByText(shown)).toBeVisible();
      await fill();
      await submit();
      expect(sent(runtime)[0]?.input.body).toMatchObject({ priorityServicesRequired: required });
      expect(JSON.stringify(sent(runtime))).not.toContain('BRAILLE');
    },
  );

  it('shows a change of the extra support answers immediately', async () => {
    const runtime = withAnswers({ answered: true, psrOptions: null });
    runtime.answer(psrEndpoints.save, ({ body }) => ({ answered: true, ...body }));
    const payment = runtime.currentStep.get();
    renderEnergy(runtime);
    await ready();
    expect(await screen.findByText('Not asked for')).toBeVisible();
    const path = '/enrolment/energy/psr';
    const psr = stepAt(path);
    act(() => runtime.currentStep.set(psr && { ...psr, path }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Yes' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /How should letters/ }), 'Braille');
    await userEvent.click(screen.getByRole('checkbox', { name: /share this with Larkfield Energy/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
    await waitFor(() => expect(runtime.recorded.navigations).toHaveLength(1));
    act(() => runtime.currentStep.set(payment));
    await ready();
    expect(await screen.findByText('Asked for')).toBeVisible();
  });

  it('shows an agent that the customer has answered in private meanwhile', async () => {
    const runtime = atPayment(
      {},
      { flags: { 'psr-access-granted': true }, portal: 'telephony', session: { agentName: 'Jordan Lee' } },
    );
    runtime.answer(psrEndpoints.answers, () => ({ answered: false }));
    renderEnergy(runtime);
    await ready();
    expect(await screen.findByText('Not asked for')).toBeVisible();
    runtime.answer(psrEndpoints.answers, () => ({ answered: true }));
    act(() => runtime.enrolment.set(anEnergyEnrolment({ version: 9 })));
    expect(await screen.findByText('Answered')).toBeVisible();
  });

  it('leads back to its page', async () => {
    const runtime = withAnswers({ answered: true, psrOptions: null });
    renderEnergy(runtime);
    await ready();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit extra support' }));
    expect(runtime.recorded.navigations[0]?.path).toBe('/enrolment/energy/psr/larkfield%20energy/LF12-EAST');
  });

  it('is neither shown nor asked about where the brand has no page for it', async () => {
    const runtime = atPayment({}, { flags: { 'psr-access-granted': false } });
    renderEnergy(runtime);
    await ready();
    expect(screen.queryByText('Extra support')).not.toBeInTheDocument();
    expect(runtime.recorded.calls.map(({ path }) => path)).not.toContain('/enrolment/psr');
    await fill();
    await submit();
    expect(sent(runtime)[0]?.input.body).toMatchObject({ priorityServicesRequired: false });
  });
});
