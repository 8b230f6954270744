import {
  ApiError,
  networkProblem,
  privateEntryEndpoints,
  problem,
  type CallUpdate,
  type PrivateEntry,
} from '@home-move/contract';
import { aCallUpdate, anEnrolment, aPrivateEntry } from '@home-move/contract/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm, type Resolver, type ResolverResult } from 'react-hook-form';
import { FormTextField } from '../form/form-fields';
import { expectNoViolations } from '../testing/examples';
import { renderWithRuntime } from '../testing/render-with-runtime';
import { createTestRuntime } from '../testing/test-runtime';
import { CallFormPage } from './call-form-page';
import { useCustomerEntry } from './use-customer-entry';

const anEntry = (overrides: Partial<PrivateEntry> = {}) =>
  aPrivateEntry({ sentAt: '2026-11-20T20:36:00Z', ...overrides });
const opened = { state: 'opened', openedAt: '2026-11-20T20:38:00Z' } as const;
const done = { ...opened, state: 'done', doneAt: '2026-11-20T20:39:00Z' } as const;

const anUpdate = (privateEntries: readonly PrivateEntry[]) => aCallUpdate({ privateEntries });

const onSubmit = jest.fn();
const reload = jest.fn<Promise<unknown>, []>();

const requireName: Resolver<{ name: string }> = ({ name }): ResolverResult<{ name: string }> =>
  name === ''
    ? { values: {}, errors: { name: { type: 'rule', message: 'Enter the name' } } }
    : { values: { name }, errors: {} };

function Step() {
  const customerEntry = useCustomerEntry('bank-details', reload);
  const form = useForm<{ name: string }>({
    resolver: requireName,
    defaultValues: { name: '' },
  });
  if (customerEntry.isLoading) return <p>Loading</p>;
  return (
    <CallFormPage
      customerEntry={customerEntry}
      title="Payment"
      brandName="Home Move"
      form={form}
      onSubmit={onSubmit}
      busy={false}
      problem={null}
      submitLabel="Set up"
      after="Questions"
    >
      <FormTextField control={form.control} name="name" label="Account name" />
    </CallFormPage>
  );
}

beforeEach(() => {
  onSubmit.mockReset();
  reload.mockReset().mockResolvedValue(undefined);
});

interface OpenOptions {
  readonly hasStream?: boolean;
  readonly firstName?: string | null;
}

/** The step of an agent, with a stream that the test writes to; without one, it polls. */
function open({ hasStream = true, firstName = 'Sam' }: OpenOptions = {}) {
  let send: (update: CallUpdate) => void = () => undefined;
  let end: () => void = () => undefined;
  const follow = jest.fn(({ onUpdate }: { readonly onUpdate: (update: CallUpdate) => void }) => {
    send = onUpdate;
    return hasStream
      ? new Promise<void>((resolve) => (end = resolve))
      : Promise.reject(new ApiError(problem('NOT_FOUND')));
  });
  const runtime = createTestRuntime({
    portal: 'telephony',
    enrolment: anEnrolment({ firstName }),
    now: '2026-11-20T20:40:00Z',
    follow,
  });
  const { container, unmount } = renderWithRuntime(<Step />, runtime);
  const update = (...entries: readonly PrivateEntry[]) => act(async () => send(anUpdate(entries)));
  return { runtime, container, unmount, follow, update, end: () => act(async () => end()) };
}

const card = (name: string) => screen.getByRole('region', { name });
const milestones = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const submit = () => screen.getByRole('button', { name: 'Set up' });
const field = () => screen.queryByLabelText('Account name');
const enterHere = () => userEvent.click(screen.getByRole('button', { name: 'Enter it for the customer' }));

it('shows the form to a mover, without following anything', () => {
  const runtime = createTestRuntime({ enrolment: anEnrolment() });
  renderWithRuntime(<Step />, runtime);
  expect(field()).toBeVisible();
  expect(runtime.recorded.calls).toEqual([]);
});

it('shows the form to an agent who has sent no link for it', async () => {
  const { update } = open();
  expect(screen.getByText('Loading')).toBeVisible();
  await update(anEntry({ scope: 'health-needs' }));
  expect(field()).toBeVisible();
  expect(screen.queryByRole('region')).toBeNull();
});

describe('while the customer has a link', () => {
  it('shows when it was sent instead of the form, and why the agent cannot continue', async () => {
    const { update, container } = open();
    await update(anEntry());
    expect(card('Sam has a link for the bank details')).toHaveTextContent(
      'On their own phone. You see only that it is done.',
    );
    expect(milestones()).toEqual([
      'Link sent by text message8:36 PM',
      'Not yet: Opened by the customer',
      'Not yet: Done',
    ]);
    expect(field()).toBeNull();
    expect(screen.queryByText('Questions')).toBeNull();
    expect(submit()).toBeDisabled();
    expect(submit()).toHaveAccessibleDescription('You can carry on as soon as Sam has finished.');
    await expectNoViolations(container);
  });

  it('shows when they opened it', async () => {
    const { update, container } = open();
    await update(anEntry({ channel: 'email' }));
    await update(anEntry({ channel: 'email', ...opened }));
    expect(card('Sam is entering the bank details')).toBeVisible();
    expect(milestones()).toEqual(['Link sent by email8:36 PM', 'Opened, entering details8:38 PM', 'Not yet: Done']);
    expect(submit()).toBeDisabled();
    await expectNoViolations(container);
  });

  it('lets the agent enter it, below the progress, until another link is sent', async () => {
    const { update, container } = open();
    await update(anEntry());
    await enterHere();
    expect(screen.getByRole('heading', { name: 'Sam has a link for the bank details' })).toHaveFocus();
    expect(field()).toBeVisible();
    expect(submit()).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Enter it for the customer' })).toBeNull();
    await update(anEntry(opened));
    expect(card('Sam is entering the bank details')).toBeVisible();
    expect(field()).toBeVisible();
    await expectNoViolations(container);
    await update(anEntry({ id: '2' }), anEntry({ state: 'ended' }));
    expect(field()).toBeNull();
  });

  it('keeps the values that the agent has typed', async () => {
    const { update } = open();
    await update();
    await userEvent.type(screen.getByLabelText('Account name'), 'S Hart');
    await update(anEntry());
    await enterHere();
    expect(field()).toHaveValue('S Hart');
  });

  it('shows no error of the hidden form', async () => {
    const { update } = open();
    await update();
    await userEvent.click(submit());
    expect(await screen.findByRole('link', { name: /Enter the name/ })).toBeVisible();
    await update(anEntry());
    expect(screen.queryByText(/Enter the name/)).toBeNull();
  });

  it('names no one whose name is not known', async () => {
    const { update } = open({ firstName: null });
    await update(anEntry());
    expect(card('The customer has a link for the bank details')).toBeVisible();
    expect(submit()).toHaveAccessibleDescription('You can carry on as soon as the customer has finished.');
  });
});

describe('once the details have arrived', () => {
  it('loads the result before it shows the form, with all times', async () => {
    let finish: (value: unknown) => void = () => undefined;
    reload.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    const { update, container } = open();
    await update(anEntry(opened));
    screen.getByRole('button', { name: 'Enter it for the customer' }).focus();
    await update(anEntry(done));
    expect(card('Sam has entered the bank details')).toBeVisible();
    expect(milestones()).toEqual(['Link sent by text message8:36 PM', 'Opened by the customer8:38 PM', 'Done8:39 PM']);
    expect(field()).toBeNull();
    await act(async () => finish(undefined));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(field()).toBeVisible();
    expect(submit()).toBeEnabled();
    expect(screen.getByText('Questions')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Sam has entered the bank details' })).toHaveFocus();
    await expectNoViolations(container);
  });

  it('shows the form even if the result cannot be loaded', async () => {
    reload.mockRejectedValue(new ApiError(networkProblem));
    const { update } = open();
    await update(anEntry());
    await update(anEntry(done));
    expect(field()).toBeVisible();
  });

  it('loads nothing again when the step is opened later', async () => {
    const { update } = open();
    await update(anEntry(done));
    await update(anEntry(done));
    expect(card('Sam has entered the bank details')).toBeVisible();
    expect(field()).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });

  it('leaves the focus where the agent has it', async () => {
    const { update } = open();
    await update(anEntry());
    const panel = document.body.appendChild(document.createElement('input'));
    panel.focus();
    await update(anEntry(done));
    expect(panel).toHaveFocus();
    panel.remove();
  });
});

it.each([
  ['expired before it was opened', null, ['Link sent by text message8:36 PM']],
  ['was cancelled later', opened.openedAt, ['Link sent by text message8:36 PM', 'Opened by the customer8:38 PM']],
])('shows that the link %s, above the form', async (_, openedAt, expected) => {
  const { update, container } = open();
  await update(anEntry(openedAt === null ? {} : opened));
  await update(anEntry({ state: 'ended', openedAt }));
  const ended = card('The link for the bank details has ended');
  expect(within(ended).getByText('Ask again in the customer panel, or enter it here.')).toBeVisible();
  expect(milestones()).toEqual(expected);
  expect(field()).toBeVisible();
  expect(submit()).toBeEnabled();
  expect(reload).not.toHaveBeenCalled();
  await expectNoViolations(container);
});

it('shows the date of a link that was sent before midnight', async () => {
  const { update } = open();
  await update(anEntry({ sentAt: '2026-11-19T23:58:00Z' }));
  expect(milestones()[0]).toBe('Link sent by text message19/11/2026 11:58 PM');
});

describe('the connection', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('delays the form by two seconds at most', async () => {
    open();
    await wait(1999);
    expect(field()).toBeNull();
    await wait(1);
    expect(field()).toBeVisible();
  });

  it('is opened again when the server has ended it, and closed with the step', async () => {
    const { update, end, follow, unmount } = open();
    await update(anEntry());
    await end();
    await wait(500);
    expect(follow).toHaveBeenCalledTimes(2);
    expect(card('Sam has a link for the bank details')).toBeVisible();
    await update(anEntry(opened));
    expect(card('Sam is entering the bank details')).toBeVisible();
    unmount();
    await end();
    await wait(500);
    expect(follow).toHaveBeenCalledTimes(2);
  });

  it('that is lost is shown until the portal can be reached again, and does not keep the agent waiting', async () => {
    const { runtime, container } = open({ hasStream: false });
    const offline = 'No connection. This may be out of date.';
    await wait(0);
    expect(field()).toBeVisible();
    runtime.answer(privateEntryEndpoints.latest, () => anUpdate([anEntry()]));
    await wait(3000);
    expect(card('Sam has a link for the bank details')).not.toHaveTextContent(offline);
    const fail = () => {
      throw new ApiError(networkProblem);
    };
    runtime.answer(privateEntryEndpoints.latest, fail);
    await wait(3000);
    expect(card('Sam has a link for the bank details')).toHaveTextContent(offline);
    runtime.answer(privateEntryEndpoints.latest, () => anUpdate([anEntry(opened)]));
    await wait(3000);
    expect(card('Sam is entering the bank details')).not.toHaveTextContent(offline);
    runtime.answer(privateEntryEndpoints.latest, fail);
    await wait(3000);
    jest.useRealTimers();
    await expectNoViolations(container);
  });
});
