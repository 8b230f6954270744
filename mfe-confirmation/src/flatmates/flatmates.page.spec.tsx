import { ApiError, flatmatesEndpoints, problem, type Flatmate } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import {
  createTestRuntime,
  expectNoViolations,
  renderWithRuntime,
  type TestRuntimeOptions,
} from '@home-move/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FlatmatesPage } from './flatmates.page';

function aRuntime(options: TestRuntimeOptions = {}) {
  const runtime = createTestRuntime({ enrolment: anEnrolment(), ...options });
  runtime.answer(flatmatesEndpoints.notify, () => undefined);
  return runtime;
}
type Runtime = ReturnType<typeof aRuntime>;
const sent = ({ recorded }: Runtime) => recorded.calls.map(({ input }) => input.body);
const flatmate = (number: number) => within(screen.getByRole('group', { name: `Housemate ${number}` }));
const names = () => screen.getAllByRole('textbox', { name: 'Name' }).map((box) => (box as HTMLInputElement).value);
const send = () => screen.getByRole('button', { name: 'Send' });

const alex: Flatmate = { name: 'Alex', email: 'alex@example.test' };
const robin: Flatmate = { name: 'Robin', email: 'robin@example.test' };

async function enter(number: number, { name, email }: Flatmate): Promise<void> {
  const user = userEvent.setup({ delay: null });
  await user.type(flatmate(number).getByRole('textbox', { name: 'Name' }), name);
  await user.type(flatmate(number).getByRole('textbox', { name: 'Email' }), email);
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

describe('the flatmates page', () => {
  it('writes to each flatmate entered, by name and email [FLAT-02, FLAT-03, FLAT-06]', async () => {
    const user = userEvent.setup({ delay: null });
    const { container, runtime } = renderWithRuntime(<FlatmatesPage />, aRuntime());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tell your housemates');
    await expectNoViolations(container);

    await enter(1, alex);
    await user.click(screen.getByRole('button', { name: 'Add another housemate' }));
    await enter(2, robin);
    await user.click(send());

    expect(await screen.findByText('Done: Alex and Robin.')).toBeVisible();
    expect(runtime.recorded.calls).toMatchObject(
      [alex, robin].map((body) => ({ method: 'POST', path: '/tell-flatmates', input: { body } })),
    );
    expect(names()).toEqual(['']);
    expect(runtime.recorded.events).toEqual([]);
  });

  it('needs a name and a valid email address of each [FLAT-04, FLAT-05]', async () => {
    const user = userEvent.setup({ delay: null });
    const { container, runtime } = renderWithRuntime(<FlatmatesPage />, aRuntime());
    await enter(1, { name: ' ', email: 'alex' });
    await user.click(send());

    const summary = within(await screen.findByRole('alert', { name: 'There is a problem' }));
    expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Housemate 1, name: Mandatory',
      'Housemate 1, email: Please enter a valid email address',
    ]);
    expect(sent(runtime)).toEqual([]);
    await expectNoViolations(container);
  });

  it('names the flatmates who got no email, and keeps them for another attempt', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aRuntime();
    runtime.answer(flatmatesEndpoints.notify, ({ body }) => {
      if (body.name === 'Alex') throw new ApiError(problem('THIRD_PARTY'));
    });
    const { container } = renderWithRuntime(<FlatmatesPage />, runtime);
    await enter(1, alex);
    await user.click(screen.getByRole('button', { name: 'Add another housemate' }));
    await enter(2, robin);
    await user.click(send());

    expect(await screen.findByText('Done: Robin.')).toBeVisible();
    expect(screen.getByText('Alex got no email. What you entered is still here. Please try again.')).toBeVisible();
    expect(names()).toEqual(['Alex']);
    await expectNoViolations(container);

    runtime.answer(flatmatesEndpoints.notify, () => undefined);
    await user.click(send());
    expect(await screen.findByText('Done: Robin and Alex.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(sent(runtime)).toEqual([alex, robin, alex]);
  });

  it('keeps the draft across a reload until it is sent', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aRuntime();
    const { unmount } = renderWithRuntime(<FlatmatesPage />, runtime);
    await enter(1, alex);
    await user.click(screen.getByRole('button', { name: 'Add another housemate' }));
    unmount();

    const second = renderWithRuntime(<FlatmatesPage />, runtime);
    expect(names()).toEqual(['Alex', '']);
    await user.click(screen.getByRole('button', { name: 'Remove housemate 2' }));
    await user.click(send());
    await screen.findByText('Done: Alex.');
    second.unmount();

    renderWithRuntime(<FlatmatesPage />, runtime);
    expect(names()).toEqual(['']);
  });

  it('moves the focus to an added housemate, and from a removed one to the next', async () => {
    const user = userEvent.setup({ delay: null });
    renderWithRuntime(<FlatmatesPage />, aRuntime());
    const nameBox = (number: number) => flatmate(number).getByRole('textbox', { name: 'Name' });
    await user.click(screen.getByRole('button', { name: 'Add another housemate' }));
    expect(nameBox(2)).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Add another housemate' }));
    await user.click(screen.getByRole('button', { name: 'Remove housemate 2' }));
    expect(nameBox(2)).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove housemate 2' }));
    expect(nameBox(1)).toHaveFocus();
  });

  it('ends at the confirmation page', async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime } = renderWithRuntime(<FlatmatesPage />, aRuntime());
    await user.click(screen.getByRole('link', { name: 'Back to your summary' }));

    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/confirmation', replace: false }]);
  });
});

describe('the link to share', () => {
  it.each([
    [{}, 'http://localhost/'],
    [{ urlRoute: 'oakwood' }, 'http://localhost/oakwood'],
    [{ urlRoute: 'oakwood', branch: 12 }, 'http://localhost/oakwood/12'],
  ])('of the brand %j is its first page, which reveals nothing about the mover', (brand, link) => {
    renderWithRuntime(<FlatmatesPage />, aRuntime({ brand }));

    expect(screen.getByText(link)).toBeVisible();
    expect(screen.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  });

  it('is copied', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    const user = userEvent.setup({ delay: null });
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    renderWithRuntime(<FlatmatesPage />, aRuntime());
    await user.click(screen.getByRole('button', { name: 'Copy the link' }));

    expect(await screen.findByText('Copied')).toBeVisible();
    expect(writeText).toHaveBeenCalledWith('http://localhost/');
    expect(screen.queryByRole('button', { name: 'Share the link' })).not.toBeInTheDocument();
  });

  it('can be selected where the browser forbids copying', async () => {
    const user = userEvent.setup({ delay: null });
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    });
    renderWithRuntime(<FlatmatesPage />, aRuntime());
    await user.click(screen.getByRole('button', { name: 'Copy the link' }));

    expect(await screen.findByText(/^Your browser does not let us copy it\./)).toBeVisible();
  });

  it('shares a link that contains only the brand, if the device supports sharing', async () => {
    const share = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    const user = userEvent.setup({ delay: null });
    renderWithRuntime(<FlatmatesPage />, aRuntime());
    await user.click(screen.getByRole('button', { name: 'Share the link' }));

    expect(share).toHaveBeenCalledWith({
      title: 'Home Move',
      text: 'I am setting up our new home with Home Move.',
      url: 'http://localhost/',
    });
  });

  it('is not shown to an agent, whose address is another one', () => {
    renderWithRuntime(<FlatmatesPage />, aRuntime({ portal: 'telephony' }));

    expect(screen.queryByRole('heading', { name: 'Share a link' })).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Housemate 1' })).toBeVisible();
  });
});
