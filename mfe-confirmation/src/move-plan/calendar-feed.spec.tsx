import { ApiError, networkProblem, planEndpoints } from '@home-move/contract';
import { expectNoViolations } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPlan, renderPlan } from '../testing/move-plan';

const failing = () => Promise.reject(new ApiError(networkProblem));

describe('the calendar to subscribe to', () => {
  const feed = { webcalUrl: 'webcal://portal.example/calendar/a.ics', url: 'https://portal.example/calendar/a.ics' };

  it('gets its address on request, to open and to copy, and another one that ends it', async () => {
    const user = userEvent.setup();
    const { container, runtime } = renderPlan();
    runtime.answer(planEndpoints.createFeed, () => feed);
    await user.click(await screen.findByRole('button', { name: 'Create calendar address' }));

    const open = await screen.findByRole('link', { name: 'Open in your calendar app' });
    expect(open).toHaveAttribute('href', feed.webcalUrl);
    await user.click(screen.getByRole('button', { name: 'Copy address' }));
    expect(await screen.findByText(/^Copied\./)).toBeVisible();
    await expect(navigator.clipboard.readText()).resolves.toBe(feed.url);
    expect(screen.getByText('If you created an address before, it stops working.')).toBeVisible();
    await expectNoViolations(container);

    const url = 'https://portal.example/calendar/b.ics';
    runtime.answer(planEndpoints.createFeed, () => ({ ...feed, url }));
    await user.click(screen.getByRole('button', { name: 'Create a new address' }));
    expect(await screen.findByText(url)).toBeVisible();
    expect(screen.queryByText(feed.url)).not.toBeInTheDocument();
  });

  it('ends the calendar feed after a confirmation, using only the keyboard', async () => {
    const user = userEvent.setup();
    const { container, runtime } = renderPlan();
    runtime.answer(planEndpoints.feedState, () => ({ isActive: true }));
    runtime.answer(planEndpoints.endFeed, failing);
    const end = await screen.findByRole('button', { name: 'End the address' });
    expect(screen.getByText(/^A calendar address is in use\./)).toBeVisible();
    end.focus();
    await user.keyboard('{Enter}');
    expect(screen.getByText('End your calendar address?').closest('[role="status"]')).toHaveFocus();
    await expectNoViolations(container);
    await user.keyboard('{Tab}{Tab}{Enter}');
    expect(screen.getByRole('button', { name: 'End the address' })).toHaveFocus();

    await user.keyboard('{Enter}{Tab}{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(networkProblem.title);
    runtime.answer(planEndpoints.endFeed, () => undefined);
    await user.click(screen.getByRole('button', { name: 'Yes, end it' }));
    const ended = await screen.findByText('Your calendar address has ended.');
    expect(ended.closest('[role="status"]')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Create calendar address' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'End the address' })).not.toBeInTheDocument();
  });

  it('shows why there is no address', async () => {
    const user = userEvent.setup();
    const { runtime } = renderPlan();
    runtime.answer(planEndpoints.createFeed, failing);
    await user.click(await screen.findByRole('button', { name: 'Create calendar address' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(networkProblem.title);
  });

  it('is not offered to an agent', async () => {
    renderPlan(aPlan(), { portal: 'telephony' });

    expect(await screen.findByRole('button', { name: 'Download calendar file' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create a new address' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'End the address' })).not.toBeInTheDocument();
  });
});
