import { ApiError, problem } from '@home-move/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAction } from '../form/use-action';
import { expectNoViolations } from '../testing/examples';
import { renderWithRuntime } from '../testing/render-with-runtime';
import { ContinueWithout, NoThanks } from './skip-service';

// jsdom loads no style sheets, and Radix disables pointer events on the body.
const user = userEvent.setup({ pointerEventsCheck: 0 });
const press = (name: string) => user.click(screen.getByRole('button', { name }));

function SkipExample({ act, at }: { readonly act: () => Promise<void>; readonly at: 'a choice' | 'nothing' }) {
  const skip = useAction(act);
  return at === 'nothing' ? (
    <ContinueWithout skip={skip} />
  ) : (
    <NoThanks skip={skip} title="Leave energy for now?" body="You can come back." skipLabel="Skip energy" />
  );
}

describe("'No thanks'", () => {
  it('skips once the mover has confirmed', async () => {
    const act = jest.fn(() => Promise.resolve());
    renderWithRuntime(<SkipExample act={act} at="a choice" />);
    await press('No thanks');
    expect(act).not.toHaveBeenCalled();
    const dialog = screen.getByRole('dialog', { name: 'Leave energy for now?' });
    expect(dialog).toHaveAccessibleDescription('You can come back.');
    await expectNoViolations(dialog);
    await press('Skip energy');
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('skips nothing when the mover stays', async () => {
    const act = jest.fn(() => Promise.resolve());
    renderWithRuntime(<SkipExample act={act} at="a choice" />);
    await press('No thanks');
    await press('Stay and choose');
    expect(screen.getByRole('dialog').parentElement).toHaveAttribute('data-state', 'closing');
    expect(act).not.toHaveBeenCalled();
  });

  it('shows in the dialog why skipping failed', async () => {
    renderWithRuntime(<SkipExample act={() => Promise.reject(new ApiError(problem('UNAVAILABLE')))} at="a choice" />);
    await press('No thanks');
    await press('Skip energy');
    expect(screen.getByRole('dialog')).toContainElement(await screen.findByRole('alert'));
  });
});

describe("'Continue' without a choice", () => {
  it('skips at once', async () => {
    const act = jest.fn(() => new Promise<void>(() => undefined));
    renderWithRuntime(<SkipExample act={act} at="nothing" />);
    await press('Continue');
    expect(act).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Skipping' })).toBeVisible();
  });
});
