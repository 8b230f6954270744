import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CalendarButton } from './calendar-button';

let mockIsReachable = false;
jest.mock('./calendar-dialog', () => {
  if (!mockIsReachable) throw new Error('Loading chunk calendar failed');
  return jest.requireActual<object>('./calendar-dialog');
});

it('offers another attempt when the calendar does not load', async () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  render(
    <CalendarButton
      title="Choose a start date"
      earliest="2026-12-07"
      latest="2027-01-05"
      today="2026-11-22"
      value={null}
      onChoose={() => undefined}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Choose from a calendar' }));
  expect(await screen.findByText('The calendar did not load. Type the date instead.')).toBeVisible();
  mockIsReachable = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: 'Choose a start date' })).toBeVisible();
  expect(screen.queryByText('The calendar did not load. Type the date instead.')).not.toBeInTheDocument();
});
